// Laws in positions that games seldom come to: what is offered is legal, what is told is in form and adds up to what is seen, and what
// comes of it is a state. They say nothing of single rules, so they name none.
import { describe, expect, test } from 'vitest';
import { outcomeAt } from '../../../src/index.js';
import { marcoPolo2, type Arrangement, type Config, type Event, type State } from '../../../src/marco-polo-2/index.js';
import { events as declared } from '../../../src/marco-polo-2/words/events.js';
import { rules } from '../../../src/marco-polo-2/words/rules.js';
import { boringLuck, position, type At } from '../helpers.js';
import { faultIn, lyingIn, wholeGamesAreTold, type Told } from '../../words/told.js';

const told: Told = { game: marcoPolo2, check: declared.schema.check, isRule: (id) => rules.rule(id ?? '') !== undefined };
const lying = lyingIn(told);
const fault = faultIn(told);

/** What a step did: its events are in form, add up for everybody, and nobody has to listen; what comes of it is a state, and whoever asks names a rule. */
function holds(before: State, step: (listen?: (event: Event) => void) => State, what: string): State {
  const events: Event[] = [];
  const after = step((event) => { events.push(event); });
  expect(events.flatMap((event) => fault(event) ?? []), what).toEqual([]);
  expect(step(), what).toEqual(after);
  expect(marcoPolo2.validate(after), `${what}: ${JSON.stringify(after.frames)}`).toMatchObject({ ok: true });
  for (const viewer of [0, null]) {
    const told = events.filter((event) => !('only' in event) || event.only === viewer);
    expect(lying(marcoPolo2.book(marcoPolo2.view(before, viewer), told)), `${what} for ${viewer}`).toEqual(lying(marcoPolo2.view(after, viewer)));
  }
  const actor = marcoPolo2.actor(after);
  const by = actor.type === 'chance' ? marcoPolo2.chance(after)!.rule : actor.type === 'over' ? 'MP2-ROUND-11' : marcoPolo2.prompt(after).rule;
  expect([what, rules.rule(by)?.id]).toEqual([what, by]);
  return after;
}

/** What can be done here, but for what has been done before: of each kind of move the first and the last. */
function everything(state: State, done: Set<string>): void {
  const moves = marcoPolo2.legalMoves(state);
  const lines = moves.map((move) => marcoPolo2.notation.print(move));
  expect(lines, 'each is listed once').toEqual([...new Set(lines)]);
  expect(moves.map((_, at) => marcoPolo2.inPlace.pick(state, () => (at + 0.5) / moves.length)), 'what can be picked is what is listed').toEqual(moves);
  expect(moves.filter((move) => !marcoPolo2.check(state, move).ok), 'what is listed is legal').toEqual([]);
  const ends = moves.filter(({ kind }, at) => moves[at - 1]?.kind !== kind || moves[at + 1]?.kind !== kind);
  for (const move of ends) {
    const line = marcoPolo2.notation.print(move);
    if (done.has(line)) continue;
    done.add(line);
    const after = holds(state, (listen) => marcoPolo2.apply(state, move, listen), line);
    const request = marcoPolo2.chance(after);
    if (request) for (const nth of [0, 1, 5]) holds(after, (listen) => marcoPolo2.resolve(after, outcomeAt(request, nth), listen), `${line}, then luck`);
  }
}

/** Everything that can be done in a position, and after each of some moves; where luck decides it decides anything. */
function along(start: At, moves: readonly string[]): void {
  const done = new Set<string>();
  everything(start.state, done);
  for (const move of moves) everything(boringLuck(start.play(move)).state, done);
}

const rich = { coin: 30, camel: 12, pepper: 6, silk: 6, gold: 6, jade: 3 } as const;
const poor = { coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, jade: 0 } as const;
const guests = { firstGameCharacters: 'on' } as const;
const markers = { balkh: 'bonus-copy', hormuz: 'bonus-goods', baghdad: 'bonus-camels' } as const;
const posts = ['balkh', 'hormuz', 'baghdad', 'xian'];
const card = (id: string, me: object = {}, rest: Arrangement = {}): Arrangement => ({ seats: 3, cityCards: { 'area:0': id }, markers, ...rest, players: [{ ...rich, dice: ['own6', 'own3'], posts, ...me }, {}] });
const filippo = (...outposts: string[]): Arrangement => ({ seats: 3, players: [{ ...rich, character: 'filippo-vitello', figure: 'xian', posts, dice: ['own6', 'own3'], outposts, contracts: ['c20', 'c21'] }, {}] });

const eleven = ['xanadu', 'xian', 'yangzhou', 'kunming', 'pagan', 'lhasa', 'dunhuang', 'jaipur', 'calicut', 'kashgar', 'kabul'];

const rows: readonly (readonly [title: string, position: Arrangement, moves: readonly string[]])[] = [
  ['sequential: an exchange again and again', card('k14', {}, { rulings: { cardRepetitions: 'sequential' } }), ['cityCard k14 own6', 'exchange 1 1', 'pay 0 coin 1 camel 0 jade', 'again', 'pay 0 coin 0 camel 1 jade', 'stop']],
  ['sequential: goods of choice are received before the next time', card('k25', {}, { rulings: { cardRepetitions: 'sequential' } }), ['cityCard k25 own6', 'exchange 1 1', 'goods pepper', 'again', 'goods gold']],
  ['sequential: cities one after the other', card('k06', {}, { rulings: { cardRepetitions: 'sequential' } }), ['cityCard k06 own6', 'exchange 1 1', 'pay 1 coin 0 camel 0 jade', 'city hormuz', 'goods pepper+silk', 'again', 'pay 0 coin 0 camel 1 jade']],
  ['cities that are paid for', card('k06', {}, { rulings: { cityBonusCard: 'different-bonuses' } }), ['cityCard k06 own6', 'exchange 1 3', 'pay 3 coin 0 camel 0 jade', 'city balkh', 'copy bonus-goods', 'goods pepper+gold', 'city baghdad']],
  ['cities as many as the card says', card('k05', {}, { rulings: { bonusOrder: 'canonical' } }), ['cityCard k05 own6', 'city balkh', 'copy bonus-camels', 'city hormuz', 'goods pepper+silk']],
  ['one of two exchanges', card('k07'), ['cityCard k07 own6', 'exchange 2 6', 'pay 3 coin 0 camel 3 jade']],
  ['printed-costs-only: jade stands in for nothing', card('k14', {}, { rulings: { jadeScope: 'printed-costs-only' } }), ['cityCard k14 own6', 'exchange 1 3']],
  ['a seal for a camel', card('k10', { character: 'abha-basu' }), ['cityCard k10 own6', 'pay 0 coin 0 camel 1 jade', 'seal tailor']],
  ['a movement for goods', card('k20', { figure: 'kabul' }), ['cityCard k20 own3', 'step balkh', 'stop']],
  ['any-number: less of a table', card('k02', {}, { rulings: { freeCardAmount: 'any-number' } }), ['cityCard k02 own6', 'amount 2']],
  ['any-number: less of what is counted', card('k04', {}, { rulings: { freeCardAmount: 'any-number' } }), ['cityCard k04 own6', 'amount 3']],
  ['completed contracts', card('k03', { completed: 4 }), ['cityCard k03 own6']],
  ['tiles of every kind', filippo('outpost-contract', 'outpost-black-die', 'outpost-good', 'outpost-move'), ['outpost outpost-contract', 'draw', 'discard c20', 'outpost outpost-black-die', 'accept', 'outpost outpost-good', 'goods silk', 'outpost outpost-move']],
  ['a contract and a black die are declined', filippo('outpost-contract', 'outpost-black-die'), ['outpost outpost-contract', 'decline', 'outpost outpost-black-die', 'decline']],
  ['Filippo takes the tile another has used', { seats: 3, outposts: { fuzhou: 'outpost-contract' }, players: [{ ...rich, figure: 'xian', dice: ['own6', 'own3'] }, { character: 'filippo-vitello' }] }, ['travel lower own6', 'step fuzhou', 'stop', 'pay 5 coin 0 camel 0 jade', 'draw']],
  ['a black die with a value', { seats: 3, rulings: { blackDiceVariant: 'step-1' }, blackDice: [6, 4, 4, 3, 1], players: [{ ...rich, character: 'isabella-donati', dice: ['own6'], contracts: ['c02'] }] }, ['buy black die', 'pay 0 coin 3 camel 0 jade', 'pick 4', 'complete c02', 'pay 0 coin 1 camel 0 jade', 'accept', 'pick 1']],
  ['of black dice of one value none is picked', { seats: 3, rulings: { blackDiceVariant: 'step-1' }, blackDice: [4, 4, 4, 4, 4], players: [{ ...rich, character: 'isabella-donati', dice: ['own6'] }] }, ['buy black die', 'pay 0 coin 3 camel 0 jade']],
  ['dice are rolled again, and changed', { seats: 3, rulings: { isabellaTrigger: 'every-roll' }, players: [{ ...rich, character: 'isabella-donati', dice: ['own6', 'own3', 'own1', 'black2'] }] }, ['reroll own6', 'pay 0 coin 1 camel 0 jade', 'change own1 up', 'pay 0 coin 0 camel 2 jade', 'buy black die']],
  ['Raschid ad-Din Sinan buys a black die and names its value', { seats: 3, rulings: guests, players: [{ ...rich, character: 'raschid', dice: ['own0', 'own0'] }] }, ['buy black die', 'pay 0 coin 3 camel 0 jade', 'khan black5', 'moneyBag own0 coin']],
  ['Mercator has a share', { seats: 3, rulings: guests, players: [{ ...rich, dice: ['own6', 'own3', 'own1'] }, { character: 'mercator' }] }, ['book I own6', 'offer 4', 'glean pepper']],
  ['Mercator has a camel of the favour of the Khan', { seats: 3, rulings: guests, players: [{ ...rich, dice: ['own6', 'own3', 'own1'] }, { character: 'mercator' }] }, ['khan own3']],
  ['oases, and the bonuses of the end', { seats: 3, players: [{ ...rich, character: 'mongke-khan', figure: 'fuzhou', dice: ['own6', 'own6', 'own6'] }] }, ['travel middle own6+own6', 'step oasis-lingnan']],
  ['occupied-until-end: a contract keeps its space', { seats: 3, rulings: { slotFreed: 'occupied-until-end' }, players: [{ ...rich, character: 'abha-basu', dice: ['own6'], posts, contracts: ['c13', 's3'] }] }, ['complete c13', 'pay 0 coin 2 camel 0 jade', 'decline', 'complete s3']],
  ['not-the-one-just-taken: contracts are replaced', { seats: 3, rulings: { contractDiscard: 'not-the-one-just-taken' }, players: [{ ...rich, dice: ['own6'], posts, contracts: ['c40', 's3'] }] }, ['contracts own6']],
  ['no-coins: no contract is taken', { seats: 3, rulings: { noContractTaken: 'no-coins' }, players: [{ ...rich, dice: ['own6'], posts }] }, ['contracts own6', 'stop']],
  ['two contracts are taken', { seats: 3, contractPlaces: { 'xian:0': 'c01', 'xian:1': 'c02' }, players: [{ ...rich, dice: ['own6'], posts }] }, ['contracts own6', 'take c01 none', 'take c02 none']],
  ['De Wu takes a seal and improves it', { seats: 3, players: [{ ...rich, character: 'de-wu', dice: ['own6', 'own3'] }] }, ['seals own3', 'seal tailor', 'improve tailor']],
  ['seals of special cities', { seats: 3, players: [{ ...rich, dice: ['own6', 'own5', 'own3'], posts, improved: ['jeweler', 'spicer', 'tailor'] }] }, ['special hormuz own6']],
  ['any-bonus-this-round: a seal that counts twice', { seats: 3, rulings: { mailinDouble: 'any-bonus-this-round' }, players: [{ ...rich, character: 'mailin-tian-chin', dice: ['own6', 'own5', 'own3'], posts, improved: ['jeweler'], doubled: 'jeweler' }] }, ['special baghdad own6']],
  ['one-bag-die: the bag is all that is left', { seats: 4, rulings: { noNormalAction: 'one-bag-die' }, players: [{ ...poor, dice: ['own1', 'own1'] }, { dice: ['own2'] }, {}, {}], spaces: { khansFavour: ['1:own2'], 'book:I': ['2:own3'], guildSeals: ['2:own1', '2:own1'] }, cityCards: { 'area:0': 'k14', 'area:1': 'k16' } }, ['moneyBag own1 camel']],
  ['pass: a turn is passed', { seats: 4, rulings: { noNormalAction: 'pass' }, players: [{ ...poor, dice: ['own1', 'own1'] }, { ...poor, dice: ['own1'] }, {}, {}], spaces: { khansFavour: ['2:own2'], 'book:I': ['2:own3'], guildSeals: ['2:own1', '2:own1'] }, cityCards: { 'area:0': 'k14', 'area:1': 'k16' } }, ['pass']],
  ['goods of choice and camels are paid for one contract', { seats: 3, players: [{ ...rich, pepper: 2, silk: 3, gold: 2, dice: ['own6'], contracts: ['c40'] }] }, ['complete c40', 'pay 0 coin 1 camel 1 jade', 'pay goods pepper+pepper+silk+silk+silk+gold']],
  ['several benefits of one movement', { seats: 3, markers: { kashgar: 'bonus-goods', balkh: 'bonus-copy' }, outposts: { kashgar: 'outpost-contract' }, players: [{ ...rich, figure: 'kabul', dice: ['own6', 'own6', 'own6'] }] }, ['travel middle own6+own6', 'step kashgar', 'stop']],
  ['step-5: offers with jade, on an occupied book', { seats: 3, rulings: { blackDiceVariant: 'step-5' }, blackDice: [6, 4, 4, 3, 1], spaces: { 'book:I': ['1:own5'] }, players: [{ ...rich, character: 'abha-basu', dice: ['own6', 'own3', 'own1'] }, {}] }, ['book I own3', 'offer 3', 'pay 2 coin 0 camel 2 jade']],
  ['a post is moved for want of another', { seats: 3, markers: { hormuz: 'bonus-goods' }, outposts: { fuzhou: 'outpost-good' }, players: [{ ...rich, figure: 'xian', posts: eleven, dice: ['own6', 'own6'] }, {}] }, ['travel middle own6+own6', 'step fuzhou', 'stop', 'pay 3 coin 0 camel 0 jade', 'relocate kabul']],
  ['stock-or-board: a post is moved for the additional one', { seats: 3, rulings: { extraPostFrom: 'stock-or-board' }, players: [{ ...rich, posts: eleven.map((city) => (city === 'xian' ? 'balkh' : city)), dice: ['own6', 'own6', 'own6'] }, {}] }, ['travel upper own6+own6+own6', 'step xian', 'step fuzhou', 'stop', 'pay 5 coin 1 camel 0 jade', 'relocate kabul', 'post xian']],
  ['an additional post, the tenth', { seats: 3, outposts: { xian: 'outpost-black-die' }, players: [{ ...rich, posts: eleven.slice(0, 9).map((city) => (city === 'xian' ? 'balkh' : city)), dice: ['own6', 'own6', 'own6'] }, {}] }, ['travel upper own6+own6+own6', 'step xian', 'step fuzhou', 'stop', 'pay 5 coin 1 camel 0 jade', 'post xian']],
  ['Filippo keeps the tile', { seats: 3, outposts: { fuzhou: 'outpost-good' }, players: [{}, { ...rich, figure: 'xian', character: 'filippo-vitello', dice: ['own6'] }], seat: 1 }, ['travel lower own6', 'step fuzhou', 'stop']],
  ['receive-and-keep: Filippo has both', { seats: 3, rulings: { filippoOwnTile: 'receive-and-keep' }, outposts: { fuzhou: 'outpost-good' }, players: [{ ...rich, figure: 'xian', character: 'filippo-vitello', dice: ['own6'] }, {}] }, ['travel lower own6', 'step fuzhou', 'stop', 'pay 5 coin 0 camel 0 jade']],
  ['Wilhelm von Rubruk places his last posts', { seats: 3, rulings: guests, players: [{ ...rich, character: 'wilhelm', posts: [...eleven.filter((city) => city !== 'xian'), 'balkh'], dice: ['own6', 'own6'] }, {}] }, ['travel middle own6+own6', 'step xian', 'step fuzhou', 'stop']],
  ['one-post: one of two figures leaves a post', { seats: 3, rulings: { mailinPosts: 'one-post' }, players: [{ ...rich, character: 'mailin-tian-chin', figures: ['beijing', 'kabul'], dice: ['own6', 'own6'] }, {}] }, ['travel middle own6+own6', 'step xian', 'companion balkh', 'stop', 'pay 5 coin 1 camel 0 jade', 'post balkh']],
  ['both figures leave a post', { seats: 3, outposts: { xian: 'outpost-good' }, markers: { balkh: 'bonus-goods' }, players: [{ ...rich, character: 'mailin-tian-chin', figures: ['beijing', 'kabul'], dice: ['own6', 'own6'] }, {}] }, ['travel middle own6+own6', 'step xian', 'companion balkh', 'stop', 'pay 5 coin 1 camel 0 jade', 'next anyGood outpost-good']],
  ['oases among the bonuses of the end', { seats: 3, outposts: { pagan: 'outpost-good' }, players: [{ ...rich, character: 'mongke-khan', figure: 'fuzhou', dice: ['own6', 'own6', 'own6'] }] }, ['travel middle own6+own6', 'step oasis-lingnan', 'step pagan', 'stop', 'pay 5 coin 3 camel 0 jade', 'next oases mongke-khan', 'oases 1 0']],
];

describe('what is offered is legal, what is told adds up, and what comes of it is a state', () => {
  test.each(rows)('%s', (_, arrangement, moves) => { along(position(arrangement), moves); });

  const incomes: readonly (readonly [title: string, position: Arrangement])[] = [
    ['income in the order of the player', { seats: 3, players: [{ ...rich, posts: ['balkh', 'hormuz', 'lhasa'], improved: ['farmer', 'jeweler'] }, {}], markers: { balkh: 'bonus-copy', hormuz: 'bonus-goods' } }],
    ['fixed: income in the order of the map', { seats: 3, rulings: { incomeOrder: 'fixed' }, players: [{ ...rich, posts: ['balkh', 'hormuz', 'lhasa'], improved: ['farmer', 'jeweler'] }, {}], markers: { balkh: 'bonus-copy', hormuz: 'bonus-goods' } }],
    ['one bonus comes twice', { seats: 3, players: [{ character: 'mailin-tian-chin', posts: ['balkh', 'hormuz'], improved: ['farmer'] }, {}], markers: { balkh: 'bonus-copy', hormuz: 'bonus-goods' } }],
    ['any-bonus-this-round: one bonus comes twice all round', { seats: 3, rulings: { mailinDouble: 'any-bonus-this-round' }, players: [{ character: 'mailin-tian-chin', posts: ['balkh', 'hormuz'], improved: ['farmer'] }, {}], markers: { balkh: 'bonus-copy', hormuz: 'bonus-goods' } }],
    ['Matteo Polo draws a contract', { seats: 3, rulings: guests, players: [{ character: 'matteo', contracts: ['c20', 'c21'] }, { character: 'raschid' }, { character: 'johannes' }] }],
  ];
  test.each(incomes)('%s', (_, arrangement) => {
    const at = boringLuck(position({ at: 'round-start', ...arrangement }));
    const done = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      everything(at.state, done);
      boringLuck(at.play(at.moves()[0]!));
    }
  });
});

describe('what is told of a whole game', () => {
  const ways: readonly Config[] = [
    { seats: 2, rulings: { hiddenInformation: 'open', startingVp: '50', blackDiceVariant: 'step-1' } },
    { seats: 3, rulings: { ...guests, mailinDouble: 'any-bonus-this-round', blackDiceVariant: 'step-5' }, characters: ['mailin-tian-chin', 'wilhelm', 'raschid'] },
    { seats: 4, characters: ['mongke-khan', 'filippo-vitello', 'isabella-donati', 'abha-basu'] },
  ];
  wholeGamesAreTold(told, ways);
});
