import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../src/testing/index.js';
import { voyages } from '../../../src/voyages/index.js';
import { player, setUp, table, turn } from '../helpers.js';

const goalsInView = (state: Parameters<typeof voyages.view>[0], viewer: number | null): (readonly (string | null)[])[] => voyages.view(state, viewer).players.map(({ goals }) => goals);

describe('5. Public and secret information', () => {
  test('VOY-INFO-1: goal cards are known to their player alone; their number is public', () => {
    const { state } = table({ players: [{ goals: ['g01', 'g02'] }, { goals: ['g03', 'g04'] }] });
    expect(goalsInView(state, 0)).toEqual([['g01', 'g02'], [null, null]]);
    expect(goalsInView(state, 1)).toEqual([[null, null], ['g03', 'g04']]);
    expect(goalsInView(state, null)).toEqual([[null, null], [null, null]]);
    // What is missing from the pool tells nothing either.
    expect(voyages.view(state, 0).goalPool).toEqual(expect.arrayContaining(['g03', 'g04']));
    expect(voyages.view(state, null).goalPool).toHaveLength(18);
  });

  test('VOY-INFO-1: at final scoring everybody sees all goals', () => {
    const { state } = table({ over: true, players: [{ goals: ['g01', 'g02'] }, { goals: ['g03', 'g04'] }] });
    expect(goalsInView(state, 0)).toEqual([['g01', 'g02'], ['g03', 'g04']]);
    expect(goalsInView(state, null)).toEqual([['g01', 'g02'], ['g03', 'g04']]);
  });

  test('VOY-INFO-1: the last move of the game shows the goals, and no other does', () => {
    const position = table({ seats: 2, round: 5, seat: 1, players: [{ passed: true, dice: [], goals: ['g01', 'g02'] }, { coin: 3, dice: ['own3'], goals: ['g03', 'g04'] }] });
    const before = position.state;
    const between = position.play('fiveCoins own3').state;
    const after = position.play('end turn').state;
    expect(after.frames).toEqual([]);
    expect([voyages.reveals(before, between), voyages.reveals(between, after)]).toEqual([false, true]);
  });

  test('VOY-INFO-1: the score of a view leaves out goals its viewer does not know', () => {
    const { state } = table({ players: [{ goals: ['g01', 'g02'], posts: ['moscow', 'xian'] }, {}] });
    const goalPoints = (viewer: number | null): string[] => voyages.scoreFor(voyages.view(state, viewer)).players[0]!.lines.filter(({ id }) => id.startsWith('goal')).map(({ id, points }) => `${id} ${points}`);
    expect(goalPoints(0)).toEqual(['goal 4', 'goal 0', 'goalCities 3']);
    expect(goalPoints(1)).toEqual([]);
    expect(goalPoints(null)).toEqual([]);
  });

  test('VOY-INFO-2: the 4 dealt goals are seen by their player only, the returned ones stay unknown to others even at the end', () => {
    const { position } = setUp({ seats: 2, firstPlayer: 0, variants: { goalChoice: true } }, { goals: [['g01', 'g02', 'g03', 'g04'], ['g05', 'g06', 'g07', 'g08']] });
    expect(goalsInView(position.state, 0)).toEqual([['g01', 'g02', 'g03', 'g04'], [null, null, null, null]]);
    position.play('keep g01+g03');
    expect(voyages.view(position.state, 0).players[0]?.returned).toEqual(['g02', 'g04']);
    expect(voyages.view(position.state, 1).players[0]?.returned).toEqual([null, null]);
    const told = position.events.filter((event) => 'only' in event && event.only === 1).map(({ kind }) => kind);
    expect(told).not.toContain('goals-kept');
  });

  test('VOY-INFO-3: stacks are hidden from everybody, their sizes are public', () => {
    const { state } = setUp({ seats: 3, characters: ['raschid', 'berke', 'kubilai'] }).position;
    for (const viewer of [0, 1, 2, null]) {
      const { stacks, special, pool } = voyages.view(state, viewer);
      expect([stacks.length, special.length, pool.length]).toEqual([24, 8, 32]);
      expect(new Set([...stacks, ...special])).toEqual(new Set(['?']));
    }
    // Dealt out for a search, any hidden contract may be anywhere.
    const first = voyages.determinize(voyages.view(state, 0), randomOf(1));
    expect(voyages.validate(first).ok).toBe(true);
  });

  test('VOY-INFO-4: a contract drawn from the special stack is seen by all', () => {
    const position = turn({}, { special: ['c31', '?', '?', '?'], bonuses: ['contract'] });
    expect(voyages.view(position.state, 2).players[0]?.contracts).toEqual(['c31']);
    expect(position.state.special).toEqual(['?', '?', '?']);
    const drawn = turn({}, { bonuses: ['contract'] });
    drawn.luck(['c20']);
    expect(voyages.view(drawn.state, null).players[0]?.contracts).toEqual(['c20']);
    expect(drawn.events.find(({ kind }) => kind === 'contract-drawn')).toEqual({ kind: 'contract-drawn', seat: 0, rule: 'VOY-ICON-4', contract: 'c20', from: 'special-stack', to: 'aside' });
  });

  test('VOY-INFO-5: what went under the special stack was seen by all, so it may be shown and must not be lost', () => {
    const position = turn({ contracts: ['c01', 'c02'], dice: ['own1'] }, { row: ['c03', 'c04', 'c05', 'c06', 'c07', 'c08'], special: ['?', '?'] });
    position.play('contracts 1 own1', 'discard c01');
    expect(position.state.special).toEqual(['?', '?', 'c01']);
    expect(voyages.view(position.state, 1).pool).not.toContain('c01');
  });

  test('VOY-INFO-6: unused tiles, cards and starting contracts are not told', () => {
    const { state } = setUp({ seats: 2, firstPlayer: 0, variants: { draft: true } }, { characters: [['berke', 'matteo', 'wilhelm']], outposts: [['o01', 'o02', 'o03', 'o04', 'o05', 'o06', 'o07']] }).position;
    const view = JSON.stringify(voyages.view(state, 0));
    for (const unused of ['o08', 'o09', 'o10', 'k20', 'kubilai', 'johannes', 'raschid']) expect(view).not.toContain(`"${unused}"`);
  });

  test('VOY-INFO-7: everything else is public', () => {
    const { state } = table({
      players: [{ character: 'berke', coin: 3, camel: 4, pepper: 5, silk: 6, gold: 7, vp: 8, dice: ['own5', 'own2'], contracts: ['c01'], completed: ['c02', 'c03'], posts: ['moscow', 'beijing'], figures: ['xian'] }, {}],
      row: ['c09', 'c08', null, null, null, null], outposts: { karachi: 'o05' }, cityCards: { moscow: 'k09' },
    });
    const seen = voyages.view(state, 1);
    expect(seen.players[0]).toMatchObject({ character: 'berke', coin: 3, camel: 4, pepper: 5, silk: 6, gold: 7, vp: 8, dice: ['own5', 'own2'], contracts: ['c01'], completed: ['c02', 'c03'], posts: ['moscow', 'beijing'], figures: ['xian'] });
    expect(seen).toMatchObject({ row: state.row, spaces: state.spaces, beijing: [0, null, null, null], blackDice: 3, outposts: state.outposts, cityCards: state.cityCards, cityBonuses: state.cityBonuses });
  });

  test('VOY-R-79 faces-public: the faces of completed contracts are seen by others', () => {
    const position = table({ players: [{ completed: ['c02', 's03'] }, {}] });
    expect(voyages.view(position.state, 1).players[0]?.completed).toEqual(['c02', 's03']);
  });

  test('VOY-R-79 count-only: others see only how many contracts are completed', () => {
    const position = table({ players: [{ completed: ['c02', 's03'] }, { completed: ['c10'] }], rulings: { completedContracts: 'count-only' } });
    const seen = voyages.view(position.state, 1);
    expect(seen.players[0]?.completed).toEqual([null, null]);
    expect(seen.players[1]?.completed).toEqual(['c10']);
    expect(seen.pool).toContain('c02');
    expect(voyages.view(position.state, 0).players[0]?.completed).toEqual(['c02', 's03']);
    expect(player(position).completed).toHaveLength(2);
    // A deal that agrees with the view has as many completed contracts, and nothing twice.
    for (let seed = 0; seed < 20; seed += 1) {
      const dealt = voyages.determinize(seen, randomOf(seed));
      expect(voyages.validate(dealt).ok).toBe(true);
      expect(dealt.players.map(({ completed }) => completed.length)).toEqual(position.state.players.map(({ completed }) => completed.length));
      expect(dealt.players[1]?.goals).toEqual(position.state.players[1]?.goals);
      // One regular contract is nowhere to be seen, so the other one is a starting contract.
      expect(dealt.players[0]!.completed.map((id) => id[0]).sort()).toEqual(['c', 's']);
    }
    // Of whoever still has the starting contract none is among the completed ones.
    const open = table({ players: [{ contracts: ['s01'], completed: ['c02'] }, {}, { completed: ['s03', 'c04'] }], rulings: { completedContracts: 'count-only' } });
    for (let seed = 0; seed < 20; seed += 1) {
      const { players } = voyages.determinize(voyages.view(open.state, 1), randomOf(seed));
      expect(players.map(({ completed }) => completed.map((id) => id[0]).sort().join(''))).toEqual(['c', '', 'cs']);
    }
  });

  test('VOY-INFO-1: hidden goals are dealt anew from all cards the viewer has not seen', () => {
    const { state } = table({ players: [{ goals: ['g01', 'g02'] }, { goals: ['g03', 'g04'] }] });
    const view = voyages.view(state, 1);
    const deals = new Set(Array.from({ length: 40 }, (_, seed) => voyages.determinize(view, randomOf(seed)).players[0]!.goals.join(' ')));
    expect(deals.size).toBeGreaterThan(20);
    for (const deal of deals) expect(deal).not.toMatch(/g03|g04/);
  });
});

describe('VOY-R-79 count-only: what others may have completed', () => {
  const starting = (contracts: readonly string[]): number => contracts.filter((contract) => contract.startsWith('s')).length;
  /** Completed contracts of the others, dealt again as seat 0 may imagine them. */
  function imagined(own: readonly string[], ...others: readonly (readonly string[])[]): string[][][] {
    const { state } = table({ rulings: { completedContracts: 'count-only' }, players: [{ completed: [...own] }, ...others.map((completed) => ({ completed: [...completed] }))] });
    return Array.from({ length: 40 }, (_, seed) => {
      const dealt = voyages.determinize(voyages.view(state, 0), randomOf(seed + 1));
      const valid = voyages.validate(dealt);
      if (!valid.ok) expect.fail(valid.error.message);
      expect(dealt.players[0]!.completed).toEqual(own);
      expect(dealt.players.slice(1).map(({ completed }) => completed.length)).toEqual(others.map(({ length }) => length));
      return dealt.players.slice(1).map(({ completed }) => completed);
    });
  }

  test.each([[['c01', 's02'], ['s01', 'c05'], 1], [[], ['c07', 'c05'], 0], [['c01'], ['c07', 'c05', 's03'], 1], [['s01'], ['s05'], 1], [['c01', 'c02', 'c03'], ['c04'], 0]] as const)('of %j and %j: as many starting contracts as must be', (own, other, count) => {
    expect(new Set(imagined(own, other).map(([completed]) => starting(completed!)))).toEqual(new Set([count]));
  });

  test('any of the others may have completed his starting contract, and any contract may be the hidden one', () => {
    const deals = imagined(['c01'], ['s01'], ['c05']);
    expect(new Set(deals.map((completed) => completed.map(starting).join()))).toEqual(new Set(['1,0', '0,1']));
    expect(new Set(deals.flat(2)).size).toBeGreaterThan(10);
  });
});
