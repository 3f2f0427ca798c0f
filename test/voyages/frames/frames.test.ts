// What waits to be decided must fit the part of the game, what lies below it, and whose turn it is.
import { describe, expect, test } from 'vitest';
import { kinds, type Frame } from '../../../src/voyages/frames.js';
import { voyages, type State } from '../../../src/voyages/index.js';
import type { AnySchema } from '../../../src/kernel/schema.js';
import { rules } from '../../../src/voyages/words/rules.js';
import { complaint, story, type Change } from '../broken.js';
import { table, turn } from '../helpers.js';

const base = turn({ dice: ['own3', 'own3', 'own2', 'own2', 'own1'], contracts: ['c01'], coin: 20, camel: 20, posts: ['moscow', 'anxi'] }, { cityCards: { moscow: 'k16' } }).state;

/** What is wrong when something waits on top of a turn of seat 0. */
const onTop = (...frames: readonly Frame[]): string => complaint(base, (state) => {
  state.frames.push(...frames);
  takeOff(state, frames);
});

/** Contracts and dice that are named in what waits lie nowhere else, and a main action that is settled has been taken. */
function takeOff(state: State, frames: readonly Frame[]): void {
  const named = JSON.stringify(frames);
  state.pool = state.pool.filter((contract) => !named.includes(contract));
  state.special.splice(0, 2);
  state.turn.acted = /mainDone|mercatorGain/.test(named);
  if (named.includes('rollDie"')) state.players[0]!.dice.pop();
  if (!named.includes('refill')) return;
  state.pool.push(...state.row.flatMap((contract) => contract ?? []));
  state.row.fill(null);
}

const walking = { seat: 0, by: 'travel', most: 2, first: [], second: [], places: [], coin: 0, camel: 0 } as const;

const path = (steps: object): Frame => ({ kind: 'movement', ...walking, first: [], second: [], places: [], ...steps });

const arrival: Frame = { kind: 'arrival', seat: 0, passed: [], due: [], ordered: true, one: false, gained: [] };

const queue: Frame = { kind: 'waiting', seat: 0, bonuses: ['move', 'contract'] };

const taking: Frame = { kind: 'fillSlots', seat: 0, taken: ['c30'], fresh: [] };

const slide: Frame = { kind: 'slide' };

const main: Frame = { kind: 'mainDone', seat: 0, space: 'contracts', column: 0 };

describe('what waits, as it is declared', () => {
  test('whatever is decided is decided by a rule that there is', () => {
    const decisions = kinds.filter(({ type }) => type === 'decision');
    expect(decisions.length).toBeGreaterThan(15);
    expect(decisions.flatMap((one) => ('rule' in one && rules.rule(one.rule) ? [] : [one.kind]))).toEqual([]);
  });

  test('VOY-COMP-2: contracts that are being taken or drawn lie there and nowhere else', () => {
    const homes = kinds.flatMap(({ kind, parts }) => Object.entries(parts as Readonly<Record<string, AnySchema>>).flatMap(([part, { notes }]) => (notes?.homes ?? []).map(({ component }) => [`${kind}.${part}`, component])));
    expect(Object.fromEntries(homes)).toMatchObject({ 'fillSlots.taken': 'contract', 'keepContracts.drawn': 'contract' });
  });
});

describe('VOY-ROUND-1: what waits is settled before anything else', () => {
  const settled: readonly Frame['kind'][] = [
    'nextBonus', 'whichPost', 'relocate', 'makeRoom', 'drawToRow', 'payGoods', 'chooseGoods', 'contractOffer', 'nameDiscard', 'keepContracts', 'copyBonus',
    'movement', 'mercatorGain', 'rollDie', 'drawContract',
  ];
  for (const kind of settled) {
    test(`nothing can stand on ${kind}`, () => { expect(kinds.filter(({ on }) => (on).includes(kind))).toEqual([]); });
  }

  test('what stands on something that is settled first is refused', () => {
    for (const above of [slide, queue, path({}), arrival]) expect(onTop({ kind: 'copyBonus', seat: 0 }, above)).toBe('frames[4]: cannot stand on "copyBonus"');
  });

  const parts: readonly Frame[] = [
    { kind: 'nextBonus', seat: 0 }, { kind: 'whichPost', seat: 0 }, { kind: 'relocate', seat: 0, city: 'anxi' },
    { kind: 'makeRoom', seat: 0, fresh: [] }, { kind: 'drawToRow' }, slide, taking, { kind: 'payGoods', seat: 0, card: 'k18', count: 2, times: 1, different: true },
  ];
  for (const frame of parts) {
    test(`${frame.kind} is a part of something else than a turn`, () => { expect(onTop(frame)).toBe('frames[3]: cannot stand on "turn"'); });
  }
});

describe('VOY-ROUND-1: every part of a round has decisions of its own', () => {
  const elsewhere: readonly Frame[] = [
    { kind: 'deal', what: 'goals', seat: 0 }, { kind: 'pickCharacter', seat: 0 }, { kind: 'keepGoals', seat: 0 }, { kind: 'income', seat: 0 },
    { kind: 'rollDice', seat: 0 }, { kind: 'compensation', seat: 0, units: 1 }, { kind: 'turn', seat: 0 }, { kind: 'turns', seat: 0 },
  ];
  for (const frame of elsewhere) {
    test(`${frame.kind} is nothing of a turn`, () => { expect(onTop(frame)).toBe('frames[3]: cannot stand on "turn"'); });
  }

  /** What is wrong when something waits in a step of a round. */
  const inStep = (step: number, ...frames: readonly Frame[]): string => complaint(base, (state) => {
    state.frames = [{ kind: 'round', step }, ...frames];
    takeOff(state, frames);
  });
  const alien = /^frames\[0\]: ".*" does not belong to this step of the round$|^frames\[1\]: (cannot stand on "round"|does not belong to this step of the round)$/;

  test('VOY-ROUND-3: in the income, bonuses and what they let be chosen', () => {
    for (const kind of ['contractOffer', 'nameDiscard', 'drawContract', 'copyBonus', 'income'] as const) expect(inStep(2, { kind, seat: 0 })).not.toMatch(alien);
    for (const frame of [queue, { kind: 'chooseGoods', seat: 0, count: 1, different: false, source: 'anyGood' }, { kind: 'keepContracts', seat: 0, drawn: 'c30' }] as const) expect(inStep(2, frame)).not.toMatch(alien);
    for (const frame of [slide, arrival, taking, path({}), { kind: 'turns', seat: 0 }, { kind: 'rollDice', seat: 0 }, { kind: 'refill', left: 0 }] as const) expect(inStep(2, frame)).toMatch(alien);
  });

  test('VOY-ROUND-8: then the roll, the compensation and the turns', () => {
    const after: Readonly<Record<number, Frame>> = { 4: { kind: 'rollDice', seat: 0 }, 5: { kind: 'compensation', seat: 0, units: 1 }, 6: { kind: 'turns', seat: 0 } };
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const [own, frame] of Object.entries(after)) {
        if (Number(own) === step) expect(inStep(step, frame), `${frame.kind} in step ${step}`).not.toMatch(alien);
        else expect(inStep(step, frame), `${frame.kind} in step ${step}`).toMatch(alien);
      }
    }
  });

  test('VOY-ROUND-10 VOY-ROUND-11: leftovers and a new row at the end of a round, never in another part of it', () => {
    const ends = table({ seats: 4, rulings: { leftoverOrder: 'random', hiddenInformation: 'open-piles' }, row: ['c01', 'c02'] }).state;
    for (const [what, own] of [['leftovers', 7], ['row', 8]] as const) {
      for (const step of [1, 2, 4, 5, 6, 7, 8]) {
        const found = complaint(ends, (state) => {
          state.frames = [{ kind: 'round', step }, { kind: 'deal', what, seat: null }];
          if (what === 'row') state.pool.push(...state.row.splice(0, 2, null, null).flatMap((contract) => contract ?? []));
        });
        if (step === own) expect(found).toBe('nothing');
        else expect(found).toMatch(/^frames\[0\]: (".*" does not belong to|something else comes first in) this step of the round$/);
      }
    }
  });

  test('VOY-ROUND-12: the last round ends after the turns', () => {
    const end = table({ seats: 4, round: 5 }).state;
    expect(complaint(end, (state) => { state.frames = [{ kind: 'round', step: 7 }]; })).toBe('frames[0]: the last round ends after the turns');
    expect(complaint(end, (state) => { state.frames = [{ kind: 'round', step: 6 }]; })).toBe('frames[0]: there is nothing to decide here');
    expect(complaint(base, (state) => { state.frames = [{ kind: 'round', step: 7 }]; })).toBe('frames[0]: there is nothing to decide here');
  });
});

describe('VOY-TURN-13: one player after the other', () => {
  test('in a turn nobody else decides', () => { expect(onTop({ kind: 'contractOffer', seat: 1 })).toBe('frames[3]: it is the turn of another seat'); });
  test('VOY-GEN-1: nobody decides who is not there', () => {
    expect(onTop({ kind: 'mercatorGain', seat: 3, kinds: ['silk', 'gold'] })).not.toContain('nobody sits there');
    expect(complaint(table({ seats: 3 }).state, ({ frames }) => { frames.push({ kind: 'contractOffer', seat: 3 }); })).toBe('frames[3]: nobody sits there');
  });
  test('VOY-ROUND-8: everybody rolls once', () => {
    const rolls = story({ seats: 3, characters: ['berke', 'matteo', 'kubilai'] }, 4, ({ frames }) => frames.at(-1)?.kind !== 'rollDice').at(-1)!;
    expect(complaint(rolls, ({ frames }) => { frames.push(frames.at(-1)!); })).toBe(`frames[${rolls.frames.length}]: stands there twice`);
    expect(complaint(rolls, (state) => { state.players.find(({ character }) => character === 'berke')!.character = 'raschid'; })).toContain('something else comes first in this step of the round');
  });
});

describe('what waits has what it needs', () => {
  const rows: readonly [string, readonly Frame[], string][] = [
    ['VOY-ICON-2: goods are chosen for a bonus or a city card', [{ kind: 'chooseGoods', seat: 0, count: 1, different: false, source: 'nowhere' }], 'goods come from nowhere'],
    ['VOY-SETUP-9: the row has six columns', [{ kind: 'refill', left: 2 }], 'the row is filled otherwise'],
    ['VOY-TURN-1: a main action is one there is', [{ kind: 'mainDone', seat: 0, space: 'bath', column: 0 }], 'there is no such space'],
    ['VOY-BAZAAR-2: the bazaar is used with a column', [{ kind: 'mainDone', seat: 0, space: 'bazaar.silk', column: 0 }], 'columns belong to the bazaar'],
    ['VOY-BAZAAR-2: other spaces have no columns', [{ kind: 'mainDone', seat: 0, space: 'travel', column: 2 }], 'columns belong to the bazaar'],
    ['VOY-R-21 freed-first: a contract leaves its slot when it is paid for', [{ kind: 'layTile', seat: 0, contract: 'c01' }], 'a completed contract leaves its slot at once'],
  ];
  for (const [title, frames, problem] of rows) test(title, () => { expect(onTop(...frames)).toBe(`frames[${2 + frames.length}]: ${problem}`); });

  test('VOY-ICON-4: contracts are drawn from a stack that is not empty', () => {
    const emptied = complaint(base, (state) => { state.frames.push({ kind: 'drawContract', seat: 0 }); state.special = []; });
    expect(emptied).toContain('the special stack is empty');
  });

  test('VOY-ROUND-11: something is left to be dealt', () => {
    const short: Change = (state) => { state.frames = [{ kind: 'round', step: 7 }, { kind: 'deal', what: 'leftovers', seat: null }]; };
    const open = { seats: 4, rulings: { leftoverOrder: 'random', hiddenInformation: 'open-piles' } } as const;
    expect(complaint(table({ ...open, row: ['c01'] }).state, short)).toContain('"deal" does not belong to this step of the round');
    expect(complaint(table({ ...open, row: ['c01', 'c02'] }).state, short)).toBe('nothing');
  });

  test('VOY-ICON-2: a choice of goods for a city card comes from that card', () => {
    const { state } = turn({ posts: ['moscow'], coin: 9, dice: ['own1'] }, { cityCards: { moscow: 'k16' } }).play('cityCard k16 1 own1');
    const naming = (from: string): Change => ({ frames }) => { Object.assign(frames.find(({ kind }) => kind === 'chooseGoods')!, { source: from }); };
    expect(complaint(state, naming('k16'))).toBe('nothing');
    expect(complaint(state, naming('nowhere'))).toContain('goods come from nowhere');
  });

  test('VOY-TURN-1: somebody has something to do', () => {
    expect(onTop(main, slide)).toBe('frames[4]: there is nothing to decide here');
    expect(complaint(base, (state: State) => { state.frames = [{ kind: 'round', step: 6 }, { kind: 'turns', seat: 0 }]; })).toBe('frames[1]: there is nothing to decide here');
  });
});

describe('a movement that is being named', () => {
  const rich = { coin: 60, camel: 30, dice: ['own6', 'own6', 'own5'] } as const;
  type Steps = Extract<Frame, { kind: 'movement' }>;
  /** What is wrong when the movement on top is another one. */
  const named = (state: State, steps: Partial<Steps>): string => complaint(state, ({ frames }) => { Object.assign(frames.at(-1)!, steps); }).replace(/^frames\[\d\]: /, '');
  const plain = turn(rich).play('travel own6+own6').state;
  const polos = (...figures: [string, string]): State => turn({ ...rich, character: 'niccolo-marco', figures }).play('travel own6+own6').state;

  test('VOY-ICON-6: the one step of a symbol is walked at once', () => {
    const symbol = turn({ coin: 5 }, { bonuses: ['move'] }).state;
    expect([named(symbol, {}), named(symbol, { most: 2 }), named(symbol, { first: ['alexandria'] })]).toEqual(['nothing', 'nobody sets out like this', 'nobody sets out like this']);
    expect([named(symbol, { by: 'travel' }), named(symbol, { by: 'k17' }), named(plain, { by: 'k18' }), named(plain, { by: 'move', most: 1 })]).toEqual(['nobody sets out like this', 'nobody sets out like this', 'nobody sets out like this', 'nothing']);
  });

  test('VOY-NICCOLO-1: only two figures go two ways, and of two in one place the first goes first', () => {
    expect(named(plain, { second: ['alexandria'] })).toBe('there is no second figure');
    const together = polos('venezia', 'venezia');
    expect([named(together, {}), named(together, { first: ['alexandria'] }), named(together, { second: ['alexandria'] }), named(together, { first: ['oasis-1'], second: ['alexandria'] })]).toEqual(['nothing', 'nothing', 'of two figures in one place the first moves', 'nothing']);
    expect([named(polos('venezia', 'oasis-1'), { second: ['moscow'] }), named(polos('venezia', 'oasis-1'), { second: ['alexandria'] })]).toEqual(['nothing', 'the way is another one']);
  });

  test('VOY-TRAVEL-4: a path has no more steps than there are, and its price is that of its routes', () => {
    expect(named(plain, { most: 1, first: ['oasis-1', 'moscow'] })).toBe('there are too many steps');
    expect([named(plain, { first: ['oasis-5'], camel: 3 }), named(plain, { first: ['oasis-5'], camel: 2 }), named(plain, { first: ['oasis-5'], camel: 3, coin: 1 }), named(plain, { first: ['moscow'] })]).toEqual(['nothing', 'the way is another one', 'the way is another one', 'the way is another one']);
  });

  test('VOY-R-57 optional: posts on the way are those of Wilhelm, where he passes and has none, as many as he has left', () => {
    const wilhelm = (posts: readonly string[], rulings = { wilhelmPosts: 'optional' } as const): State => turn({ ...rich, character: 'wilhelm', posts }, { rulings }).play('travel own6+own6').state;
    const wrong = 'posts do not stand there';
    const way = { first: ['alexandria', 'oasis-9'] };
    const ten = ['anxi', 'kashgar', 'ormuz', 'karachi', 'kochi', 'samarcanda', 'xian', 'beijing', 'moscow', 'karakorum'];
    expect([named(wilhelm([]), { ...way, places: ['alexandria'] }), named(wilhelm([]), { first: ['alexandria'], places: ['alexandria'] }), named(wilhelm([]), { ...way, places: ['moscow'] }), named(wilhelm(['alexandria']), { ...way, places: ['alexandria'] }), named(wilhelm([]), { ...way, places: ['alexandria', 'alexandria'] })])
      .toEqual(['nothing', wrong, wrong, wrong, wrong]);
    expect([named(wilhelm(ten), { ...way, places: ['alexandria'] }), named(wilhelm([...ten, 'adana']), { ...way, places: ['alexandria'] })]).toEqual(['nothing', wrong]);
    expect(named(turn({ ...rich, character: 'wilhelm' }).play('travel own6+own6').state, { ...way, places: ['alexandria'] })).toBe(wrong);
    expect(named(turn({ ...rich, character: 'berke' }, { rulings: { wilhelmPosts: 'optional' } }).play('travel own6+own6').state, { ...way, places: ['alexandria'] })).toBe(wrong);
  });
});

describe('lists in what waits are as long as they can be', () => {
  const times = <T>(item: T, count: number): T[] => new Array<T>(count).fill(item);
  const mercator = { kind: 'mercatorGain', seat: 1, kinds: ['silk', 'gold'] };
  const own = { kind: 'ownCity', seat: 0, card: 'k31', left: 1, done: [], paying: false };
  const rows: readonly (readonly [what: object, complaint: string])[] = [
    [{ ...queue, bonuses: [] }, 'bonuses: expected 1 to 40 items'], [{ ...queue, bonuses: times('contract', 41) }, 'bonuses: expected 1 to 40 items'],
    [{ ...mercator, kinds: ['gold'] }, 'kinds: expected 2 to 4 items'], [{ ...mercator, kinds: ['gold', 'gold'] }, 'kinds[1]: stands here twice'], [{ ...mercator, kinds: times('gold', 5) }, 'kinds: expected 2 to 4 items'],
    [{ ...own, done: times('anxi', 7) }, 'done: expected 0 to 6 items'],
    [{ ...taking, taken: [] }, 'taken: expected 1 to 2 items'], [{ ...taking, taken: ['c30', 'c31', 'c32'] }, 'taken: expected 1 to 2 items'], [{ ...taking, taken: ['c30', 'c30'] }, 'taken[1]: stands here twice'],
    [{ ...arrival, passed: times('oasis-1', 7) }, 'passed: expected 0 to 6 items'], [{ ...arrival, due: times('anxi', 3) }, 'due: expected 0 to 2 items'], [{ ...arrival, gained: times('b1', 8) }, 'gained: expected 0 to 7 items'],
    [path({ first: times('oasis-1', 7) }), 'first: expected 0 to 6 items'], [path({ second: times('oasis-1', 7) }), 'second: expected 0 to 6 items'], [path({ places: times('anxi', 7) }), 'places: expected 0 to 6 items'],
  ];
  for (const [what, problem] of rows) test(`${(what as Frame).kind}, ${problem}`, () => { expect(complaint(base, ({ frames }) => { frames.push(what as Frame); })).toBe(`frames[3].${problem}`); });

  const told = (move: object): string => { const verdict = voyages.validateMove(move); return verdict.ok ? 'fits' : verdict.error.message.replace('move at ', ''); };
  test('VOY-CONTRACT-1: one or two columns are taken, each once', () => {
    const columns = (...some: number[]): string => told({ kind: 'contracts', columns: some, die: 'own6' });
    expect([columns(), columns(3), columns(3, 5), columns(3, 3), columns(3, 4, 5)]).toEqual(['columns: expected 1 to 2 items', 'fits', 'fits', 'columns[1]: stands here twice', 'columns: expected 1 to 2 items']);
  });

  test('VOY-VAR-8: two goal cards are kept', () => {
    const keep = (...goals: string[]): string => told({ kind: 'keepGoals', goals });
    expect([keep('g01'), keep('g01', 'g02'), keep('g02', 'g02'), keep('g01', 'g02', 'g03')]).toEqual(['goals: expected 2 to 2 items', 'fits', 'goals[1]: stands here twice', 'goals: expected 2 to 2 items']);
  });
});

describe('what is taken, traded and chosen for a card', () => {
  const says = (state: State, change: Change): string => complaint(state, change).replace(/^frames\[\d\]: /, '');
  const top = (values: object): Change => ({ frames }) => { Object.assign(frames.at(-1)!, values); };
  const using = { coin: 9, camel: 9, pepper: 2, gold: 2, dice: ['own3'], posts: ['moscow', 'anxi', 'kochi'] } as const;

  test('VOY-CARD-8: a card trades one by one where its direction is free, and only itself', () => {
    const free = turn(using, { cityCards: { moscow: 'k22' } }).play('cityCard k22 own3').state;
    expect([says(free, top({})), says(free, top({ card: 'k21' })), says(free, top({ card: 'k20' })), says(free, top({ card: 'k01' })), says(free, top({ left: 4, done: 3 }))]).toEqual(['nothing', ...new Array<string>(4).fill('no card trades one by one')]);
  });

  test('VOY-CARD-13: bonuses of own cities are those of the card, each once', () => {
    const cities = turn(using, { cityCards: { moscow: 'k19' } }).play('cityCard k19 1 own3').state;
    expect([says(cities, top({})), says(cities, top({ card: 'k31' })), says(cities, top({ card: 'k01' })), says(cities, top({ paying: true })), says(cities, top({ left: 3 }))])
      .toEqual(['nothing', 'no city card is used for cities', 'no city card is used for cities', 'it is paid for otherwise', 'there are not so many cities']);
    expect([says(cities, top({ done: ['anxi'] })), says(cities, top({ done: ['anxi', 'kochi'] })), says(cities, top({ done: ['xian'] })), says(cities, top({ done: ['anxi', 'anxi'] }))])
      .toEqual(['nothing', 'there are not so many cities', 'cities are used once, and with a post', 'cities are used once, and with a post']);
  });

  test('VOY-R-50 one-by-one: each use of a card with a cost is paid for by itself, a card without one is not', () => {
    const rulings = { cardRepetitions: 'one-by-one' } as const;
    const paid = turn(using, { cityCards: { moscow: 'k19' }, rulings }).play('cityCard k19 own3').state;
    expect([says(paid, top({})), says(paid, top({ paying: false }))]).toEqual(['nothing', 'it is paid for otherwise']);
  });

  test('VOY-CONTRACT-4: gifts of two columns come the lower column first', () => {
    const gifts = (...columns: readonly number[]): string => onTop(main, slide, ...columns.map((column): Frame => ({ kind: 'columnBonus', seat: 0, column })));
    expect([gifts(5), gifts(6), gifts(6, 5)]).toEqual(['nothing', 'nothing', 'nothing']);
    for (const wrong of [gifts(5, 6), gifts(5, 5), gifts(6, 6)]) expect(wrong).toContain('the lower column comes first');
  });
});
