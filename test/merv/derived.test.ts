import { merv } from '../../src/merv/index.js';
import { derived } from '../../src/merv/derived.js';
import { derivedTests } from '../kernel/derived.js';

derivedTests(merv, derived);
