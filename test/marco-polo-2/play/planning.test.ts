// How a round of Marco Polo II is planned: what a plan looks at, and what it leaves out.
import { describe, expect, test } from 'vitest';
import type { ChanceRequest } from '../../../src/index.js';
import { planningOf } from '../../../src/marco-polo-2/play/planning.js';
import { evaluationOf, marcoPolo2, standardPack, type Arrangement, type State } from '../../../src/marco-polo-2/index.js';
import { standardPack as pack } from '../../../src/marco-polo-2/content/standard/index.js';
import { planLaws } from '../../mechanics/plans.js';
import { position, type At } from '../helpers.js';

type Mine = NonNullable<Arrangement['players']>[number];

const planning = planningOf(pack);

/** Seat 0 is at its turn. */
const turn = (mine: Mine, rest: Omit<Arrangement, 'players'> = {}): At => position({ seats: 2, round: 2, ...rest, players: [mine, {}] });

/** The moves of seat 0 that are worth a try. */
const tried = ({ state }: At, like = ''): string[] => planning.worthwhile(state, 0, marcoPolo2.legalMoves(state)).map(marcoPolo2.notation.print).filter((move) => move.startsWith(like)).sort();

describe('moves worth a try', () => {
  test('of dice that do the same the cheapest of each colour are enough', () => {
    const all = turn({ dice: ['own6', 'own5', 'own4', 'black5', 'black6'], coin: 9, camel: 9, jade: 5, posts: ['xian'] }, { contractPlaces: { 'xian:0': 'c01' } });
    expect(tried(all, 'khan')).toEqual(['khan black5', 'khan own4']);
    expect(tried(all, 'contracts')).toEqual(['contracts black5', 'contracts own4']);
    expect(tried(all, 'moneyBag').filter((move) => move.endsWith(' coin'))).toEqual(['moneyBag own4 coin']);
    expect(tried(all, 'book I ')).toEqual(['book I black5', 'book I own4']);
    expect(tried(all, 'travel lower')).toEqual(['travel lower black5', 'travel lower own4']);
    // The lowest die says how far one comes, as far as the space leads: each way once, with the cheapest dice for it.
    expect(tried(turn({ dice: ['own6', 'own5', 'own4', 'own2', 'own1'], coin: 40, camel: 20 }), 'travel middle')).toEqual(['travel middle own2+own1', 'travel middle own4+own2', 'travel middle own5+own4']);
    expect(tried(turn({ dice: ['own6', 'own5', 'own4', 'own4'], coin: 9, camel: 9 }), 'seals')).toEqual(['seals own4+own4', 'seals own6+own5']);
  });

  test('only low dice are rolled again, and none is turned down', () => {
    const position = turn({ dice: ['own6', 'own3', 'own2', 'own1'], camel: 9, jade: 9 });
    expect(tried(position, 'reroll')).toEqual(['reroll own1', 'reroll own2']);
    expect(position.moves().some((move) => /^change .* down$/.test(move))).toBe(true);
    expect(tried(position, 'change')).toEqual([]);
    // Only what comes to a 5 or a 6 is worth two camels.
    expect(tried(turn({ dice: ['own6', 'own5', 'own4', 'own3'], camel: 9 }), 'change')).toEqual(['change own4 up', 'change own5 up']);
  });

  test('dice are changed or rolled again before the action of a turn, not after it', () => {
    const acted = turn({ dice: ['own6', 'own4', 'own1'], camel: 9 }).play('khan own6');
    expect(acted.moves()).toEqual(expect.arrayContaining(['reroll own1', 'change own4 up']));
    expect([...tried(acted, 'reroll'), ...tried(acted, 'change')]).toEqual([]);
  });

  test('an exchange is made as often as it can be, or once less; what is free is taken in full', () => {
    const card = (id: string, mine: Mine, rulings: Arrangement['rulings'] = {}): At => turn({ dice: ['own5'], coin: 20, camel: 20, jade: 0, ...mine }, { rulings, cityCards: { 'area:0': id } }).play(`cityCard ${id} own5`);
    expect(tried(card('k14', { pepper: 9 }))).toEqual(['exchange 1 4', 'exchange 1 5']);
    // Each side of a card by itself: three times for want of camels, and five times for coins.
    expect(tried(card('k07', { camel: 3 }))).toEqual(['exchange 1 2', 'exchange 1 3', 'exchange 2 4', 'exchange 2 5']);
    expect(tried(card('k09', {}, { freeCardAmount: 'any-number' }))).toEqual(['amount 5']);
  });

  test('no step goes back to where the path came through, unless there is no other', () => {
    const way = turn({ dice: ['own6', 'own6'], coin: 60, camel: 30, jade: 9, figure: 'kashgar' }).play('travel middle own6+own6', 'step balkh', 'step kabul');
    expect(way.moves()).toContain('step balkh');
    expect(tried(way)).not.toContain('step balkh');
    expect(tried(way)).toContain('step jaipur');
  });

  test('in which order benefits come is not looked at', () => {
    const open = { 'xian:0': 'c10', 'xian:1': 'c11' };
    const arrived = turn({ dice: ['own4'], coin: 30, camel: 20, jade: 0 }, { contractPlaces: open, outposts: { xian: 'outpost-contract' } }).play('travel lower own4', 'step xian', 'stop');
    expect(arrived.state.frames.at(-1)?.kind).toBe('nextBonus');
    expect(arrived.moves().length).toBeGreaterThan(1);
    expect(tried(arrived)).toEqual(arrived.moves().slice(0, 1));
  });
});

describe('more moves worth a try', () => {
  test('the money bag for coins, for camels or for jade, each with the cheapest die', () => {
    expect(tried(turn({ dice: ['own6', 'own5', 'own4'] }), 'moneyBag')).toEqual(['moneyBag own4 camel', 'moneyBag own4 coin', 'moneyBag own4 jade']);
  });

  test('in a special city the cheapest die, and with an improved seal the cheapest that doubles its bonus', () => {
    const baghdad = (mine: Mine): string[] => tried(turn({ dice: ['own6', 'own5', 'own4', 'own3'], coin: 9, posts: ['baghdad'], ...mine }, { seats: 4 }), 'special');
    expect(baghdad({})).toEqual(['special baghdad own3']);
    expect(baghdad({ improved: ['jeweler'] })).toEqual(['special baghdad own3', 'special baghdad own5']);
    // A black die is another one.
    expect(baghdad({ dice: ['own6', 'black5', 'own4', 'black4'] })).toEqual(['special baghdad black4', 'special baghdad own4']);
  });

  test('of dice with the same lowest one those that cost least', () => {
    expect(tried(turn({ dice: ['own6', 'own5', 'own2', 'own1'], coin: 40, camel: 20 }), 'travel middle')).toEqual(['travel middle own2+own1', 'travel middle own5+own2', 'travel middle own6+own5']);
  });

  test('neither figure goes back to where a path came through', () => {
    const way = turn({ character: 'mailin-tian-chin', dice: ['own6', 'own6'], coin: 60, camel: 30, jade: 9, figures: ['kashgar', 'balkh'] }).play('travel middle own6+own6', 'step kabul', 'step jaipur');
    expect(way.moves()).toEqual(expect.arrayContaining(['step kabul', 'step calicut', 'companion kabul', 'companion kashgar']));
    expect(tried(way, 'step')).toContain('step calicut');
    expect(tried(way, 'step')).not.toContain('step kabul');
    expect(tried(way, 'companion')).toContain('companion kashgar');
    expect(tried(way, 'companion')).not.toContain('companion kabul');
    const other = turn({ character: 'mailin-tian-chin', dice: ['own6', 'own6'], coin: 60, camel: 30, jade: 9, figures: ['kashgar', 'balkh'] }).play('travel middle own6+own6', 'companion kabul', 'companion jaipur');
    expect(other.moves()).toContain('companion kabul');
    expect(tried(other, 'companion')).not.toContain('companion kabul');
    expect(tried(other)).toContain('stop');
  });

  test('with no die left all that can be done, and to leave it for another turn', () => {
    const last = (mine: Mine): string[] => { const at = turn({ dice: ['own6'], coin: 20, camel: 9, jade: 5, ...mine }).play('khan own6'); return tried(at).length === at.moves().length ? tried(at) : []; };
    expect(last({ contracts: ['c01'], silk: 1, pepper: 2 })).toContain('complete c01');
    expect(last({ seals: ['farmer'] })).toContain('improve farmer');
    expect(last({ character: 'filippo-vitello', outposts: ['outpost-move'] })).toEqual(expect.arrayContaining(['outpost outpost-move', 'end turn']));
  });

  test('MP2-FILIPPO-3: a tile is kept for a movement, a die or a contract, and used at once for what can be kept as well', () => {
    const keeper = (outposts: string[]): string[] => tried(turn({ character: 'filippo-vitello', dice: ['own6', 'own5'], coin: 20, camel: 9, outposts }));
    for (const tile of ['outpost-gold', 'outpost-coins', 'outpost-camels', 'outpost-good']) expect(keeper(['outpost-move', tile])).toEqual([`outpost ${tile}`]);
    for (const tile of ['outpost-move', 'outpost-black-die', 'outpost-contract']) expect(keeper([tile]), tile).toEqual(expect.arrayContaining([`outpost ${tile}`, 'khan own5']));
    // What a tile brings is a matter of the component values.
    const other = standardPack();
    const gold = other.outpostBonuses.find(({ id }) => id === 'outpost-gold')!;
    Object.assign(gold, { bonus: { gold: 2, move: 1 } });
    const { state } = turn({ character: 'filippo-vitello', dice: ['own6'], outposts: ['outpost-gold'] });
    expect(evaluationOf(other).planning.worthwhile(state, 0, marcoPolo2.legalMoves(state)).length).toBeGreaterThan(1);
  });

  test('after the end there is nothing to try', () => {
    expect(tried(position({ seats: 2, at: 'over' }))).toEqual([]);
  });
});

describe('positions of a plan', () => {
  const key = (mine: Mine, rest: Omit<Arrangement, 'players'> = {}): string => planning.key(turn({ dice: ['own3', 'own2'], ...mine }, rest).state, 0);
  const usual = key({});

  test.each<[string, Mine, Omit<Arrangement, 'players'>?]>([
    ['coins', { coin: 9 }], ['camels', { camel: 9 }], ['pepper', { pepper: 1 }], ['silk', { silk: 1 }], ['gold', { gold: 1 }], ['jade', { jade: 9 }], ['points', { vp: 9 }], ['dice', { dice: ['own3', 'own1'] }],
    ['contracts', { contracts: ['c01'] }], ['completed contracts', { completed: ['c01'] }], ['posts', { posts: ['xian'] }], ['seals', { seals: ['farmer'] }], ['figures', { figures: ['xian'] }],
  ])('are told apart by %s', (_, mine, rest = {}) => { expect(key(mine, rest)).not.toBe(usual); });

  test.each<[string, (state: State) => void]>([
    ['improved seals', ({ players }) => { players[0]!.improved = ['farmer']; }],
    ['outpost tiles held', ({ players }) => { players[0]!.outposts = ['o01']; }],
    ['outpost tiles on the map', ({ outposts }) => { outposts[0] = outposts[0] === null ? 'o01' : null; }],
    ['dice on cards', ({ cityCards }) => { cityCards[0]!.die = '1:own3'; }],
    ['dice on spaces', ({ spaces }) => { spaces[0]!.dice.push('1:own3'); }],
    ['contracts on the board', ({ contractPlaces }) => { contractPlaces[0]!.contract = contractPlaces[0]!.contract === null ? 'c01' : null; }],
    ['black dice', ({ blackDice }) => { blackDice.pop(); }],
    ['the main action', (state) => { state.turn.acted = !state.turn.acted; }],
    ['fresh posts', (state) => { state.turn.freshPosts.push('xian'); }],
  ])('are told apart by %s', (_, change) => {
    const { state } = turn({ dice: ['own3', 'own2'] });
    const other = structuredClone(state);
    change(other);
    expect(planning.key(other, 0)).not.toBe(planning.key(state, 0));
  });

  test('are the same whatever the others have, and in whichever order posts and seals came', () => {
    const { state } = turn({ dice: ['own3', 'own2'] });
    const other = structuredClone(state);
    Object.assign(other.players[1]!, { coin: 40, camel: 7, posts: ['xian'] });
    expect(planning.key(other, 0)).toBe(planning.key(state, 0));
    const [one, two] = [['xian', 'anxi'], ['anxi', 'xian']].map((posts) => Object.assign(structuredClone(state), { players: [{ ...state.players[0]!, posts, seals: posts }, state.players[1]!] }));
    expect(planning.key(one!, 0)).toBe(planning.key(two!, 0));
    // Looking changes nothing.
    expect([one!, two!].map(({ players }) => [players[0]!.posts, players[0]!.seals])).toEqual([[['xian', 'anxi'], ['xian', 'anxi']], [['anxi', 'xian'], ['anxi', 'xian']]]);
  });
});

planLaws(planning, () => turn({ dice: ['own3', 'own2'] }).state);

describe('a plan', () => {
  test('MP2-ROUND-1: ends with the last turn of the round; nothing of the next round is played', () => {
    const last = turn({ dice: ['own6'] }).play('khan own6');
    const after = (alone: boolean): State => {
      const state = structuredClone(last.state);
      for (const player of state.players) player.dice = [];
      if (alone) planning.alone(state, 0);
      marcoPolo2.inPlace.play(state, { kind: 'endTurn' });
      return state;
    };
    expect([after(true).round, after(true).frames, after(true).players[0]!.coin]).toEqual([2, [], last.state.players[0]!.coin]);
    expect(after(false).round).toBe(3);
    // Before the turns of a round there is more to come.
    const start = position({ seats: 2, at: 'round-start' }).state;
    const kept = structuredClone(start);
    planning.alone(kept, 0);
    expect(kept.frames).toEqual(start.frames);
  });

  test('counts a die as 3, draws any contract, and ends at any other luck', () => {
    const roll = (purpose: string): ChanceRequest => ({ kind: 'roll', purpose, rule: 'MP2-BONUS-9', seat: 0, dice: 1, sides: 6 });
    const draw = (purpose: string): ChanceRequest => ({ kind: 'draw', purpose, rule: 'MP2-ICON-2', seat: 0, from: ['c01', 'c02'], count: 1, secret: false });
    expect(['reroll', 'black-die', 'round-roll'].map((purpose) => planning.luck(roll(purpose)))).toEqual([[3], [3], null]);
    expect(['top-contract', 'refill', 'offer'].map((purpose) => planning.luck(draw(purpose)))).toEqual(['any', 'any', null]);
  });
});
