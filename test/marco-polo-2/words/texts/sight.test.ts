// What sentences about moves look up: it has to be what the move will cost and bring when it is made.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../../src/marco-polo-2/index.js';
import { sightOf, type Sight } from '../../../../src/marco-polo-2/words/texts/sight.js';
import { texts as english } from '../../../../src/marco-polo-2/words/texts/en/index.js';
import { texts as russian } from '../../../../src/marco-polo-2/words/texts/ru/index.js';
import { position, type At } from '../../helpers.js';

const pack = standardPack();
const sight = ({ state }: At): Sight => sightOf(pack, state);
const rich = { coin: 40, camel: 20, jade: 9 } as const;

describe('what sentences look up', () => {
  test('MP2-BOOK-5: two free offers, and two of the tile on the book for 1 and 2 jade', () => {
    const at = position({ offers: { I: 'I-4' }, players: [{ ...rich, dice: ['own4'] }] }).play('book I own4');
    expect([1, 2, 3, 4, 5].map((number) => sight(at).offer(number))).toEqual([
      { cost: {}, reward: { pepper: 2, jade: 1 } }, { cost: {}, reward: { pepper: 3 } },
      { cost: { jade: 1 }, reward: { camel: 5, coin: 7 } }, { cost: { jade: 2 }, reward: { pepper: 2, camel: 4, coin: 8 } }, null,
    ]);
    // Without a book at hand there are none.
    expect(sight(position({})).offer(1)).toBeNull();
    expect(sightOf(pack, null).offer(1)).toBeNull();
  });

  test('MP2-BOOK-5: in words an offer says its price where it has one', () => {
    const { state } = position({ offers: { I: 'I-4' }, players: [{ ...rich, dice: ['own4'] }] }).play('book I own4');
    const said = (texts: { readonly sayMove: (state: object, move: { readonly kind: 'offer'; readonly number: number }) => string }): string[] => [2, 3, 4].map((number) => texts.sayMove(state, { kind: 'offer', number }));
    expect(said(english).map((sentence) => /\d jade/.exec(sentence)?.[0] ?? null)).toEqual([null, '1 jade', '2 jade']);
    expect(said(russian).map((sentence) => / за (\d) /.exec(sentence)?.[1] ?? null)).toEqual([null, '1', '2']);
  });

  test('MP2-SPACE-10: an offer of an occupied book costs the die that is placed, too', () => {
    const at = position({ seats: 4, offers: { I: 'I-4' }, players: [{ ...rich, dice: ['own4'] }], spaces: { 'book:I': ['1:own2'] } }).play('book I own4');
    expect([sight(at).offer(1), sight(at).offer(3)]).toEqual([{ cost: { coin: 4 }, reward: { pepper: 2, jade: 1 } }, { cost: { jade: 1, coin: 4 }, reward: { camel: 5, coin: 7 } }]);
  });

  test('MP2-CARD-7: the exchanges of the card at hand, by their number', () => {
    const at = position({ cityCards: { 'area:0': 'k07' }, players: [{ ...rich, dice: ['own4'] }] }).play('cityCard k07 own4');
    expect([1, 2, 3].map((option) => sight(at).exchange(option))).toEqual([{ cost: { camel: 1 }, reward: { coin: 3 } }, { cost: { coin: 1 }, reward: { camel: 1 } }, null]);
    expect(sight(position({})).exchange(1)).toBeNull();
  });

  test('MP2-TRAVEL-5: two coins for the lower travel space, and no coins for the others', () => {
    const { price } = sight(position({ seats: 4 }));
    expect([price('travel:lower', ['own3']), price('travel:middle', ['own3', 'own2']), price('guildSeals', ['own3', 'own2'])]).toEqual([{ coin: 2 }, { coin: 0 }, { coin: 0 }]);
  });

  test('MP2-SPACE-9 MP2-SPACE-10: the lowest die placed where any die lies', () => {
    const price = (dice: readonly ('0:own4' | '1:own4')[], more: object = {}): unknown => sight(position({ seats: 4, spaces: { 'travel:lower': [...dice] }, ...more })).price('travel:lower', ['own5', 'own3']);
    expect([price([]), price(['1:own4']), price(['0:own4'])]).toEqual([{ coin: 2 }, { coin: 5 }, { coin: 5 }]);
    expect([price(['1:own4'], { rulings: { ownDiceOccupy: 'no' } }), price(['0:own4'], { rulings: { ownDiceOccupy: 'no' } })]).toEqual([{ coin: 5 }, { coin: 2 }]);
    const berke = { rulings: { firstGameCharacters: 'on' }, players: [{ character: 'berke' }, {}] };
    expect(price(['1:own4'], berke)).toEqual({ coin: 2 });
    // He never pays; it is the turn of somebody else here.
    expect(price(['1:own4'], { ...berke, players: [{}, { character: 'berke' }] })).toEqual({ coin: 5 });
  });

  test('MP2-TRAVEL-7: where a step begins, and what its route costs in either direction', () => {
    const at = position({ players: [{ ...rich, dice: ['own6', 'own6'], figure: 'kashgar' }] }).play('travel middle own6+own6');
    expect([sight(at).step(0, 'kabul'), sight(at).step(0, 'dunhuang'), sight(at).step(0, 'balkh')]).toEqual([
      { from: 'kashgar', cost: { coin: 0, camel: 3, jade: 0 } }, { from: 'kashgar', cost: { coin: 2, camel: 2, jade: 1 } }, { from: 'kashgar', cost: { coin: 2, camel: 2, jade: 0 } },
    ]);
    at.play('step balkh');
    expect([sight(at).step(0, 'kashgar'), sight(at).step(1, 'kashgar')]).toEqual([{ from: 'balkh', cost: { coin: 2, camel: 2, jade: 0 } }, null]);
    expect(sight(position({})).step(0, 'kashgar')).toBeNull();
  });

  test('MP2-GANTULGA-2: routes that are free cost jade alone', () => {
    const at = position({ players: [{ ...rich, character: 'gantulga-od', dice: ['own6'], figure: 'kashgar' }] }).play('travel lower own6');
    expect([sight(at).step(0, 'kabul'), sight(at).step(0, 'dunhuang')]).toEqual([{ from: 'kashgar', cost: { jade: 0 } }, { from: 'kashgar', cost: { jade: 1 } }]);
  });

  test('MP2-R-68 on: Johannes Carpini steps from oasis to oasis for nothing, and for their price elsewhere', () => {
    const walking = (character: string, figure: string): Sight => sight(position({ rulings: { firstGameCharacters: 'on' }, players: [{ ...rich, character, dice: ['own6', 'own6'], figure }] }).play('travel middle own6+own6'));
    expect([walking('johannes', 'oasis-lingnan').step(0, 'oasis-gobi'), walking('johannes', 'oasis-lingnan').step(0, 'oasis-assam')]).toEqual([{ from: 'oasis-lingnan', cost: {} }, { from: 'oasis-lingnan', cost: {} }]);
    const lands = { coin: 2, camel: 2, jade: 0 };
    expect([walking('johannes', 'oasis-lingnan').step(0, 'pagan'), walking('johannes', 'pagan').step(0, 'oasis-lingnan')]).toEqual([{ from: 'oasis-lingnan', cost: lands }, { from: 'pagan', cost: lands }]);
    expect(walking('de-wu', 'oasis-lingnan').step(0, 'oasis-assam')).toEqual({ from: 'oasis-lingnan', cost: { coin: 1, camel: 2, jade: 0 } });
  });
});
