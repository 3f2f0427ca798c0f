import { judge } from './judge.js';

judge('marco-polo-2');
