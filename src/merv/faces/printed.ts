// What is printed on the components that have no names of their own.
import { single, type Amounts, type Face } from '../../words/content.js';
import type { ContractEntry } from '../content/pack.js';

const positive = (amounts: Readonly<Record<string, number>>): Amounts => Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

/** What a contract costs and brings. */
export const contractFace = ({ cube, scrolls, common, rare, anyGood, bonus, vp }: ContractEntry): Face => single({ cost: positive({ [cube === 'any' ? 'anyCube' : cube]: 1, scroll: scrolls, common, rare, anyGood }), reward: { [bonus]: 1, vp } });
