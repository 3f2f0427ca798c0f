// How this game is spoken of where there is room to say what one sees on a component.
import type { PrintedOn, Spoken } from '../../../words/texts.js';
import type { Pack } from '../../content/pack.js';
import { standardPack } from '../../content/standard/index.js';
import { cardFace, contractFace, offerFace } from '../../faces/printed.js';
import { spoken, type Said } from './spoken.js';

/** What is printed on contracts, city cards, goal cards and offer tiles: nobody knows them by their ids. */
function printedOn({ contracts, startingContracts, cityCards, goalCards, offerTiles }: Pack, id: string): PrintedOn | null {
  const is = (entry: { readonly id: string }): boolean => entry.id === id;
  const contract = contracts.find(is) ?? startingContracts.find(is);
  const card = cityCards.find(is);
  const offer = offerTiles.find(is);
  const goal = goalCards.find(is);
  if (goal) return { face: null, names: [...goal.seals.map(({ seal }) => seal), ...goal.shields] };
  const face = contract ? contractFace(contract) : card ? cardFace(card) : offer ? offerFace(offer) : null;
  return face && { face, names: [] };
}

/** The same with what is printed on components. */
export const seen: Spoken<Said> = { ...spoken, printedOn: (id, values) => printedOn({ ...standardPack, ...values }, id) };
