import { describe, expect, test } from 'vitest';
import { marcoPolo2, type Arrangement } from '../../src/marco-polo-2/index.js';
import { boringLuck, change, diceOn, offered, player, position, type At } from '../marco-polo-2/helpers.js';

/** Points of some lines of a score sheet. */
const points = (at: At, id: string, seat = 0): number =>
  (marcoPolo2.score(at.state).players[seat]?.lines ?? []).filter((line) => line.id === id).reduce((sum, line) => sum + line.points, 0);

describe('books, the Khan, seals', () => {
  test('MP2-E-1: a book gives everything on the offer chosen, and nothing else', () => {
    const at = position({ players: [{ dice: ['own2'] }] });
    const before = at.state;
    at.play('book I own2', 'offer 1');
    expect(change(before, at)).toEqual({ jade: 1, pepper: 2 });
  });

  test('MP2-E-2: book I takes any die, book II a 3, both spaces of book III a 5', () => {
    const at = position({ players: [{ dice: ['own5', 'own3', 'own1'] }] });
    const spaces = (die: string): string[] => offered(at, 'book').filter((line) => line.endsWith(die)).map((line) => line.split(' ')[1] as string);
    expect(spaces('own1')).toEqual(['I']);
    expect(spaces('own3')).toEqual(['I', 'II']);
    expect(spaces('own5')).toEqual(['I', 'II', 'III:upper', 'III:lower']);
  });

  test('MP2-E-3: an own die on one space of book III does not bar the other', () => {
    const at = position({ players: [{ dice: ['own5', 'own1'], coin: 6 }], spaces: { 'book:III:upper': ['0:own6'] } });
    expect(at.refusal('book III:lower own5')).toBeNull();
    expect(at.check('book III:upper own5')).toMatchObject({ code: 'own-colour-there', rule: 'MP2-SPACE-6' });
  });

  test('MP2-E-4: the first die of the Khan\'s favour', () => {
    const at = position({ seats: 4, players: [{ dice: ['own3'] }] });
    const before = at.state;
    at.play('khan own3');
    expect(change(before, at)).toEqual({ coin: 4, camel: 2 });
    expect(diceOn(at, 'khansFavour')).toEqual(['0:own3']);
  });

  test('MP2-E-5: the second die of the Khan\'s favour is at least as high', () => {
    const at = position({ seats: 4, seat: 1, players: [{}, { dice: ['own4', 'own2'] }], spaces: { khansFavour: ['0:own3'] } });
    const before = at.state;
    expect(at.check('khan own2')).toMatchObject({ code: 'khan-too-low', rule: 'MP2-KHAN-3' });
    at.play('khan own4');
    expect(change(before, at, 1)).toEqual({ coin: 4, camel: 2 });
    expect(diceOn(at, 'khansFavour')).toEqual(['0:own3', '1:own4']);
  });

  test('MP2-E-6: the lower die opens the seals, and jade comes with the seal taken', () => {
    const seals = ['farmer', 'spicer', 'tailor', 'jeweler'];
    for (const lower of [1, 2, 3, 4] as const) {
      const at = position({ players: [{ dice: ['own6', `own${lower}`] }] }).play(`seals own6+own${lower}`);
      expect(offered(at, 'seal')).toEqual(seals.slice(0, lower).map((guild) => `seal ${guild}`));
      const before = at.state;
      at.play(`seal ${seals[lower - 1]}`);
      expect(change(before, at)).toEqual(lower === 1 ? {} : { jade: lower - 1 });
    }
  });
});

describe('arriving', () => {
  test('MP2-E-7: a city bonus marker gives its bonus now and in every later round', () => {
    const at = position({ players: [{ character: 'gantulga-od', figure: 'oasis-kerman', coin: 2, camel: 0, dice: ['own1'] }], markers: { baghdad: 'bonus-camel-coins' } });
    const before = at.state;
    at.play('travel lower own1', 'step baghdad', 'stop');
    // The lower travel space costs 2 of the 3 coins the marker brings.
    expect(change(before, at)).toEqual({ camel: 1, coin: 1 });
    expect(player(at).posts).toEqual(['baghdad']);
    expect(at.state.markers).toContain('bonus-camel-coins');
    const later = position({ at: 'round-start', players: [{ posts: ['baghdad'], coin: 0, camel: 0 }], markers: { baghdad: 'bonus-camel-coins' } });
    boringLuck(later);
    expect(player(later)).toMatchObject({ camel: 1, coin: 3 });
  });

  test('MP2-E-8: a city card is not open in the turn its city is reached, but in the next', () => {
    const at = position({ cityCards: { 'fuzhou:0': 'k09' }, outposts: { fuzhou: 'outpost-move' }, players: [{ figure: 'xian', coin: 9, dice: ['own3'] }] });
    const fresh = position({ cityCards: { 'fuzhou:0': 'k09' }, players: [{ posts: ['fuzhou'], dice: ['own3'] }], turn: { freshPosts: ['fuzhou'] } });
    expect(fresh.check('cityCard k09 own3')).toMatchObject({ code: 'post-too-new', rule: 'MP2-POST-11' });
    expect(position({ cityCards: { 'fuzhou:0': 'k09' }, players: [{ posts: ['fuzhou'], dice: ['own3'] }] }).refusal('cityCard k09 own3')).toBeNull();
    at.play('travel lower own3', 'step fuzhou', 'stop');
    expect(player(at).posts).toEqual(['fuzhou']);
    expect(at.state.turn.freshPosts).toEqual(['fuzhou']);
  });

  test('MP2-E-9: arriving in a contract city one may take a contract; the gap is refilled at the end of the turn', () => {
    const at = position({ contractPlaces: { 'xian:0': 'c10', 'xian:1': 'c11' }, players: [{ coin: 9, camel: 9, dice: ['own5', 'own1'] }] });
    at.play('travel lower own1', 'step xian', 'stop');
    expect(at.moves()).toEqual(['take c10 none', 'take c11 none', 'decline']);
    at.play('take c11 none');
    expect(player(at).contracts).toEqual(['c11']);
    const placeOf = (now: At) => now.state.contractPlaces.find(({ place }) => place === 'xian:1')?.contract;
    expect(placeOf(at)).toBeNull();
    at.play('end turn').luck(['c42']);
    expect(placeOf(at)).toBe('c42');
    const next = position({ players: [{ posts: ['xian'], dice: ['own2'] }], turn: { freshPosts: ['xian'] } });
    expect(next.refusal('contracts own2')).toBeNull();
  });

  test('MP2-E-10: a special city gives its bonus at once; its action waits for the next turn', () => {
    const at = position({ players: [{ figure: 'kabul', coin: 9, camel: 0, dice: ['own5', 'own1'] }], markers: { balkh: 'bonus-camels' } });
    at.play('travel lower own1', 'step balkh', 'stop');
    expect(player(at).camel).toBe(3);
    const sameTurn = position({ players: [{ posts: ['balkh'], dice: ['own5'] }], turn: { freshPosts: ['balkh'] } });
    expect(sameTurn.check('special balkh own5')).toMatchObject({ code: 'post-too-new' });
    expect(position({ players: [{ posts: ['balkh'], dice: ['own5'] }] }).refusal('special balkh own5')).toBeNull();
    expect(player(boringLuck(position({ at: 'round-start', players: [{ posts: ['balkh'], camel: 0 }], markers: { balkh: 'bonus-camels' } }))).camel).toBe(3);
  });

  test('MP2-E-11: Yangzhou, Fuzhou, an oasis, Pagan: three steps, 5 coins and 5 camels, one post', () => {
    const at = position({ players: [{ figure: 'yangzhou', coin: 5, camel: 5, dice: ['own5', 'own3'] }] });
    at.play('travel middle own5+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0, posts: ['pagan'], figures: ['pagan'] });
  });

  test('MP2-E-12: the upper travel space gives a post in a city passed', () => {
    const at = position({ players: [{ figure: 'yangzhou', coin: 5, camel: 5, dice: ['own5', 'own4', 'own3'] }] });
    at.play('travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop');
    expect(at.moves()).toEqual(['post fuzhou', 'decline']);
    at.play('post fuzhou');
    expect(player(at).posts.slice().sort()).toEqual(['fuzhou', 'pagan']);
  });

  test('MP2-E-13: Jaipur to Kunming, and Baghdad to its oasis, are one step each', () => {
    const rich = { coin: 9, camel: 9, jade: 9, dice: ['own1'] as 'own1'[] };
    for (const [from, to] of [['jaipur', 'kunming'], ['baghdad', 'oasis-kerman']] as const) {
      const at = position({ players: [{ ...rich, figure: from }] }).play('travel lower own1', `step ${to}`);
      expect(offered(at, 'step')).toEqual([]);
      expect(at.refusal('stop')).toBeNull();
    }
  });

  test('MP2-E-14: only the first post in a city brings the outpost bonus', () => {
    const first = position({ players: [{ figure: 'xian', coin: 9, dice: ['own1'] }], outposts: { fuzhou: 'outpost-coins' } });
    first.play('travel lower own1', 'step fuzhou', 'stop');
    expect(player(first).coin).toBe(9 - 2 - 3 + 5);
    expect(first.state.outposts.every((tile) => tile === null)).toBe(true);
    expect(first.state.goneOutposts).toContain('outpost-coins');
    const second = position({ players: [{ figure: 'xian', coin: 9, dice: ['own1'] }, { posts: ['fuzhou'] }] });
    second.play('travel lower own1', 'step fuzhou', 'stop');
    expect(player(second).coin).toBe(9 - 2 - 3);
  });
});

describe('contracts, special cities, city cards', () => {
  const twoCities = { contractPlaces: { 'xian:0': 'c10', 'xian:1': 'c11', 'kunming:0': 'c12', 'kunming:1': 'c13' }, spaces: {} };

  test('MP2-E-15: one or two contracts from one or both cities, then 3 coins', () => {
    const one = position({ ...twoCities, players: [{ posts: ['xian', 'kunming'], coin: 0, dice: ['own1'] }] });
    one.play('contracts own1', 'take c12 none', 'stop');
    expect(player(one)).toMatchObject({ coin: 3, contracts: ['c12'] });
    for (const second of ['c11', 'c13']) {
      const two = position({ ...twoCities, players: [{ posts: ['xian', 'kunming'], coin: 0, dice: ['own1'] }] });
      two.play('contracts own1', 'take c10 none', `take ${second} none`);
      expect(player(two)).toMatchObject({ coin: 3, contracts: ['c10', second] });
    }
  });

  test('MP2-E-16: with both spaces full a contract held since the start of the turn is discarded first', () => {
    const at = position({ ...twoCities, players: [{ posts: ['xian'], contracts: ['c20', 's1'], dice: ['own1'] }] });
    at.play('contracts own1');
    expect(at.moves()).toEqual(['take c10 c20', 'take c10 s1', 'take c11 c20', 'take c11 s1']);
    const normal = position({ ...twoCities, players: [{ posts: ['xian'], contracts: ['c20', 's1'], dice: ['own1'] }] }).play('contracts own1', 'take c10 c20', 'stop');
    expect(player(normal).contracts).toEqual(['s1', 'c10']);
    expect(normal.state.pileEnd.at(-1)).toBe('c20');
    const starting = position({ ...twoCities, players: [{ posts: ['xian'], contracts: ['c20', 's1'], dice: ['own1'] }] }).play('contracts own1', 'take c10 s1', 'stop');
    expect(starting.state.goneContracts).toContain('s1');
    expect(starting.state.pileEnd).not.toContain('s1');
  });

  test('MP2-E-17: a special city is used with a post of an earlier turn, once per colour', () => {
    expect(position({ seats: 4, players: [{ posts: ['hormuz'], dice: ['own4'] }] }).refusal('special hormuz own4')).toBeNull();
    expect(position({ seats: 4, players: [{ posts: ['hormuz'], dice: ['own4'] }], spaces: { 'special:hormuz': ['0:own1'] } }).check('special hormuz own4')).toMatchObject({ code: 'row-colour-used', rule: 'MP2-SPACE-7' });
    expect(position({ players: [{ posts: ['hormuz'], dice: ['own4'] }, {}, {}], spaces: { 'special:hormuz': ['1:own1', '2:own1'] } }).check('special hormuz own4')).toMatchObject({ code: 'space-taken', rule: 'MP2-SPACE-4' });
  });

  test('MP2-E-18: Baghdad with a 3: the printed reward and the jewellers\' bonus once', () => {
    const without = position({ players: [{ posts: ['baghdad'], dice: ['own3'], camel: 0 }] });
    const plain = player(without.play('special baghdad own3')).camel;
    const at = position({ players: [{ posts: ['baghdad'], improved: ['jeweler'], dice: ['own3'], camel: 0 }] }).play('special baghdad own3');
    expect(player(at).camel - plain).toBe(2);
  });

  test('MP2-E-19: Hormuz with a 5: the seal bonus of 2 points twice', () => {
    const at = position({ players: [{ posts: ['hormuz'], improved: ['spicer'], dice: ['own5'], vp: 0 }] }).play('special hormuz own5');
    expect(player(at).vp).toBe(4);
  });

  test('MP2-E-20: the card of Xanadu, 1 camel and 1 jade for 3 points, used twice', () => {
    const arranged = { cityCards: { 'xanadu:0': 'k01' }, players: [{ posts: ['xanadu'], camel: 2, jade: 2, vp: 0, dice: ['own5'] as 'own5'[] }] };
    const at = position(arranged).play('cityCard k01 own5', 'exchange 1 2');
    expect(player(at)).toMatchObject({ camel: 0, jade: 0, vp: 6 });
    const rich = position({ ...arranged, players: [{ posts: ['xanadu'], camel: 9, jade: 9, dice: ['own5'] }] }).play('cityCard k01 own5');
    expect(offered(rich, 'exchange')).toEqual([1, 2, 3, 4, 5].map((times) => `exchange 1 ${times}`));
  });
});

describe('bonus actions and dice', () => {
  test('MP2-E-21: completing 2 camels, 1 silk, 2 pepper for 4 coins and 3 points', () => {
    const at = position({ players: [{ contracts: ['c01'], camel: 2, silk: 1, pepper: 2, coin: 0, vp: 0, dice: ['own1'] }] }).play('complete c01');
    expect(player(at)).toMatchObject({ camel: 0, silk: 0, pepper: 0, coin: 4, vp: 3, contracts: [], completed: ['c01'] });
  });

  test('MP2-E-22: improving the jewellers\' seal for 9 coins and 2 gold', () => {
    const at = position({ players: [{ seals: ['jeweler'], coin: 9, gold: 2, camel: 0, dice: ['own1'] }] }).play('improve jeweler');
    expect(player(at)).toMatchObject({ coin: 0, gold: 0, camel: 2, seals: ['jeweler'], improved: ['jeweler'] });
  });

  test('MP2-E-23: the money bag gives 3 coins, 2 camels or 1 jade, and a normal action is still due', () => {
    const arranged = { players: [{ dice: ['own6', 'own1'] as ('own6' | 'own1')[], coin: 0, camel: 0, jade: 0 }] };
    expect(player(position(arranged).play('moneyBag own1 coin'))).toMatchObject({ coin: 3, camel: 0, jade: 0 });
    expect(player(position(arranged).play('moneyBag own1 camel'))).toMatchObject({ coin: 0, camel: 2, jade: 0 });
    const at = position(arranged).play('moneyBag own1 jade');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0, jade: 1 });
    expect(at.check('end turn')).toMatchObject({ code: 'main-action-due', rule: 'MP2-TURN-4' });
  });

  test('MP2-E-24: the last die on the bag ends the turn without a normal action, and the round for the player', () => {
    const at = position({ players: [{ dice: ['own1'], coin: 0, camel: 0 }, { dice: ['own2'] }, { dice: [] }, { dice: [] }] }).play('moneyBag own1 coin');
    expect(player(at).coin).toBe(3);
    expect(marcoPolo2.actor(at.state)).toEqual({ type: 'seat', seat: 1 });
    at.play('khan own2', 'end turn');
    expect(at.state.turn.seat).not.toBe(0);
  });

  test('MP2-E-25: rolling a die again costs 1 camel', () => {
    const at = position({ players: [{ dice: ['own2'], camel: 1 }] }).play('reroll own2').luck([6]);
    expect(player(at)).toMatchObject({ camel: 0, dice: ['own6'] });
  });

  test('MP2-E-26: raising a die costs 2 camels', () => {
    const at = position({ players: [{ dice: ['own2'], camel: 2 }] }).play('change own2 up');
    expect(player(at)).toMatchObject({ camel: 0, dice: ['own3'] });
  });

  test('MP2-E-27: a black die costs 3 camels, once a turn', () => {
    const at = position({ players: [{ dice: ['own2'], camel: 6 }] }).play('buy black die').luck([4]);
    expect(player(at)).toMatchObject({ camel: 3, dice: ['black4', 'own2'] });
    expect(at.check('buy black die')).toMatchObject({ code: 'second-black-die', rule: 'MP2-BONUS-13' });
  });

  test('MP2-E-28: on an occupied space the lowest own die is the price', () => {
    const at = position({ players: [{ dice: ['own3', 'own1'], coin: 5 }, {}], spaces: { guildSeals: ['1:own6', '1:own2'] } }).play('seals own3+own1', 'seal farmer');
    expect(player(at)).toMatchObject({ coin: 4, seals: ['farmer'] });
  });

  test('MP2-E-29: an own die may not come again, a black one may, at the price of its value', () => {
    const at = position({ players: [{ posts: ['xian'], dice: ['own3', 'black2'], coin: 2 }], spaces: { contracts: ['0:own5'] } });
    expect(at.check('contracts own3')).toMatchObject({ code: 'own-colour-there', rule: 'MP2-SPACE-6' });
    at.play('contracts black2');
    at.play(at.moves()[0] as string, 'stop');
    expect(player(at).coin).toBe(2 - 2 + 3);
  });

  test('MP2-E-30: a roll of 13 is compensated with two units', () => {
    const at = position({ at: 'round-start', players: [{}, {}], seats: 2 });
    boringLuck(at, (request) => (request.purpose !== 'offer' && request.kind === 'roll' && request.seat === 0 ? [1, 1, 1, 4, 6] : null));
    expect(marcoPolo2.actor(at.state)).toEqual({ type: 'seat', seat: 0 });
    expect(at.moves().slice().sort()).toEqual(['compensation 0 camel 2 coin', 'compensation 1 camel 1 coin', 'compensation 2 camel 0 coin']);
    const before = at.state;
    at.play('compensation 1 camel 1 coin');
    expect(change(before, at)).toEqual({ coin: 1, camel: 1 });
  });

  test('MP2-E-31: a travel space at least as high as all before takes the hourglass', () => {
    const arranged = { firstPlayer: 2, seat: 1, nextFirst: 0, spaces: { 'travel:middle': ['0:own3', '0:own2'] as ('0:own3' | '0:own2')[] }, players: [{ dice: [] }, { coin: 20, camel: 9, dice: ['own4', 'own4'] as 'own4'[] }, {}, {}] };
    const at = position(arranged);
    expect(at.state.nextFirst).toBe(0);
    at.play('travel middle own4+own4');
    expect(at.state.nextFirst).toBe(1);
    expect(at.state.firstPlayer).toBe(2);
    const lower = position(arranged).play('travel lower own4');
    expect(lower.state.nextFirst).toBe(0);
  });
});

describe('the cards of the supplement', () => {
  const withCard = (card: string, die: `own${1 | 2 | 3 | 4 | 5 | 6}`, more: object = {}): At => position({ cityCards: { 'area:0': card }, players: [{ dice: [die], coin: 0, camel: 0, vp: 0, ...more }] }).play(`cityCard ${card} ${die}`);

  test('MP2-E-32: a 2 on the silk card gives 1 silk', () => {
    expect(player(withCard('k02', 'own2')).silk).toBe(1);
  });

  test('MP2-E-33: a 2 on the card of completed contracts gives 2 points with 5 of them', () => {
    expect(player(withCard('k03', 'own2', { completed: 5 })).vp).toBe(2);
  });

  test('MP2-E-34: a 5 on the free card gives the bonuses of two cities', () => {
    const at = position({ cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-camels', hormuz: 'bonus-camel-coins' }, players: [{ dice: ['own5'], posts: ['balkh', 'hormuz'], coin: 0, camel: 0 }] }).play('cityCard k05 own5');
    expect(at.moves()).toEqual(['city balkh', 'city hormuz']);
    at.play('city balkh', 'city hormuz');
    expect(player(at)).toMatchObject({ coin: 3, camel: 4 });
    expect(at.refusal('end turn')).toBeNull();
  });

  test('MP2-E-35: the paid card: 1 coin for each different city, at most as many as the die shows', () => {
    const at = position({ cityCards: { 'area:0': 'k06' }, markers: { balkh: 'bonus-camels', hormuz: 'bonus-jade', baghdad: 'bonus-points', lhasa: 'bonus-coins' }, players: [{ dice: ['own4'], posts: ['balkh', 'hormuz', 'baghdad'], coin: 3, camel: 0, jade: 0, vp: 0 }] });
    at.play('cityCard k06 own4');
    expect(offered(at, 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2', 'exchange 1 3']);
    at.play('exchange 1 3');
    at.play('city balkh', 'city hormuz', 'city baghdad');
    expect(player(at)).toMatchObject({ coin: 0, camel: 3, jade: 2, vp: 3 });
    const five = position({ cityCards: { 'area:0': 'k06' }, markers: { balkh: 'bonus-camels', hormuz: 'bonus-jade', baghdad: 'bonus-points', lhasa: 'bonus-coins', calicut: 'bonus-goods' }, players: [{ dice: ['own4'], posts: ['balkh', 'hormuz', 'baghdad', 'lhasa', 'calicut'], coin: 9 }] }).play('cityCard k06 own4');
    expect(offered(five, 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2', 'exchange 1 3', 'exchange 1 4']);
  });

  test('MP2-E-36: the camel and coin card goes one way only', () => {
    const at = withCard('k07', 'own5', { camel: 5, coin: 5 });
    expect(offered(at, 'exchange')).toHaveLength(10);
    const outcomes = offered(at, 'exchange').map((line) => {
      const one = withCard('k07', 'own5', { camel: 5, coin: 5 }).play(line);
      return [player(one).camel - 5, player(one).coin - 5];
    });
    expect(outcomes.sort((a, b) => (a[0] as number) - (b[0] as number))).toEqual([[-5, 15], [-4, 12], [-3, 9], [-2, 6], [-1, 3], [1, -1], [2, -2], [3, -3], [4, -4], [5, -5]]);
  });

  test('MP2-E-37: a 5 on the coin card gives 10 coins', () => {
    expect(player(withCard('k09', 'own5')).coin).toBe(10);
  });

  test('MP2-E-38: a 2 on the seal card, for 1 camel, gives the farmers\' or the spicers\' seal', () => {
    const at = withCard('k10', 'own2', { camel: 1 });
    expect(offered(at, 'seal')).toEqual(['seal farmer', 'seal spicer']);
    at.play('seal spicer');
    expect(player(at)).toMatchObject({ camel: 0, jade: 1, seals: ['spicer'] });
  });
});

describe('scoring', () => {
  test('MP2-E-39: seven different shields and two more make nine: 17 points', () => {
    // The one shield on goal card g10 is not among the seven.
    const at = position({ at: 'over', players: [{ posts: ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'pagan', 'kashgar', 'kabul'], shieldPlus: 2, goal: 'g10' }] });
    expect(points(at, 'shields')).toBe(17);
  });

  test('MP2-E-40: an improved seal on the goal card scores; a shield on it that one has is one more shield', () => {
    // Card g01: spicers, jewellers (5 points), the shield of Kabul and another one.
    const at = position({ at: 'over', players: [{ goal: 'g01', seals: ['spicer'], improved: ['jeweler'], posts: ['kabul'] }] });
    expect(points(at, 'goal')).toBe(5);
    const without = position({ at: 'over', players: [{ goal: 'g11', posts: ['kabul'] }] });
    expect(points(without, 'shields')).toBe(1);
    expect(points(at, 'shields')).toBe(2);
  });

  test('MP2-E-47: more than 13 shields count as 13: 43 points', () => {
    const nine = ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'pagan', 'dunhuang', 'kashgar', 'kabul', 'baghdad'];
    const at = position({ at: 'over', players: [{ character: 'de-wu', posts: nine, goal: 'g13' }] });
    expect(points(at, 'shields')).toBe(43);
    expect(marcoPolo2.score(at.state).players[0]?.lines.find(({ id }) => id === 'shields')?.detail).toBe('14');
  });
});

describe('characters', () => {
  test('MP2-E-41: Möngke Khan goes from Xian to Jaipur in two steps and is paid for two oases', () => {
    const at = position({ players: [{ character: 'mongke-khan', figure: 'xian', coin: 8, camel: 4, vp: 0, dice: ['own2', 'own2'] }], contractPlaces: { 'jaipur:0': null, 'jaipur:1': null } });
    at.play('travel middle own2+own2', 'step fuzhou', 'step oasis-lingnan', 'step oasis-assam', 'step jaipur');
    expect(offered(at, 'step').every((line) => line.startsWith('step oasis'))).toBe(true);
    at.play('stop', 'next oases mongke-khan');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0, vp: 6 });
    const choices = at.moves().map((line) => {
      const one = position({ players: [{ character: 'mongke-khan', figure: 'xian', coin: 8, camel: 4, dice: ['own2', 'own2'] }], contractPlaces: { 'jaipur:0': null, 'jaipur:1': null } });
      one.play('travel middle own2+own2', 'step fuzhou', 'step oasis-lingnan', 'step oasis-assam', 'step jaipur', 'stop', 'next oases mongke-khan', line);
      return [player(one).coin, player(one).camel];
    });
    expect(choices.sort((a, b) => (a[0] as number) - (b[0] as number))).toEqual([[0, 2], [2, 1], [4, 0]]);
  });

  test('MP2-E-42: De Wu takes a seal with one die, paying for the occupied space', () => {
    const at = position({ players: [{ character: 'de-wu', coin: 3, jade: 0, dice: ['own3'] }, {}], spaces: { guildSeals: ['1:own6', '1:own5'] } });
    at.play('seals own3');
    expect(offered(at, 'seal')).toEqual(['seal farmer', 'seal spicer', 'seal tailor']);
    at.play('seal tailor');
    expect(player(at)).toMatchObject({ coin: 0, jade: 2 });
  });

  test('MP2-E-43: Filippo Vitello takes the tile another player has used, and uses it in a turn of his own', () => {
    const at = position({ players: [{ figure: 'oasis-tarim', coin: 8, camel: 4, gold: 0, posts: [], dice: ['own3'] }, { character: 'filippo-vitello', gold: 0, dice: ['own4'] }], seats: 2, outposts: { kashgar: 'outpost-gold' }, markers: { kashgar: 'bonus-camels' } });
    at.play('travel lower own3', 'step kashgar', 'stop');
    expect(player(at).gold).toBe(2);
    expect(player(at, 1).outposts).toEqual(['outpost-gold']);
    at.play('end turn', 'outpost outpost-gold');
    expect(player(at, 1)).toMatchObject({ gold: 2, outposts: [] });
    expect(at.state.goneOutposts).toContain('outpost-gold');
  });

  test('MP2-E-44: Isabella Donati rolls 1, 2, 4, 4, 6', () => {
    const rolled = (): At => boringLuck(position({ at: 'round-start', seats: 2, players: [{ character: 'isabella-donati', coin: 0, camel: 0, gold: 0, vp: 0 }, {}] }), ({ kind, seat }) => (kind === 'roll' && seat === 0 ? [1, 2, 4, 4, 6] : null));
    expect(rolled().moves().slice().sort()).toEqual(['pairs -', 'pairs 4']);
    expect(player(rolled().play('pairs -'))).toMatchObject({ coin: 4, vp: 1, camel: 2, gold: 0 });
    const paired = rolled().play('pairs 4');
    expect(player(paired)).toMatchObject({ coin: 4, vp: 1, camel: 0, gold: 1 });
    expect(offered(paired, 'compensation')).toEqual([]);
  });

  test('MP2-E-45: Gantulga Od pays 1 jade from Pagan to Kabul, and 2 coins for the travel space', () => {
    const at = position({ players: [{ character: 'gantulga-od', figure: 'pagan', coin: 2, camel: 0, jade: 1, dice: ['own3'] }] });
    at.play('travel lower own3', 'step kabul', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0, jade: 0, posts: ['kabul'] });
  });

  test('MP2-E-48: Mailin and Tian Chin double the copying marker and copy two different ones', () => {
    const at = boringLuck(position({ at: 'round-start', seats: 2, players: [{ character: 'mailin-tian-chin', coin: 0, camel: 0, posts: ['baghdad', 'balkh'] }, {}], markers: { baghdad: 'bonus-copy', balkh: 'bonus-camels', hormuz: 'bonus-camel-coins' } }));
    at.play('double bonus-copy');
    at.play('copy bonus-camels', 'copy bonus-camel-coins');
    expect(player(at)).toMatchObject({ camel: 7, coin: 3 });
  });
});

describe('own numbers', () => {
  test('MP2-E-46: the six ways to pay Pagan to Kabul with 5 coins, 2 camels and 4 jade', () => {
    // A movement icon: a contract that costs 1 camel and 3 pepper and gives one step.
    const at = position({ players: [{ figure: 'pagan', coin: 5, camel: 3, jade: 0, contracts: ['c03'], pepper: 3, outposts: ['outpost-jade', 'outpost-silk'], character: 'filippo-vitello', dice: ['own1'] }] });
    at.play('complete c03');
    expect(offered(at, 'step')).not.toContain('step kabul');
    const withJade = position({ players: [{ figure: 'pagan', coin: 5, camel: 2, jade: 4, outposts: ['outpost-move'], character: 'filippo-vitello', dice: ['own1'] }] });
    withJade.play('outpost outpost-move', 'step kabul', 'stop');
    expect(withJade.moves().slice().sort()).toEqual(['pay 3 coin 2 camel 4 jade', 'pay 4 coin 1 camel 4 jade', 'pay 4 coin 2 camel 3 jade', 'pay 5 coin 0 camel 4 jade', 'pay 5 coin 1 camel 3 jade', 'pay 5 coin 2 camel 2 jade']);
    withJade.play('pay 4 coin 1 camel 4 jade');
    expect(player(withJade)).toMatchObject({ coin: 1, camel: 1, jade: 0, posts: ['kabul'] });
  });

  test('MP2-E-49: room for contracts taken in the same turn', () => {
    const arranged = { seat: 0, contractPlaces: { 'xian:0': 'c10', 'xian:1': 'c11' }, players: [{ posts: ['xian'], contracts: ['c20', 'c21'], coin: 0, dice: ['own2'] as 'own2'[] }], turn: { held: ['c20', 'c22'] } };
    const at = position(arranged).play('contracts own2');
    expect(at.moves()).toEqual(['take c10 c20', 'take c11 c20']);
    at.play('take c10 c20');
    const loose = position({ ...arranged, rulings: { contractDiscard: 'not-the-one-just-taken' } }).play('contracts own2', 'take c10 c20', 'take c11 c21');
    expect(player(loose)).toMatchObject({ contracts: ['c10', 'c11'], coin: 3 });
    // No other may be discarded, so the action is over.
    expect(player(at)).toMatchObject({ contracts: ['c21', 'c10'], coin: 3 });
    expect(at.refusal('end turn')).toBeNull();
  });

  test('MP2-E-50: the last post goes to the end of the path; for a city passed another one may move, if asked for', () => {
    const ten = ['xanadu', 'xian', 'yangzhou', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'balkh', 'hormuz', 'baghdad'];
    const arrived = (more: Arrangement): At => position({ ...more, players: [{ figure: 'yangzhou', posts: ten, coin: 5, camel: 5, vp: 0, dice: ['own5', 'own4', 'own3'] }] })
      .play('travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop');
    expect(player(arrived({}))).toMatchObject({ vp: 10, unplaced: 0, posts: [...ten, 'pagan'] });
    expect(offered(arrived({}), 'post')).toEqual([]);
    const at = arrived({ rulings: { extraPostFrom: 'stock-or-board' } });
    expect(player(at)).toMatchObject({ vp: 10, unplaced: 0 });
    expect(player(at).posts).toContain('pagan');
    at.play('post fuzhou');
    expect(offered(at, 'relocate').slice().sort()).toEqual(ten.map((city) => `relocate ${city}`).sort());
    at.play('relocate xanadu');
    expect(player(at).posts.slice().sort()).toEqual([...ten.slice(1), 'fuzhou', 'pagan'].sort());
    expect(player(at).vp).toBe(10);
  });
});
