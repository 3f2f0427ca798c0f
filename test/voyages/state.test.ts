// What a state may hold, place by place: one thing more than there is of it, or one twice, and it is no state, whatever else
// lies on the table. And what the declaration of the state says of where components are and of what is secret.
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/voyages/index.js';
import { isKnown, table as declared } from '../../src/voyages/state.js';
import type { Notes } from '../../src/kernel/declaration.js';
import type { AnySchema } from '../../src/kernel/schema.js';
import { complaint } from './broken.js';
import { table } from './helpers.js';

const base = table({ seats: 3 }).state;
const person = (state: State): State['players'][number] => state.players[0]!;
const ids = (letter: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);

const LARGE = ['moscow', 'alexandria', 'samarcanda', 'karakorum', 'lan-zhou', 'karachi', 'sumatra'];
const SMALL = ['kashgar', 'anxi', 'xian', 'kochi', 'ormuz', 'adana'];
const CITIES = [...LARGE, ...SMALL, 'beijing'];
const CONTRACTS = [...ids('c', 38), ...ids('s', 6)];
const CHARACTERS = ['raschid', 'matteo', 'berke', 'mercator', 'kubilai', 'niccolo-marco', 'wilhelm', 'johannes'];
/** As many of something as asked for, again and again. */
const some = (thing: unknown, count: number): unknown[] => new Array<unknown>(count).fill(thing);

/** A list: how much it holds at least and at most, more things than it can hold, and how they get there. */
interface Place {
  readonly least?: number;
  readonly most: number;
  readonly things: readonly unknown[];
  readonly put: (state: State, things: never[]) => void;
  /** Whether nothing of it can lie there twice. */
  readonly once?: true;
}

const places: Readonly<Record<string, Place>> = {
  'turn.freshPosts, by VOY-COMP-6: every city there is': { most: 14, things: [...CITIES, 'moscow'], put: (state, all) => { state.turn.freshPosts = all; }, once: true },
  'players, by VOY-COUNT-1: two to four': { least: 2, most: 4, things: some(person(base), 5), put: (state, all) => { state.players = all; } },
  'players[0].dice, by VOY-COMP-3: five own dice, five black, one white': { most: 11, things: some('own1', 12), put: (state, all) => { person(state).dice = all; } },
  'players[0].contracts, by VOY-COMP-5: two slots': { most: 2, things: CONTRACTS, put: (state, all) => { person(state).contracts = all; }, once: true },
  'players[0].completed, by VOY-COMP-2: 44 contracts': { most: 44, things: [...CONTRACTS, 'c01'], put: (state, all) => { person(state).completed = all; } },
  'players[0].posts, by VOY-COMP-3: 9 posts, and the 2 black ones': { most: 11, things: CITIES, put: (state, all) => { person(state).posts = all; }, once: true },
  'players[0].figures, by VOY-SETUP-10: one of three stands on the score track': { most: 2, things: CITIES, put: (state, all) => { person(state).figures = all; } },
  'players[0].goals, by VOY-VAR-8: four are dealt': { most: 4, things: ids('g', 5), put: (state, all) => { person(state).goals = all; } },
  'players[0].returned, by VOY-VAR-8: two are given back': { most: 2, things: ids('g', 3), put: (state, all) => { person(state).returned = all; } },
  'spaces.moneyBag, by VOY-COMP-3: 26 dice': { most: 26, things: some('0:own1', 27), put: (state, all) => { state.spaces.moneyBag = all; } },
  'cardDice, by VOY-COMP-6: nine spaces for city cards': { least: 9, most: 9, things: some(null, 10), put: (state, all) => { state.cardDice = all; } },
  'cityCards, by VOY-SETUP-6: nine cards': { most: 9, things: ids('k', 10), put: (state, all) => { state.cityCards = all; }, once: true },
  'outposts, by VOY-SETUP-5: seven large cities': { most: 7, things: ids('o', 8), put: (state, all) => { state.outposts = all; } },
  'cityBonuses, by VOY-SETUP-4: six small cities': { most: 6, things: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b1'], put: (state, all) => { state.cityBonuses = all; }, once: true },
  'beijing, by VOY-POST-9: 10, 7, 4 and 1': { least: 4, most: 4, things: some(null, 5), put: (state, all) => { state.beijing = all; } },
  'row, by VOY-SETUP-9: six columns': { least: 6, most: 6, things: some(null, 7), put: (state, all) => { state.row = all; } },
  'stacks, by VOY-SETUP-8: five stacks of six': { most: 30, things: some('?', 31), put: (state, all) => { state.stacks = all; } },
  'special, by VOY-COMP-2: regular contracts are 38': { most: 38, things: some('?', 39), put: (state, all) => { state.special = all; } },
  'mixed, by VOY-ROUND-1: leftovers of at most five rounds': { most: 5, things: some([], 6), put: (state, all) => { state.mixed = all; } },
  'mixed[0], by VOY-ROUND-10: what a row can leave': { most: 6, things: CONTRACTS, put: (state, all) => { state.mixed = [all]; }, once: true },
  'pool, by VOY-COMP-2: regular contracts are 38': { most: 38, things: [...ids('c', 38), 'c01'], put: (state, all) => { state.pool = all; }, once: true },
  'starting, by VOY-COMP-2: starting contracts are 6': { most: 6, things: [...ids('s', 6), 's01'], put: (state, all) => { state.starting = all; }, once: true },
  'goalPool, by VOY-COMP-2: goal cards are 18': { most: 18, things: [...ids('g', 18), 'g01'], put: (state, all) => { state.goalPool = all; }, once: true },
  'characters, by VOY-VAR-5: one more than players': { most: 5, things: CHARACTERS, put: (state, all) => { state.characters = all; }, once: true },
};

describe('what a state may hold', () => {
  test.each(Object.entries(places))('%s', (name, { least = 0, most, things, put, once }) => {
    const path = name.split(', by ')[0]!;
    const holding = (all: readonly unknown[]): string => complaint(base, (state) => { put(state, structuredClone(all) as never[]); });
    expect(holding(things.slice(0, most + 1))).toBe(`${path}: expected ${least} to ${most} items`);
    // What is then still wrong is something else: pieces that are missing elsewhere, say.
    expect(holding(things.slice(0, most))).not.toMatch(/expected \d+ to \d+ items|stands here twice/);
    if (least > 0) expect(holding(things.slice(0, least - 1))).toBe(`${path}: expected ${least} to ${most} items`);
    if (once) expect(holding([things[0], things[0]])).toBe(`${path}[1]: stands here twice`);
  });

  test('VOY-ROUND-10: what was shuffled under the special stack stands there by the round, and nothing stands for a sixth one', () => {
    const shuffled = (entry: string): string => complaint(base, ({ special }) => { special[special.length - 1] = entry; });
    for (const entry of ['?1', '?2', '?3', '?4', '?5']) expect(shuffled(entry)).not.toMatch(/^special\[\d+\]: expected one of/);
    for (const entry of ['?0', '?6', '', 's01']) expect(shuffled(entry)).toMatch(/^special\[\d+\]: expected one of/);
  });
});

type Part = AnySchema & { readonly notes?: Notes };

/** The words that a place holds: itself, or the items of its lists. */
function wordsOf({ json, form }: Part): readonly string[] {
  return form?.of === 'list' ? wordsOf(form.item) : form?.of === 'nullable' ? wordsOf(form.inner) : (json['enum'] as readonly string[] | undefined) ?? [];
}

/** Where a place, or what its lists hold, is said to be one for components. */
function homesOf({ notes, form }: Part): Notes['homes'] & object {
  return [...(notes?.homes ?? []), ...(form?.of === 'list' ? homesOf(form.item) : [])];
}

describe('what is declared of the parts of a state', () => {
  const { players, ...shared } = declared.parts as unknown as Record<string, Part>;
  const form = players!.form!;
  const own = form.of === 'list' && form.item.form?.of === 'object' ? form.item.form.fields : {};
  const parts = Object.entries({ ...shared, ...own } as Record<string, Part>);
  const secrets = Object.fromEntries(parts.flatMap(([key, { notes }]) => (notes?.secret ? [[key, notes.secret]] : [])));

  test('VOY-COMP-2: wherever contracts or goal cards lie, they are counted, and what stands for unknown ones is not', () => {
    for (const [key, part] of parts) {
      const words = wordsOf(part);
      const component = words.some((word) => /^[cs]\d\d$/.test(word)) ? 'contract' : words.some((word) => /^g\d\d$/.test(word)) ? 'goal' : null;
      const homes = homesOf(part);
      expect([key, homes.map((home) => home.component)]).toEqual([key, component === null ? [] : [component]]);
      expect([key, homes.map(({ is }) => is)]).toEqual([key, component === null ? [] : [words.includes('?') ? isKnown : null]]);
    }
  });

  test('VOY-INFO-1 VOY-INFO-2 VOY-R-79 faces-public: goal cards are secrets, those kept until the end; completed contracts are, unless their faces are public', () => {
    expect(Object.keys(secrets).sort()).toEqual(['completed', 'goals', 'returned']);
    expect(secrets['completed']!.unless).toEqual(['completedContracts', 'faces-public']);
    expect([secrets['goals']!.until, secrets['returned']!.until]).toEqual(['over', undefined]);
  });

  test('VOY-INFO-1: a secret card is among those of its kind that the viewer has not seen', () => {
    for (const [key, { among }] of Object.entries(secrets)) {
      for (const id of wordsOf(own[key]!)) {
        const pool = typeof among === 'string' ? among : among.of(id as never);
        expect([id, wordsOf(shared[pool]!).includes(id)]).toEqual([id, true]);
        if (typeof among !== 'string') expect(among.pools).toContain(pool);
      }
    }
  });
});
