// How this game is spoken of where there is room to say what one sees on a component.
import type { PrintedOn, Spoken } from '../../../words/texts.js';
import type { Pack } from '../../content/pack.js';
import { standardPack } from '../../content/standard/index.js';
import { contractFace } from '../../faces/printed.js';
import { spoken, type Said } from './spoken.js';

/** What is printed on contracts: nobody knows them by their ids. */
function printedOn({ contracts }: Pack, id: string): PrintedOn | null {
  const contract = contracts.entries.find((entry) => entry.id === id);
  return contract ? { face: contractFace(contract), names: [] } : null;
}

/** The same with what is printed on components. */
export const seen: Spoken<Said> = { ...spoken, printedOn: (id, values) => printedOn({ ...standardPack, ...values }, id) };
