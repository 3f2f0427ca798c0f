import { voyages } from '../../src/voyages/index.js';
import { derived } from '../../src/voyages/derived.js';
import { derivedTests } from '../kernel/derived.js';

derivedTests(voyages, derived);
