import type { Content, Thing } from '../voyages/faces/index.js';
import type { PrintedHit } from '../voyages/words/rules.js';
import type { Texts } from '../voyages/words/texts/en/index.js';
import { loadBooks } from './books.js';
import { componentWords } from './components.js';
import type { Command } from './command.js';
import { gameNames } from './games.js';
import { OK, UsageError, type Io } from './io.js';
import { viaText } from './rule.js';
import { suggestion } from './suggest.js';
import { termsIn } from './terms.js';
import { paragraph } from './text.js';

/** The components of the games of the package, and what is said of them in English; loaded when they are asked for. */
const table: Readonly<Record<string, () => Promise<readonly [{ readonly content: Content }, { readonly texts: Pick<Texts, 'name' | 'sayFace'> }]>>> = {
  voyages: () => Promise.all([import('../voyages/faces/index.js'), import('../voyages/words/texts/en/index.js')]),
  'marco-polo-2': () => Promise.all([import('../marco-polo-2/faces/index.js'), import('../marco-polo-2/words/texts/en/index.js')]),
  merv: () => Promise.all([import('../merv/faces/index.js'), import('../merv/words/texts/en/index.js')]),
};

export const showCommand: Command = {
  name: 'show',
  usage: 'GAME ID…|WORDS',
  purpose: 'prints a component: what it costs and gives, where it lies, how well that is known, and its rules',
  notes: ['ID is that of a place, space, card, tile, track, character or goal, as moves and states name it: "caravanserai show voyages c19". WORDS may be a term of a printed edition: "caravanserai show voyages Rynek".'],
  options: { json: { type: 'boolean', text: 'prints the components as JSON' } },
  positionals: 12,
  run: async (given, io) => {
    const [game = '', ...ids] = given.positionals;
    const load = Object.hasOwn(table, game) ? table[game] : undefined;
    if (!load) throw new UsageError(game === '' ? `of which game? There are: ${gameNames.join(', ')}` : `there is no game "${game}". There are: ${gameNames.join(', ')}${suggestion(game, gameNames)}`);
    const [{ content: { things } }, { texts }] = await load();
    await tellThings({ game, things, texts, language: 'en' }, ids, given.flag('json'), io);
    return OK;
  },
};

/** The components of a game, and the words they are spoken of with. */
export interface Components {
  readonly game: string;
  readonly things: readonly Thing[];
  readonly texts: Pick<Texts, 'name' | 'sayFace'>;
  /** What the texts speak. */
  readonly language: string;
}

/** Prints components by their ids or names, and hands them out. Throws `UsageError` where there are none. */
export async function tellThings({ game, things, texts, language }: Components, ids: readonly string[], json: boolean, io: Io): Promise<readonly Thing[]> {
  if (ids.length === 0) throw new UsageError(`which component? ${game} has ${things.length} of them, such as ${things.slice(0, 3).map(({ id }) => id).join(', ')}`);
  const found = ids.every((id) => named(things, texts, id).length > 0) ? ids.flatMap((id) => named(things, texts, id)) : ofWholeName(things, texts, ids) ?? await printedSo(game, things, ids, io);
  const { width } = io.screen();
  if (json) io.out(JSON.stringify(found, null, 2));
  else for (const line of found.flatMap((thing, at) => [...(at > 0 ? [''] : []), ...thingText(thing, { texts, language }, width)])) io.out(line);
  return found;
}

type Named = Pick<Texts, 'name'>;

const named = (things: readonly Thing[], texts: Named, id: string): Thing[] => {
  const wanted = id.toLowerCase();
  return things.filter((thing) => thing.id === id || thing.name?.toLowerCase() === wanted || texts.name(thing.id).toLowerCase() === wanted);
};

/** What is called by all the words together: "Lan Zhou". */
function ofWholeName(things: readonly Thing[], texts: Named, words: readonly string[]): Thing[] | null {
  const found = words.length > 1 ? named(things, texts, words.join(' ')) : [];
  return found.length > 0 ? found : null;
}

/** The components that a printed edition calls so. */
async function printedSo(game: string, things: readonly Thing[], ids: readonly string[], io: Io): Promise<Thing[]> {
  const [book] = await loadBooks('en', [game]);
  const hits = (book?.printed(ids.join(' ')) ?? []).filter((hit) => hit.things.length + hit.groups.length > 0);
  const [first] = hits;
  const unknown = ids.find((id) => !things.some((thing) => thing.id === id)) ?? '';
  if (!first) throw new UsageError(`${game} has no component "${unknown}"${suggestion(unknown, things.map((thing) => thing.id))}`);
  io.err(viaText(first));
  return componentsOf(first, things);
}

const componentsOf = (hit: PrintedHit, things: readonly Thing[]): Thing[] => things.filter(({ id, group }) => hit.things.includes(id) || hit.groups.includes(group));

function thingText({ id, kind, group, name, face, dice, frame, at, facts, rules, provenance, note }: Thing, { texts, language }: Pick<Components, 'texts' | 'language'>, width: number): string[] {
  const term = termsIn(language);
  const said = componentWords(language);
  const [kindWord, groupWord] = [said('kind', kind), said('kind', group)];
  // Names of the content are English.
  const heading = [id, language === 'en' ? name ?? texts.name(id) : texts.name(id), groupWord === kindWord ? kindWord : `${kindWord} (${groupWord})`].join('  ');
  const value = (one: string | number): string => (language === 'en' || typeof one === 'number' ? String(one) : valueText(one, texts, said));
  const lines = [
    ...(dice === null ? [] : [`${term('show.dice')}: ${dice}`]),
    ...(face === null ? [] : [texts.sayFace(face)]),
    ...Object.entries(facts).map(([key, fact]) => `${said('fact', key)}: ${typeof fact === 'object' ? fact.map(value).join(', ') : value(fact)}`),
    ...(at === null || frame === null ? [] : [term('show.lies', { x: at.x, y: at.y, frame: said('kind', frame) })]),
    `${term('show.rules')}: ${rules.join(', ')}`,
    `${term('show.known')}: ${said('known', provenance)}${note === null ? '' : `; ${term('show.note', { note })}`}`,
  ];
  return [heading, ...lines.flatMap((line) => paragraph(line, '  ', width))];
}

/** What a fact says: an ability, a way from one space to another, a component by its name, or such with a number behind it. */
function valueText(value: string, texts: Named, said: ReturnType<typeof componentWords>): string {
  const ability = said('ability', value);
  if (ability !== value) return ability;
  if (value.includes('>')) return value.split('>').map((one) => said('kind', one)).join(' → ');
  const [, id, number] = /^([a-z]+):(\d+)$/.exec(value) ?? [];
  return id === undefined || number === undefined ? texts.name(value) : `${texts.name(id)} (${number})`;
}
