import { merv } from '../../../src/merv/index.js';
import { textsAreWhole } from '../../rulebook/texts.js';

textsAreWhole(merv, 'MERV');
