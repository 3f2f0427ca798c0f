// What waits to be decided must fit the part of the game, what lies below it, and whose turn it is.
import { describe, expect, test } from 'vitest';
import { kinds, type Frame } from '../../src/voyages/frames.js';
import type { State } from '../../src/voyages/index.js';
import { complaint, story, type Change } from './broken.js';
import { table, turn } from './helpers.js';

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
