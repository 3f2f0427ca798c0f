// What waits in the middle of an action, forged into something that cannot have come of it.
import { describe, expect, test } from 'vitest';
import type { AnySchema } from '../../src/kernel/schema.js';
import { idsOf } from '../../src/marco-polo-2/content/ids.js';
import { kinds as declared } from '../../src/marco-polo-2/frames.js';
import { marcoPolo2, standardPack, type Arrangement, type Frame, type State } from '../../src/marco-polo-2/index.js';
import { rules } from '../../src/marco-polo-2/words/rules.js';
import { complaint, type Change } from './broken.js';
import { position } from './helpers.js';

const ids = idsOf(standardPack());
const kinds = declared.map((kind) => kind(ids));

/** What is wrong with a state after the last thing of a kind that waits was changed; without the place. */
const says = (state: State, kind: Frame['kind'], values: object, more: Change = () => undefined): string => complaint(state, (same) => {
  Object.assign(same.frames.filter((frame) => frame.kind === kind).at(-1)!, values);
  more(same);
}).replace(/^frames\[\d\]: /, '');

const rich = { coin: 30, camel: 12, pepper: 6, silk: 6, gold: 6, jade: 3 } as const;
const ruled = (rulings: object): Change => (state) => { Object.assign(state.config, { rulings }); };

describe('what waits, as it is declared', () => {
  test('whatever is decided is decided by a rule that there is', () => {
    const decisions = kinds.filter(({ type }) => type === 'decision');
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.flatMap((one) => ('rule' in one && rules.rule(one.rule) ? [] : [one.kind]))).toEqual([]);
  });

  test('MP2-GEN-4: a contract that is drawn and not kept yet lies there and nowhere else', () => {
    const homes = kinds.flatMap(({ kind, parts }) => Object.entries(parts as Readonly<Record<string, AnySchema>>).flatMap(([part, { notes }]) => (notes?.homes ?? []).map(({ component }) => [`${kind}.${part}`, component])));
    expect(Object.fromEntries(homes)).toMatchObject({ 'keepContracts.contract': 'contract' });
  });
});

describe('city cards', () => {
  const using = (card: string, move: string, rulings: object = {}, me: object = {}): State => position({ seats: 3, rulings, cityCards: { 'area:0': card, 'area:1': 'k11', 'xanadu:0': 'k02', 'fuzhou:0': 'k14', 'pagan:0': 'k06' }, markers: { balkh: 'bonus-copy', hormuz: 'bonus-goods', lhasa: 'bonus-camels' }, players: [{ ...rich, posts: ['balkh', 'hormuz', 'lhasa'], dice: ['own6', 'own3'], ...me }, {}] }).play(`cityCard ${card} own3`, ...move.split(', ').filter(Boolean)).state;
  const other = 'the card works in another way';

  test('MP2-CARD-6: an exchange is one of a card of exchanges that lies face up', () => {
    const state = using('k15', '');
    expect([says(state, 'exchange', {}), says(state, 'exchange', { card: 'k14' }), says(state, 'exchange', { card: 'k06' })]).toEqual(['nothing', 'nothing', 'nothing']);
    expect([says(state, 'exchange', { card: 'k02' }), says(state, 'exchange', { card: 'k11' }), says(state, 'exchange', { card: 'k25' })]).toEqual([other, other, 'this card does not lie face up']);
  });

  test('MP2-R-47 sequential: what is done once more is an exchange of a card that lies face up', () => {
    const state = using('k15', 'exchange 1 1, pay 0 coin 1 camel 0 jade', { cardRepetitions: 'sequential' });
    expect([says(state, 'cardAgain', {}), says(state, 'cardAgain', { card: 'k14' })]).toEqual(['nothing', 'nothing']);
    expect([says(state, 'cardAgain', { card: 'k02', option: 1 }), says(state, 'cardAgain', { card: 'k06' }), says(state, 'cardAgain', { card: 'k25' }), says(state, 'cardAgain', { option: 2 })])
      .toEqual(['the card has no such exchange', other, 'this card does not lie face up', 'the card has no such exchange']);
  });

  test('MP2-R-70 any-number: so much is taken of a card on which nothing is paid', () => {
    const state = using('k09', '', { freeCardAmount: 'any-number' });
    expect([says(state, 'amount', {}), says(state, 'amount', { card: 'k02' })]).toEqual(['nothing', 'nothing']);
    expect([says(state, 'amount', { card: 'k14' }), says(state, 'amount', { card: 'k11' }), says(state, 'amount', { card: 'k25' })]).toEqual([other, other, 'this card does not lie face up']);
  });

  test('MP2-CARD-12: cities are for a card of cities, each once, with their bonus and one that was copied', () => {
    const state = using('k05', '');
    const wrong = 'more bonuses than cities';
    const given = (cities: readonly string[], markers: readonly string[]): string => says(state, 'ownCity', { cities, markers });
    expect([given([], []), given(['lhasa'], ['bonus-camels']), given(['balkh'], ['bonus-copy', 'bonus-goods'])]).toEqual(['nothing', 'nothing', 'nothing']);
    expect([given([], ['bonus-camels']), given(['balkh'], ['bonus-copy', 'bonus-goods', 'bonus-camels']), given(['lhasa', 'lhasa'], [])]).toEqual([wrong, wrong, wrong]);
    expect([says(state, 'ownCity', { card: 'k02' }), says(state, 'ownCity', { card: 'k25' })]).toEqual([other, 'this card does not lie face up']);
  });
});

describe('contracts and seals', () => {
  const four = { 'xian:0': 'c01', 'xian:1': 'c02', 'kunming:0': 'c03', 'kunming:1': 'c04' } as const;
  const taking = (rulings: object = {}): State => position({ seats: 3, rulings, contractPlaces: four, players: [{ ...rich, posts: ['xian', 'kunming'], dice: ['own6', 'own3'] }, {}] }).play('contracts own3').state;

  test('MP2-CONTRACT-2: one or two contracts are taken, while there are some', () => {
    const state = taking();
    const nothing = 'there is nothing to take';
    expect([says(state, 'contracts', {}), says(state, 'contracts', { left: 1, taken: ['c30'] })]).toEqual(['nothing', 'nothing']);
    expect([says(state, 'contracts', { left: 0, taken: ['c30', 'c31'] }), says(state, 'contracts', { left: 1 }), says(state, 'contracts', { left: 2, taken: ['c30'] })]).toEqual([nothing, nothing, nothing]);
    const nowhere: Change = ({ players }) => { players[0]!.unplaced += players[0]!.posts.splice(0).length; };
    expect([says(state, 'contracts', {}, nowhere), says(taking({ noContractTaken: 'no-coins' }), 'contracts', {}, nowhere)]).toEqual([nothing, 'nothing']);
  });

  test('MP2-SEAL-4: a seal is taken that the die allows and the player does not own', () => {
    const state = position({ seats: 3, players: [{ ...rich, seals: ['farmer', 'tailor'], dice: ['own6', 'own3'] }, {}] }).play('seals own6+own3').state;
    expect([1, 2, 3, 4].map((limit) => says(state, 'seal', { limit }))).toEqual(['there is no seal to take', 'nothing', 'nothing', 'nothing']);
  });
});

describe('dice', () => {
  const guests = { firstGameCharacters: 'on' } as const;
  const onTop = (me: object, ...frames: readonly Frame[]): string => complaint(position({ seats: 3, rulings: guests, players: [{ ...rich, dice: ['own6', 'own3'], ...me }, {}] }).state, (state) => { state.frames.push(...frames); }).replace(/^frames\[\d\]: /, '');
  const paying: Frame = { kind: 'pay', seat: 0, coin: 0, camel: 2, jade: 0, leastCoin: 0, leastCamel: 0, source: 'change' };
  const named = 'a die without a value is neither rolled again nor changed';

  test('MP2-BONUS-12: a die shows 1 to 6', () => {
    const changed = (die: 'own6' | 'own3' | 'own1', by: number): string => onTop({ dice: ['own6', 'own3', 'own1'] }, { kind: 'changed', seat: 0, die, by }, paying);
    expect([changed('own6', -1), changed('own3', 1), changed('own1', 1)]).toEqual(['nothing', 'nothing', 'nothing']);
    expect([changed('own6', 1), changed('own1', -1)]).toEqual(['a die shows 1 to 6', 'a die shows 1 to 6']);
  });

  test('MP2-R-68: Raschid ad-Din Sinan neither rolls nor changes dice', () => {
    const raschid = { character: 'raschid', dice: ['own0', 'own0'] };
    expect(onTop(raschid, { kind: 'changed', seat: 0, die: 'own0', by: 1 }, paying)).toBe(named);
    expect(onTop(raschid, { kind: 'rollDie', seat: 0, die: 'own0', purpose: 'reroll' })).toBe(named);
  });

  test('MP2-BLACK-6: a black die is rolled for the first time while it shows nothing', () => {
    const rolled = (die: 'own3' | 'black4'): string => onTop({ dice: ['own3', 'black4'] }, { kind: 'rollDie', seat: 0, die, purpose: 'black-die' });
    expect([rolled('own3'), rolled('black4')]).toEqual(['this die shows a value', 'this die shows a value']);
    expect(onTop({ dice: ['own3', 'black4'] }, { kind: 'rollDie', seat: 0, die: 'black4', purpose: 'reroll' })).toBe('nothing');
  });
});

describe('benefits', () => {
  const many = <T>(item: T, count: number): T[] => new Array<T>(count).fill(item);
  const arranged = (character: string): Arrangement => ({ seats: 3, players: [{ ...rich, character, posts: ['balkh'], outposts: character === 'filippo-vitello' ? ['outpost-good'] : [], dice: ['own6', 'own3'] }, {}] });
  const good = position(arranged('filippo-vitello')).play('outpost outpost-good').state;
  /** What is wrong when goods are chosen for something. */
  const choosing = (count: number, most: number): string => says(good, 'chooseGoods', { count, most });

  test('MP2-ICON-1: goods that are chosen are some, at most three times as many as of each kind', () => {
    const none = 'there are no such goods';
    expect([choosing(1, 1), choosing(3, 1), choosing(2, 2), choosing(6, 2), choosing(360, 360)]).toEqual(new Array<string>(5).fill('nothing'));
    expect([choosing(0, 1), choosing(4, 1), choosing(7, 2), choosing(1, 0), choosing(361, 361)]).toEqual(new Array<string>(5).fill(none));
  });

  type Waits = Extract<Frame, { kind: 'waiting' }>;
  const waits = (waiting: Waits['waiting'], taken: Waits['taken'] = [], character = 'mongke-khan'): string => complaint(position(arranged(character)).state, ({ frames }) => {
    frames.push({ kind: 'waiting', seat: 0, waiting, ordered: false, by: '', taken }, { kind: 'nextBonus', seat: 0 });
  }).replace(/^frames\[\d\]/, '');
  const move = { effect: 'move', amount: 1, most: 0, source: 'c03', city: null } as const;

  test('MP2-POST-16: every one of several benefits that wait can have come', () => {
    expect([waits([move]), waits([move, { ...move, source: 'c08' }])]).toEqual(['nothing', 'nothing']);
    expect([waits([{ ...move, most: 1 }, move]), waits([move, { ...move, most: 1 }])]).toEqual([': these are other goods than asked for', ': these are other goods than asked for']);
    expect([waits([{ ...move, amount: 99 }]), waits([{ ...move, amount: 100 }])]).toEqual(['nothing', ': no component brings so much']);
  });

  test('MP2-MONGKE-3: oases wait for Möngke Khan alone', () => {
    const oases = { effect: 'oases', amount: 2, most: 0, source: 'mongke-khan', city: null } as const;
    expect([waits([{ ...oases, amount: 99 }, move]), waits([{ ...oases, amount: 100 }, move])]).toEqual(['nothing', ': no component brings so much']);
    expect([waits([oases, move]), waits([oases, move], [], 'de-wu')]).toEqual(['nothing', ': oases bring this player nothing']);
  });

  test('MP2-R-40: so many contracts can have come with benefits, and no more', () => {
    const taken = (count: number): Waits['taken'] => many({ by: 'arrival', contract: 'c30' }, count);
    expect([waits([move], taken(20)), waits([move], taken(21)), waits([move], taken(99)), waits([move], taken(100))]).toEqual(['nothing', ': more contracts than can be taken', ': more contracts than can be taken', '.taken: expected 0 to 99 items']);
    expect(waits(many(move, 201))).toBe('.waiting: expected 0 to 200 items');
  });
});

describe('lists in what waits are as long as they can be', () => {
  const base = position({ seats: 3, rulings: { firstGameCharacters: 'on' }, cityCards: { 'area:0': 'k05' }, players: [{ ...rich, posts: ['balkh', 'xian'], dice: ['own6', 'own3'] }, { character: 'mercator' }] }).state;
  const times = <T>(item: T, count: number): T[] => new Array<T>(count).fill(item);
  const own = { kind: 'ownCity', seat: 0, card: 'k05', left: 1, cities: [], markers: [], again: 0 };
  const glean = { kind: 'glean', seat: 1, resources: ['silk', 'gold'] };
  const rows: readonly (readonly [what: object, complaint: string])[] = [
    [{ ...own, cities: times('xian', 1000) }, 'cities: expected 0 to 999 items'], [{ ...own, markers: times('bonus-coins', 100) }, 'markers: expected 0 to 99 items'],
    [{ ...glean, resources: ['gold', 'gold'] }, 'resources[1]: stands here twice'], [{ ...glean, resources: times('gold', 6) }, 'resources: expected 0 to 5 items'],
    [{ kind: 'contracts', seat: 0, left: 2, taken: times('c30', 10) }, 'taken: expected 0 to 9 items'],
    [{ kind: 'copyBonus', seat: 0, source: 'bonus-copy', barred: times('bonus-coins', 100) }, 'barred: expected 0 to 99 items'],
  ];
  for (const [what, problem] of rows) test(`${(what as Frame).kind}, ${problem}`, () => { expect(complaint(base, ({ frames }) => { frames.push(what as Frame); })).toBe(`frames[4].${problem}`); });

  test('MP2-R-68: a share is one of something', () => {
    const shared = position({ seats: 3, rulings: { firstGameCharacters: 'on' }, players: [{ ...rich, dice: ['own6'] }, { character: 'mercator' }] }).play('book I own6', 'offer 1').state;
    expect([says(shared, 'glean', {}), says(shared, 'glean', { resources: [] }), says(shared, 'glean', { seat: 2 })]).toEqual(['nothing', 'this player has no share of it', 'this player has no share of it']);
    expect(says(shared, 'glean', {}, ruled({}))).not.toBe('nothing');
  });

  const told = (move: object): string => { const verdict = marcoPolo2.validateMove(move); return verdict.ok ? 'fits' : verdict.error.message.replace('move at ', ''); };
  test('MP2-SEAL-1 MP2-TRAVEL-1: one to three dice are placed together', () => {
    const dice = (...some: string[]): string => told({ kind: 'seals', dice: some });
    expect([dice(), dice('own3'), dice('own3', 'own2', 'own1'), dice('own4', 'own3', 'own2', 'own1')]).toEqual(['dice: expected 1 to 3 items', 'fits', 'fits', 'dice: expected 1 to 3 items']);
  });
});

test('MP2-BOOK-4: of a book on which no tile lies there are the two offers printed on it', () => {
  const forged = (number: number): string => complaint(position({ seats: 3, players: [{ ...rich, dice: ['own6', 'own3'] }, {}] }).state, (state) => {
    state.offerPool.push(...state.offers.splice(0, 1, null).flatMap((tile) => tile ?? []));
    state.offerPool.sort();
    state.frames.push({ kind: 'offered', seat: 0, book: 'I', number }, { kind: 'pay', seat: 0, coin: 1, camel: 0, jade: 0, leastCoin: 0, leastCamel: 0, source: 'book:I' });
  });
  expect([forged(2), forged(3)]).toEqual(['offers[0]: lies there from the set-up on', 'frames[4]: there is no such offer']);
});
