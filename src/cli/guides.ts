// What is known of the games of the package beyond their rules: components, words and books, loaded when they are asked for.
import type { AnyGame } from '../index.js';
import type { Content } from '../voyages/faces/index.js';
import type { Texts } from '../voyages/words/texts/en/index.js';
import type { Board } from './boards/board.js';

/** A game in a language, as far as a terminal asks. */
export type GameTexts = Omit<Texts, 'players'> & { readonly players: (names: readonly string[]) => GameTexts };

/** What a game has beside its rules. */
export interface Guide {
  readonly content: Content;
  /** The standard values the components are described with. */
  readonly contentId: string;
  readonly texts: Readonly<Record<string, GameTexts>>;
  readonly board: Board;
}

/** Each game has words of its own; here they are asked for by what the game itself hands out. */
const asked = (texts: { readonly players: (names: readonly string[]) => unknown }): GameTexts => texts as unknown as GameTexts;

const table: Readonly<Record<string, () => Promise<Guide>>> = {
  voyages: async () => {
    const [{ content }, en, ru, pl, { voyages }, { voyagesBoard }] = await Promise.all([
      import('../voyages/faces/index.js'), import('../voyages/words/texts/en/index.js'), import('../voyages/words/texts/ru/index.js'), import('../voyages/words/texts/pl.js'),
      import('../voyages/index.js'), import('./boards/voyages.js'),
    ]);
    return { content, contentId: voyages.content.id, texts: { en: asked(en.texts), ru: asked(ru.texts), pl: asked(pl.texts) }, board: voyagesBoard };
  },
  'marco-polo-2': async () => {
    const [{ content }, en, ru, hu, pt, { marcoPolo2 }, { marcoPolo2Board }] = await Promise.all([
      import('../marco-polo-2/faces/index.js'), import('../marco-polo-2/words/texts/en/index.js'), import('../marco-polo-2/words/texts/ru/index.js'), import('../marco-polo-2/words/texts/hu.js'), import('../marco-polo-2/words/texts/pt.js'),
      import('../marco-polo-2/index.js'), import('./boards/marco-polo-2.js'),
    ]);
    return { content, contentId: marcoPolo2.content.id, texts: { en: asked(en.texts), ru: asked(ru.texts), hu: asked(hu.texts), pt: asked(pt.texts) }, board: marcoPolo2Board };
  },
  merv: async () => {
    const [{ content }, en, ru, { merv }, { mervBoard }] = await Promise.all([
      import('../merv/faces/index.js'), import('../merv/words/texts/en/index.js'), import('../merv/words/texts/ru/index.js'), import('../merv/index.js'), import('./boards/merv.js'),
    ]);
    return { content, contentId: merv.content.id, texts: { en: asked(en.texts), ru: asked(ru.texts) }, board: mervBoard };
  },
};

/** The guide to a game; `null` for a game of somebody's own. */
export async function guideTo(game: AnyGame): Promise<Guide | null> {
  const load = Object.hasOwn(table, game.id) ? table[game.id] : undefined;
  return load ? load() : null;
}
