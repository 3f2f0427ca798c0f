import { evaluation, voyages } from '../../../src/voyages/index.js';
import { judgementsStay } from '../judgements.js';

judgementsStay(voyages, evaluation, import.meta.url, ['two-players', 'three-polos', 'four-experts']);
