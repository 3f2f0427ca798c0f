import { voyages } from '../../../src/voyages/index.js';
import { rules } from '../../../src/voyages/words/rules.js';
import { wholeGameTests } from '../../kernel/whole-games.js';

wholeGameTests(voyages, rules);
