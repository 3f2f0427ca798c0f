import { evaluation, merv } from '../../../src/merv/index.js';
import { judgementsStay } from '../judgements.js';

judgementsStay(merv, evaluation, import.meta.url, ['solo-magistrate', 'two-players', 'three-players', 'four-players']);
