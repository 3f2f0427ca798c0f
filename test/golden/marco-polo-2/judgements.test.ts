import { evaluation, marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { judgementsStay } from '../judgements.js';

judgementsStay(marcoPolo2, evaluation, import.meta.url, ['two-players', 'three-players', 'four-black-dice']);
