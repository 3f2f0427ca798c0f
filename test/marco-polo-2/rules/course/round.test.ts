import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, withContent, type Arrangement } from '../../../../src/marco-polo-2/index.js';
import { scenario } from '../../../../src/testing/index.js';
import { boringLuck, change, diceOn, offered, player, position, type At } from '../../helpers.js';

const actor = (at: At): number | null => {
  const who = marcoPolo2.actor(at.state);
  return who.type === 'seat' ? who.seat : null;
};

describe('compensation', () => {
  const rolled = (values: number[], config: object = {}): At => boringLuck(position({ seats: 2, at: 'round-start', players: [{}, {}], ...config }), ({ kind, seat }) => (kind === 'roll' && seat === 0 ? values : null));

  test('MP2-COMPEN-1: for a roll below 15', () => {
    expect(offered(rolled([3, 3, 3, 3, 3]), 'compensation')).toEqual([]);
    expect(offered(rolled([3, 3, 3, 3, 2]), 'compensation').slice().sort()).toEqual(['compensation 0 camel 1 coin', 'compensation 1 camel 0 coin']);
  });

  test('MP2-COMPEN-2: a coin or a camel for each point missing, in any mix', () => {
    const at = rolled([1, 1, 1, 1, 1]);
    expect(offered(at, 'compensation')).toHaveLength(11);
    expect(at.check('compensation 4 camel 5 coin')).toMatchObject({ code: 'compensation-total', rule: 'MP2-COMPEN-2' });
    const before = at.state;
    expect(change(before, at.play('compensation 3 camel 7 coin'))).toEqual({ coin: 7, camel: 3 });
  });

  test('MP2-COMPEN-3: later rolls change nothing', () => {
    const at = position({ players: [{ dice: ['own6'], camel: 9, coin: 0 }] }).play('reroll own6').luck([1]);
    expect(player(at)).toMatchObject({ coin: 0, camel: 8 });
  });

  test('MP2-COMPEN-3: all players roll first; then they decide in turn order, each for himself', () => {
    const all = (request: { readonly kind: string; readonly dice?: number }): number[] | null => (request.kind === 'roll' ? Array<number>(request.dice ?? 0).fill(1) : null);
    const at = boringLuck(position({ seats: 2, at: 'round-start', firstPlayer: 1, players: [{ coin: 0, camel: 0 }, { coin: 0, camel: 0 }] }), all);
    expect(at.state.players.map(({ dice }) => dice)).toEqual([Array(5).fill('own1'), Array(5).fill('own1')]);
    expect(actor(at)).toBe(1);
    at.play('compensation 10 camel 0 coin');
    expect(actor(at)).toBe(0);
    expect(offered(at, 'compensation')).toHaveLength(11);
    at.play('compensation 0 camel 10 coin');
    expect(at.state.players.map(({ coin, camel }) => [coin, camel])).toEqual([[10, 0], [0, 10]]);
  });
});

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

test('MP2-R-1 roll-last MP2-ISABELLA-1: Isabella Donati rolls in round 1 as in every other', () => {
  const gained = (round: number): object => {
    const dice = ['own0', 'own0', 'own0', 'own0', 'own0'] as const;
    const holdings = { coin: 0, camel: 0, vp: 0, ...(round === 1 && { dice: [...dice] }) };
    const at = boringLuck(position({ seats: 2, at: 'round-start', round, players: [{ ...holdings, character: 'isabella-donati' }, round === 1 ? { dice: [...dice] } : {}] }), ({ kind, seat }) => (kind === 'roll' && seat === 0 ? [1, 2, 3, 5, 6] : null));
    const { coin, camel, vp } = player(at);
    return { coin, camel, vp };
  };
  expect([gained(1), gained(3)]).toEqual([{ coin: 4, camel: 1, vp: 2 }, { coin: 4, camel: 1, vp: 2 }]);
});

test('MP2-R-6 from-round-two: from round 2 on characters have income', () => {
  const coin = (firstRoundIncome: 'every-round' | 'from-round-two') => player(boringLuck(position({ seats: 2, at: 'round-start', rulings: { firstRoundIncome }, players: [{ character: 'abha-basu', coin: 0 }, {}] }))).coin;
  expect([coin('every-round'), coin('from-round-two')]).toEqual([2, 2]);
});

test('MP2-MAILIN-6: who receives no bonus is not asked which comes twice', () => {
  const asked = (more: object): boolean => boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'mailin-tian-chin', ...more }, {}] })).moves().includes('single');
  expect([asked({}), asked({ seals: ['farmer'], posts: ['xian'] }), asked({ improved: ['farmer'] }), asked({ posts: ['balkh'] })]).toEqual([false, false, true, true]);
});
