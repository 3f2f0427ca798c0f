import type { AnyBot } from '../bots/index.js';
import { branch, review, sealed, start, table, type AnyGame, type AnyMatch } from '../index.js';
import { configFrom, listOf, setupOptions, type Given } from './arguments.js';
import { arenaFrom, botOptions, type Arena } from './bots.js';
import type { Command } from './command.js';
import { demonstrate } from './demo.js';
import { guideTo } from './guides.js';
import { ink, joined, wrapped } from './ink.js';
import { OK, UsageError, type Io } from './io.js';
import { languageFrom, load } from './opening.js';
import { playOn } from './playing.js';
import { luckOf } from './session.js';
import { say } from './showing.js';
import { widthAt, type Sitting } from './sitting.js';
import { seatLook, voiceOf } from './voice.js';

export const playCommand: Command = {
  name: 'play',
  usage: 'GAME',
  purpose: 'a game at the terminal: you against bots',
  notes: ['Moves are chosen step by step, by number or by words; "help" in the game lists what else can be said.', 'Colours follow the terminal and NO_COLOR; in a pipe everything is plain text.'],
  options: {
    ...setupOptions,
    seat: { type: 'string', value: 'N,M,…', text: 'where you sit (1); several seats for several people at one keyboard' },
    bots: { type: 'string', value: 'A,B,…', text: 'who sits at the other seats; one name for all of them (greedy)' },
    with: botOptions['with'] as NonNullable<typeof botOptions[string]>,
    seed: { type: 'string', value: 'TEXT', text: 'the secret the luck of the game follows from (a new one each time)' },
    real: { type: 'boolean', text: 'real dice, cards and tiles: you are asked what they show' },
    load: { type: 'string', value: 'FILE', text: 'goes on with a game that was saved, or with a replay' },
    at: { type: 'string', value: 'STEP', text: 'with --load: from that step on, with new luck' },
    language: { type: 'string', value: 'NAME', text: 'en, ru, and for names pl, hu, pt where a book is printed so (that of the system, or en)' },
    demo: { type: 'boolean', text: 'bots play all seats, without questions' },
    moves: { type: 'boolean', text: 'with --demo: prints every move' },
  },
  positionals: 1,
  run: async (given, io) => {
    const arena = await arenaFrom(given);
    if (given.flag('demo')) return demonstrate(arena, configFrom(arena.game, given), { given, bots: listOf(given.text('bots') ?? 'greedy') }, io);
    const sitting = await open(given, arena, io);
    const { voice, people } = sitting;
    say(sitting, [
      ...wrapped(luckOf(sitting.match, voice), widthAt(sitting)),
      ...wrapped(joined(voice.term('play.you', { names: [...people].map((seat) => voice.player(seat)).join(', ') }), ...sitting.bots.flatMap(({ name }, seat) => (people.has(seat) ? [] : joined(' ', ink(seatLook(seat), voice.player(seat)), `: ${name}.`))), ' ', voice.term('play.help')), widthAt(sitting)),
    ]);
    await playOn(sitting, (file) => load(arena.game, file));
    return OK;
  },
};

async function open(given: Given, arena: Arena, io: Io): Promise<Sitting> {
  const match = begun(given, arena.game);
  const { seats } = match.config as { readonly seats: number };
  const people = seatsFrom(given, seats);
  const names = listOf(given.text('bots') ?? 'greedy');
  const others = seats - people.size;
  if (names.length !== 1 && names.length !== others) throw new UsageError(`${others} other seats need ${others} bots (or one for all), not ${names.length}`);
  let next = 0;
  const bots = Array.from({ length: seats }, (_, seat): AnyBot => arena.botOf((people.has(seat) || names.length === 1 ? names[0] : names[next++]) as string));
  const guide = await guideTo(arena.game);
  const voice = voiceOf(arena.game, guide?.texts ?? null, languageFrom(given, guide, io), seats);
  return { match, people, bots, io, arena, guide, voice, picked: [], filter: null, looking: null, shown: new Map(), stale: true };
}

/** The match that was asked for: a new one, or one out of a file. */
function begun(given: Given, game: AnyGame): AnyMatch {
  const file = given.text('load');
  if (file === undefined) return start(game, configFrom(game, given), given.flag('real') ? table() : sealed(given.text('seed')));
  const match = load(game, file);
  if (given.text('at') === undefined) return match;
  return branch(review(match, given.count('at', 0, 0, match.steps.length)), given.flag('real') ? table() : sealed(given.text('seed')));
}

/** The seats people sit at. */
function seatsFrom(given: Given, seats: number): ReadonlySet<number> {
  const named = listOf(given.text('seat') ?? '1');
  const people = new Set(named.map((text) => {
    if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > seats) throw new UsageError(`--seat takes a whole number from 1 to ${seats}, not "${text}"`);
    return Number(text) - 1;
  }));
  if (people.size === 0) throw new UsageError(`--seat takes a whole number from 1 to ${seats}`);
  return people;
}
