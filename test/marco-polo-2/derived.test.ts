import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { derived } from '../../src/marco-polo-2/derived.js';
import { derivedTests } from '../kernel/derived.js';

derivedTests(marcoPolo2, derived);
