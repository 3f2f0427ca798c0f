import { voyages } from '../../../../src/voyages/index.js';
import { textsAreWhole } from '../../../rulebook/texts.js';

textsAreWhole(voyages, 'VOY');
