import { judge } from './judge.js';

judge('voyages');
