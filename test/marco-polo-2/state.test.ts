// What a state may hold, place by place: one thing more, or one twice, and it is no state, whatever else lies on the table. And
// what the declaration of the state says of where components are and of what is secret.
import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, type State } from '../../src/marco-polo-2/index.js';
import { table as declared } from '../../src/marco-polo-2/state.js';
import type { Notes } from '../../src/kernel/declaration.js';
import type { AnySchema } from '../../src/kernel/schema.js';
import { complaint, story } from './broken.js';
import { position } from './helpers.js';

const base = position({ seats: 3 }).state;
const pack = standardPack();
const person = (state: State): State['players'][number] => state.players[0]!;

/** A list: how much it holds at least and at most, something that can lie there, whether only once, and how it gets there. */
type Place = readonly [path: string, least: number, most: number, thing: unknown, once: boolean, put: (state: State, things: never[]) => void];

const contract = pack.contracts[0]!.id;
const tile = pack.outpostBonuses[0]!.id;
const places: readonly Place[] = [
  ['players', 2, 4, person(base), false, (state, all) => { state.players = all; }],
  ['players[0].dice', 0, 40, 'own1', false, (state, all) => { person(state).dice = all; }],
  ['players[0].figures', 1, 2, 'xian', false, (state, all) => { person(state).figures = all; }],
  ['players[0].posts', 0, 60, 'xian', true, (state, all) => { person(state).posts = all; }],
  ['players[0].seals', 0, 8, 'farmer', true, (state, all) => { person(state).seals = all; }],
  ['players[0].improved', 0, 8, 'farmer', true, (state, all) => { person(state).improved = all; }],
  // MP2-CONTRACT-5: two active ones; MP2-PSET-5: three goal cards.
  ['players[0].contracts', 0, 2, contract, true, (state, all) => { person(state).contracts = all; }],
  ['players[0].completed', 0, 250, contract, false, (state, all) => { person(state).completed = all; }],
  ['players[0].outposts', 0, 40, tile, false, (state, all) => { person(state).outposts = all; }],
  ['players[0].goals', 0, 3, 'g01', false, (state, all) => { person(state).goals = all; }],
  ['players[0].returned', 0, 3, 'g01', false, (state, all) => { person(state).returned = all; }],
  ['spaces', 0, 60, base.spaces[0], false, (state, all) => { state.spaces = all; }],
  ['spaces[0].dice', 0, 80, '0:own1', false, (state, all) => { state.spaces[0]!.dice = all; }],
  ['blackDice', 0, 20, 0, false, (state, all) => { state.blackDice = all; }],
  ['cityCards', 0, 80, base.cityCards[0], false, (state, all) => { state.cityCards = all; }],
  ['contractPlaces', 0, 80, base.contractPlaces[0], false, (state, all) => { state.contractPlaces = all; }],
  ...(['pile', 'pileEnd', 'starting', 'goneContracts'] as const).map((key): Place => [key, 0, 250, contract, false, (state, all) => { state[key] = all; }]),
  ...(['cardDeck', 'goneCards'] as const).map((key): Place => [key, 0, 80, 'k01', false, (state, all) => { state[key] = all; }]),
  ...(['offers', 'nextOffers'] as const).map((key): Place => [key, 0, 6, null, false, (state, all) => { state[key] = all; }]),
  ...(['offerPool', 'goneOffers'] as const).map((key): Place => [key, 0, 90, 'I-1', false, (state, all) => { state[key] = all; }]),
  ['markers', 0, 40, 'bonus-jade', true, (state, all) => { state.markers = all; }],
  ['outposts', 0, 40, null, false, (state, all) => { state.outposts = all; }],
  ['goneOutposts', 0, 40, tile, false, (state, all) => { state.goneOutposts = all; }],
  ['goalPool', 0, 60, 'g01', false, (state, all) => { state.goalPool = all; }],
  ['characters', 0, 20, 'de-wu', false, (state, all) => { state.characters = all; }],
  ['turn.held', 0, 2, contract, true, (state, all) => { state.turn.held = all; }],
  ['turn.freshPosts', 0, 60, 'xian', true, (state, all) => { state.turn.freshPosts = all; }],
  ['turn.passedThrough', 0, 60, 'xian', true, (state, all) => { state.turn.passedThrough = all; }],
];

describe('what a state may hold', () => {
  for (const [path, least, most, thing, once, put] of places) {
    test(`${path}: ${least} to ${most}${once ? ', each once' : ''}`, () => {
      const holding = (count: number): string => complaint(base, (state) => { put(state, Array.from({ length: count }, () => structuredClone(thing)) as never[]); });
      const wrong = `${path}: expected ${least} to ${most} items`;
      expect([holding(most + 1), holding(most) === wrong]).toEqual([wrong, false]);
      if (least > 0) expect(holding(least - 1)).toBe(wrong);
      expect(holding(2) === `${path}[1]: stands here twice`).toBe(once);
    });
  }
});

type Part = AnySchema & { readonly notes?: Notes };

/** The words that a place holds: itself, the items of its lists, or the fields of what lies there. */
function wordsOf({ json, form }: Part): readonly string[] {
  if (form?.of === 'list') return wordsOf(form.item);
  return form?.of === 'nullable' ? wordsOf(form.inner) : ((json['enum'] as readonly string[] | undefined) ?? []);
}

/** Where a place, or what its lists hold, is said to be one for components. */
function homesOf({ notes, form }: Part): readonly string[] {
  return [...(notes?.homes ?? []).map(({ component }) => component), ...(form?.of === 'list' ? homesOf(form.item) : [])];
}

/** The fields of what a list holds. */
function fieldsOf({ form }: Part): Readonly<Record<string, Part>> {
  return form?.of === 'list' ? fieldsOf(form.item) : form?.of === 'object' ? form.fields : {};
}

describe('what is declared of the parts of a state', () => {
  const { players, cityCards, contractPlaces, ...shared } = declared.parts as unknown as Record<string, Part>;
  const own = fieldsOf(players!);
  const parts = Object.entries({ ...shared, ...own, card: fieldsOf(cityCards!)['card']!, contract: fieldsOf(contractPlaces!)['contract']! });

  test('MP2-COMP-2: wherever contracts, cards, offers, goals or outpost tiles lie, they are counted', () => {
    const tables = { contract: [...pack.contracts, ...pack.startingContracts], cityCard: pack.cityCards, offer: pack.offerTiles, goal: pack.goalCards, outpost: pack.outpostBonuses };
    for (const [key, part] of parts) {
      const words = wordsOf(part);
      const lying = Object.entries(tables).filter(([, table]) => table.some(({ id }) => words.includes(id))).map(([component]) => component);
      expect([key, homesOf(part)]).toEqual([key, key === 'doubled' ? [] : lying]);
    }
  });

  test('MP2-INFO-1 MP2-INFO-4: goal cards are secrets, and nothing else is', () => {
    expect(parts.flatMap(([key, { notes }]) => (notes?.secret ? [[key, notes.secret.among]] : []))).toEqual([['goals', 'goalPool'], ['returned', 'goalPool']]);
  });

  test('MP2-R-65 open: cards that are dealt and not yet kept are seen by their owner alone', () => {
    const goals = ({ players }: { readonly players: readonly { readonly goals: readonly (string | null)[] }[] }): readonly (readonly (string | null)[])[] => players.map((one) => one.goals);
    const open = { seats: 2, rulings: { hiddenInformation: 'open' } };
    const dealt = story(open, 1, ({ round }) => round === 0).find(({ frames }) => frames.filter(({ kind }) => kind === 'keepGoal').length === 2)!;
    expect(goals(marcoPolo2.view(dealt, 1))).toEqual([[null, null, null], dealt.players[1]!.goals]);
    const kept = story(open, 1, ({ round }) => round < 2).at(-1)!;
    expect(goals(marcoPolo2.view(kept, 1))).toEqual(goals(kept));
  });
});

describe('what a game counts', () => {
  test('MP2-COMP-1: eleven posts a colour; Wilhelm von Rubruk has his two more for himself', () => {
    const { state } = position({ seats: 3, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'wilhelm', posts: ['xian', 'pagan'] }, { posts: ['xian'] }, {}] });
    expect(state.players.map(({ posts, unplaced }) => posts.length + unplaced)).toEqual([13, 11, 11]);
    const counted = marcoPolo2.census(state);
    expect([0, 1, 2].map((seat) => counted[`post-${seat}`])).toEqual([11, 11, 11]);
  });

  test('MP2-COMP-2: outpost tiles that lie somewhere, and all of them before they are laid out', () => {
    const setup = story({ seats: 2 }, 1, ({ round }) => round === 0);
    expect([marcoPolo2.census(setup[0]!)['outpost'], marcoPolo2.census(setup.at(-1)!)['outpost']]).toEqual([10, 10]);
    const lost = structuredClone(base);
    lost.goneOutposts.pop();
    expect([marcoPolo2.census(base)['outpost'], marcoPolo2.census(lost)['outpost']]).toEqual([10, 9]);
  });
});
