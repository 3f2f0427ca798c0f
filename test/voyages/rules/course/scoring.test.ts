import { describe, expect, test } from 'vitest';
import { voyages, type ArrangedPlayer, type RulingAnswers } from '../../../../src/voyages/index.js';
import { decider, player, table, turn } from '../../helpers.js';

const none = { goals: ['g01', 'g02'] };

/** Final scores of players; the first has nothing that scores unless told, the last has the most contracts. */
function score(me: ArrangedPlayer, others: readonly ArrangedPlayer[] = [{ completed: 1 }], rulings: Partial<RulingAnswers> = {}): ReturnType<typeof voyages.score> {
  return voyages.score(table({ over: true, rulings, players: [{ ...none, ...me }, ...others] }).state);
}

const total = (me: ArrangedPlayer): number => score(me).players[0]!.total;

describe('22. End of the game and final scoring', () => {
  test('VOY-SCORE-1: after round 5 goals are revealed and added without spending anything', () => {
    const position = turn({ dice: ['own3'], coin: 27, goals: ['g01', 'g02'], posts: ['moscow', 'xian'] }, { round: 5, seats: 2, others: [{ dice: [], goals: ['g03', 'g04'] }] }).play('moneyBag own3', 'end turn');
    expect(decider(position)).toBe(-2);
    expect(player(position).coin).toBe(30);
    expect(position.events.filter(({ kind }) => kind === 'goals-revealed')).toEqual([
      { kind: 'goals-revealed', seat: 0, goals: ['g01', 'g02'], rule: 'VOY-SCORE-1' },
      { kind: 'goals-revealed', seat: 1, goals: ['g03', 'g04'], rule: 'VOY-SCORE-1' },
    ]);
    const sheet = voyages.score(position.state);
    expect(sheet.final).toBe(true);
    // g01 4, 2 cities 3, 30 coins 3, most contracts (nobody has any) 7.
    expect(sheet.players[0]?.total).toBe(4 + 3 + 3 + 7);
    expect(player(position).vp).toBe(0);
  });

  test('VOY-SCORE-1 VOY-GEN-8: the sheet names every source of points with its rule; what was booked before stays', () => {
    const me: ArrangedPlayer = { vp: 30, coin: 25, silk: 2, gold: 1, camel: 4, completed: ['c01', 'c04'], posts: ['moscow', 'kashgar', 'anxi', 'karakorum', 'xian', 'kochi', 'ormuz', 'beijing'], goals: ['g03', 'g18'] };
    const sheet = score(me, [{ camel: 6 }]);
    expect(sheet.players[0]!.lines.map(({ id, rule, points, detail }) => [id, rule, points, detail])).toEqual([
      ['contract', 'VOY-BONUS-3', 2, 'c01'], ['contract', 'VOY-BONUS-3', 6, 'c04'], ['posts', 'VOY-POST-5', 5, '8'], ['play', 'VOY-GEN-8', 17, null],
      ['goal', 'VOY-SCORE-2', 7, 'g03'], ['goal', 'VOY-SCORE-2', 0, 'g18'], ['goalCities', 'VOY-SCORE-3', 6, '3'], ['coins', 'VOY-SCORE-4', 2, null],
      ['beijing', 'VOY-SCORE-5', 10, null], ['goods', 'VOY-SCORE-6', 1, null], ['mostContracts', 'VOY-SCORE-7', 7, '2'],
    ]);
    expect(sheet.players.map(({ tieBreaks }) => tieBreaks)).toEqual([[{ id: 'camels', value: 4 }], [{ id: 'camels', value: 6 }]]);
    expect(sheet.final).toBe(true);
    const wilhelm = score({ character: 'wilhelm', vp: 25, posts: ['moscow', 'kashgar', 'anxi', 'karakorum', 'xian', 'kochi', 'ormuz', 'adana', 'karachi', 'sumatra', 'alexandria'] });
    expect(wilhelm.players[0]!.lines.filter(({ id }) => id === 'posts' || id === 'wilhelm')).toEqual([
      { id: 'posts', rule: 'VOY-POST-5', points: 5, detail: '8' }, { id: 'posts', rule: 'VOY-POST-5', points: 10, detail: '9' }, { id: 'wilhelm', rule: 'VOY-WILHELM-6', points: 10, detail: '11' },
    ]);
    expect(voyages.score(table().state).final).toBe(false);
  });

  test('VOY-SCORE-2: a goal card gives its VP with a post in both its cities, otherwise nothing', () => {
    const goal = (posts: string[]): number[] => score({ posts, goals: ['g03', 'g18'] }).players[0]!.lines.filter(({ id }) => id === 'goal').map(({ points }) => points);
    expect(goal(['moscow', 'kashgar'])).toEqual([7, 0]);
    expect(goal(['moscow', 'sumatra'])).toEqual([0, 0]);
    expect(goal(['moscow', 'kashgar', 'sumatra', 'anxi'])).toEqual([7, 8]);
  });

  test('VOY-SCORE-3: 0, 1, 3, 6, 10 VP for 0 to 4 different goal cities; a shared one counts once', () => {
    const cities = (posts: string[], goals = ['g03', 'g18']): number => score({ posts, goals }).players[0]!.lines.find(({ id }) => id === 'goalCities')!.points;
    const four = ['moscow', 'kashgar', 'sumatra', 'anxi'];
    expect([0, 1, 2, 3, 4].map((count) => cities(four.slice(0, count)))).toEqual([0, 1, 3, 6, 10]);
    expect(cities(['moscow', 'xian', 'ormuz'], ['g01', 'g02'])).toBe(6);
    expect(cities(['karakorum', 'kochi'])).toBe(0);
  });

  test('VOY-SCORE-4: 1 VP for every full 10 coins', () => {
    expect([9, 10, 19, 20, 105].map((coin) => total({ coin }))).toEqual([0, 1, 1, 2, 10]);
  });

  test('VOY-SCORE-5: a post in Beijing scores the number of its space', () => {
    const { players } = voyages.score(table({ over: true, players: [{ ...none, posts: ['beijing'] }, { posts: ['beijing'], completed: 1 }, { posts: ['beijing'] }], beijing: [null, 1, 0, 2] }).state);
    expect(players.map(({ lines }) => lines.find(({ id }) => id === 'beijing')?.points)).toEqual([4, 7, 1]);
  });

  test('VOY-SCORE-6: only with a post in Beijing 1 VP for every 2 goods together, camels apart', () => {
    expect(total({ posts: ['beijing'], pepper: 1, silk: 1, gold: 1, camel: 9 })).toBe(10 + 1);
    expect(total({ posts: ['beijing'], pepper: 1, silk: 2, gold: 1 })).toBe(10 + 2);
    expect(total({ posts: ['moscow'], goals: ['g17', 'g18'], pepper: 9, silk: 9, gold: 9 })).toBe(0);
  });

  test('VOY-SCORE-7: 7 VP for the most completed contracts, 7 each when tied', () => {
    const majority = (...counts: number[]): number[] => score({ completed: counts[0]! }, counts.slice(1).map((completed) => ({ completed }))).players.map(({ total: sum }) => sum);
    expect(majority(3, 2, 1)).toEqual([7, 0, 0]);
    expect(majority(2, 2, 1)).toEqual([7, 7, 0]);
    expect(majority(2, 2, 2, 2)).toEqual([7, 7, 7, 7]);
  });

  test('VOY-SCORE-8: nothing else scores', () => {
    expect(total({ contracts: ['c20', 'c30'], camel: 50, pepper: 9, posts: ['sumatra', 'karachi', 'kochi'] })).toBe(0);
  });

  test('VOY-SCORE-9: most VP wins', () => {
    expect(score({ vp: 30 }, [{ vp: 29, completed: 0 }]).winners).toEqual([0]);
    expect(score({ vp: 30 }, [{ vp: 31 }]).winners).toEqual([1]);
  });

  test('VOY-SCORE-10: tied players: most camels, then shared', () => {
    expect(score({ vp: 30, camel: 1 }, [{ vp: 30, camel: 3 }]).winners).toEqual([1]);
    expect(score({ vp: 30, camel: 2 }, [{ vp: 30, camel: 2 }, { vp: 29, camel: 9 }]).winners).toEqual([0, 1]);
    // Coins below 10 and goods do not decide.
    expect(score({ vp: 30, camel: 2, coin: 9, gold: 5 }, [{ vp: 30, camel: 2 }]).winners).toEqual([0, 1]);
  });

  test('VOY-SCORE-11: the other places are ranked by VP, then camels, equal players sharing a place', () => {
    const { players } = score({ vp: 10, camel: 5 }, [{ vp: 20 }, { vp: 10, camel: 5 }, { vp: 10, camel: 6 }]);
    expect(players.map(({ rank }) => rank)).toEqual([3, 1, 3, 2]);
  });

  test('VOY-R-66: camels break a tie, then the victory is shared', () => {
    expect(score({ vp: 50, camel: 4 }, [{ vp: 50, camel: 3 }, { vp: 50, camel: 4 }]).winners).toEqual([0, 2]);
  });

  test('VOY-R-67 zero-counts: everybody gains 7 VP if nobody completed a contract', () => {
    expect(score({}, [{}, {}]).players.map(({ total: sum }) => sum)).toEqual([7, 7, 7]);
  });

  test('VOY-R-67 needs-one: nobody gains 7 VP if nobody completed a contract', () => {
    const rulings = { contractMajorityZero: 'needs-one' } as const;
    expect(score({}, [{}, {}], rulings).players.map(({ total: sum }) => sum)).toEqual([0, 0, 0]);
    expect(score({ completed: 1 }, [{}, { completed: 1 }], rulings).players.map(({ total: sum }) => sum)).toEqual([7, 0, 7]);
  });

  test('VOY-R-68: all goods are added and then rounded down', () => {
    // By kind it would be 0.
    expect(total({ posts: ['beijing'], pepper: 1, silk: 1, gold: 1 })).toBe(11);
    expect(total({ posts: ['beijing'], pepper: 3, silk: 3, gold: 0 })).toBe(13);
  });

  test('VOY-R-69: coins are rounded down, for everybody', () => {
    expect(total({ coin: 19 })).toBe(1);
    expect(score({}, [{ coin: 39, completed: 1 }]).players[1]?.total).toBe(7 + 3);
  });

  test('VOY-R-70: the scale of goal cities is 0, 1, 3, 6, 10', () => {
    // Reconstructed for 3 and 4 cities.
    expect([[], ['karachi'], ['karachi', 'sumatra'], ['karachi', 'sumatra', 'ormuz'], ['karachi', 'sumatra', 'ormuz', 'kashgar']].map((posts) => total({ posts, goals: ['g15', 'g17'] }))).toEqual([0, 1, 3, 6 + 6, 10 + 5 + 6]);
  });

  test('VOY-R-88: coins have no limit', () => {
    // More than all coins of the box together.
    expect(total({ coin: 400 })).toBe(40);
  });
});
