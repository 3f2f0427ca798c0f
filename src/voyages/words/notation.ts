import { grammar, type English } from '../../words/languages/en.js';
import { moveTexts } from '../../words/texts.js';
import type { Position } from '../box.js';
import type { Move } from '../frames.js';
import { moves, words } from './texts/en/moves.js';
import { sightOf, spoken, type Said } from './texts/spoken.js';

const say = /* @__PURE__ */ moveTexts<Said, English>(spoken, grammar, { words, moves });

/** A sentence for a person, out of the English texts. */
export function describe({ box, state }: Position, move: Move): string {
  return say(move, sightOf(box.tables.pack, state));
}
