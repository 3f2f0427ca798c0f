import { describe, expect, test } from 'vitest';
import { outcomeAt } from '../../src/index.js';
import { marcoPolo2, standardPack, withContent, type Arrangement, type Config } from '../../src/marco-polo-2/index.js';
import { scenario } from '../../src/testing/index.js';
import { boringLuck, change, diceOn, offered, player, position, type At } from './helpers.js';

const rich = { coin: 50, camel: 50 };
const under = (rulings: Arrangement['rulings'], rest: Arrangement): At => position({ ...rest, ...(rulings && { rulings }) });

/** The purposes of luck and the kinds of decisions of a set-up, in order, up to the first turn. */
function setUpOrder(config: Config): string[] {
  let state = marcoPolo2.setup(config);
  const order: string[] = [];
  while (state.frames.at(-1)?.kind !== 'turn') {
    const request = marcoPolo2.chance(state);
    const move = request ? null : marcoPolo2.legalMoves(state)[0];
    order.push(request ? (request.kind === 'roll' ? `roll ${request.dice}` : request.purpose) : (move?.kind ?? ''));
    state = request ? marcoPolo2.resolve(state, request.kind === 'roll' ? Array.from({ length: request.dice }, () => 1) : outcomeAt(request, 0)) : marcoPolo2.apply(state, move as never);
  }
  return order;
}

describe('set-up and round', () => {
  test('MP2-R-1 roll-last: the dice of round 1 are rolled after the goal choice', () => {
    const order = setUpOrder({ seats: 2, firstPlayer: 0 });
    expect(order.indexOf('roll 5')).toBeGreaterThan(order.lastIndexOf('keepGoal'));
  });

  test('MP2-R-1 roll-first: they are rolled before the characters, compensation comes after the goal choice', () => {
    const order = setUpOrder({ seats: 2, firstPlayer: 0, rulings: { firstRoll: 'roll-first' } });
    expect(order.lastIndexOf('roll 5')).toBeLessThan(order.indexOf('pickCharacter'));
    expect(order.indexOf('compensation')).toBeGreaterThan(order.lastIndexOf('keepGoal'));
  });

  test('MP2-R-1 roll-first: dice rolled before Isabella Donati is picked bring her nothing, nor do they when rolled again', () => {
    const holdings = { coin: 8, camel: 3, silk: 0, gold: 0, jade: 0, vp: 0 };
    const dice = (): ('own6' | 'own5' | 'own4')[] => ['own6', 'own6', 'own5', 'own4', 'own4'];
    const at = boringLuck(under({ firstRoll: 'roll-first' }, { seats: 2, at: 'round-start', round: 1, players: [{ ...holdings, character: 'isabella-donati', dice: dice() }, { dice: dice() }] }));
    expect(offered(at, 'pairs')).toEqual([]);
    expect(player(at)).toMatchObject({ ...holdings, dice: dice() });
    expect(player(at.play('reroll own4').luck([1]))).toMatchObject({ coin: 8, camel: 2 });
  });

  test('MP2-R-2 random: the first player is drawn', () => {
    expect(setUpOrder({ seats: 3 })).toContain('roll 1');
  });

  test('MP2-R-2 seat: the first player is given', () => {
    expect(setUpOrder({ seats: 3, firstPlayer: 1 })).not.toContain('roll 1');
    expect(setUpOrder({ seats: 3, rulings: { firstPlayer: 'seat' } })).not.toContain('roll 1');
  });

  test('MP2-R-3: six card spaces beside five cities, one of which has two', () => {
    const cities = position({}).state.cityCards.map(({ place }) => place.split(':')[0]).filter((city) => city !== 'area');
    expect([cities.length, new Set(cities).size]).toEqual([6, 5]);
  });

  test('MP2-R-4: starting contracts that were not dealt never come into the pile', () => {
    const at = position({ seats: 2 });
    expect(at.state.pile.some((id) => id.startsWith('s'))).toBe(false);
  });

  test('MP2-R-5 0: the score starts at 0', () => {
    expect(marcoPolo2.setup({ seats: 2 }).players[0]?.vp).toBe(0);
  });

  test('MP2-R-5 50: the score starts at 50', () => {
    expect(marcoPolo2.setup({ seats: 2, rulings: { startingVp: '50' } }).players[0]?.vp).toBe(50);
  });

  const abhaInRoundOne = (rulings: Config['rulings']): number | undefined => {
    let state = marcoPolo2.setup({ seats: 2, firstPlayer: 0, characters: ['abha-basu', 'de-wu'], ...(rulings && { rulings }) });
    while (state.frames.at(-1)?.kind !== 'turn') {
      const request = marcoPolo2.chance(state);
      state = request ? marcoPolo2.resolve(state, request.kind === 'roll' ? Array.from({ length: request.dice }, () => 3) : outcomeAt(request, 0)) : marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0] as never);
    }
    return state.players[0]?.coin;
  };

  test('MP2-R-6 every-round: characters have income in round 1', () => {
    expect(abhaInRoundOne({})).toBe(10);
  });

  test('MP2-R-6 from-round-two: they have none', () => {
    expect(abhaInRoundOne({ firstRoundIncome: 'from-round-two' })).toBe(8);
  });

  test('MP2-R-7 every-round: the first roll is compensated', () => {
    expect(setUpOrder({ seats: 2, firstPlayer: 0 })).toContain('compensation');
  });

  test('MP2-R-7 from-round-two: it is not', () => {
    expect(setUpOrder({ seats: 2, firstPlayer: 0, rulings: { firstRoundCompensation: 'from-round-two' } })).not.toContain('compensation');
  });

  const twoChoices: Arrangement = { seats: 2, at: 'round-start', players: [{ posts: ['balkh', 'hormuz'] }, {}], markers: { balkh: 'bonus-goods', hormuz: 'bonus-copy' } };

  test('MP2-R-8 turn-order-player-choice: the player orders his income', () => {
    expect(offered(boringLuck(under({}, twoChoices)), 'next')).toHaveLength(2);
  });

  test('MP2-R-8 fixed: it comes in the order of the map', () => {
    const at = boringLuck(under({ incomeOrder: 'fixed' }, twoChoices));
    // Balkh stands before Hormuz in the table of locations.
    expect(offered(at, 'goods')).toHaveLength(3);
  });

  const matteo = (compensationDice: 'all-rolled-dice' | 'own-dice-only' | 'all-dice'): number => {
    const at = position({ seats: 2, rulings: { firstGameCharacters: 'on', compensationDice }, at: 'round-start', players: [{ character: 'matteo' }, {}] });
    boringLuck(at);
    at.play('decline');
    boringLuck(at, ({ kind, seat }) => (kind === 'roll' && seat === 0 ? [2, 2, 2, 2, 2, 2] : null));
    return offered(at, 'compensation').length - 1;
  };

  test('MP2-R-9 all-rolled-dice: the white die counts', () => {
    expect(matteo('all-rolled-dice')).toBe(3);
  });

  test('MP2-R-9 own-dice-only: it does not', () => {
    expect(matteo('own-dice-only')).toBe(5);
  });

  test('MP2-R-9 all-dice: a black die received in step 3 counts too', () => {
    expect(matteo('all-dice')).toBe(3);
    // With a farmers' seal that brings a black die every round: it shows a 4, the own dice twos.
    const { guildSeals } = standardPack();
    const game = withContent({ guildSeals: guildSeals.map((seal) => (seal.id === 'farmer' ? { ...seal, bonus: { blackDie: 1 } } : seal)) });
    const black = (compensationDice: 'all-rolled-dice' | 'own-dice-only' | 'all-dice'): number => {
      const at = scenario(game, { seats: 2, rulings: { compensationDice }, at: 'round-start', players: [{ improved: ['farmer'] }, {}] });
      const roll = (): void => {
        for (let request = game.chance(at.state); request; request = game.chance(at.state)) {
          at.luck(request.kind === 'draw' ? request.from.slice(0, request.count) : request.seat === 0 ? Array.from({ length: request.dice }, () => (request.dice === 1 ? 4 : 2)) : [3, 3, 3, 3, 3]);
        }
      };
      roll();
      at.play('accept');
      roll();
      expect(at.state.players[0]?.dice).toEqual(['black4', 'own2', 'own2', 'own2', 'own2', 'own2']);
      return at.moves().length - 1;
    };
    expect([black('all-rolled-dice'), black('own-dice-only'), black('all-dice')]).toEqual([5, 5, 1]);
  });

  test('MP2-R-10: slips of single editions change nothing', () => {
    expect(marcoPolo2.content.tables.find(({ name }) => name === 'contracts')?.entries).toHaveLength(42);
    // Nor by the answers of the Hungarian book, which says round for turn, and offer tile for book.
    const at = position({ preset: 'hungarian', seats: 2, players: [{ dice: ['own6', 'own5'], camel: 9 }, { dice: [] }] }).play('buy black die').luck([2]);
    expect(at.check('buy black die')).toMatchObject({ code: 'second-black-die', rule: 'MP2-BONUS-13' });
    expect(at.play('khan own6', 'end turn').refusal('buy black die')).toBeNull();
    expect(diceOn(at, 'book:III:lower')).toHaveLength(1);
  });
});

describe('turns, spaces and payment', () => {
  /** Nothing is possible: no coins, no post, one low die, the Khan\'s row demands more. */
  const stuck: Arrangement = { seats: 4, players: [{ dice: ['own1', 'own1'], coin: 0, camel: 0, jade: 0 }, { dice: ['own2'] }, {}, {}], spaces: { khansFavour: ['1:own2'], 'book:I': ['2:own3'], guildSeals: ['2:own1', '2:own1'] }, cityCards: { 'area:0': 'k14', 'area:1': 'k15' } };

  test('MP2-R-11 empty-via-bonus: he must empty his dice by bonus actions', () => {
    const at = under({}, stuck);
    expect(at.moves().every((line) => line.startsWith('moneyBag'))).toBe(true);
    expect(at.refusal('pass')).toBe('no-passing');
  });

  test('MP2-R-11 one-bag-die: one die on the bag stands for the normal action', () => {
    const at = under({ noNormalAction: 'one-bag-die' }, { ...stuck, cityCards: { 'area:0': 'k14', 'area:1': 'k16' } }).play('moneyBag own1 camel');
    expect(at.refusal('end turn')).toBeNull();
    expect(player(at).dice).toEqual(['own1']);
  });

  test('MP2-R-11 pass: the turn may be passed, the dice stay', () => {
    const at = under({ noNormalAction: 'pass' }, stuck).play('pass');
    expect(player(at).dice).toEqual(['own1', 'own1']);
    expect(at.state.turn.seat).toBe(1);
    expect(under({ noNormalAction: 'pass' }, { players: [{ dice: ['own6'] }] }).check('pass')).toMatchObject({ code: 'action-possible', rule: 'MP2-R-11' });
  });

  test('MP2-R-11 pass: when everybody who has dice has passed in a row the round is over', () => {
    const none = { coin: 0, camel: 0, jade: 0 };
    const at = under({ noNormalAction: 'pass' }, { ...stuck, players: [{ ...none, dice: ['own1', 'own1'] }, { ...none, dice: ['own1'] }, { dice: [] }, { dice: [] }] }).play('pass');
    expect(at.state.round).toBe(2);
    expect(at.play('pass').state.round).toBe(3);
  });

  test('MP2-R-11 pass: there is nothing to pass without dice, or after the normal action', () => {
    const at = under({ noNormalAction: 'pass' }, { seats: 4, players: [{ dice: ['own6', 'own5'] }] });
    expect(at.play('khan own6').check('pass')).toMatchObject({ code: 'main-action-done', rule: 'MP2-TURN-2' });
    const empty = under({ noNormalAction: 'pass' }, { players: [{ dice: ['own6'] }] }).play('moneyBag own6 coin');
    expect(empty.check('pass')).toMatchObject({ code: 'no-passing', rule: 'MP2-TURN-4' });
  });

  test('MP2-R-12 allowed: all dice may go to the bag', () => {
    expect(under({}, { players: [{ dice: ['own6', 'own5'] }] }).play('moneyBag own6 coin').refusal('moneyBag own5 coin')).toBeNull();
  });

  test('MP2-R-12 last-die-only: not the last one, while a normal action is possible', () => {
    const at = under({ allDiceOnBag: 'last-die-only' }, { players: [{ dice: ['own6', 'own5'] }] }).play('moneyBag own6 coin');
    expect(at.check('moneyBag own5 coin')).toMatchObject({ code: 'last-die', rule: 'MP2-R-12' });
    expect(under({ allDiceOnBag: 'last-die-only' }, { players: [{ dice: ['own5'] }] }).refusal('moneyBag own5 coin')).toBeNull();
  });

  test('MP2-R-13: the only die of a turn may go to the bag, and the turn may end', () => {
    expect(position({ players: [{ dice: ['own5'] }] }).play('moneyBag own5 coin').refusal('end turn')).toBeNull();
  });

  const afterBag: Arrangement = { seats: 4, players: [{ dice: ['own1'], camel: 3, contracts: ['c01'], silk: 1, pepper: 2, seals: ['jeweler'], coin: 20, gold: 2, jade: 0 }] };

  test('MP2-R-14 continue: any bonus action may follow the last die on the bag', () => {
    const at = under({ afterLastDieOnBag: 'continue' }, afterBag).play('moneyBag own1 camel');
    for (const line of ['improve jeweler', 'complete c01', 'buy black die']) expect(at.refusal(line), line).toBeNull();
  });

  test('MP2-R-14 only-black-die: only what can bring a black die may follow', () => {
    const at = under({}, afterBag).play('moneyBag own1 camel');
    expect(at.check('improve jeweler')).toMatchObject({ code: 'only-for-black-die', rule: 'MP2-R-14' });
    expect(at.refusal('complete c01')).toBe('only-for-black-die');
    expect(at.refusal('end turn')).toBeNull();
    expect(at.play('buy black die').luck([2]).check('end turn')).toMatchObject({ code: 'main-action-due', rule: 'MP2-TURN-4' });
  });

  // A contract and a tile that give a black die, a tile that does not, and 3 camels to buy one.
  const waysToBlack: Arrangement = { seats: 4, players: [{ character: 'filippo-vitello', dice: ['own2', 'own1'], camel: 4, pepper: 3, jade: 0, contracts: ['c02'], outposts: ['outpost-black-die', 'outpost-gold'] }] };
  const emptied = (rulings: Arrangement['rulings'], more: Arrangement = {}): At => under(rulings, { ...waysToBlack, ...more }).play('moneyBag own2 coin', 'moneyBag own1 coin');

  test('MP2-R-14 only-black-die: every way to a black die counts, also in a turn begun with several dice', () => {
    expect(emptied({}).moves().slice().sort()).toEqual(['buy black die', 'complete c02', 'end turn', 'outpost outpost-black-die']);
    expect(emptied({}, { blackDice: [] }).state.turn.seat).not.toBe(0);
  });

  test('MP2-R-14 only-black-die: a seal whose bonus is a black die may be improved', () => {
    const pack = standardPack();
    const guildSeals = pack.guildSeals.map((seal) => (seal.id === 'jeweler' ? { ...seal, bonus: { blackDie: 1 } } : seal));
    const at = scenario(withContent({ ...pack, guildSeals }), { seats: 4, players: [{ dice: ['own1'], camel: 0, jade: 0, coin: 6, gold: 2, seals: ['jeweler'] }, {}, {}, {}] }).play('moneyBag own1 coin');
    expect(at.moves()).toEqual(['improve jeweler', 'end turn']);
  });

  test('MP2-R-14 only-buying: a black die from a contract or a tile does not keep the turn open', () => {
    const at = emptied({ afterLastDieOnBag: 'only-buying' });
    expect(at.moves().slice().sort()).toEqual(['buy black die', 'end turn']);
    expect(at.check('complete c02')).toMatchObject({ code: 'only-for-black-die', rule: 'MP2-R-14' });
    expect(at.refusal('outpost outpost-black-die')).toBe('only-for-black-die');
  });

  test('MP2-R-14 only-black-die: with nothing that can bring one the turn is over at once, and says so', () => {
    const at = under({}, { seats: 4, players: [{ dice: ['own1'], camel: 0, jade: 0 }, { dice: ['own2'] }, {}, {}] }).play('moneyBag own1 coin');
    expect(at.state.turn.seat).toBe(1);
    expect(at.events.filter(({ kind }) => kind === 'turn-ends')).toEqual([{ kind: 'turn-ends', rule: 'MP2-TURN-8', seat: 0 }]);
  });

  test('MP2-R-15: without dice there are no bonus actions in later turns', () => {
    const at = position({ seats: 2, players: [{ dice: ['own5', 'own4', 'own1'] }, { dice: [], camel: 9, contracts: ['c01'], silk: 1, pepper: 2 }] }).play('book I own4', 'offer 1', 'end turn');
    expect([at.state.turn.seat, at.state.round]).toEqual([0, 2]);
    expect(at.check('complete c01')).toMatchObject({ code: 'not-in-your-slots' });
  });

  test('MP2-R-16: contracts, movements and black dice may be refused, nothing else', () => {
    const at = position({ players: [{ character: 'filippo-vitello', outposts: ['outpost-contract'], dice: ['own1'] }] }).play('outpost outpost-contract');
    expect(at.moves()).toEqual(['draw', 'decline']);
    at.play('draw').luck(['c30']);
    expect(player(at).contracts).toEqual(['c30']);
  });

  test('MP2-R-17: brown spaces take one die, blue ones many', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6'], coin: 9 }, {}], spaces: { 'book:I': ['1:own1'] }, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '1:own2' } });
    expect([at.refusal('book I own6'), at.refusal('cityCard k09 own6')]).toEqual([null, 'space-taken']);
  });

  const ownDie: Arrangement = { seats: 4, players: [{ dice: ['black3'], coin: 3, jade: 0 }], spaces: { 'book:I': ['0:own5'] } };

  test('MP2-R-18 yes: own dice occupy a space', () => {
    expect(player(under({}, ownDie).play('book I black3', 'offer 2')).coin).toBe(0);
  });

  test('MP2-R-18 no: they do not, others do', () => {
    expect(player(under({ ownDiceOccupy: 'no' }, ownDie).play('book I black3', 'offer 2')).coin).toBe(3);
    expect(player(under({ ownDiceOccupy: 'no' }, { ...ownDie, players: [{ dice: ['black3'], coin: 3, jade: 0 }, {}], spaces: { 'book:I': ['1:own5'] } }).play('book I black3', 'offer 2')).coin).toBe(0);
  });

  test('MP2-R-19: with a black die a linked row may be used again', () => {
    const at = position({ seats: 4, players: [{ dice: ['black6'], posts: ['balkh'] }], spaces: { khansFavour: ['0:own1'], 'special:balkh': ['0:own1'] } });
    expect([at.refusal('khan black6'), at.refusal('special balkh black6')]).toEqual([null, null]);
  });

  test('MP2-R-20: no die is placed for nothing', () => {
    expect(position({ cityCards: { 'area:0': 'k03' }, players: [{ dice: ['own6'] }] }).check('cityCard k03 own6')).toMatchObject({ code: 'effect-empty', rule: 'MP2-CARD-16' });
  });

  const jadeCard: Arrangement = { cityCards: { 'area:0': 'k14' }, players: [{ dice: ['own6'], camel: 0, pepper: 1, jade: 1 }] };

  test('MP2-R-21 every-cost: jade pays on exchange cards, too', () => {
    expect(under({}, jadeCard).refusal('cityCard k14 own6')).toBeNull();
  });

  test('MP2-R-21 printed-costs-only: not on exchange cards, but elsewhere', () => {
    expect(under({ jadeScope: 'printed-costs-only' }, jadeCard).refusal('cityCard k14 own6')).not.toBeNull();
    expect(under({ jadeScope: 'printed-costs-only' }, jadeCard).refusal('reroll own6')).toBeNull();
  });

  test('MP2-R-22: only unplaced dice are rolled again or changed', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6'], camel: 9 }], spaces: { 'book:I': ['0:own2'] } });
    expect([at.refusal('reroll own2'), at.refusal('change own2 up')]).toEqual(['no-such-die', 'no-such-die']);
  });

  test('MP2-R-23: the hourglass goes to the last one at least as high as all before', () => {
    const at = position({ seats: 4, seat: 1, firstPlayer: 0, nextFirst: 1, travelHeight: 2, players: [{ dice: [] }, { ...rich, dice: ['own6', 'black5', 'black4'] }, {}, {}], spaces: { 'travel:middle': ['1:own4', '1:own3'] } }).play('travel middle black5+black4');
    expect(at.state.nextFirst).toBe(1);
  });

  test('MP2-R-24: the two free offers are the same in every round', () => {
    const free = (tile: string): object[] => ['offer 1', 'offer 2'].map((offer) => { const at = position({ seats: 4, offers: { II: tile }, players: [{ dice: ['own3'], jade: 0 }] }); return change(at.state, at.play('book II own3', offer)); });
    expect(free('II-1')).toEqual(free('II-6'));
  });

  test('MP2-R-25: deeper offers are not known', () => {
    const view = marcoPolo2.view(position({ seats: 2 }).state, 0);
    // Eighteen tiles, of which three lie on the books and three on top of the piles; the three in the box are among the rest.
    expect(view.offerPool).toHaveLength(12);
    expect(view.goneOffers.filter((id) => view.offerPool.includes(id))).toEqual([]);
  });

  test('MP2-R-25: what comes up next may be any tile not yet seen, the removed one among them', () => {
    const asked: string[][] = [];
    const at = position({ seats: 2, round: 3, at: 'round-start', goneOffers: ['I-1', 'II-4', 'III-2'], offers: { I: 'I-3', II: 'II-2', III: 'III-6' }, nextOffers: { I: 'I-5', II: 'II-1', III: 'III-4' } });
    boringLuck(at, (request) => {
      if (request.kind === 'draw' && request.purpose === 'offer') asked.push(request.from.slice().sort());
      return null;
    });
    // Six tiles a book: the first round's is gone, the second's lay on the book and the third's beside it.
    expect(asked).toEqual([['I-2', 'I-4', 'I-6'], ['II-3', 'II-5', 'II-6'], ['III-1', 'III-3', 'III-5']]);
  });

  test('MP2-R-26: the seals space is not used for its jade alone', () => {
    expect(position({ players: [{ dice: ['own6', 'own4'], seals: ['farmer', 'spicer', 'tailor', 'jeweler'] }] }).check('seals own6+own4')).toMatchObject({ code: 'no-seal-left', rule: 'MP2-SEAL-4' });
  });

  test('MP2-R-27: the middle travel space allows at least three steps', () => {
    const at = position({ players: [{ ...rich, figure: 'xian', dice: ['own6', 'own6'] }] }).play('travel middle own6+own6', 'step fuzhou', 'step xian');
    expect(at.refusal('step fuzhou')).toBeNull();
  });

  test('MP2-R-28: all routes of a movement are paid before it begins', () => {
    const at = position({ players: [{ ...rich, figure: 'xian', dice: ['own6', 'own6'] }] }).play('travel middle own6+own6', 'step fuzhou', 'step xian');
    expect(player(at)).toMatchObject({ coin: 50, figures: ['xian'] });
  });
});

describe('posts and bonuses', () => {
  const upper = { ...rich, figure: 'fuzhou', dice: ['own5', 'own4', 'own3'] as ('own5' | 'own4' | 'own3')[] };
  const earlier: Arrangement = { players: [upper], turn: { passedThrough: ['yangzhou'] } };
  const path = ['travel upper own5+own4+own3', 'step oasis-lingnan', 'step pagan', 'stop'];

  test('MP2-R-29 this-turn: cities passed earlier in the turn count for the additional post', () => {
    expect(under({}, earlier).play(...path).moves()).toEqual(['post yangzhou', 'decline']);
  });

  test('MP2-R-29 this-movement: only those of this movement', () => {
    expect(offered(under({ extraPostWhere: 'this-movement' }, earlier).play(...path), 'post')).toEqual([]);
  });

  const bonusOnTheWay: Arrangement = { players: [{ ...upper, figure: 'yangzhou' }], outposts: { fuzhou: 'outpost-gold' } };
  const long = ['travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop', 'post fuzhou'];

  test('MP2-R-30 both-after-move: the additional post brings its bonus', () => {
    expect(player(under({}, bonusOnTheWay).play(...long)).gold).toBe(2);
  });

  test('MP2-R-30 end-post-only: it brings none, and the tile waits', () => {
    const at = under({ extraPostBonus: 'end-post-only' }, bonusOnTheWay).play(...long);
    expect(player(at)).toMatchObject({ gold: 0 });
    expect(player(at).posts).toContain('fuzhou');
    expect(at.state.outposts).toContain('outpost-gold');
  });

  test('MP2-R-31: the additional post may be placed though none is placed at the end', () => {
    const at = position({ players: [{ ...upper, figure: 'yangzhou' }] }).play('travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'stop');
    expect(at.moves()).toEqual(['post fuzhou', 'decline']);
  });

  const all = ['xanadu', 'xian', 'yangzhou', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa', 'calicut'];
  const relocating: Arrangement = { players: [{ ...rich, figure: 'kabul', posts: all, camel: 50, dice: ['own1'] }], markers: { balkh: 'bonus-camels' } };
  const moved = (at: At): number => { const before = at.play('travel lower own1', 'step balkh', 'stop').state; return change(before, at.play('relocate xanadu'))['camel'] ?? 0; };

  test('MP2-R-32 counts-as-placing: a post that moves brings the bonuses of the new city', () => {
    expect(moved(under({}, relocating))).toBe(3);
  });

  test('MP2-R-32 move-only: it brings none', () => {
    expect(moved(under({ relocation: 'move-only' }, relocating))).toBe(0);
  });

  // Every post is on the board; the upper space leads over Fuzhou to the oasis behind it, so that no post is due at the end.
  const extraWithout: Arrangement = { players: [{ ...upper, figure: 'yangzhou', posts: all, vp: 0 }], outposts: { fuzhou: 'outpost-gold' } };
  const overFuzhou = ['travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'stop'] as const;

  test('MP2-R-32 stock: without a post on the player board no additional one is offered', () => {
    const at = under({}, extraWithout).play(...overFuzhou);
    expect([offered(at, 'post'), offered(at, 'decline')]).toEqual([[], []]);
    expect(player(at).posts.slice().sort()).toEqual(all.slice().sort());
  });

  test('MP2-R-32 stock-or-board: another post may be moved for it, and counts as placed', () => {
    const at = under({ extraPostFrom: 'stock-or-board' }, extraWithout).play(...overFuzhou);
    expect(at.moves()).toEqual(['post fuzhou', 'decline']);
    const before = at.state;
    expect(change(before, at.play('post fuzhou', 'relocate xanadu'))).toEqual({ gold: 2 });
    expect(player(at).posts.slice().sort()).toEqual([...all.slice(1), 'fuzhou'].sort());
  });

  test('MP2-R-33: cards and special actions wait for the next turn', () => {
    const at = position({ players: [{ posts: ['xanadu', 'balkh'], dice: ['own3'] }], cityCards: { 'xanadu:0': 'k09' }, turn: { freshPosts: ['xanadu', 'balkh'] } });
    expect([at.refusal('cityCard k09 own3'), at.refusal('special balkh own3')]).toEqual(['post-too-new', 'post-too-new']);
  });

  test('MP2-R-34: the contracts action is open at once', () => {
    expect(position({ players: [{ posts: ['xian'], dice: ['own3'] }], turn: { freshPosts: ['xian'] } }).refusal('contracts own3')).toBeNull();
  });

  const twoBonuses: Arrangement = { players: [{ ...upper, figure: 'yangzhou' }], outposts: { fuzhou: 'outpost-good', pagan: 'outpost-contract' } };

  test('MP2-R-35 player-choice: the player orders what waits', () => {
    expect(offered(under({}, twoBonuses).play(...long), 'next')).toHaveLength(2);
  });

  test('MP2-R-35 canonical: the end city comes first', () => {
    expect(under({ bonusOrder: 'canonical' }, twoBonuses).play(...long).moves()).toEqual(['draw', 'decline']);
  });

  test('MP2-R-36: one marker shows a camel and three coins', () => {
    const at = boringLuck(position({ seats: 2, at: 'round-start', players: [{ posts: ['balkh'], camel: 0, coin: 0, gold: 0 }, {}], markers: { balkh: 'bonus-camel-coins' } }));
    expect(player(at)).toMatchObject({ camel: 1, coin: 3, gold: 0 });
  });
});

describe('contracts and cards', () => {
  const open = { 'xian:0': 'c10', 'xian:1': 'c11' };

  test('MP2-R-37 must-take-one: the contracts space is not used without taking one', () => {
    expect(position({ contractPlaces: open, players: [{ posts: ['xian'], dice: ['own1'] }] }).play('contracts own1').check('stop')).toMatchObject({ code: 'take-one', rule: 'MP2-CONTRACT-4' });
  });

  // Both active spaces hold contracts taken this turn, so that nothing can be taken.
  const noRoom: Arrangement = { contractPlaces: open, players: [{ posts: ['xian'], dice: ['own3', 'own1'], coin: 5, camel: 0, jade: 0, contracts: ['c20', 'c21'] }], turn: { held: [] }, spaces: { contracts: ['1:own6'] } };

  test('MP2-R-37 must-take-one: nor where none can be taken', () => {
    expect(under({}, noRoom).check('contracts own3')).toMatchObject({ code: 'no-contract', rule: 'MP2-CONTRACT-4' });
  });

  test('MP2-R-37 no-coins: who takes none gets no coins; who takes one gets them', () => {
    const rulings = { noContractTaken: 'no-coins' } as const;
    const at = (): At => under(rulings, { contractPlaces: open, players: [{ posts: ['xian'], dice: ['own2', 'own1'], coin: 5 }] }).play('contracts own1');
    expect(player(at().play('stop'))).toMatchObject({ coin: 5, contracts: [] });
    expect(player(at().play('take c10 none', 'stop'))).toMatchObject({ coin: 8, contracts: ['c10'] });
  });

  test('MP2-R-37 no-coins: who can take none may still place a die, paying for the space; without a post in a contract city he may not', () => {
    const rulings = { noContractTaken: 'no-coins' } as const;
    const at = under(rulings, noRoom).play('contracts own3');
    expect(player(at)).toMatchObject({ coin: 2, dice: ['own1'], contracts: ['c20', 'c21'] });
    expect(at.refusal('end turn')).toBeNull();
    expect(under(rulings, { players: [{ posts: ['pagan'], dice: ['own1'] }] }).check('contracts own1')).toMatchObject({ code: 'no-contract-city', rule: 'MP2-CONTRACT-1' });
  });

  test('MP2-R-38: a contract taken on arrival is active, not completed', () => {
    const at = position({ contractPlaces: open, players: [{ ...rich, dice: ['own1'] }] }).play('travel lower own1', 'step xian', 'stop', 'take c10 none');
    expect(player(at)).toMatchObject({ contracts: ['c10'], completed: [] });
  });

  test('MP2-R-39: with both spaces full it may replace another', () => {
    const at = position({ contractPlaces: open, players: [{ ...rich, contracts: ['c20', 'c21'], dice: ['own1'] }] }).play('travel lower own1', 'step xian', 'stop');
    expect(at.moves().slice().sort()).toEqual(['decline', 'take c10 c20', 'take c10 c21', 'take c11 c20', 'take c11 c21']);
  });

  const takenThisTurn: Arrangement = { contractPlaces: open, players: [{ posts: ['xian'], contracts: ['c20', 'c21'], dice: ['own1'] }], turn: { held: ['c20'] } };

  test('MP2-R-40 held-since-turn-start: only contracts held since the start of the turn may go', () => {
    expect(under({}, takenThisTurn).play('contracts own1').moves()).toEqual(['take c10 c20', 'take c11 c20']);
  });

  test('MP2-R-40 not-the-one-just-taken: all but those taken by the same action', () => {
    const at = under({ contractDiscard: 'not-the-one-just-taken' }, takenThisTurn).play('contracts own1');
    expect(at.moves()).toEqual(['take c10 c20', 'take c10 c21', 'take c11 c20', 'take c11 c21']);
    expect(at.play('take c10 c20').moves()).toEqual(['take c11 c21', 'stop']);
  });

  const full: Arrangement = { rulings: { contractDiscard: 'not-the-one-just-taken' }, contractPlaces: { 'xian:0': 'c10', 'xian:1': 'c11', 'dunhuang:0': 'c12', 'dunhuang:1': 'c13' }, players: [{ ...rich, contracts: ['c20', 'c21'], dice: ['own6', 'own5', 'own4'] }] };

  test('MP2-R-40 not-the-one-just-taken: nor those taken on the same arrival', () => {
    const at = position(full).play('travel upper own6+own5+own4', 'step xian', 'step dunhuang', 'stop', 'post xian', 'next contractCity dunhuang', 'take c12 c20');
    expect(at.moves()).toEqual(['take c10 c21', 'take c11 c21', 'decline']);
    expect(at.check('take c10 c12')).toMatchObject({ code: 'not-discardable', rule: 'MP2-CONTRACT-7' });
    expect(player(at.play('take c10 c21')).contracts).toEqual(['c12', 'c10']);
  });

  test('MP2-R-40 not-the-one-just-taken: an icon is another thing than the arrival', () => {
    const at = position({ ...full, outposts: { xian: 'outpost-contract' } }).play('travel lower own4', 'step xian', 'stop', 'next contractTop outpost-contract', 'draw').luck(['c30']).play('discard c20');
    expect(offered(at, 'take c10').slice().sort()).toEqual(['take c10 c21', 'take c10 c30']);
  });

  test('MP2-R-40 not-the-one-just-taken: two contracts of one icon belong together', () => {
    const { outpostBonuses } = standardPack();
    const game = withContent({ outpostBonuses: outpostBonuses.map((tile) => (tile.id === 'outpost-contract' ? { ...tile, bonus: { contractTop: 2 } } : tile)) });
    const drawn = (contractDiscard: 'held-since-turn-start' | 'not-the-one-just-taken'): readonly string[] => scenario(game, { rulings: { contractDiscard }, players: [{ character: 'filippo-vitello', outposts: ['outpost-contract'], contracts: ['c20', 'c21'], dice: ['own1'] }] })
      .play('outpost outpost-contract', 'draw').luck(['c30']).play('discard c20', 'draw').luck(['c31']).moves();
    expect(drawn('not-the-one-just-taken')).toEqual(['discard c21', 'discard c31']);
    expect(drawn('held-since-turn-start')).toEqual(['discard c21', 'discard c31']);
  });

  test('MP2-R-41: what is discarded because of a drawn contract goes under the pile', () => {
    const at = position({ players: [{ character: 'filippo-vitello', outposts: ['outpost-contract'], contracts: ['c20', 's1'], dice: ['own1'] }] }).play('outpost outpost-contract', 'draw').luck(['c30']);
    expect(at.play('discard c20').state.pileEnd).toEqual(['c20']);
  });

  test('MP2-R-42: gaps are filled in the order of the map, as long as the pile lasts', () => {
    const at = position({ seats: 2, contractPlaces: { 'kunming:1': null, 'xian:0': null }, pile: [], pileEnd: ['c30', 'c31'], players: [{ dice: ['own1', 'own1'] }, { dice: [] }] }).play('book I own1', 'offer 1', 'end turn');
    const lying = (place: string): string | null | undefined => at.state.contractPlaces.find((one) => one.place === place)?.contract;
    expect([lying('xian:0'), lying('kunming:1')]).toEqual(['c30', 'c31']);
    const gaps = (completed: number): number => {
      const at = position({ seats: 2, contractPlaces: { 'kunming:1': null, 'xian:0': null }, players: [{ dice: ['own1', 'own1'], completed }, { dice: [] }] }).play('book I own1', 'offer 1', 'end turn');
      return boringLuck(at).state.contractPlaces.filter(({ contract }) => contract === null).length;
    };
    // Forty-two contracts, eight of them on the board.
    expect([gaps(32), gaps(33), gaps(34)]).toEqual([0, 1, 2]);
  });

  const completing: Arrangement = { pile: [], pileEnd: ['c30'], players: [{ dice: ['own1'], contracts: ['c04', 'c20'], camel: 2, pepper: 2, jade: 1 }] };

  test('MP2-R-43 freed-first: the space of the completed contract is free for its reward', () => {
    const at = under({}, completing).play('complete c04', 'draw');
    expect(player(at).contracts).toEqual(['c20', 'c30']);
  });

  test('MP2-R-43 occupied-until-end: it is not, and it cannot be the one that goes', () => {
    const at = under({ slotFreed: 'occupied-until-end' }, completing).play('complete c04', 'draw');
    expect(at.moves().slice().sort()).toEqual(['discard c20', 'discard c30']);
    expect(player(at.play('discard c20')).contracts).toEqual(['c30']);
  });

  test('MP2-R-44: the contract of the example gives 4 coins and 3 points', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c01'], camel: 2, silk: 1, pepper: 2, coin: 0, vp: 0 }] }).play('complete c01');
    expect(player(at)).toMatchObject({ coin: 4, vp: 3 });
  });

  test('MP2-R-45: the neutral die takes one of the two places of a special city', () => {
    const at = position({ seats: 2, players: [{ dice: ['black5'], posts: ['balkh'] }, {}], spaces: { 'special:balkh': ['1:own2'] } });
    expect(at.refusal('special balkh black5')).toBe('space-taken');
  });

  test('MP2-R-46: a 3 gives the seal bonus once, a 5 twice', () => {
    const vp = (die: 'own3' | 'own5'): number => player(position({ seats: 4, players: [{ dice: [die], posts: ['hormuz'], improved: ['spicer'], vp: 0 }] }).play(`special hormuz ${die}`)).vp;
    expect([vp('own3'), vp('own5')]).toEqual([2, 4]);
  });

  const paidCities: Arrangement = { cityCards: { 'area:0': 'k06' }, markers: { balkh: 'bonus-coins', hormuz: 'bonus-camels' }, players: [{ dice: ['own2'], posts: ['balkh', 'hormuz'], coin: 1, camel: 0, jade: 0 }] };

  test('MP2-R-47 all-at-once: repetitions are paid together', () => {
    expect(under({}, paidCities).play('cityCard k06 own2').moves()).toEqual(['exchange 1 1']);
  });

  test('MP2-R-47 sequential: an earlier repetition may pay for a later one', () => {
    const at = under({ cardRepetitions: 'sequential' }, paidCities).play('cityCard k06 own2');
    expect(at.check('exchange 1 2')).toMatchObject({ code: 'one-at-a-time', rule: 'MP2-R-47' });
    at.play('exchange 1 1', 'city balkh');
    expect(at.moves()).toEqual(['again', 'stop']);
    at.play('again', 'city hormuz');
    expect(player(at)).toMatchObject({ coin: 4, camel: 3 });
  });

  const copying: Arrangement = { cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-copy', hormuz: 'bonus-camels' }, players: [{ dice: ['own5'], posts: ['balkh', 'hormuz'], camel: 0 }] };

  test('MP2-R-48 different-cities: the copying marker may repeat a bonus', () => {
    const at = under({}, copying).play('cityCard k05 own5', 'city hormuz', 'city balkh');
    expect(at.refusal('copy bonus-camels')).toBeNull();
  });

  test('MP2-R-48 different-bonuses: it may not', () => {
    const at = under({ cityBonusCard: 'different-bonuses' }, copying).play('cityCard k05 own5', 'city hormuz', 'city balkh');
    expect(at.check('copy bonus-camels')).toMatchObject({ code: 'bonus-used', rule: 'MP2-R-48' });
    expect(offered(at, 'copy')).toHaveLength(4);
    // The other way round: the bonus has been copied, so the city cannot be chosen any more.
    const copied = under({ cityBonusCard: 'different-bonuses' }, { ...copying, markers: { ...copying.markers, lhasa: 'bonus-coins' }, players: [{ dice: ['own5'], posts: ['balkh', 'hormuz', 'lhasa'] }] }).play('cityCard k05 own5', 'city balkh', 'copy bonus-camels');
    expect(copied.check('city hormuz')).toMatchObject({ code: 'bonus-used', rule: 'MP2-R-48' });
    expect(copied.moves()).toEqual(['city lhasa']);
  });

  const arriving: Arrangement = { markers: { balkh: 'bonus-copy' }, players: [{ ...rich, figure: 'kabul', dice: ['own1'] }] };

  test('MP2-R-49 every-time: the copying marker works on placing', () => {
    expect(offered(under({}, arriving).play('travel lower own1', 'step balkh', 'stop'), 'copy')).toHaveLength(5);
  });

  test('MP2-R-49 round-income-only: only at the start of a round', () => {
    expect(offered(under({ copyMarker: 'round-income-only' }, arriving).play('travel lower own1', 'step balkh', 'stop'), 'copy')).toEqual([]);
    const income = boringLuck(under({ copyMarker: 'round-income-only' }, { seats: 2, at: 'round-start', markers: { balkh: 'bonus-copy' }, players: [{ posts: ['balkh'] }, {}] }));
    expect(offered(income, 'copy')).toHaveLength(5);
    const card = (copyMarker: 'every-time' | 'round-income-only'): string | null => under({ copyMarker }, { cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-copy' }, players: [{ dice: ['own1'], posts: ['balkh'] }] }).refusal('cityCard k05 own1');
    expect([card('every-time'), card('round-income-only')]).toEqual([null, 'effect-empty']);
  });

  test('MP2-R-50: the seal card gives the jade of the seal', () => {
    expect(player(position({ cityCards: { 'area:0': 'k10' }, players: [{ dice: ['own3'], camel: 1, jade: 0 }] }).play('cityCard k10 own3', 'seal tailor')).jade).toBe(2);
  });

  test('MP2-R-51: six goods of choice may be mixed', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c40'], camel: 2, pepper: 2, silk: 2, gold: 2 }] }).play('complete c40');
    expect(player(at)).toMatchObject({ pepper: 0, silk: 0, gold: 0, completed: ['c40'] });
  });

  test('MP2-R-70 always-full: cards on which nothing is paid give everything', () => {
    expect(player(under({}, { cityCards: { 'area:0': 'k09' }, players: [{ dice: ['own5'], coin: 0 }] }).play('cityCard k09 own5')).coin).toBe(10);
  });

  test('MP2-R-70 any-number: less may be taken', () => {
    const at = under({ freeCardAmount: 'any-number' }, { cityCards: { 'area:0': 'k09' }, players: [{ dice: ['own3'], coin: 0 }] }).play('cityCard k09 own3');
    expect(at.moves()).toEqual(['amount 1', 'amount 2', 'amount 3']);
    expect(player(at.play('amount 2')).coin).toBe(4);
    const posts = under({ freeCardAmount: 'any-number' }, { cityCards: { 'area:0': 'k04' }, players: [{ dice: ['own6'], coin: 0, posts: ['xian', 'balkh'] }] }).play('cityCard k04 own6');
    expect(posts.moves()).toEqual(['amount 1', 'amount 2']);
    expect(player(posts.play('amount 1')).coin).toBe(2);
    // 3 silk for a 4 is a recalled value.
    const table = under({ freeCardAmount: 'any-number' }, { cityCards: { 'area:0': 'k02' }, players: [{ dice: ['own4'] }] }).play('cityCard k02 own4', 'amount 2');
    expect(player(table).silk).toBe(2);
  });
});

describe('characters', () => {
  const khan: Arrangement = { players: [{ ...rich, vp: 0, character: 'mongke-khan', figure: 'xian', dice: ['own1'] }] };

  test('MP2-R-52 oases-never-cost: after the last city oases may still be entered', () => {
    const at = under({}, khan).play('travel lower own1', 'step fuzhou', 'step oasis-lingnan', 'stop');
    expect(player(at)).toMatchObject({ figures: ['oasis-lingnan'], vp: 3 });
  });

  test('MP2-R-52 last-oasis-costs: ending in an oasis uses a step', () => {
    const at = under({ mongkeOasisEnd: 'last-oasis-costs' }, khan).play('travel lower own1', 'step fuzhou');
    expect(at.check('step oasis-lingnan')).toMatchObject({ code: 'steps-used-up', rule: 'MP2-TRAVEL-2' });
    // An oasis passed still costs none.
    const passed = under({ mongkeOasisEnd: 'last-oasis-costs' }, khan).play('travel lower own1', 'step oasis-sichuan', 'step kunming', 'stop');
    expect(player(passed)).toMatchObject({ figures: ['kunming'], vp: 3 });
    // 2 camels a step is a recalled value; the roads cost 3 coins, then 3 coins and 1 camel (reconstructed).
    const paid = (mongkeOasisEnd: 'oases-never-cost' | 'last-oasis-costs'): number => 50 - player(under({ mongkeOasisEnd }, { ...khan, cityCards: { 'area:0': 'k11' }, players: [{ ...rich, vp: 0, character: 'mongke-khan', figure: 'xian', dice: ['own2'] }] }).play('cityCard k11 own2', 'step fuzhou', 'step oasis-lingnan', 'stop', 'oases 1 0')).camel;
    expect([paid('oases-never-cost'), paid('last-oasis-costs')]).toEqual([2 + 1, 4 + 1]);
    const only = under({ mongkeOasisEnd: 'last-oasis-costs' }, khan).play('travel lower own1', 'step oasis-sichuan', 'stop');
    expect(player(only)).toMatchObject({ figures: ['oasis-sichuan'], vp: 3 });
  });

  test('MP2-R-53: De Wu may still place two dice', () => {
    expect(position({ players: [{ character: 'de-wu', dice: ['own3', 'own2'] }] }).refusal('seals own3+own2')).toBeNull();
  });

  test('MP2-R-54: Mailin and Tian Chin are one tile', () => {
    expect(marcoPolo2.content.tables.find(({ name }) => name === 'characters')?.entries.map(({ id }) => id)).toContain('mailin-tian-chin');
  });

  const doubling: Arrangement = { seats: 2, at: 'round-start', players: [{ character: 'mailin-tian-chin', camel: 0, coin: 0, improved: ['jeweler'], posts: ['baghdad'] }, {}], markers: { baghdad: 'bonus-points' } };

  test('MP2-R-55 one-round-start-bonus-twice: the doubling ends with the start of the round', () => {
    const at = boringLuck(boringLuck(under({}, doubling)).play('double jeweler'));
    expect(player(at).camel).toBe(4);
    // Baghdad gives 2 camels (reconstructed), the jewellers' bonus 2 once.
    expect(player(at.play('special baghdad own3')).camel).toBe(4 + 2 + 2);
  });

  test('MP2-R-55 any-bonus-this-round: the bonus named counts twice all round', () => {
    const at = boringLuck(boringLuck(under({ mailinDouble: 'any-bonus-this-round' }, doubling)).play('double jeweler'));
    expect(player(at).camel).toBe(4);
    // Baghdad gives 2 camels (reconstructed), the jewellers' bonus 2 twice.
    expect(player(at.play('special baghdad own3')).camel).toBe(4 + 2 + 4);
    const card = position({ seats: 4, rulings: { mailinDouble: 'any-bonus-this-round' }, cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-camels', hormuz: 'bonus-coins' }, players: [{ character: 'mailin-tian-chin', camel: 0, posts: ['balkh', 'hormuz'], doubled: 'bonus-camels', dice: ['own1'] }] });
    expect(player(card.play('cityCard k05 own1', 'city balkh')).camel).toBe(6);
    const copied = position({ seats: 4, rulings: { mailinDouble: 'any-bonus-this-round' }, cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-camels', hormuz: 'bonus-copy' }, players: [{ character: 'mailin-tian-chin', camel: 0, posts: ['hormuz'], doubled: 'bonus-camels', dice: ['own1'] }] });
    expect(player(copied.play('cityCard k05 own1', 'city hormuz', 'copy bonus-camels')).camel).toBe(6);
  });

  const split: Arrangement = { contractPlaces: { 'kunming:0': null, 'kunming:1': null }, players: [{ ...rich, character: 'mailin-tian-chin', figures: ['xian', 'pagan'], dice: ['own3', 'own3'] }] };
  const both = ['travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop'];

  test('MP2-R-56 each-moved-figure: each figure that moved places a post', () => {
    const at = under({}, split).play(...both);
    expect(player(at).posts).toHaveLength(2);
  });

  test('MP2-R-56 one-post: only one of them, of the player\'s choice', () => {
    const at = under({ mailinPosts: 'one-post' }, split).play(...both);
    expect(offered(at, 'post').slice().sort()).toEqual(['post fuzhou', 'post kunming']);
    expect(player(at.play('post kunming')).posts).toEqual(['kunming']);
  });

  const first: Arrangement = { players: [{ ...rich, gold: 0, character: 'filippo-vitello', dice: ['own1'] }], outposts: { xanadu: 'outpost-gold' } };

  test('MP2-R-57 own-bonus-deferred: he keeps the tile instead of its bonus', () => {
    expect(player(under({}, first).play('travel lower own1', 'step xanadu', 'stop'))).toMatchObject({ gold: 0, outposts: ['outpost-gold'] });
  });

  test('MP2-R-57 receive-and-keep: he has both', () => {
    expect(player(under({ filippoOwnTile: 'receive-and-keep' }, first).play('travel lower own1', 'step xanadu', 'stop'))).toMatchObject({ gold: 2, outposts: ['outpost-gold'] });
  });

  test('MP2-R-58: a tile may be used in the turn in which it came', () => {
    const at = under({}, first).play('travel lower own1', 'step xanadu', 'stop', 'outpost outpost-gold');
    expect(player(at).gold).toBe(2);
  });

  const reroll: Arrangement = { players: [{ character: 'isabella-donati', dice: ['own1'], camel: 1, coin: 0 }] };

  test('MP2-R-59 first-roll-each-round: a die rolled again gives Isabella nothing', () => {
    expect(player(under({}, reroll).play('reroll own1').luck([6])).coin).toBe(0);
  });

  test('MP2-R-59 every-roll: every roll gives a bonus', () => {
    expect(player(under({ isabellaTrigger: 'every-roll' }, reroll).play('reroll own1').luck([6])).coin).toBe(2);
  });

  const isabella = (values: number[], rulings: Arrangement['rulings'] = {}): At => boringLuck(under(rulings, { seats: 2, at: 'round-start', players: [{ character: 'isabella-donati', coin: 0, vp: 0, camel: 0 }, {}] }), ({ kind, seat }) => (kind === 'roll' && seat === 0 ? values : null));

  test('MP2-R-60: 1, 2, 4, 4, 6 are 4 coins and a point, and 2 camels or a gold', () => {
    expect(player(isabella([1, 2, 4, 4, 6]).play('pairs -'))).toMatchObject({ coin: 4, vp: 1, camel: 2 });
  });

  test('MP2-R-61 per-pair: four equal dice are two pairs', () => {
    expect(isabella([6, 6, 6, 6, 5]).moves()).toContain('pairs 6+6');
  });

  test('MP2-R-61 one-pair-per-roll: at most one pair counts', () => {
    const at = isabella([6, 6, 5, 5, 4], { isabellaPairs: 'one-pair-per-roll' });
    expect(at.moves().slice().sort()).toEqual(['pairs -', 'pairs 5', 'pairs 6']);
  });
});

describe('scoring and information', () => {
  const awards = (completed: number[], rulings: Arrangement['rulings'] = {}): number[] => marcoPolo2.score(under(rulings, { seats: 4, at: 'over', players: completed.map((count) => ({ completed: count })) }).state).players.map(({ lines }) => lines.filter(({ rule }) => rule === 'MP2-SCORE-8').reduce((sum, { points }) => sum + points, 0));

  test('MP2-R-62: no shield at all scores nothing', () => {
    const score = marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ goal: 'g13' }, {}] }).state);
    expect(score.players[0]?.lines.filter(({ id }) => id === 'shields').reduce((sum, { points }) => sum + points, 0)).toBe(0);
  });

  test('MP2-R-63 both-awards: with two first the next number still is second', () => {
    expect(awards([4, 4, 2, 1])).toEqual([8, 8, 4, 0]);
  });

  test('MP2-R-63 one-award: two first use up the second place', () => {
    expect(awards([4, 4, 2, 1], { contractMajority: 'one-award' })).toEqual([8, 8, 0, 0]);
  });

  test('MP2-R-63 zero-counts: nobody completed any, all are first', () => {
    expect(awards([0, 0, 0, 0])).toEqual([8, 8, 8, 8]);
  });

  test('MP2-R-63 needs-one: no award without a contract', () => {
    expect(awards([0, 0, 0, 0], { contractMajorityZero: 'needs-one' })).toEqual([0, 0, 0, 0]);
    expect(awards([3, 0, 0, 0], { contractMajorityZero: 'needs-one' })).toEqual([8, 0, 0, 0]);
  });

  test('MP2-R-64: no post, no shield in Beijing', () => {
    expect(player(position({ players: [{ ...rich, figure: 'xanadu', posts: ['xanadu'], dice: ['own1'] }] }).play('travel lower own1', 'step beijing', 'stop')).posts).toEqual(['xanadu']);
  });

  test('MP2-R-65 goals-and-decks: goal cards are secret', () => {
    expect(marcoPolo2.view(under({}, { seats: 2 }).state, 0).players[1]?.goals).toEqual([null]);
  });

  test('MP2-R-65 open: kept goal cards are public, decks are not', () => {
    const { state } = under({ hiddenInformation: 'open' }, { seats: 2 });
    expect(marcoPolo2.view(state, 0).players[1]?.goals).toEqual(state.players[1]?.goals);
    expect(marcoPolo2.view(state, null).players[1]?.goals).toEqual(state.players[1]?.goals);
  });

  test('MP2-R-66: jade does not break ties', () => {
    const { winners } = marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ jade: 1, camel: 0, coin: 0, goal: 'g13' }, { camel: 1, coin: 0 }] }).state);
    expect(winners).toEqual([1]);
  });

  test('MP2-R-67 off: black dice are rolled when they are taken', () => {
    expect(under({}, { players: [{ dice: ['own1'], camel: 3, jade: 0 }] }).play('buy black die').moves()).toEqual([]);
  });

  const rollsBefore = (blackDiceVariant: 'step-1' | 'step-5'): string[] => {
    const at = position({ seats: 2, rulings: { blackDiceVariant }, at: 'round-start' });
    const order: string[] = [];
    for (let request = marcoPolo2.chance(at.state); request; request = marcoPolo2.chance(at.state)) {
      order.push(request.kind === 'draw' ? 'draw' : request.seat === null ? 'black' : 'own');
      at.luck(request.kind === 'draw' ? request.from.slice(0, request.count) : Array.from({ length: request.dice }, () => 3));
    }
    return order;
  };

  test('MP2-R-67 step-1: they are rolled as soon as they are back, before anything else', () => {
    expect(rollsBefore('step-1')[0]).toBe('black');
  });

  test('MP2-R-67 step-5: they are rolled when the players roll', () => {
    const order = rollsBefore('step-5');
    expect(order.indexOf('black')).toBeGreaterThan(order.lastIndexOf('draw'));
  });

  test('MP2-R-69: nothing of the expansions is there', () => {
    expect(marcoPolo2.validateConfig({ seats: 4, expansions: ['venice'] }).ok).toBe(false);
  });
});

describe('presets of the editions', () => {
  const answers = (preset: 'russian' | 'hungarian' | 'portuguese' | 'english') => (marcoPolo2.setup({ seats: 2, preset }).config).rulings ?? {};

  test('the Russian edition', () => {
    expect(answers('russian')).toEqual({ allDiceOnBag: 'last-die-only', noContractTaken: 'no-coins', copyMarker: 'round-income-only' });
  });

  test('the Hungarian edition', () => {
    expect(answers('hungarian')).toEqual({ firstRoll: 'roll-first', extraPostBonus: 'end-post-only', contractDiscard: 'not-the-one-just-taken' });
  });

  test('the Portuguese edition', () => {
    expect(answers('portuguese')).toEqual({ firstRoll: 'roll-first', allDiceOnBag: 'last-die-only', afterLastDieOnBag: 'only-buying', contractDiscard: 'not-the-one-just-taken' });
  });

  test('the English edition', () => {
    expect(answers('english')).toEqual({ firstRoll: 'roll-first', contractDiscard: 'not-the-one-just-taken', mailinDouble: 'any-bonus-this-round', filippoOwnTile: 'receive-and-keep', isabellaTrigger: 'every-roll' });
  });

  // A contract and a tile that give a black die, and 3 camels to buy one; without them the bag would end the turn.
  const special = (preset: 'russian' | 'portuguese', dice: ('own2' | 'own1')[]): At =>
    position({ preset, seats: 4, players: [{ character: 'filippo-vitello', dice, camel: 4, pepper: 3, jade: 0, contracts: ['c02'], outposts: ['outpost-black-die'] }] });

  test('MP2-R-12 last-die-only, MP2-R-14 only-black-die: the special case of the Russian edition is a turn begun with one die', () => {
    const at = special('russian', ['own1']).play('moneyBag own1 coin');
    expect(at.moves().slice().sort()).toEqual(['buy black die', 'complete c02', 'end turn', 'outpost outpost-black-die']);
    expect(special('russian', ['own2', 'own1']).play('moneyBag own2 coin').check('moneyBag own1 coin')).toMatchObject({ code: 'last-die', rule: 'MP2-R-12' });
  });

  test('MP2-R-12 last-die-only, MP2-R-14 only-buying: that of the Portuguese edition, where the bonus action that gives a black die is the purchase', () => {
    const at = special('portuguese', ['own1']).play('moneyBag own1 coin');
    expect(at.moves().slice().sort()).toEqual(['buy black die', 'end turn']);
    expect(special('portuguese', ['own2', 'own1']).play('moneyBag own2 coin').check('moneyBag own1 coin')).toMatchObject({ code: 'last-die', rule: 'MP2-R-12' });
  });

  test('a single ruling comes before the preset; an unknown preset is refused', () => {
    expect((marcoPolo2.setup({ seats: 2, preset: 'russian', rulings: { copyMarker: 'every-time' } }).config).rulings).toEqual({ allDiceOnBag: 'last-die-only', noContractTaken: 'no-coins' });
    expect(() => marcoPolo2.setup({ seats: 2, preset: 'klingon' as never })).toThrow(/preset/);
  });
});
