// What events tell adds up to what is seen, in moves that random games seldom come to.
import { describe, expect, test } from 'vitest';
import { marcoPolo2, type Config, type Event, type State } from '../../../src/marco-polo-2/index.js';
import { events as declared } from '../../../src/marco-polo-2/words/events.js';
import { rules } from '../../../src/marco-polo-2/words/rules.js';
import { position, type At } from '../helpers.js';
import { faultIn, lyingIn, wholeGamesAreTold, type Told } from '../../words/told.js';

const told: Told = { game: marcoPolo2, check: declared.schema.check, isRule: (id) => rules.rule(id ?? '') !== undefined };
const lying = lyingIn(told);
const fault = faultIn(told);

/** Plays a move and compares, for everybody, what was told with what is seen. */
function adds(before: State, move: string): void {
  const events: Event[] = [];
  const after = marcoPolo2.apply(before, marcoPolo2.notation.parse(move)!, (event) => events.push(event));
  expect(events.flatMap((event) => fault(event) ?? [])).toEqual([]);
  for (const viewer of [0, 1, null]) {
    const told = events.filter((event) => !('only' in event) || event.only === viewer);
    expect(lying(marcoPolo2.book(marcoPolo2.view(before, viewer), told)), `${move} for ${viewer}`).toEqual(lying(marcoPolo2.view(after, viewer)));
  }
}

const rich = { coin: 60, camel: 30, jade: 9, pepper: 6, silk: 6, gold: 6, dice: ['own6', 'own6', 'own5'] } as const;
const guests = { firstGameCharacters: 'on' } as const;
const one = (mine: object, rest: object = {}): At => position({ seats: 3, players: [{ ...rich, dice: [...rich.dice], ...mine }, {}, {}], ...rest });

describe('what events tell adds up to what is seen', () => {
  test.each<[string, () => At, string]>([
    ['MP2-POST-10: an outpost tile is gained and gone', () => one({}, { outposts: { xian: 'outpost-gold' } }).play('travel lower own6', 'step xian'), 'stop'],
    ['MP2-FILIPPO-1: an outpost tile is kept', () => one({ character: 'filippo-vitello' }, { outposts: { xian: 'outpost-gold' } }).play('travel lower own6', 'step xian'), 'stop'],
    ['MP2-FILIPPO-2: one that somebody else takes', () => position({ seats: 3, players: [{ ...rich, dice: [...rich.dice] }, { character: 'filippo-vitello', outposts: ['outpost-silk'] }, {}], outposts: { xian: 'outpost-gold' } }).play('travel lower own6', 'step xian'), 'stop'],
    ['MP2-FILIPPO-3: a tile that was kept is used', () => one({ character: 'filippo-vitello', outposts: ['outpost-silk', 'outpost-camels'] }), 'outpost outpost-silk'],
    ['MP2-BONUS-3: a contract is completed', () => one({ contracts: ['c01', 's5'] }), 'complete c01'],
    ['MP2-BONUS-6: a seal is improved', () => one({ seals: ['jeweler', 'farmer'] }), 'improve jeweler'],
    ['MP2-SEAL-3: a seal is taken, with jade', () => one({}).play('seals own6+own5'), 'seal tailor'],
    ['MP2-R-68 on: a black die without a value is placed with one', () => one({ character: 'raschid', dice: ['own0', 'own0', 'black0'] }, { rulings: guests }), 'khan black4'],
    ['MP2-R-68 on: an own die without a value', () => one({ character: 'raschid', dice: ['own0', 'own0', 'black0'], posts: ['xian'] }, { rulings: guests }), 'contracts own3'],
    ['MP2-CARD-2: a die stands on a card', () => one({}, { cityCards: { 'area:0': 'k09' } }), 'cityCard k09 own6'],
    ['MP2-BONUS-12: a die is turned', () => one({}), 'change own6 down'],
    ['MP2-BONUS-13: a black die is bought', () => one({}), 'buy black die'],
    ['MP2-VAR-2: a black die is picked', () => one({ jade: 0 }, { rulings: { blackDiceVariant: 'step-1' }, blackDice: [5, 4, 2, 2, 1] }).play('buy black die'), 'pick 2'],
    ['MP2-FIRST-1: the highest travel space', () => one({}).play('travel middle own6+own6', 'step xian'), 'stop'],
    ['MP2-MAILIN-2: both figures move', () => one({ character: 'mailin-tian-chin' }).play('travel middle own6+own6', 'step xian', 'companion yangzhou'), 'stop'],
  ])('%s', (_, at, move) => { adds(at().state, move); });
});

describe('what is told of a whole game', () => {
  const ways: readonly Config[] = [
    { seats: 2, characters: ['filippo-vitello', 'mailin-tian-chin'], rulings: { mailinDouble: 'any-bonus-this-round', blackDiceVariant: 'step-1' } },
    { seats: 4, rulings: { firstGameCharacters: 'on', firstRoll: 'roll-first', hiddenInformation: 'open' } },
  ];
  wholeGamesAreTold(told, ways);
});

describe('what an event does to what is seen', () => {
  const told = (event: object): Event => event as unknown as Event;
  const before = marcoPolo2.view(position({
    seats: 3, rulings: guests, players: [{ dice: ['black4', 'own3', 'own2', 'own2'] }, {}, { character: 'filippo-vitello', outposts: ['outpost-silk'] }], spaces: { 'book:I': ['0:own3', '1:own5'], moneyBag: ['0:own1'] },
    cityCards: { 'xanadu:0': 'k01', 'fuzhou:0': 'k02' }, cardDice: { k01: '1:own4', k02: '2:own4' }, outposts: { xian: 'outpost-gold', pagan: 'outpost-move' },
  }).state, null);
  const person = (view: typeof before, seat: number): (typeof before)['players'][number] => view.players[seat]!;

  test('MP2-ROUND-3: a player takes back his own dice from spaces and cards, those of others stay', () => {
    const after = marcoPolo2.book(before, [told({ kind: 'dice-retrieved', seat: 1, rule: 'MP2-ROUND-3', dice: ['1:own5', '1:own4'] })]);
    expect(after.spaces[0]!.dice).toEqual(['0:own3']);
    expect(after.cityCards.map(({ die }) => die)).toEqual(before.cityCards.map(({ die }) => (die === '1:own4' ? null : die)));
    expect(after.cityCards.map(({ die }) => die)).toContain('2:own4');
    expect(person(after, 1).dice).toEqual(['own0', 'own0', 'own0', 'own0', 'own0']);
  });

  test('MP2-R-68 on: whoever is picked brings his posts and his die along, on display or not', () => {
    const picked = (character: string): typeof before => marcoPolo2.book(before, [told({ kind: 'character-picked', seat: 0, rule: 'MP2-PSET-7', character })]);
    expect([person(picked('wilhelm'), 0).unplaced, person(picked('de-wu'), 0).unplaced]).toEqual([person(before, 0).unplaced + 2, person(before, 0).unplaced]);
    expect([person(picked('matteo'), 0).dice, person(picked('de-wu'), 0).dice]).toEqual([expect.arrayContaining([...person(before, 0).dice, 'white0']), person(before, 0).dice]);
    const shown = { ...before, characters: ['abha-basu', 'de-wu'] as typeof before.characters };
    expect(marcoPolo2.book(shown, [told({ kind: 'character-picked', seat: 0, rule: 'MP2-PSET-7', character: 'de-wu' })]).characters).toEqual(['abha-basu']);
  });

  test('MP2-ROUND-4 MP2-ROUND-9: offers leave the books they lie on, cards their space', () => {
    const [first, ...others] = before.offers;
    const after = marcoPolo2.book(before, [told({ kind: 'taken-out', seat: null, rule: 'MP2-ROUND-4', what: 'goneOffers', ids: [first] })]);
    expect([after.offers, after.goneOffers]).toEqual([[null, ...others], [...before.goneOffers, first].sort()]);
    expect(after.cityCards).toEqual(before.cityCards);
    const bare = marcoPolo2.book(after, [told({ kind: 'taken-out', seat: null, rule: 'MP2-ROUND-9', what: 'goneCards', ids: ['k02'] })]);
    expect(bare.cityCards.map(({ card }) => card)).toEqual(before.cityCards.map(({ card }) => (card === 'k02' ? null : card)));
    expect([bare.offers, bare.goneCards]).toEqual([after.offers, [...before.goneCards, 'k02'].sort()]);
    expect(marcoPolo2.book(bare, [told({ kind: 'taken-out', seat: null, rule: 'MP2-ROUND-4', what: 'goneOffers', ids: [others[1]] })]).offers).toEqual([null, others[0], null]);
  });

  test('MP2-FILIPPO-1: a tile goes to whoever keeps tiles, or out of the game', () => {
    const taken = (tile: string, keeper: number | null): typeof before => marcoPolo2.book(before, [told({ kind: 'outpost-taken', seat: 0, rule: 'MP2-POST-10', city: 'xian', tile, keeper })]);
    const [kept, gone] = [taken('outpost-gold', 2), taken('outpost-gold', null)];
    for (const after of [kept, gone]) expect(after.outposts).toEqual(before.outposts.map((tile) => (tile === 'outpost-gold' ? null : tile)));
    expect([person(kept, 2).outposts, kept.goneOutposts]).toEqual([['outpost-gold', 'outpost-silk'], before.goneOutposts]);
    expect([person(gone, 2).outposts, gone.goneOutposts]).toEqual([['outpost-silk'], [...before.goneOutposts, 'outpost-gold'].sort()]);
  });

  test('what was told stays as it was told, whatever is told after it', () => {
    const rolled = { kind: 'dice-rolled', seat: 0, rule: 'MP2-ROUND-10', dice: ['own4', 'own3'], purpose: 'round-roll' };
    const ready = { ...rolled, kind: 'dice-ready', seat: 1 };
    const laid = { kind: 'offers-laid', seat: null, rule: 'MP2-ROUND-4', offers: ['I-2', 'II-2', 'III-2'], next: ['I-3', 'II-3', 'III-3'] };
    const shown = { kind: 'laid-out', seat: null, rule: 'MP2-PSET-6', what: 'characters', places: [], ids: ['de-wu', 'abha-basu'] };
    const changed = [{ kind: 'die-changed', seat: 0, rule: 'MP2-BONUS-12', from: 'own4', to: 'own5' }, { kind: 'die-changed', seat: 1, rule: 'MP2-BONUS-12', from: 'own3', to: 'own2' }, { kind: 'character-picked', seat: 0, rule: 'MP2-PSET-7', character: 'de-wu' }];
    const events = [rolled, ready, laid, shown, ...changed];
    const then = structuredClone(events);
    const after = marcoPolo2.book(before, events.map(told));
    expect([person(after, 0).dice, person(after, 1).dice, after.characters, after.offers]).toEqual([['own5', 'own3'], ['own4', 'own2'], ['abha-basu'], ['I-2', 'II-2', 'III-2']]);
    expect(events).toEqual(then);
  });

  test('every list in an event has an end, every word a letter', () => {
    const kinds = marcoPolo2.schemas.event['oneOf'] as readonly { readonly properties: Readonly<Record<string, { readonly type?: string; readonly maxItems?: number; readonly enum?: readonly string[] }>> }[];
    const lists = kinds.flatMap(({ properties }) => Object.entries(properties).filter(([, { type }]) => type === 'array'));
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(([, { maxItems }]) => maxItems === undefined || maxItems < 6)).toEqual([]);
    expect(kinds.flatMap(({ properties }) => Object.values(properties).flatMap(({ enum: words = [] }) => words)).filter((word) => word === '')).toEqual([]);
  });

  test('of every part that no event tells it is said why', () => {
    expect(Object.values(marcoPolo2.unbooked).filter((why) => !/^[a-z]+ .+[a-z]$/.test(why))).toEqual([]);
  });
});
