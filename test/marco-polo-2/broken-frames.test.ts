// What waits to be decided must fit the part of the game, what lies below it, and what the players have.
import { describe, expect, test } from 'vitest';
import type { Frame, MovementFrame } from '../../src/marco-polo-2/state.js';
import type { State } from '../../src/marco-polo-2/index.js';
import { complaint, story, type Change } from './broken.js';
import { position } from './helpers.js';

const base = position({ seats: 3, players: [{ posts: ['xian', 'lhasa'], seals: ['farmer'], coin: 20, camel: 20, jade: 9, pepper: 5, active: ['c20'] }, { character: 'mailin-tian-chin' }, { character: 'isabella-donati' }] }).state;

/** What is wrong when something waits on top of a turn of seat 0. */
const onTop = (...frames: readonly Frame[]): string => complaint(base, (state) => { state.frames.push(...frames); });

const bonuses: Frame = { kind: 'bonuses', seat: 0, waiting: [], ordered: false, by: 'arrival', taken: [] };
const arrival: Frame = { kind: 'arrival', seat: 0, by: 'travel', passing: [], ends: [], path: [], extraPost: false, placed: [], earns: [], oases: 0, chosen: false };
const freeSlot: Frame = { kind: 'freeSlot' };
const moving = (change: Partial<MovementFrame>): Frame => ({ kind: 'movement', seat: 0, by: 'travel', source: 'lower', steps: 2, used: 0, coin: 0, camel: 0, jade: 0, at: ['beijing'], paths: [[]], idle: [], extraPost: false, ...change });

describe('MP2-TURN-3: what waits is settled before anything else', () => {
  const settled: readonly (readonly Frame[])[] = [
    [bonuses, { kind: 'order', seat: 0 }], [arrival, { kind: 'whichPost', seat: 0, cities: ['pagan'] }], [arrival, { kind: 'relocate', seat: 0, city: 'pagan', placed: [], earning: false }],
    [arrival, { kind: 'extraPost', seat: 0, path: [] }], [{ kind: 'goods', seat: 0, count: 1, most: 1, source: 'lhasa' }], [{ kind: 'offerDie', seat: 0 }], [{ kind: 'offerTop', seat: 0 }],
    [{ kind: 'cityContract', seat: 0, city: null }], [{ kind: 'copy', seat: 0, source: 'bonus-copy', barred: [] }], [{ kind: 'offer', seat: 0, book: 'I', coin: 0 }],
    [{ kind: 'exchange', seat: 0, card: 'k07', die: 1 }], [{ kind: 'amount', seat: 0, card: 'k07', die: 1 }], [moving({})], [{ kind: 'double', seat: 1 }], [{ kind: 'pickBlack', seat: 0 }],
  ];
  for (const frames of settled) {
    test(`nothing can stand on ${frames.at(-1)!.kind}`, () => { expect(onTop(...frames, freeSlot)).toBe(`frames[${3 + frames.length}]: nothing can stand on this`); });
  }

  const parts: readonly [Frame, string][] = [
    [{ kind: 'order', seat: 0 }, 'bonuses'], [{ kind: 'whichPost', seat: 0, cities: ['pagan'] }, 'arrival'], [{ kind: 'relocate', seat: 0, city: 'pagan', placed: [], earning: false }, 'arrival'],
    [{ kind: 'extraPost', seat: 0, path: [] }, 'arrival'], [{ kind: 'turn', seat: 0 }, 'refill'], [{ kind: 'turns', seat: 0 }, 'round'],
  ];
  for (const [frame, below] of parts) {
    test(`${frame.kind} is a part of ${below}`, () => { expect(onTop(frame)).toBe(`frames[4]: stands on "${below}" only`); });
  }
});

describe('MP2-ROUND-1: every part of the game has decisions of its own', () => {
  const ofSetup: readonly Frame[] = [{ kind: 'deal', what: 'goals', seat: 0 }, { kind: 'firstPlayer' }, { kind: 'draft', seat: 0 }, { kind: 'goal', seat: 0 }];
  for (const frame of ofSetup) {
    test(`${frame.kind} belongs to the set-up`, () => { expect(onTop(frame)).toBe('frames[4]: does not belong to this part of the game'); });
  }

  test('turns and journeys do not belong to the set-up', () => {
    const setup = story({ seats: 3 }, 1, ({ round }) => round === 0);
    const waiting = setup.find(({ frames }) => frames.length > 1)!;
    for (const frame of [freeSlot, arrival, bonuses, { kind: 'income', seat: 0 }, { kind: 'takeBlack', seat: 0 }] as const) {
      expect(complaint(waiting, ({ frames }) => { frames.splice(1, 9, frame); })).toContain('does not belong to this part of the game');
    }
  });

  test('MP2-SETUP-1 MP2-ROUND-1: at the bottom lies the set-up or a round, and nothing else', () => {
    expect(complaint(base, ({ frames }) => { frames.shift(); })).toContain('frames[0]: ');
    expect(complaint(base, ({ frames }) => { frames[0] = freeSlot; })).toContain('frames[0]: the first frame, and no other, is the set-up or a round');
    expect(onTop({ kind: 'round', step: 1 })).toBe('frames[4]: the first frame, and no other, is the set-up or a round');
    expect(onTop({ kind: 'setup', step: 1 })).toBe('frames[4]: the first frame, and no other, is the set-up or a round');
  });
});

describe('what waits has what it needs', () => {
  const rows: readonly [string, readonly Frame[], string][] = [
    ['MP2-GEN-1: nobody decides who does not take part', [{ kind: 'seal', seat: 3, limit: 1 }], 'nobody sits there'],
    ['MP2-MAILIN-6: only Mailin and Tian Chin double a bonus', [{ kind: 'double', seat: 0 }], 'this player doubles nothing'],
    ['MP2-ISABELLA-1: only Isabella is paid for dice', [{ kind: 'pairs', seat: 0 }], 'dice bring this player nothing'],
    ['MP2-MONGKE-3: only Möngke Khan is paid for oases', [{ kind: 'oases', seat: 0, count: 1 }], 'oases bring this player nothing'],
    ['MP2-BONUS-3: an active contract is completed', [{ kind: 'completed', seat: 0, contract: 'c21' }], 'this contract is on no active space'],
    ['MP2-BONUS-6: a seal that is owned is improved', [{ kind: 'improved', seat: 0, guild: 'spicer' }], 'there is no such seal to improve'],
    ['MP2-BONUS-11: a die in hand is rolled again', [{ kind: 'rollOne', seat: 0, die: 'own6', purpose: 'reroll' }], 'there is no such die'],
    ['MP2-BONUS-12: a die in hand is changed', [{ kind: 'changed', seat: 0, die: 'own6', by: 1 }], 'there is no such die'],
    ['MP2-POST-13: only special cities have an action', [{ kind: 'special', seat: 0, city: 'xian', die: 3 }], 'this is no special city'],
    ['MP2-BOOK-4: four offers of a book', [{ kind: 'offered', seat: 0, book: 'I', number: 9 }], 'there is no such offer'],
    ['MP2-COMP-1: a place and a path for every figure', [moving({ at: ['beijing', 'beijing'] })], 'expected a place and a path for every figure'],
    ['MP2-TRAVEL-2: no more steps than allowed', [moving({ used: 3 })], 'there are too many steps'],
    ['MP2-TRAVEL-12: a figure stands where its path ends', [moving({ at: ['xanadu'], paths: [['xian']] })], 'a figure stands where its path ends'],
    ['MP2-TRAVEL-12: a figure that has not moved stands where it stood', [moving({ at: ['xian'] })], 'a figure stands where its path ends'],
    ['MP2-CARD-15: only some cards move a figure', [moving({ by: 'card', source: 'k01' })], 'this card moves nobody'],
    ['MP2-TRAVEL-4: a path for every figure is carried out', [{ kind: 'moved', seat: 0, by: 'travel', source: 'lower', paths: [[], []], extraPost: false }], 'expected a path for every figure'],
    ['MP2-CARD-3: a card that lies face up is used', [{ kind: 'exchange', seat: 0, card: 'k20', die: 1 }], 'this card does not lie face up'],
    ['MP2-CARD-6: an exchange the card has', [{ kind: 'exchanged', seat: 0, card: 'k07', option: 9, times: 1, left: 0 }], 'the card has no such exchange'],
    ['MP2-TURN-1: the turn of who is at turn', [{ kind: 'refill' }, { kind: 'turn', seat: 1 }], 'it is the turn of somebody else'],
  ];
  for (const [title, frames, problem] of rows) test(title, () => { expect(onTop(...frames)).toContain(`: ${problem}`); });

  test('MP2-SETUP-6 MP2-SETUP-2: contracts and goals are drawn for somebody, what lies on the board for nobody', () => {
    expect(onTop({ kind: 'draw', what: 'top-contract', seat: null })).toContain('a seat is named where none draws, or the reverse');
    expect(onTop({ kind: 'draw', what: 'area-cards', seat: 0 })).toContain('a seat is named where none draws, or the reverse');
  });

  test('MP2-SETUP-1 MP2-ROUND-11: steps there are', () => {
    expect(complaint(base, ({ frames }) => { frames[0] = { kind: 'round', step: 99 }; })).toContain('frames[0]');
    const setup = story({ seats: 3 }, 1, ({ round }) => round === 0)[1]!;
    const last: Change = (state: State) => { state.round = 1; };
    expect(complaint(setup, last)).not.toBe('nothing');
  });

  test('MP2-TURN-1: somebody has something to do', () => {
    expect(onTop(freeSlot)).toBe('frames[4]: nobody has to decide anything');
    expect(onTop({ kind: 'extraPost', seat: 0, path: [] })).not.toBe('nothing');
    expect(complaint(base, (state) => { state.frames.push({ kind: 'draw', what: 'top-contract', seat: 0 }); state.pileEnd.push(...state.pile.splice(0)); })).toBe('frames[4]: nothing is left to draw');
  });
});
