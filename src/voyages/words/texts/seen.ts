// How this game is spoken of where there is room to say what one sees on a component.
import type { PrintedOn, Spoken } from '../../../words/texts.js';
import { standardPack, type Pack } from '../../content/pack.js';
import { cardFace, cityBonusFace, contractFace, outpostFace } from '../../faces/printed.js';
import { single } from '../../../words/content.js';
import { spoken, type Said } from './spoken.js';

/** What is printed on contracts, city cards, goal cards and bonus tiles: nobody knows them by their ids. */
function printedOn({ regularContracts, startingContracts, cityCards, goalCards, outpostBonuses, cityBonuses }: Pack, id: string): PrintedOn | null {
  const is = (entry: { readonly id: string }): boolean => entry.id === id;
  const contract = regularContracts.find(is) ?? startingContracts.find(is);
  const card = cityCards.find(is);
  const outpost = outpostBonuses.find(is);
  const bonus = cityBonuses.find(is);
  const goal = goalCards.find(is);
  if (goal) return { face: single({ reward: { vp: goal.vp } }), names: goal.cities };
  const face = contract ? contractFace(contract) : card ? cardFace(card) : outpost ? outpostFace(outpost) : bonus ? cityBonusFace(bonus) : null;
  return face && { face, names: [] };
}

/** The same with what is printed on components. */
export const seen: Spoken<Said> = { ...spoken, printedOn: (id, values) => printedOn({ ...standardPack, ...values }, id) };
