import { describe, expect, test } from 'vitest';
import { standardPack, withContent } from '../../../../src/marco-polo-2/index.js';
import { scenario } from '../../../../src/testing/scenario.js';
import { change, offered, player, position, type At } from '../../helpers.js';

describe('books', () => {
  const rich = { coin: 9, jade: 5 };

  test('MP2-BOOK-5 MP2-BOOK-7: what is gained comes from the book, or from the offer tile that lies on it', () => {
    const from = (number: number): unknown => position({ offers: { I: 'I-3' }, players: [{ dice: ['own4'], jade: 2 }] }).play('book I own4', `offer ${number}`).events.flatMap((event) => (event.kind === 'gained' ? [event.source, event.rule] : []));
    expect([1, 2, 3, 4].map(from)).toEqual([['book:I', 'MP2-BOOK-7'], ['book:I', 'MP2-BOOK-7'], ['I-3', 'MP2-BOOK-7'], ['I-3', 'MP2-BOOK-7']]);
  });

  test('MP2-BOOK-1: four blue spaces for one die each', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6'], ...rich }] });
    expect(offered(at, 'book')).toEqual(['book I own6', 'book II own6', 'book III:upper own6', 'book III:lower own6']);
  });

  test('MP2-BOOK-2: any die, at least 3, at least 5', () => {
    const at = position({ seats: 4, players: [{ dice: ['own4', 'own2'], ...rich }] });
    expect(at.check('book II own2')).toMatchObject({ code: 'die-too-low', rule: 'MP2-SPACE-14' });
    expect(at.check('book III:lower own4')).toMatchObject({ code: 'die-too-low' });
    expect(offered(at, 'book')).toEqual(['book I own4', 'book I own2', 'book II own4']);
  });

  test('MP2-BOOK-3: both spaces of book III in one round, in different turns', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5'] }, { dice: [] }, { dice: [] }, { dice: [] }] });
    at.play('book III:upper own6', 'offer 1', 'end turn');
    expect(at.refusal('book III:lower own5')).toBeNull();
  });

  test('MP2-BOOK-4: one of four offers, the same for both spaces of book III', () => {
    for (const space of ['III:upper', 'III:lower']) {
      const at = position({ seats: 4, players: [{ dice: ['own6'], ...rich }] }).play(`book ${space} own6`);
      expect(at.moves()).toEqual(['offer 1', 'offer 2', 'offer 3', 'offer 4']);
    }
  });

  test('MP2-BOOK-5: two free offers that never change, two of the tile for 1 and 2 jade', () => {
    const arranged = (tile: string) => position({ seats: 4, offers: { I: tile }, players: [{ dice: ['own1'], jade: 2, coin: 0 }] });
    const jadePaid = [1, 2, 3, 4].map((number) => 2 - player(arranged('I-4').play('book I own1', `offer ${number}`)).jade);
    // The first free offer contains a jade.
    expect(jadePaid).toEqual([-1, 0, 1, 2]);
    const poor = position({ seats: 4, offers: { I: 'I-4' }, players: [{ dice: ['own1'], jade: 1 }] }).play('book I own1');
    expect(poor.moves()).toEqual(['offer 1', 'offer 2', 'offer 3']);
  });

  test('MP2-BOOK-6: jade in an offer cannot pay for it', () => {
    const at = position({ seats: 4, players: [{ dice: ['own1'], jade: 0 }] }).play('book I own1');
    expect(at.moves()).toEqual(['offer 1', 'offer 2']);
  });

  test('MP2-BOOK-7: everything on the offer, once, whatever the die', () => {
    for (const die of ['own1', 'own6'] as const) {
      const at = position({ seats: 4, players: [{ dice: [die], jade: 0 }] });
      const before = at.state;
      expect(change(before, at.play(`book I ${die}`, 'offer 1'))).toEqual({ jade: 1, pepper: 2 });
      expect(at.state.offers).toEqual(before.offers);
    }
  });
});

describe('books of other packs', () => {
  const { books, offerTiles } = standardPack();

  test('MP2-R-68: of goods of choice Mercator ex Tabriz may take any, wherever he sits', () => {
    const offering = (reward: object, seat = 0): At => {
      const game = withContent({ books: books.map((book) => (book.id === 'I' ? { ...book, free: [{ reward, source: 'seed' }] } : book)) });
      const [one, other] = [{ dice: ['own3'], jade: 0 }, { character: 'mercator' }];
      return scenario(game, { seats: 3, seat, rulings: { firstGameCharacters: 'on' }, players: seat === 0 ? [one, other] : [other, one] }).play('book I own3', 'offer 1');
    };
    const shares = (at: At): readonly string[] => at.moves().filter((move) => move.startsWith('glean'));
    const share = (reward: object, seat = 0): readonly string[] => shares(offering(reward, seat));
    expect(share({ pepper: 1, jade: 1 })).toEqual(['glean pepper', 'glean jade']);
    expect(share({ pepper: 1, jade: 1 }, 1)).toEqual(['glean pepper', 'glean jade']);
    expect(share({ coin: 3 })).toEqual([]);
    /** After the goods of choice have been named. */
    const chosen = (reward: object): readonly string[] => {
      const at = offering(reward);
      return shares(at.play(at.moves()[0]!));
    };
    for (const reward of [{ anyGood: 1 }, { distinctGoods: 2 }]) expect(chosen(reward)).toEqual(['glean pepper', 'glean silk', 'glean gold']);
    expect(chosen({ anyGood: 1, jade: 1, camel: 1 })).toEqual(['glean camel', 'glean pepper', 'glean silk', 'glean gold', 'glean jade']);
  });

  test('MP2-PAY-8: a book without free offers is closed to who cannot pay the cheapest of its tile', () => {
    const game = withContent({ books: books.map((book) => (book.id === 'I' ? { ...book, free: [] } : book)), offerTiles });
    const at = (jade: number, spaces: object = {}, coin = 0) => scenario(game, { seats: 3, spaces, players: [{ dice: ['own3'], jade, coin }, {}] });
    expect([at(0).refusal('book I own3'), at(1).refusal('book I own3'), at(2).refusal('book I own3')]).toEqual(['cannot-pay', null, null]);
    expect(at(1).play('book I own3').moves()).toEqual(['offer 1']);
    const taken = { 'book:I': ['1:own5'] };
    expect([at(3, taken).refusal('book I own3'), at(4, taken).refusal('book I own3'), at(1, taken, 3).refusal('book I own3'), at(1, taken, 2).refusal('book I own3')]).toEqual(['cannot-pay', null, null, 'cannot-pay']);
  });
});
