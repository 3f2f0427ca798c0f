import { marcoPolo2 } from '../../../../../src/marco-polo-2/index.js';
import { textsAreWhole } from '../../../../rulebook/texts.js';

textsAreWhole(marcoPolo2, 'MP2');
