import type { Amounts, Content, Deal, Thing } from '../words/content.js';
import type { Command } from './command.js';
import { gameNames } from './games.js';
import { OK, UsageError } from './io.js';
import { suggestion } from './suggest.js';
import { wrapped } from './text.js';

/** The components of the games of the package, loaded when they are asked for. */
const table: Readonly<Record<string, () => Promise<{ readonly content: Content }>>> = {
  voyages: () => import('../voyages/faces/index.js'),
  'marco-polo-2': () => import('../marco-polo-2/faces/index.js'),
  merv: () => import('../merv/faces/index.js'),
};

export const showCommand: Command = {
  name: 'show',
  usage: 'GAME ID…',
  purpose: 'prints a component: what it costs and gives, where it lies, how well that is known, and its rules',
  notes: ['ID is that of a place, space, card, tile, track, character or goal, as moves and states name it: "caravanserai show voyages c19".'],
  options: { json: { type: 'boolean', text: 'prints the components as JSON' } },
  positionals: 12,
  run: async (given, io) => {
    const [game = '', ...ids] = given.positionals;
    const load = Object.hasOwn(table, game) ? table[game] : undefined;
    if (!load) throw new UsageError(game === '' ? `of which game? There are: ${gameNames.join(', ')}` : `there is no game "${game}". There are: ${gameNames.join(', ')}${suggestion(game, gameNames)}`);
    const { things } = (await load()).content;
    if (ids.length === 0) throw new UsageError(`which component? ${game} has ${things.length} of them, such as ${things.slice(0, 3).map(({ id }) => id).join(', ')}`);
    const found = ids.flatMap((id) => named(game, things, id));
    if (given.flag('json')) io.out(JSON.stringify(found, null, 2));
    else for (const line of found.flatMap((thing, at) => [...(at > 0 ? [''] : []), ...thingText(thing)])) io.out(line);
    return OK;
  },
};

function named(game: string, things: readonly Thing[], id: string): Thing[] {
  const found = things.filter((thing) => thing.id === id || thing.name?.toLowerCase() === id.toLowerCase());
  if (found.length === 0) throw new UsageError(`${game} has no component "${id}"${suggestion(id, things.map((thing) => thing.id))}`);
  return found;
}

const amountsText = (amounts: Amounts): string => Object.entries(amounts).map(([key, amount]) => `${amount ?? 0} ${key}`).join(', ');

const TIMES: Readonly<Record<Deal['times'], string>> = { once: '', die: ', up to as often as the die shows', 'every-round': ', every round', any: ', any number of times' };

function dealText({ cost, reward, times, per, die }: Deal): string {
  const [pays, gets] = [amountsText(cost), amountsText(reward)];
  const what = pays === '' ? gets : gets === '' ? `for ${pays}` : `${pays} → ${gets}`;
  return `${die === null ? '' : `${die}: `}${what}${per === null ? '' : ` per ${per}`}${TIMES[times]}`;
}

function thingText({ id, kind, group, name, face, dice, frame, at, facts, rules, provenance, note }: Thing): string[] {
  const heading = [id, ...(name === null ? [] : [name]), group === kind ? kind : `${kind} (${group})`].join('  ');
  const lines = [
    ...(dice === null ? [] : [`dice: ${dice}`]),
    ...(face?.deals.map(dealText) ?? []),
    ...Object.entries(facts).map(([key, value]) => `${key}: ${typeof value === 'object' ? value.join(', ') : value}`),
    ...(at === null || frame === null ? [] : [`lies at ${at.x}, ${at.y} of our ${frame}`]),
    `rules: ${rules.join(', ')}`,
    `known: ${provenance}${note === null ? '' : `; ${note}`}`,
  ];
  return [heading, ...lines.flatMap((line) => wrapped(line, '  '))];
}
