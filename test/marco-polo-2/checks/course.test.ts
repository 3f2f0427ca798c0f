import { describe, expect, test } from 'vitest';
import { outcomeAt } from '../../../src/index.js';
import { marcoPolo2, type State } from '../../../src/marco-polo-2/index.js';
import type { Frame } from '../../../src/marco-polo-2/state.js';
import { complaint, story, type Change } from '../broken.js';
import { boringLuck, position } from '../helpers.js';

type MovementFrame = Extract<Frame, { kind: 'movement' }>;

const base = position({ seats: 3, players: [{ posts: ['xian', 'lhasa'], seals: ['farmer'], coin: 20, camel: 20, jade: 9, pepper: 5, contracts: ['c20'] }, { character: 'mailin-tian-chin' }, { character: 'isabella-donati' }] }).state;

/** What is wrong when something waits on top of a turn of seat 0. */
const onTop = (...frames: readonly Frame[]): string => complaint(base, (state) => { state.frames.push(...frames); });

const bonuses: Frame = { kind: 'waiting', seat: 0, waiting: [], ordered: false, by: 'arrival', taken: [] };

const arrival: Frame = { kind: 'arrival', seat: 0, by: 'travel', passing: [], ends: [], path: [], extraPost: false, placed: [], earns: [], oases: 0, chosen: false };

const freeSlot: Frame = { kind: 'freeSlot' };

const moving = (change: Partial<MovementFrame>): Frame => ({ kind: 'movement', seat: 0, by: 'travel', source: 'lower', steps: 2, used: 0, coin: 2, camel: 0, jade: 0, at: ['beijing'], paths: [[]], idle: [], extraPost: false, ...change });

describe('MP2-TURN-3: what waits is settled before anything else', () => {
  const settled: readonly (readonly Frame[])[] = [
    [bonuses, { kind: 'nextBonus', seat: 0 }], [{ ...arrival, ends: ['pagan', 'kabul'] }, { kind: 'whichPost', seat: 0, cities: ['pagan', 'kabul'] }], [arrival, { kind: 'relocate', seat: 0, city: 'pagan', placed: [], earning: false }],
    [arrival, { kind: 'extraPost', seat: 0, path: [] }], [bonuses, { kind: 'chooseGoods', seat: 0, count: 1, most: 1, source: 'lhasa' }], [bonuses, { kind: 'offerDie', seat: 0 }], [bonuses, { kind: 'contractOffer', seat: 0 }],
    [bonuses, { kind: 'cityContract', seat: 0, city: null }], [bonuses, { kind: 'copyBonus', seat: 0, source: 'bonus-copy', barred: [] }], [{ kind: 'offer', seat: 0, book: 'I', coin: 0 }],
    [{ kind: 'exchange', seat: 0, card: 'k07', die: 1 }], [{ kind: 'amount', seat: 0, card: 'k02', die: 1 }], [moving({})],
  ];
  for (const frames of settled) {
    test(`nothing can stand on ${frames.at(-1)!.kind}`, () => { expect(onTop(...frames, freeSlot)).toContain(`cannot stand on "${frames.at(-1)!.kind}"`); });
  }

  const parts: readonly [Frame, string][] = [
    [{ kind: 'nextBonus', seat: 0 }, 'waiting'], [{ kind: 'whichPost', seat: 0, cities: ['pagan'] }, 'arrival'], [{ kind: 'relocate', seat: 0, city: 'pagan', placed: [], earning: false }, 'arrival'],
    [{ kind: 'extraPost', seat: 0, path: [] }, 'arrival'], [{ kind: 'turn', seat: 0 }, 'refill'], [{ kind: 'turns', seat: 0 }, 'round'],
  ];
  for (const [frame, below] of parts) {
    test(`${frame.kind} is a part of ${below}`, () => { expect(onTop(frame)).toBe('frames[4]: cannot stand on "turn"'); });
  }
});

describe('MP2-ROUND-1: every part of the game has decisions of its own', () => {
  const ofSetup: readonly Frame[] = [{ kind: 'deal', what: 'goals', seat: 0 }, { kind: 'firstPlayer' }, { kind: 'pickCharacter', seat: 0 }, { kind: 'keepGoal', seat: 0 }];
  for (const frame of ofSetup) {
    test(`${frame.kind} belongs to the set-up`, () => { expect(onTop(frame)).toBe('frames[4]: cannot stand on "turn"'); });
  }

  test('turns and journeys do not belong to the set-up', () => {
    const setup = story({ seats: 3 }, 1, ({ round }) => round === 0);
    const waiting = setup.find(({ frames }) => frames.length > 1)!;
    for (const frame of [freeSlot, arrival, bonuses, { kind: 'income', seat: 0 }, { kind: 'takeBlack', seat: 0 }] as const) {
      expect(complaint(waiting, ({ frames }) => { frames.splice(1, 9, frame); })).toBe('frames[1]: cannot stand on "setup"');
    }
  });

  test('MP2-SETUP-1 MP2-ROUND-1: at the bottom lies the set-up or a round, and nothing else', () => {
    expect(complaint(base, ({ frames }) => { frames.shift(); })).toContain('frames[0]: ');
    expect(complaint(base, ({ frames }) => { frames[0] = freeSlot; })).toContain('frames[0]: cannot stand on "bottom"');
    expect(onTop({ kind: 'round', step: 1 })).toBe('frames[4]: cannot stand on "turn"');
    expect(onTop({ kind: 'setup', step: 1 })).toBe('frames[4]: cannot stand on "turn"');
  });
});

describe('what waits has what it needs', () => {
  const rows: readonly [string, readonly Frame[], string][] = [
    ['MP2-GEN-1: nobody decides who does not take part', [{ kind: 'seal', seat: 3, limit: 1 }], 'nobody sits there'],
    ['MP2-MONGKE-3: only Möngke Khan is paid for oases', [bonuses, { kind: 'oases', seat: 0, count: 1 }], 'oases bring this player nothing'],
    ['MP2-TURN-1: what follows from a turn is decided by who is at turn', [{ kind: 'seal', seat: 1, limit: 6 }], 'it is the turn of somebody else'],
    ['MP2-ICON-2: a contract from the top of the pile is drawn by who is at turn', [bonuses, { kind: 'draw', what: 'top-contract', seat: 1 }], 'it is the turn of somebody else'],
    ['MP2-PAY-1: only what can be paid is paid', [{ kind: 'exchanged', seat: 0, card: 'k07', option: 1, times: 1, left: 0 }, { kind: 'pay', seat: 0, coin: 30, camel: 0, jade: 0, leastCoin: 0, leastCamel: 0, source: 'k07' }], 'this cannot be paid'],
    ['MP2-VAR-2: only where values differ there is one to pick', [{ kind: 'pickBlack', seat: 0 }], 'there is nothing to pick from'],
    ['MP2-BONUS-12: a die shows 1 to 6', [{ kind: 'changed', seat: 0, die: 'own1', by: -1 }], 'a die shows 1 to 6'],
    ['MP2-POST-3: the additional post stands in a city, too', [arrival, { kind: 'extraPost', seat: 0, path: ['beijing'] }], 'posts stand in cities'],
    ['MP2-CONTRACT-2: two contracts at most', [{ kind: 'contracts', seat: 0, left: 3, taken: [] }], 'there is nothing to take'],
    ['MP2-BONUS-3: an active contract is completed', [{ kind: 'completed', seat: 0, contract: 'c21' }], 'this contract is on no active space'],
    ['MP2-BONUS-6: a seal that is owned is improved', [{ kind: 'improved', seat: 0, guild: 'spicer' }], 'there is no such seal to improve'],
    ['MP2-BONUS-11: a die in hand is rolled again', [{ kind: 'rollDie', seat: 0, die: 'own6', purpose: 'reroll' }], 'there is no such die'],
    ['MP2-BONUS-12: a die in hand is changed', [{ kind: 'changed', seat: 0, die: 'own6', by: 1 }], 'there is no such die'],
    ['MP2-POST-13: only special cities have an action', [{ kind: 'special', seat: 0, city: 'xian', die: 3 }], 'this is no special city'],
    ['MP2-BOOK-4: four offers of a book', [{ kind: 'offered', seat: 0, book: 'I', number: 9 }], 'there is no such offer'],
    ['MP2-COMP-1: a place and a path for every figure', [moving({ at: ['beijing', 'beijing'] })], 'expected a place and a path for every figure'],
    ['MP2-TRAVEL-2: no more steps than allowed', [moving({ used: 3 })], 'there are too many steps'],
    ['MP2-TRAVEL-12: a figure stands where its path ends', [moving({ at: ['xanadu'], paths: [['xian']] })], 'a figure stands where its path ends'],
    ['MP2-TRAVEL-12: a figure that has not moved stands where it stood', [moving({ at: ['xian'] })], 'a figure stands where its path ends'],
    ['MP2-TRAVEL-3: a path follows the roads', [moving({ at: ['kabul'], paths: [['kabul']], used: 1 })], 'the way is another one'],
    ['MP2-TRAVEL-4: every city on the path takes a step', [moving({ at: ['xian'], paths: [['xian']], used: 0 })], 'the way is another one'],
    ['MP2-TRAVEL-6: a path costs what its roads cost', [moving({ coin: 1 })], 'the way is another one'],
    ['MP2-SPACE-10: and what a die says at most', [moving({ coin: 9 })], 'the way is another one'],
    ['MP2-TRAVEL-5: camels and jade are those of the roads', [moving({ camel: 1 })], 'the way is another one'],
    ['MP2-CARD-15: only some cards move a figure', [moving({ by: 'card', source: 'k01' })], 'this card moves nobody'],
    ['MP2-TRAVEL-4: a path for every figure is carried out', [{ kind: 'depart', seat: 0, by: 'travel', source: 'lower', paths: [[], []], extraPost: false }], 'expected a path for every figure'],
    ['MP2-CARD-3: a card that lies face up is used', [{ kind: 'exchange', seat: 0, card: 'k20', die: 1 }], 'this card does not lie face up'],
    ['MP2-CARD-6: an exchange the card has', [{ kind: 'exchanged', seat: 0, card: 'k07', option: 9, times: 1, left: 0 }], 'the card has no such exchange'],
  ];
  for (const [title, frames, problem] of rows) test(title, () => { expect(onTop(...frames)).toContain(`: ${problem}`); });

  test('MP2-MAILIN-6 MP2-ISABELLA-1: only who doubles bonuses or is paid for dice decides on them', () => {
    const income = boringLuck(position({ seats: 2, at: 'round-start', players: [{ posts: ['balkh', 'hormuz'] }, {}], markers: { balkh: 'bonus-goods', hormuz: 'bonus-copy' } })).state;
    expect(income.frames.map(({ kind }) => kind)).toEqual(['round', 'income', 'waiting', 'nextBonus']);
    expect(complaint(income, ({ frames }) => { frames.splice(2, 2, { kind: 'double', seat: 0 }); })).toBe('frames[2]: this player doubles nothing');
    const rolled = position({ seats: 2, at: 'round-start', players: [{}, {}] });
    while (rolled.state.frames.at(-1)?.kind !== 'compensation') rolled.luck(outcomeAt(marcoPolo2.chance(rolled.state)!, 0));
    expect(complaint(rolled.state, ({ frames }) => { frames.splice(-1, 1, { kind: 'pairs', seat: 0 }); })).toContain('dice bring this player nothing');
  });

  test('MP2-SETUP-6 MP2-SETUP-2: contracts and goals are drawn for somebody, what lies on the board for nobody', () => {
    const setup = story({ seats: 3 }, 1, ({ round }) => round === 0);
    const named = (what: string, seat: number | null): string => complaint(setup.slice().reverse().find(({ frames }) => frames.some((frame) => frame.kind === 'draw' && frame.what === what))!, ({ frames }) => { Object.assign(frames.at(-1)!, { seat }); });
    expect(named('goals', null)).toContain('a seat is named where none draws, or the reverse');
    expect(named('markers', 0)).toContain('a seat is named where none draws, or the reverse');
  });

  test('MP2-ROUND-1: what one step leaves is done before the next begins', () => {
    const round = story({ seats: 2 }, 1).find(({ frames, round: number }) => number === 2 && frames.at(-1)?.kind === 'draw' && frames[0]?.kind === 'round' && frames.length === 2)!;
    for (const step of [5, 8]) expect(complaint(round, ({ frames }) => { Object.assign(frames[0]!, { step }); })).toBe('frames[1]: is of another step');
    expect(onTop({ kind: 'draw', what: 'offers:II', seat: null })).toBe('frames[4]: cannot stand on "turn"');
    expect(complaint(base, (state) => { state.round = 0; })).toBe('round: is another part of the game');
  });

  test('MP2-ROUND-11: in the last round no further offers become visible', () => {
    const drawing = story({ seats: 2 }, 1).find(({ frames, round }) => round === 4 && frames.some((frame) => frame.kind === 'draw' && frame.what.startsWith('offer:')))!;
    expect(complaint(drawing, (state) => { state.round = 5; })).toBe('frames: nothing more becomes visible');
  });

  test('MP2-PSET-6: who is on display takes part, once, and has not been picked', () => {
    const picking = story({ seats: 3 }, 1, ({ round }) => round === 0).find(({ characters, players }) => characters.length === 3 && players.filter(({ character }) => character !== null).length === 1)!;
    const shown = (change: (ids: string[], picked: string) => string[]): string => complaint(picking, (state) => { state.characters = change(state.characters, state.players.flatMap(({ character }) => character ?? [])[0]!); });
    const wrong = 'characters: only who takes part and is not picked can be picked';
    expect(shown((ids) => ids)).toBe('nothing');
    expect(shown(([one, two]) => [one!, two!, one!])).toBe(wrong);
    expect(shown(([one, two], picked) => [one!, two!, picked])).toBe(wrong);
    expect(shown(([one, two]) => [one!, two!])).toBe('characters: expected 3 items');
  });

  test('MP2-R-11 pass: nobody has passed more often than there are others', () => {
    const passed = (passes: number, rulings: object = { noNormalAction: 'pass' }): string => complaint(position({ seats: 3, rulings }).state, ({ turn }) => { turn.passes = passes; });
    expect([passed(2), passed(3), passed(1, {})]).toEqual(['nothing', 'turn.passes: a round ends when all have passed', 'turn.passes: a round ends when all have passed']);
  });

  test('MP2-VAR-1: in the variant black dice show a value, from high to low', () => {
    const shown = (blackDice: number[]): string => complaint(position({ seats: 2, rulings: { blackDiceVariant: 'step-1' }, blackDice: [5, 4, 3, 2] }).state, (state) => { state.blackDice = blackDice; });
    expect([shown([5, 4, 3, 2]), shown([5, 4, 3, 0]), shown([4, 5, 3, 2])]).toEqual(['nothing', 'blackDice: black dice on the board show a value', 'blackDice: dice stand from high to low']);
  });

  test('MP2-ROUND-10: dice are placed in turns, and all lie on the player boards before', () => {
    const income = story({ seats: 3 }, 1).find(({ frames, round }) => round === 2 && frames[0]?.kind === 'round' && frames[0].step < 6)!;
    expect(complaint(income, ({ spaces, players }) => { players[0]!.dice.pop(); spaces.find(({ id }) => id === 'moneyBag')!.dice.push('0:own0'); })).toBe('spaces: dice are placed in turns');
  });

  test('MP2-SETUP-7 MP2-PSET-6 MP2-PSET-5: what a step of the set-up has laid, picked or dealt is there', () => {
    const setup = story({ seats: 3 }, 1, ({ round }) => round === 0);
    const late = setup.find(({ frames, contractPlaces }) => contractPlaces.every(({ contract }) => contract !== null) && frames.length > 1)!;
    expect(complaint(late, (state) => { state.pile.push(state.contractPlaces[0]!.contract!); state.pile.sort(); state.contractPlaces[0]!.contract = null; })).toBe('contractPlaces[0].contract: lies there from the set-up on');
    const picked = setup.find(({ players, characters }) => players.every(({ character }) => character !== null) && characters.length === 1)!;
    expect(complaint(picked, ({ players }) => { players[1]!.character = null; })).toMatch(/players\[1\]|characters/);
    const dealt = setup.find(({ frames, players }) => frames.at(-1)?.kind === 'keepGoal' && players.every(({ goals }) => goals.length === 3))!;
    expect(complaint(dealt, ({ players, goalPool }) => { goalPool.push(players[1]!.goals.pop()!); goalPool.sort(); })).toBe('players[1].goals: three are dealt');
  });

  test('MP2-R-68: only Mercator ex Tabriz has a share, and of something', () => {
    const share = 'frames[4]: this player has no share of it';
    expect([onTop({ kind: 'glean', seat: 1, resources: ['silk', 'jade'] }), onTop({ kind: 'glean', seat: 0, resources: ['silk', 'jade'] })]).toEqual([share, share]);
  });

  test('MP2-PAY-9: goods are due that are there', () => {
    // One pepper is missing for six; of five none may be more than four.
    const due = (count: number, most: number): string => onTop({ kind: 'completed', seat: 0, contract: 'c20' }, { kind: 'payGoods', seat: 0, count, most, source: 'c20' });
    expect([due(5, 5), due(4, 4), due(6, 6), due(5, 4)]).toEqual(['nothing', 'nothing', 'frames[5]: this cannot be paid', 'frames[5]: this cannot be paid']);
  });

  test('MP2-ICON-1: benefits that wait are so many goods as a component brings', () => {
    const waiting = (effect: 'anyGood' | 'distinctGoods' | 'move' | 'oases', amount: number, most: number): string => onTop({ ...bonuses, waiting: [{ effect, amount, most, source: 'lhasa', city: null }] }, { kind: 'nextBonus', seat: 0 });
    const other = 'frames[4]: these are other goods than asked for';
    expect([waiting('anyGood', 2, 2), waiting('anyGood', 2, 1), waiting('anyGood', 2, 3)]).toEqual(['nothing', other, other]);
    expect([waiting('distinctGoods', 2, 1), waiting('distinctGoods', 3, 1), waiting('distinctGoods', 4, 1), waiting('distinctGoods', 2, 2), waiting('distinctGoods', 1, 2)]).toEqual(['nothing', 'nothing', other, 'nothing', other]);
    expect([waiting('move', 1, 0), waiting('move', 1, 1)]).toEqual(['nothing', other]);
    const much = 'frames[4]: no component brings so much';
    expect([waiting('anyGood', 360, 360), waiting('anyGood', 361, 361)]).toEqual(['nothing', much]);
    expect(waiting('oases', 1, 0)).toBe('frames[4]: oases bring this player nothing');
  });

  test('MP2-VAR-1: black dice are rolled in the variant, in its step of the round', () => {
    const rolling = story({ seats: 2, rulings: { blackDiceVariant: 'step-1' } }, 1).find(({ frames }) => frames.at(-1)?.kind === 'rollBlack')!;
    const under = (blackDiceVariant: 'step-1' | 'step-5' | 'off'): string => complaint(rolling, (state) => { Object.assign(state, { config: { seats: 2, ...(blackDiceVariant === 'off' ? {} : { rulings: { blackDiceVariant } }) } }); });
    expect(rolling.frames).toHaveLength(2);
    expect([under('step-1'), under('step-5'), under('off')]).toEqual(['nothing', 'frames[1]: black dice are not rolled in this step', 'frames[1]: black dice are not rolled in this step']);
  });

  test('MP2-ROUND-5 MP2-ROUND-10: seats that come later wait below', () => {
    const rolls = story({ seats: 3 }, 1).find(({ frames }) => frames.filter(({ kind }) => kind === 'rollDice').length === 3)!;
    expect(complaint(rolls, ({ frames }) => { frames.splice(1, 3, frames[3]!, frames[2]!, frames[1]!); })).toBe('frames[2]: somebody else comes first');
  });

  test('MP2-SETUP-1 MP2-ROUND-11: steps there are', () => {
    expect(complaint(base, ({ frames }) => { frames[0] = { kind: 'round', step: 99 }; })).toContain('frames[0]');
    const setup = story({ seats: 3 }, 1, ({ round }) => round === 0)[1]!;
    const last: Change = (state: State) => { state.round = 1; };
    expect(complaint(setup, last)).not.toBe('nothing');
  });

  test('MP2-TURN-1: somebody has something to do', () => {
    expect(complaint(base, (state) => { state.frames.push(freeSlot); state.turn.slotBusy = true; })).toBe('frames[4]: there is nothing to decide here');
    expect(onTop({ kind: 'extraPost', seat: 0, path: [] })).not.toBe('nothing');
    expect(complaint(base, (state) => { state.frames.push(bonuses, { kind: 'draw', what: 'top-contract', seat: 0 }); state.pileEnd.push(...state.pile.splice(0)); })).toBe('frames[5]: nothing is left to draw');
  });
});

describe('what one step leaves to several seats or books is done in order', () => {
  let played: State[] | undefined;
  const games = (): State[] => (played ??= [{ seats: 3 }, { seats: 4, characters: ['isabella-donati', 'de-wu', 'abha-basu', 'mongke-khan'] }].flatMap((config) => [1, 2, 3].flatMap((seed) => story(config, seed))));

  /** The first state in which something waits for two, as words of its two highest frames. */
  const during = (below: string, top: string): State => {
    const wordsOf = (frame: Frame | undefined): string => (frame === undefined ? '' : 'what' in frame ? `${frame.kind} ${frame.what}` : frame.kind);
    const found = games().find(({ frames }) => wordsOf(frames.at(-2)).startsWith(below) && wordsOf(frames.at(-1)).startsWith(top));
    if (!found) throw new Error(`${top} never lies on ${below}`);
    return found;
  };

  const rows = [
    ['MP2-SETUP-8', 'draw offers:', 'draw offers:'], ['MP2-PSET-2', 'deal starting-contract', 'draw starting-contract'], ['MP2-PSET-7', 'pickCharacter', 'pickCharacter'], ['MP2-PSET-5', 'deal goals', 'draw goals'],
    ['MP2-PSET-8', 'keepGoal', 'keepGoal'], ['MP2-ROUND-4', 'draw offer:', 'draw offer:'], ['MP2-ROUND-10', 'rollDice', 'rollDice'], ['MP2-COMPEN-3', 'compensation', 'compensation'], ['MP2-ISABELLA-4', 'pairs', 'compensation'], ['MP2-ISABELLA-4', 'compensation', 'pairs'],
  ] as const;
  for (const [rule, below, top] of rows) {
    test(`${rule}: ${top} on ${below}, and not the other way round`, () => {
      const state = during(below, top);
      const place = state.frames.length - 1;
      const other = `frames[${place}]: somebody else comes first`;
      expect(complaint(state, () => undefined)).toBe('nothing');
      // The same seat, or the same book, comes once.
      expect(complaint(state, ({ frames }) => { frames[place] = structuredClone(frames[place - 1]!); })).toBe(other);
      if (below === top) expect(complaint(state, ({ frames }) => { frames.push(frames.splice(-2, 1)[0]!); })).toBe(other);
    });
  }

  test('MP2-SETUP-8 MP2-PSET-5: what is drawn or dealt meanwhile is the same for all', () => {
    const other = (state: State, from: string, to: string): string => complaint(state, ({ frames }) => { const top = frames.at(-1) as { what: string }; top.what = top.what.replace(from, to); });
    const [offers, goals] = [during('draw offers:', 'draw offers:'), during('deal goals', 'draw goals')];
    expect(other(offers, 'offers:', 'offer:')).toBe(`frames[${offers.frames.length - 1}]: somebody else comes first`);
    expect(other(goals, 'goals', 'starting-contract')).toBe(`frames[${goals.frames.length - 1}]: somebody else comes first`);
  });

  const three = { posts: ['balkh', 'hormuz', 'baghdad'], seals: ['farmer'], improved: ['farmer'] };
  const markers = { balkh: 'bonus-goods', hormuz: 'bonus-camels', baghdad: 'bonus-points' };

  test('MP2-ROUND-6: income of those who come later waits below what is decided', () => {
    const { state } = boringLuck(position({ seats: 3, round: 2, firstPlayer: 1, at: 'round-start', players: [three, three, three], markers }));
    expect(state.frames.map((frame) => ('seat' in frame ? `${frame.kind} ${frame.seat}` : frame.kind))).toEqual(['round', 'income 0', 'income 2', 'waiting 1', expect.stringContaining(' 1')]);
    expect(complaint(state, () => undefined)).toBe('nothing');
    expect(complaint(state, ({ frames }) => { frames.splice(1, 2, frames[2]!, frames[1]!); })).toBe('frames[2]: somebody else comes first');
    expect(complaint(state, ({ frames }) => { (frames[3] as { seat: number }).seat = 0; })).toMatch(/^frames\[3\]: /);
  });

  test('MP2-MAILIN-6: so does it while a bonus to double is picked', () => {
    const { state } = boringLuck(position({ seats: 3, round: 2, firstPlayer: 0, at: 'round-start', players: [{ ...three, character: 'mailin-tian-chin' }, three, three], markers }));
    expect(state.frames.map(({ kind }) => kind)).toEqual(['round', 'income', 'income', 'double']);
    expect(complaint(state, () => undefined)).toBe('nothing');
  });

  test('MP2-ROUND-1: what waits at the bottom of a round is of its step', () => {
    const rolling = during('rollDice', 'rollDice');
    for (const step of [0, 5, 9]) expect(complaint(rolling, ({ frames }) => { (frames[0] as { step: number }).step = step; }), `step ${step}`).toBe('frames[1]: is of another step');
    const keeping = during('keepGoal', 'keepGoal');
    for (const step of [10, 11]) expect(complaint(keeping, ({ frames }) => { (frames[0] as { step: number }).step = step; }), `step ${step}`).toBe('frames[1]: is of another step');
  });

  test('MP2-ROUND-11: the game ends after round 5, and not before', () => {
    const ended = (round: number): string => complaint(position({ seats: 3, at: 'over' }).state, (state) => { state.round = round; });
    expect([5, 4, 0].map(ended)).toEqual(['nothing', 'round: is another part of the game', expect.stringMatching(/^round: /)]);
  });

  test('MP2-PSET-7: who has picked has a character, and nobody else', () => {
    const [first, second] = [during('pickCharacter', 'pickCharacter'), games().find(({ frames }) => frames.at(-1)?.kind === 'pickCharacter' && frames.filter(({ kind }) => kind === 'pickCharacter').length === 1)!];
    const picked = second.players.findIndex(({ character }) => character !== null);
    expect(complaint(second, ({ players, characters }) => { characters.push(players[picked]!.character!); players[picked]!.character = null; })).toBe(`players[${picked}].character: has been picked`);
    expect(complaint(first, ({ players, characters }) => { players[0]!.character = characters.pop()!; })).toBe('players[0].character: has yet to be picked');
  });

  test('MP2-R-68: Matteo Polo has his white die, wherever it lies', () => {
    const { state } = position({ seats: 3, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'matteo', dice: ['own5', 'own4', 'own3', 'own2', 'own1', 'white4'] }] });
    expect(complaint(state, () => undefined)).toBe('nothing');
    expect(complaint(state, ({ players }) => { players[0]!.dice = players[0]!.dice.filter((die) => !die.startsWith('white')); })).toBe('players[0].dice: expected 1 white dice in all');
    expect(complaint(state, ({ players }) => { players[1]!.dice.unshift('white6'); })).toBe('players[1].dice: expected 0 white dice in all');
  });
});

describe('the rounds to come have what they need', () => {
  const owed = { posts: ['balkh'] };
  /** Somebody has goods to choose in the income of a round: its offers have changed, its area cards have not. */
  const income = (round: number): State => boringLuck(position({ seats: 2, round, at: 'round-start', players: [owed, {}], markers: { balkh: 'bonus-goods' } })).state;
  const inTurns = (round: number): State => position({ seats: 2, round }).state;

  /** So many are left of the deck, or of each book's offers. */
  const cards = (state: State, left: number): string => complaint(state, ({ cardDeck, goneCards }) => { goneCards.push(...cardDeck.splice(left)); goneCards.sort(); });
  const offers = (state: State, left: number): string => complaint(state, (changed) => {
    const kept = ['I', 'II', 'III'].flatMap((book) => changed.offerPool.filter((id) => id.startsWith(`${book}-`)).slice(0, left));
    changed.goneOffers.push(...changed.offerPool.filter((id) => !kept.includes(id)));
    changed.goneOffers.sort();
    changed.offerPool = kept;
  });

  test('MP2-ROUND-9: two cards a round, those of this round as long as they have not been drawn', () => {
    for (const [state, needed] of [[inTurns(2), 6], [inTurns(4), 2], [income(3), 6], [income(5), 2]] as const) {
      expect([cards(state, needed), cards(state, needed - 1)]).toEqual(['nothing', `cardDeck: expected at least ${needed} items`]);
    }
    expect(cards(inTurns(5), 0)).toBe('nothing');
    // In round 1 lie those of the set-up.
    expect([cards(inTurns(1), 8), cards(inTurns(1), 7)]).toEqual(['nothing', 'cardDeck: expected at least 8 items']);
    const drawing = story({ seats: 2 }, 1).find(({ round, frames }) => round === 3 && frames.at(-1)?.kind === 'draw' && (frames.at(-1) as { what: string }).what === 'area-cards')!;
    expect([cards(drawing, 6), cards(drawing, 5)]).toEqual(['nothing', 'cardDeck: expected at least 6 items']);
  });

  test('MP2-ROUND-4: an offer of every book a round, the next one lying on top of its pile', () => {
    for (const [state, needed] of [[inTurns(1), 3], [inTurns(2), 2], [income(3), 1]] as const) {
      expect([offers(state, needed), offers(state, needed - 1)]).toEqual(['nothing', `offerPool: expected at least ${needed} of book I`]);
    }
    for (const state of [inTurns(4), inTurns(5), income(5)]) expect(offers(state, 0)).toBe('nothing');
    // Before offers change, those of this round are still to come; in the last round none are.
    const early = story({ seats: 2, rulings: { blackDiceVariant: 'step-1' } }, 1).filter(({ frames }) => frames.at(-1)?.kind === 'rollBlack');
    const [third, last] = [3, 5].map((number) => early.find(({ round }) => round === number)!);
    expect([offers(third!, 2), offers(third!, 1), offers(last!, 0)]).toEqual(['nothing', 'offerPool: expected at least 2 of book I', 'nothing']);
    // Those that become visible in this round are being drawn: they are needed, too.
    const drawing = story({ seats: 2 }, 1).find(({ round, frames }) => round === 3 && frames.some((frame) => frame.kind === 'draw' && frame.what === 'offer:I'))!;
    expect(offers(drawing, 2)).toBe('nothing');
    expect(offers(drawing, 1)).not.toBe('nothing');
  });
});
