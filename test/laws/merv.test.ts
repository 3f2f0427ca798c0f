import { judge } from './judge.js';

judge('merv');
