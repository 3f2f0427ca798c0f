import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { rules } from '../../../src/marco-polo-2/words/rules.js';
import { wholeGameTests } from '../../kernel/whole-games.js';

wholeGameTests(marcoPolo2, rules);
