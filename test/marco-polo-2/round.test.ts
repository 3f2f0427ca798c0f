import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, withContent, type Arrangement } from '../../src/marco-polo-2/index.js';
import { scenario } from '../../src/testing/index.js';
import { boringLuck, change, diceOn, offered, player, position, type At } from './helpers.js';

const actor = (at: At): number | null => {
  const who = marcoPolo2.actor(at.state);
  return who.type === 'seat' ? who.seat : null;
};

describe('the round', () => {
  test('MP2-ROUND-1: when nobody has dice the round is over and the next begins, with the black dice on the board', () => {
    const at = position({ seats: 2, round: 2, players: [{ dice: ['black1'], coin: 0 }, { dice: [] }] }).play('moneyBag black1 coin', 'end turn');
    boringLuck(at);
    expect(at.state.round).toBe(3);
    expect(at.state.blackDice).toHaveLength(4);
    expect(diceOn(at, 'moneyBag')).toEqual([]);
  });

  test('MP2-ROUND-2: round 1 brings no new offers or cards, but the income of characters', () => {
    let state = marcoPolo2.setup({ seats: 2, firstPlayer: 0, characters: ['abha-basu', 'de-wu'] });
    const purposes: string[] = [];
    for (let request = marcoPolo2.chance(state); request || state.frames.at(-1)?.kind !== 'turn'; request = marcoPolo2.chance(state)) {
      if (request) {
        purposes.push(request.purpose);
        state = marcoPolo2.resolve(state, request.kind === 'roll' ? Array.from({ length: request.dice }, () => 3) : request.from.slice(0, request.count));
      } else state = marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0] as never);
    }
    expect(state.players.map(({ coin }) => coin)).toEqual([10, 8]);
    expect(state.cardDeck).toHaveLength(17);
    expect(state.goneOffers).toEqual([]);
  });

  test('MP2-ROUND-3: all dice come back, neutral ones stay', () => {
    const at = position({ seats: 2, at: 'round-start', spaces: { khansFavour: ['0:own3'], 'travel:middle': ['1:own2', '1:black4'] }, cardDice: { k07: '0:own2' } });
    boringLuck(at);
    expect(diceOn(at, 'khansFavour')).toEqual(['neutral1', 'neutral1']);
    expect(diceOn(at, 'travel:middle')).toEqual([]);
    expect(at.state.cityCards.every(({ die }) => die === null)).toBe(true);
    expect(at.state.players.map(({ dice }) => dice.length)).toEqual([5, 5]);
  });

  test('MP2-ROUND-4: the offers leave, the next ones move to the books', () => {
    const before = position({ seats: 2, offers: { I: 'I-1' }, nextOffers: { I: 'I-2' } });
    expect([before.state.offers[0], before.state.nextOffers[0]]).toEqual(['I-1', 'I-2']);
    const at = boringLuck(position({ seats: 2, at: 'round-start', offers: { I: 'I-1' }, nextOffers: { I: 'I-2' } }));
    expect(at.state.offers[0]).toBe('I-2');
    expect(at.state.goneOffers).toContain('I-1');
    expect(at.state.nextOffers[0]).not.toBeNull();
  });

  test('MP2-ROUND-5: income of markers, character and improved seals', () => {
    const at = boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'abha-basu', coin: 0, camel: 0, posts: ['balkh'], seals: ['tailor'], improved: ['jeweler', 'farmer'] }, { coin: 0, camel: 0 }], markers: { balkh: 'bonus-camels' } }));
    // Marker 3 camels, Abha Basu 2 coins, jewellers 2 camels; the farmers' bonus is a reconstructed value.
    const farmers = 3;
    expect(player(at)).toMatchObject({ camel: 5, coin: 2 + farmers, jade: 0 });
    expect(player(at, 1)).toMatchObject({ camel: 0, coin: 0 });
  });

  test('MP2-ROUND-6: the new first player resolves everything before the next player begins, in an order of choice', () => {
    const at = position({ seats: 2, at: 'round-start', nextFirst: 1, firstPlayer: 0, players: [{ posts: ['balkh', 'hormuz'] }, { posts: ['balkh', 'hormuz'] }], markers: { balkh: 'bonus-goods', hormuz: 'bonus-copy' } });
    boringLuck(at);
    expect(actor(at)).toBe(1);
    expect(offered(at, 'next').length).toBe(2);
    at.play(offered(at, 'next')[0] as string);
    while (actor(at) === 1) at.play(at.moves()[0] as string);
    expect(actor(at)).toBe(0);
  });

  /** One marker moves a figure, so that posts come and go during the income. */
  const walking = withContent({ cityBonusMarkers: standardPack().cityBonusMarkers.map((marker) => (marker.id === 'bonus-jade' ? { ...marker, bonus: { move: 1 } } : marker)) });
  const begun = (arrangement: Arrangement) => {
    const at = scenario(walking, { seats: 2, at: 'round-start', ...arrangement });
    for (let request = walking.chance(at.state); request; request = walking.chance(at.state)) at.luck(request.kind === 'draw' ? request.from.slice(0, request.count) : [3, 3, 3, 3, 3]);
    return at;
  };

  test('MP2-ROUND-6: a post placed during the income brings only the bonuses of placing it', () => {
    const at = begun({ players: [{ figure: 'jaipur', coin: 2, camel: 1, jade: 0, posts: ['balkh'] }, {}], markers: { balkh: 'bonus-jade', calicut: 'bonus-coins' } }).play('step calicut', 'stop');
    // The road to Calicut costs 2 coins and 1 camel (reconstructed); its marker brings 5 coins once.
    expect(at.state.players[0]).toMatchObject({ coin: 5, camel: 0, posts: ['balkh', 'calicut'] });
  });

  test('MP2-ROUND-6: a bonus still waiting is lost when its post is moved away', () => {
    const posts = ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'kunming', 'pagan', 'dunhuang', 'jaipur', 'kashgar', 'balkh', 'hormuz'];
    const arranged = (): ReturnType<typeof begun> => begun({ players: [{ figure: 'jaipur', coin: 9, camel: 9, jade: 0, posts }, {}], markers: { balkh: 'bonus-goods', hormuz: 'bonus-jade', kashgar: 'bonus-points', calicut: 'bonus-coins' } }).play('next move bonus-jade', 'step calicut', 'stop');
    const lost = arranged().play('relocate balkh');
    expect(lost.moves().some((line) => line.startsWith('goods'))).toBe(false);
    expect(lost.events.filter(({ kind }) => kind === 'lost')).toEqual([{ kind: 'lost', seat: 0, rule: 'MP2-ROUND-6', what: 'distinctGoods', source: 'bonus-goods' }]);
    expect(arranged().play('relocate xian').moves().every((line) => line.startsWith('goods'))).toBe(true);
  });

  test('MP2-ROUND-7: outpost bonuses, contracts and special rewards are not repeated', () => {
    const at = boringLuck(position({ seats: 2, at: 'round-start', players: [{ posts: ['xian', 'fuzhou'], coin: 0, camel: 0 }, {}] }));
    expect(player(at)).toMatchObject({ coin: 0, camel: 0, contracts: [] });
  });

  test('MP2-ROUND-8: an income that copies, chooses or draws follows the rules of its icon', () => {
    const at = boringLuck(position({ seats: 2, at: 'round-start', players: [{ posts: ['balkh'] }, {}], markers: { balkh: 'bonus-goods' } }));
    expect(at.moves().slice().sort()).toEqual(['goods pepper+gold', 'goods pepper+silk', 'goods silk+gold'].sort());
  });

  test('MP2-ROUND-9: the two cards of the action area are exchanged, the others stay', () => {
    const before = position({ seats: 2, cityCards: { 'area:0': 'k20', 'area:1': 'k21', 'xanadu:0': 'k22' } }).state;
    const at = boringLuck(position({ seats: 2, at: 'round-start', cityCards: { 'area:0': 'k20', 'area:1': 'k21', 'xanadu:0': 'k22' } }));
    const cardAt = (place: string): string | null | undefined => at.state.cityCards.find((one) => one.place === place)?.card;
    expect(['k20', 'k21']).not.toContain(cardAt('area:0'));
    expect(cardAt('xanadu:0')).toBe('k22');
    expect(at.state.cardDeck).toHaveLength(before.cardDeck.length - 2);
  });

  test('MP2-ROUND-10: all roll before anybody is compensated, then the first player begins', () => {
    const at = position({ seats: 2, at: 'round-start', firstPlayer: 1 });
    boringLuck(at, ({ kind }) => (kind === 'roll' ? [1, 1, 1, 1, 1] : null));
    expect(at.state.players.every(({ dice }) => dice.length === 5 && !dice.includes('own0'))).toBe(true);
    expect(actor(at)).toBe(1);
    at.play('compensation 0 camel 10 coin', 'compensation 10 camel 0 coin');
    expect(actor(at)).toBe(1);
    expect(at.state.frames.at(-1)?.kind).toBe('turn');
  });

  test('MP2-ROUND-11: after round 5 there is no income', () => {
    const at = position({ seats: 2, round: 5, players: [{ dice: ['own1'], coin: 0, camel: 0, posts: ['balkh'] }, { dice: [] }], markers: { balkh: 'bonus-camels' } }).play('moneyBag own1 coin');
    expect(marcoPolo2.actor(at.state).type).toBe('over');
    expect(player(at)).toMatchObject({ coin: 3, camel: 0 });
  });
});

describe('a turn', () => {
  test('MP2-TURN-1: clockwise, passing over those without dice', () => {
    const bag = { coin: 0, camel: 0, jade: 0 };
    const at = position({ seats: 4, firstPlayer: 2, players: [{ ...bag, dice: ['own1', 'own1', 'own1'] }, { dice: [] }, { ...bag, dice: ['own1', 'own1'] }, { ...bag, dice: ['own1'] }] });
    const order: (number | null)[] = [];
    for (const turn of [['khan own1'], ['khan own1'], ['khan own1'], ['book I own1', 'offer 2'], ['book I own1', 'offer 2'], []]) {
      order.push(actor(at));
      if (turn.length > 0) at.play(...turn, 'end turn');
    }
    // Seat 1 has no dice, seat 3 one, seat 2 two; the last one with dice has one turn after the other.
    expect(order).toEqual([2, 3, 0, 2, 0, 0]);
  });

  test('MP2-TURN-2: one normal action, not two; bonus actions before and after', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5', 'own1'], camel: 5 }] }).play('reroll own1').luck([4]).play('khan own4');
    expect(at.check('book I own6')).toMatchObject({ code: 'main-action-done', rule: 'MP2-TURN-2' });
    expect(at.refusal('reroll own5')).toBeNull();
  });

  test('MP2-TURN-3: no bonus action inside an action', () => {
    const at = position({ players: [{ dice: ['own6', 'own1'], camel: 5 }] }).play('book I own1');
    expect(at.check('reroll own6')).toMatchObject({ code: 'not-now' });
  });

  test('MP2-TURN-4: with dice one may not pass, but the bag is always open', () => {
    const at = position({ seats: 4, players: [{ dice: ['own1'], coin: 0, camel: 0, jade: 0 }] });
    expect(at.check('end turn')).toMatchObject({ code: 'main-action-due', rule: 'MP2-TURN-4' });
    expect(at.refusal('moneyBag own1 coin')).toBeNull();
  });

  test('MP2-TURN-5: all dice on the bag: no normal action is due, until a black die comes', () => {
    const at = position({ seats: 2, players: [{ dice: ['own1'], camel: 3, coin: 0 }] }).play('moneyBag own1 camel');
    expect(at.refusal('end turn')).toBeNull();
    at.play('buy black die').luck([4]);
    expect(at.check('end turn')).toMatchObject({ code: 'main-action-due' });
    expect(at.refusal('book I black4')).toBeNull();
  });

  test('MP2-TURN-6: all dice may go to the bag in one turn, before or after the normal action', () => {
    const at = position({ seats: 2, players: [{ dice: ['own6', 'own2', 'own1'], coin: 0 }] });
    at.play('moneyBag own6 coin', 'moneyBag own2 coin', 'moneyBag own1 coin', 'end turn');
    expect(player(at).coin).toBe(9);
    const after = position({ seats: 4, players: [{ dice: ['own6', 'own1'] }] }).play('khan own1', 'moneyBag own6 coin', 'end turn');
    expect(player(after).dice).toEqual([]);
  });

  test('MP2-TURN-7: without dice when the turn would begin there is no turn, not even for a black die', () => {
    const at = position({ seats: 2, players: [{ dice: ['own6', 'own5'], camel: 9 }, { dice: [], camel: 9, contracts: ['c01'], silk: 9, pepper: 9 }] }).play('book I own5', 'offer 1', 'end turn');
    expect(actor(at)).toBe(0);
  });

  test('MP2-TURN-8: the player ends the turn; contracts are refilled and the limits of a turn begin anew', () => {
    const at = position({ seats: 2, contractPlaces: { 'xian:0': null }, players: [{ dice: ['own6', 'own5'], camel: 9 }, { dice: [] }] }).play('buy black die').luck([1]).play('book I own5', 'offer 1');
    expect(actor(at)).toBe(0);
    at.play('end turn').luck(['c30']);
    expect(at.state.contractPlaces[0]?.contract).toBe('c30');
    expect(at.refusal('buy black die')).toBeNull();
  });
});

describe('spaces and dice', () => {
  test('MP2-SPACE-1: only unplaced dice of one\'s own', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'black3'] }, { dice: ['own2'] }] });
    expect(at.refusal('khan black3')).toBeNull();
    expect(at.check('khan own2')).toMatchObject({ code: 'no-such-die', rule: 'MP2-SPACE-1' });
    expect(diceOn(at.play('khan own6'), 'khansFavour')).toEqual(['0:own6']);
  });

  test('MP2-SPACE-2: exactly as many dice as the space shows', () => {
    const at = position({ players: [{ dice: ['own6', 'own5', 'own4'], coin: 20, camel: 20 }] });
    expect(at.check('seals own6')).toMatchObject({ code: 'dice-number', rule: 'MP2-SPACE-2' });
    expect(at.check('travel middle own6+own5+own4')).toMatchObject({ code: 'dice-number' });
    expect(at.check('travel upper own6+own5')).toMatchObject({ code: 'dice-number' });
    for (const line of ['seals own6+own5', 'travel lower own6', 'travel middle own6+own5', 'travel upper own6+own5+own4']) expect(at.refusal(line), line).toBeNull();
  });

  test('MP2-SPACE-3: a blue space takes dice of any number of players', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own3'], coin: 9 }, {}, {}], spaces: { 'book:I': ['1:own2', '2:own3'] } });
    expect(at.refusal('book I own3')).toBeNull();
  });

  test('MP2-SPACE-4: a brown space takes one die a round', () => {
    const at = position({ seats: 4, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '1:own2' }, players: [{ dice: ['own3', 'black4'], coin: 9 }, {}] });
    for (const die of ['own3', 'black4']) expect(at.check(`cityCard k09 ${die}`)).toMatchObject({ code: 'space-taken', rule: 'MP2-SPACE-4' });
  });

  test('MP2-SPACE-5: the money bag takes any number of dice and costs nothing', () => {
    const at = position({ players: [{ dice: ['own3', 'own2'], coin: 0, jade: 0 }, {}], spaces: { moneyBag: ['0:own5', '1:own1'] } });
    expect(player(at.play('moneyBag own3 coin', 'moneyBag own2 coin')).coin).toBe(6);
  });

  test('MP2-SPACE-6: dice of one colour once a round on a space', () => {
    const at = position({ seats: 4, players: [{ dice: ['own3', 'own2'], coin: 9, camel: 9 }], spaces: { 'book:I': ['0:own5'], guildSeals: ['0:own6', '0:black2'] } });
    expect(at.check('book I own3')).toMatchObject({ code: 'own-colour-there', rule: 'MP2-SPACE-6' });
    expect(at.check('seals own3+own2')).toMatchObject({ code: 'own-colour-there' });
    expect(at.refusal('book II own3')).toBeNull();
  });

  test('MP2-SPACE-7: the Khan\'s favour is one row, each special city another', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6'], posts: ['baghdad', 'balkh'] }], spaces: { khansFavour: ['0:own1'], 'special:baghdad': ['0:own1'] } });
    expect(at.check('khan own6')).toMatchObject({ code: 'row-colour-used', rule: 'MP2-SPACE-7' });
    expect(at.check('special baghdad own6')).toMatchObject({ code: 'row-colour-used' });
    expect(at.refusal('special balkh own6')).toBeNull();
  });

  test('MP2-SPACE-8: the travel spaces, the books and the two spaces of book III are apart', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5'], coin: 20, camel: 9 }], spaces: { 'travel:middle': ['0:own3', '0:own2'], 'book:III:lower': ['0:own5'] } });
    for (const line of ['travel lower own6', 'book III:upper own6', 'book I own6', 'book II own6']) expect(at.refusal(line), line).toBeNull();
  });

  test('MP2-SPACE-9: any die makes a blue space occupied, one\'s own too', () => {
    for (const die of ['1:own5', '1:black5', '0:own5'] as const) {
      const at = position({ seats: 4, players: [{ dice: ['black2'], coin: 2, jade: 0 }, {}], spaces: { 'book:I': [die] } }).play('book I black2', 'offer 1');
      expect(player(at).coin, die).toBe(0);
    }
  });

  test('MP2-SPACE-10: the price is the lowest die placed now', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own4'], coin: 9, jade: 0 }, {}], spaces: { guildSeals: ['1:own6', '1:own6'] } }).play('seals own6+own4', 'seal farmer');
    expect(player(at).coin).toBe(5);
  });

  test('MP2-SPACE-11: what an action brings cannot pay for the occupied space', () => {
    const at = position({ seats: 4, players: [{ dice: ['own3'], coin: 2, jade: 0, posts: ['xian'] }, {}], spaces: { contracts: ['1:own1'] } });
    expect(at.check('contracts own3')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
  });

  test('MP2-SPACE-12: the lowest die decides', () => {
    const at = position({ players: [{ dice: ['own6', 'own1'], coin: 20, camel: 20 }] }).play('travel middle own6+own1', 'step xian');
    expect(at.moves()).toEqual(['stop']);
  });

  test('MP2-SPACE-13: less often is allowed, not at all is not', () => {
    const at = position({ cityCards: { 'area:0': 'k14' }, players: [{ dice: ['own6'], camel: 3, pepper: 3 }] });
    expect(offered(at.play('cityCard k14 own6'), 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2', 'exchange 1 3']);
    expect(at.moves()).toHaveLength(3);
    expect(position({ cityCards: { 'area:0': 'k14' }, players: [{ dice: ['own6'], camel: 3, pepper: 0, jade: 0 }] }).refusal('cityCard k14 own6')).not.toBeNull();
  });

  test('MP2-SPACE-14: every die must reach the minimum of the space', () => {
    const at = position({ players: [{ dice: ['own5', 'own4', 'own2'], coin: 20 }] });
    expect(at.check('book II own2')).toMatchObject({ code: 'die-too-low', rule: 'MP2-SPACE-14' });
    expect(at.check('book III:upper own4')).toMatchObject({ code: 'die-too-low' });
    expect(at.refusal('book III:upper own5')).toBeNull();
  });
});

describe('paying, and jade', () => {
  test('MP2-PAY-1: a cost is paid in full, before anything is received', () => {
    expect(position({ players: [{ dice: ['own3'], camel: 2, jade: 0 }] }).check('buy black die')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
  });

  test('MP2-PAY-2: a jade serves as a coin or as a camel', () => {
    const at = position({ players: [{ dice: ['own3'], camel: 1, jade: 2 }] }).play('buy black die');
    at.luck([4]);
    expect(player(at)).toMatchObject({ camel: 0, jade: 0 });
  });

  test('MP2-PAY-3: also for the occupied space, the travel space, contracts, seals and cards', () => {
    const occupied = position({ seats: 4, players: [{ dice: ['own2'], coin: 0, jade: 2 }, {}], spaces: { 'book:I': ['1:own1'] } }).play('book I own2', 'offer 2');
    expect(player(occupied).jade).toBe(0);
    const contract = position({ players: [{ dice: ['own2'], contracts: ['c01'], camel: 0, silk: 1, pepper: 2, jade: 2 }] }).play('complete c01');
    expect(player(contract)).toMatchObject({ jade: 0, completed: ['c01'] });
    const seal = position({ players: [{ dice: ['own2'], seals: ['jeweler'], coin: 0, gold: 2, jade: 9 }] }).play('improve jeweler');
    expect(player(seal)).toMatchObject({ jade: 0, improved: ['jeweler'] });
  });

  test('MP2-PAY-4: 1 jade and 2 camels, paid in jade alone, take 3 jade', () => {
    const arranged = (jade: number): At => position({ cityCards: { 'area:0': 'k01' }, players: [{ dice: ['own6'], camel: 0, jade }] });
    expect(arranged(1).refusal('cityCard k01 own6')).not.toBeNull();
    const at = arranged(2).play('cityCard k01 own6', 'exchange 1 1');
    expect(player(at).jade).toBe(0);
    expect(arranged(3).play('cityCard k01 own6').moves()).toEqual(['exchange 1 1']);
  });

  test('MP2-PAY-5: jade costs take jade only, and jade is no pepper, silk or gold', () => {
    expect(position({ cityCards: { 'area:0': 'k01' }, players: [{ dice: ['own6'], camel: 9, coin: 9, jade: 0 }] }).refusal('cityCard k01 own6')).not.toBeNull();
    expect(position({ players: [{ dice: ['own2'], contracts: ['c01'], camel: 2, silk: 0, pepper: 2, jade: 9 }] }).check('complete c01')).toMatchObject({ code: 'cannot-pay' });
  });

  test('MP2-PAY-6: the player chooses the split; where there is only one it needs no choice', () => {
    const choice = position({ players: [{ dice: ['own3'], camel: 3, jade: 3 }] }).play('buy black die');
    expect(choice.moves().slice().sort()).toEqual(['pay 0 coin 0 camel 3 jade', 'pay 0 coin 1 camel 2 jade', 'pay 0 coin 2 camel 1 jade', 'pay 0 coin 3 camel 0 jade']);
    const forced = position({ players: [{ dice: ['own3'], camel: 3, jade: 0 }] }).play('buy black die');
    expect(marcoPolo2.actor(forced.state).type).toBe('chance');
  });

  test('MP2-PAY-7: at the end jade is no coin and no camel', () => {
    const { players } = marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ coin: 9, jade: 1, camel: 0 }, { camel: 0 }] }).state);
    expect(players[0]?.lines.filter(({ rule }) => rule === 'MP2-SCORE-7').reduce((sum, { points }) => sum + points, 0)).toBe(0);
    expect(players[0]?.tieBreaks).toEqual([expect.objectContaining({ value: 0 })]);
  });

  test('MP2-PAY-8: the occupied space, the travel space and the routes are one sum with one split', () => {
    const at = position({ seats: 4, players: [{ figure: 'beijing', dice: ['own2'], coin: 6, camel: 0, jade: 1 }, {}], spaces: { 'travel:lower': ['1:own1'] } });
    // 2 for the space, 2 for its being occupied, 3 for the road to Yangzhou (a reconstructed value): 7.
    at.play('travel lower own2', 'step yangzhou', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, jade: 0 });
    const poor = position({ seats: 4, players: [{ figure: 'beijing', dice: ['own2'], coin: 5, camel: 0, jade: 1 }, {}], spaces: { 'travel:lower': ['1:own1'] } });
    expect(poor.refusal('travel lower own2')).not.toBeNull();
  });

  test('MP2-PAY-9: a cost of two different goods, twice, takes at most two of a kind', () => {
    const one = position({ cityCards: { 'area:0': 'k20' }, players: [{ figure: 'jaipur', dice: ['own2'], coin: 9, camel: 9, pepper: 3, silk: 1, gold: 0, jade: 5 }] }).play('cityCard k20 own2', 'step calicut');
    expect(offered(one, 'step')).toEqual([]);
    const two = position({ cityCards: { 'area:0': 'k20' }, players: [{ figure: 'jaipur', dice: ['own2'], coin: 9, camel: 9, pepper: 3, silk: 1, gold: 1, jade: 0 }] });
    const before = two.state;
    two.play('cityCard k20 own2', 'step calicut', 'step jaipur', 'stop');
    expect(change(before, two)).toMatchObject({ pepper: -2, silk: -1, gold: -1 });
  });
});
