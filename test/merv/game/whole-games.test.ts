import { merv } from '../../../src/merv/index.js';
import { rules } from '../../../src/merv/words/rules.js';
import { wholeGameTests } from '../../kernel/whole-games.js';

wholeGameTests(merv, rules);
