// What waits must be what the rules have left, with what it needs: else a state that looks right cannot be played to the end.
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../../src/voyages/frames.js';
import { createVoyages, standardPack, type State } from '../../../src/voyages/index.js';
import { complaint, story, type Change } from '../broken.js';
import { request, table, turn, type Table } from '../helpers.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** Changes the frame of a kind that lies highest. */
const frame = <Kind extends Frame['kind']>(kind: Kind, change: Partial<Of<Kind>>): Change => ({ frames }) => {
  Object.assign(frames.filter((one) => one.kind === kind).at(-1)!, change);
};

const topTwice: Change = ({ frames }) => { frames.push(structuredClone(frames.at(-1)!)); };

const person = (state: State, seat = 0): State['players'][number] => state.players[seat]!;

/** Rows of one table: nothing is wrong with the position, and this is wrong after a change. */
function refusing(title: string, position: () => State, rows: readonly [string, Change, string][]): void {
  describe(title, () => {
    test('the position itself is one', () => { expect(complaint(position(), () => undefined)).toBe('nothing'); });
    for (const [what, change, problem] of rows) test(what, () => { expect(complaint(position(), change)).toBe(problem); });
  });
}

const rich = { coin: 40, camel: 20, pepper: 5, silk: 5, gold: 5 } as const;

/** The first state of a set-up in which something waits on top. */
function inSetUp(config: Parameters<typeof story>[0], what: string): State {
  const found = story(config, 3, ({ frames }) => frames[0]?.kind === 'setup').find(({ frames }) => {
    const top = frames.at(-1)!;
    return (top.kind === 'deal' ? top.what : top.kind) === what;
  });
  if (!found) throw new Error(`${what} never waits`);
  return found;
}

const mixedUp = 'frames[0]: something else waits than this step of the set-up leaves';
const open = { seats: 2, rulings: { hiddenInformation: 'open-piles' } } as const;
const draft = { seats: 3, variants: { draft: true, goalChoice: true } } as const;

describe('in the set-up', () => {
  for (const [rule, config, what] of [
    ['VOY-SETUP-5', { seats: 2 }, 'outposts'], ['VOY-SETUP-6', { seats: 2 }, 'cityCards'], ['VOY-SETUP-9', { seats: 2 }, 'row'],
    ['VOY-SETUP-12', { seats: 2 }, 'firstPlayer'], ['VOY-VAR-4', { seats: 2, variants: { cityBonuses: true } }, 'cityBonuses'],
  ] as const) test(`${rule}: ${what} are found once`, () => { expect(complaint(inSetUp(config, what), topTwice)).toBe(mixedUp); });

  const swapped: Change = ({ frames }) => { frames.push(frames.splice(1, 1)[0]!); };
  test('VOY-R-79 open-piles: the stacks are opened one after the other, then the special stack', () => {
    expect(complaint(inSetUp(open, 'stack'), topTwice)).toBe('frames[0]: piles do not fit this step of the set-up');
    expect(complaint(inSetUp(open, 'stack'), swapped)).toBe(mixedUp);
  });
  test('VOY-PSET-2 VOY-PSET-7 VOY-VAR-6 VOY-VAR-8: one player after the other', () => {
    expect(complaint(inSetUp({ seats: 3 }, 'startingContract'), swapped)).toBe(mixedUp);
    expect(complaint(inSetUp({ seats: 3 }, 'goals'), swapped)).toBe(mixedUp);
    expect(complaint(inSetUp(draft, 'pickCharacter'), swapped)).toBe(mixedUp);
    expect(complaint(inSetUp(draft, 'keepGoals'), swapped)).toBe(mixedUp);
  });
  test('VOY-SETUP-8: nothing has left the piles but the first row', () => {
    const unfit = 'frames[0]: piles do not fit this step of the set-up';
    expect(complaint(inSetUp({ seats: 2 }, 'cityCards'), ({ stacks }) => { stacks.splice(0, 6); })).toBe(unfit);
    expect(complaint(inSetUp({ seats: 2 }, 'cityCards'), ({ special }) => { special.pop(); })).toBe(unfit);
    expect(complaint(inSetUp({ seats: 2 }, 'cityCards'), ({ special, pool }) => { special[0] = pool.pop()!; })).toBe(unfit);
  });
  test('VOY-KUBILAI-2: no post stands before his, and only his', () => {
    const unfit = 'frames[0]: posts do not fit this step of the set-up';
    expect(complaint(inSetUp({ seats: 2 }, 'startingContract'), (state) => { person(state).posts = ['beijing']; state.beijing[0] = 0; })).toBe(unfit);
    const out = inSetUp({ seats: 2, characters: ['kubilai', 'johannes'] }, 'goals');
    expect(complaint(out, () => undefined)).toBe('nothing');
    expect(complaint(out, (state) => { person(state, 1).posts = ['anxi']; })).toBe(unfit);
  });
  test('VOY-BONUS-2: nobody completes a contract', () => {
    expect(complaint(inSetUp({ seats: 2 }, 'goals'), (state) => { person(state).completed = [state.starting.pop()!]; })).toBe('frames[0]: nobody completes a contract in the set-up');
  });
  test('VOY-VAR-6: who is picked can be picked no more', () => {
    const state = story(draft, 3, ({ frames }) => frames[0]?.kind === 'setup').find(({ players, frames }) => frames.at(-1)?.kind === 'pickCharacter' && players.some(({ character }) => character !== null))!;
    expect(complaint(state, ({ characters, players }) => { characters[0] = players.find(({ character }) => character !== null)!.character!; })).toBe('frames[0]: who is picked can be picked no more');
  });
  test('VOY-CHAR-1: each character exists once', () => {
    const last = inSetUp({ seats: 2, characters: ['kubilai', 'johannes'] }, 'goals');
    expect(complaint(last, ({ players }) => { for (const player of players) player.character = 'berke'; })).toBe('players: each character exists once');
  });
  test('VOY-ROUND-8: no dice have been rolled', () => {
    expect(complaint(inSetUp({ seats: 2 }, 'outposts'), (state) => { person(state).dice.fill('own3'); })).toBe('players[0].dice: dice have not been rolled yet');
  });
  test('VOY-VAR-8: goal cards stand in alphabetical order, so that two of them are named in one way', () => {
    expect(complaint(inSetUp(draft, 'keepGoals'), (state) => { person(state, 1).goals.reverse(); })).toBe('players[1].goals[1]: goal cards stand in alphabetical order');
  });
});

describe('goal cards', () => {
  const givenBack: Change = (state) => { person(state).returned = [state.goalPool.pop()!]; };
  test('VOY-VAR-8: goal cards are given back by who has chosen', () => {
    const unfit = 'frames[0]: goal cards do not fit this step of the set-up';
    expect(complaint(inSetUp({ seats: 2 }, 'row'), givenBack)).toBe(unfit);
    expect(complaint(inSetUp(draft, 'keepGoals'), givenBack)).toBe(unfit);
    expect(complaint(table({ seats: 2 }).state, givenBack)).toBe('players[0].returned: goal cards are given back in the goal choice only');
  });
});

describe('piles', () => {
  const base = table({ seats: 2, round: 2, stacks: [...['c30', 'c31', 'c32', 'c33', 'c34', 'c35'], ...new Array<string>(12).fill('?')] }).state;
  test('VOY-SETUP-8: a stack is known as a whole, or not at all', () => {
    expect(complaint(base, ({ stacks, special, pool }) => { stacks[7] = pool[0]!; pool.shift(); special.pop(); })).toBe('stacks[7]: a stack is known as a whole, or not at all');
    expect(complaint(base, ({ stacks, pool }) => { pool.push(stacks[2]!); stacks[2] = '?'; })).toBe('stacks[2]: a stack is known as a whole, or not at all');
  });
  test('VOY-SETUP-8: a stack holds 6 contracts', () => { expect(complaint(base, ({ stacks }) => { stacks.pop(); })).toBe('stacks: a stack holds 6 contracts'); });
  test('VOY-R-23 random: leftovers are shuffled once a round', () => {
    const shuffled: Change = (state) => { state.mixed = [[], [], []]; };
    expect(complaint(table({ seats: 2, round: 4 }).state, shuffled)).toBe('nothing');
    expect(complaint(table({ seats: 2, round: 3 }).state, shuffled)).toBe('mixed: leftovers have not been shuffled so often');
  });
  test('VOY-ROUND-11: a new row is dealt where none lies', () => {
    const ends: Change = (state) => { state.frames = [{ kind: 'round', step: 8 }, { kind: 'deal', what: 'row', seat: null }]; };
    expect(complaint(table({ seats: 2, row: [] }).state, ends)).toBe('nothing');
    expect(complaint(table({ seats: 2, row: ['c01'] }).state, ends)).toBe('frames[1]: the old row still lies there');
  });
});

describe('players and the board', () => {
  const base = turn({ dice: ['own5', 'own4'] }, { spaces: { khansFavour: ['1:own3', '2:own4'] } }).state;
  const rows: readonly [string, Change, string][] = [
    ['VOY-R-51 forbidden: no score is below 0', (state) => { state.config = { ...state.config, rulings: { negativeScore: 'forbidden' } }; person(state).vp = -1; }, 'players[0].vp: no score is below 0'],
    ['VOY-BONUS-12: one black die is bought in a turn', (state) => { state.turn.blackDice = 2; }, 'turn.blackDice: one black die is bought in a turn'],
    ['VOY-SPACE-2: dice on the board show a value', (state) => { state.spaces.khansFavour[0] = '1:own0'; }, 'spaces: dice on the board show a value'],
    ['VOY-KHAN-3: dice on Khan\'s favour rise', (state) => { state.spaces.khansFavour.reverse(); }, 'spaces.khansFavour[1]: no die is lower than the one to its left'],
    ['VOY-R-11 once-over-all-places: Khan\'s favour takes one die of a colour', (state) => { state.spaces.khansFavour.push('1:own5'); person(state, 1).dice.pop(); }, 'spaces.khansFavour: takes one die of a colour'],
    ['VOY-KHAN-2: Khan\'s favour has four places', (state) => { state.spaces.khansFavour.push('3:own5', '0:own5', '0:own5'); person(state, 3).dice.pop(); person(state).dice.shift(); state.spaces.moneyBag.splice(state.spaces.moneyBag.indexOf('0:own1'), 1); }, 'spaces.khansFavour: holds 4 dice'],
    ['VOY-TURN-13: the turn is that of the player before the next one', frame('turns', { seat: 3 }), 'frames[2]: it is the turn of another seat'],
  ];
  for (const [what, change, problem] of rows) test(what, () => { expect(complaint(base, change)).toBe(problem); });
});

const income = (): Table => table({ seats: 3, round: 2, step: 'income', startPlayer: 1, players: [{ posts: ['kashgar'] }, { posts: ['xian', 'kashgar'] }, { posts: ['kashgar'] }] });
const early = 'frames[0]: something else comes first in this step of the round';

refusing('income', () => income().state, [
  ['VOY-ROUND-3: one player after the other', ({ frames }) => { frames.splice(1, 2, ...[frames[2]!, frames[1]!]); }, early],
  ['VOY-ROUND-3: whoever has income to come waits', ({ frames }) => { frames.splice(2, 1); }, early],
  ['VOY-ICON-12: nobody moves or rolls outside of turns', frame('waiting', { bonuses: ['blackDie', 'anyGood'] }), 'frames[3]: nobody moves or rolls outside of turns'],
  ['VOY-ICON-12: there is an order to choose', frame('waiting', { bonuses: ['anyGood'] }), 'frames[4]: there is no order to choose'],
]);

describe('rolls and compensation', () => {
  const rolls = story({ seats: 3, characters: ['berke', 'matteo', 'kubilai'] }, 4, ({ frames }) => frames.at(-1)?.kind !== 'rollDice').at(-1)!;
  const low = table({ seats: 2, round: 2, step: 'compensation', players: [{ dice: ['own1', 'own1', 'own1', 'own1', 'own1'] }, { dice: ['own1', 'own1', 'own1', 'own1', 'own2'] }] }).state;
  test('VOY-ROUND-8: one player after the other', () => {
    const state = structuredClone(rolls);
    const found = story({ seats: 3, characters: ['berke', 'matteo', 'kubilai'] }, 4).find(({ frames }) => frames.at(-1)?.kind === 'rollDice')!;
    expect(state.round).toBe(1);
    expect(complaint(found, ({ frames }) => { frames.push(frames.splice(1, 1)[0]!); })).toBe(early);
  });
  test('VOY-COMPEN-1: as much as is missing, the player who is first in turn order first', () => {
    expect(complaint(low, () => undefined)).toBe('nothing');
    expect(complaint(low, frame('compensation', { units: 9 }))).toBe(early);
    expect(complaint(low, ({ frames }) => { frames.push(frames.splice(1, 1)[0]!); })).toBe(early);
  });
});

const hero = { ...rich, dice: ['own6', 'own6', 'own5'], figures: ['oasis-1'] } as const;
const nine = ['anxi', 'kashgar', 'ormuz', 'karachi', 'kochi', 'alexandria', 'samarcanda', 'xian', 'beijing'] as const;

refusing('contracts that are taken', () => turn({ ...rich, contracts: ['c01', 'c02'], dice: ['own6', 'own5'] }, { row: ['c11', 'c12', 'c13', 'c14', 'c15', 'c16'] }).play('contracts 5+6 own6').state, [
  ['VOY-TURN-2: the main action has been taken', (state) => { state.turn.acted = false; }, 'frames[3]: the main action is still due'],
  ['VOY-CONTRACT-6: the row slides after contracts were taken', frame('mainDone', { space: 'travel' }), 'frames[4]: no contracts are being taken'],
  ['VOY-CONTRACT-4: the lower column pays first', ({ frames }) => { frames.splice(5, 2, ...[frames[6]!, frames[5]!]); }, 'frames[6]: the lower column comes first'],
  ['VOY-R-13 after-both: nothing was taken before', frame('fillSlots', { fresh: ['c01'] }), 'frames[7]: so many contracts are not taken one after the other'],
  ['VOY-CONTRACT-10: room is made for these contracts', frame('makeRoom', { fresh: ['c01'] }), 'frames[8]: other contracts are being taken'],
  ['VOY-CONTRACT-10: room is made where none is', (state) => { state.pool.push(...person(state).contracts.splice(0)); }, 'frames[8]: there is room enough'],
]);

const afterEach = { rulings: { contractShift: 'after-each' }, row: ['c11', 'c12', 'c13'] } as const;
refusing('contracts that are taken one after the other', () => turn({ ...rich, contracts: ['c01', 'c02'], dice: ['own6', 'own5'] }, afterEach).play('contracts 1 own6', 'discard c01').state, [
  ['VOY-R-13 after-each: one was taken first', frame('secondContract', { fresh: ['c02', 'c11'] }), 'frames[4]: one contract was taken first'],
  ['VOY-R-13 after-each: what was taken first is at hand', frame('secondContract', { fresh: ['c30'] }), 'frames[4]: one contract was taken first'],
  ['VOY-CONTRACT-1: a second contract comes after a first', frame('mainDone', { space: 'khansFavour' }), 'frames[4]: no contracts are being taken one after the other'],
]);
describe('a second contract, one after the other', () => {
  const second = (): Table => turn({ ...rich, contracts: ['c01', 'c02'], dice: ['own6', 'own5'] }, afterEach).play('contracts 1 own6', 'discard c01', 'take 1');
  test('VOY-R-13 after-each: it makes room beside the first, which stays', () => {
    // Of the two slots one holds what was just taken: only the other can be given up, so nobody is asked.
    expect(person(second().state).contracts).toEqual(['c11', 'c12']);
  });
  test('VOY-R-13 after-each: nothing more is asked when the row is empty', () => {
    const position = turn({ ...rich, dice: ['own6', 'own5'] }, { ...afterEach, row: ['c11'] }).play('contracts 1 own6');
    expect(position.moves()).not.toContain('stop');
    expect(position.moves()).toContain('end turn');
  });
  test('VOY-R-13: what may be taken goes by this row and this answer', () => {
    const offered = (rulings: object, row: (string | null)[]): readonly string[] => {
      const { state } = turn({ ...rich, dice: ['own6'] }, { rulings });
      return createVoyages(standardPack()).legalMoves({ ...state, row, pool: state.pool }).filter(({ kind }) => kind === 'contracts').map((move) => (move as { readonly columns: readonly number[] }).columns.join('+'));
    };
    const each = { contractShift: 'after-each' } as const;
    expect(offered(each, ['c11', null, null, null, null, null])).toEqual(['1']);
    expect(offered({}, [null, 'c12', null, null, null, null])).toEqual(['2']);
    expect(offered({}, ['c11', 'c12', null, null, null, null])).toEqual(['1', '1+2', '2']);
    expect(offered(each, ['c11', 'c12', null, null, null, null])).toEqual(['1', '2']);
    expect(offered({}, [null, null, null, null, null, null])).toEqual([]);
  });
  test('VOY-CONTRACT-1: two contracts are of two columns', () => { expect(turn({ ...rich, dice: ['own6'] }, { row: ['c11', 'c12'] }).refusal('contracts 1+1 own6')).toBe('malformed'); });
  test('VOY-ICON-4 VOY-INFO-4: a contract that is drawn is revealed to all', () => {
    for (const asked of [request(turn(rich, { bonuses: ['contract'] })), request(turn({ dice: ['own6'] }, { row: [] }).play('fiveCoins own6', 'end turn'))]) expect([asked.kind, 'secret' in asked && asked.secret]).toEqual(['draw', false]);
  });
});

test('VOY-R-13 after-each: the contract taken first is in a slot, and the second comes alone', () => {
  const { state } = turn({ ...rich, contracts: ['c01', 'c02'], dice: ['own6', 'own5'] }, afterEach).play('contracts 1 own6', 'discard c01');
  const filling = (...taken: readonly string[]): Change => (same) => {
    same.frames.splice(4, 1, { kind: 'slide' }, { kind: 'fillSlots', seat: 0, taken: [...taken], fresh: ['c01'] }, { kind: 'makeRoom', seat: 0, fresh: ['c01'] });
    same.pool = same.pool.filter((contract) => !taken.includes(contract));
    same.special.splice(0, taken.length);
  };
  expect(complaint(state, filling('c30', 'c31'))).toBe('frames[5]: so many contracts are not taken one after the other');
  expect(complaint(state, filling('c30'))).toBe('frames[5]: what was taken first is in no slot');
});

refusing('an empty row', () => turn({ dice: ['own6'] }, { row: [] }).play('fiveCoins own6', 'end turn').state, [
  ['VOY-CONTRACT-8: two contracts are laid', frame('refill', { left: 0 }), 'frames[3]: the row is filled otherwise'],
]);

test('VOY-CONTRACT-8: one contract lies there while the second is drawn', () => {
  const position = turn({ dice: ['own6'] }, { row: [] }).play('fiveCoins own6', 'end turn').luck(['c30']);
  expect(request(position).purpose).toBe('refill');
  expect(complaint(position.state, () => undefined)).toBe('nothing');
});

describe('contracts out of the stack', () => {
  const drawing = turn({ ...rich, contracts: ['c02', 'c03'] }).play('complete c02').state;
  const keeping = turn({ ...rich, contracts: ['c02', 'c03'] }, { bonuses: ['contract'] }).luck(['c30']).state;
  test('VOY-R-82 move-only: nobody declines to draw', () => { expect(complaint(drawing, ({ frames }) => { frames.splice(-1, 1, { kind: 'contractOffer', seat: 0 }); })).toBe('frames[3]: nobody may decline to draw'); });
  test('VOY-R-20 reveal-then-any-of-three: no contract goes unseen', () => { expect(complaint(drawing, ({ frames }) => { frames.splice(-1, 1, { kind: 'nameDiscard', seat: 0 }); })).toBe('frames[3]: no contract goes unseen'); });
  test('VOY-R-20 choose-unseen: a contract goes unseen where both slots are full', () => {
    const unseen = turn({ ...rich, contracts: ['c02', 'c03'] }, { rulings: { drawnContractFull: 'choose-unseen' }, bonuses: ['contract'] }).state;
    expect(complaint(unseen, () => undefined)).toBe('nothing');
    const full = turn({ ...rich, contracts: ['c02', 'c03'] }, { special: ['?', '?'], bonuses: ['contract'] }).luck(['c30']).state;
    expect(complaint(full, ({ frames, players, special }) => { frames.splice(-1, 1, { kind: 'nameDiscard', seat: 0 }); players[0]!.contracts = ['c02', 'c03']; special.unshift('c30'); })).toBe('frames[3]: no contract goes unseen');
    expect(complaint(unseen, (state) => { state.pool.push(...person(state).contracts.splice(0, 1)); })).toBe('frames[3]: no contract goes unseen');
  });
  test('VOY-ICON-5: one of three goes where both slots are full', () => {
    expect(complaint(keeping, () => undefined)).toBe('nothing');
    expect(complaint(keeping, (state) => { state.pool.push(...person(state).contracts.splice(0, 1)); })).toBe('frames[3]: a slot is free');
  });
});

refusing('a journey', () => turn(hero).play('travel own6+own6', 'step moscow', 'step oasis-1').state, [
  ['VOY-TRAVEL-5: figures walk the ways there are', frame('movement', { first: ['moscow', 'beijing'] }), 'frames[4]: the way is another one'],
  ['VOY-TRAVEL-4: the price is that of the way', frame('movement', { coin: 9 }), 'frames[4]: the way is another one'],
  ['VOY-TRAVEL-1: no more steps than the die allows', frame('movement', { most: 1 }), 'frames[4]: there are too many steps'],
  ['VOY-NICCOLO-1: a second figure moves only where there is one', frame('movement', { second: ['venezia'] }), 'frames[4]: there is no second figure'],
  ['VOY-TRAVEL-5: the path can be paid', (state) => { person(state).coin = 0; }, 'frames[4]: the path cannot be paid'],
  ['VOY-TRAVEL-1: a journey is the travel action', frame('mainDone', { space: 'fiveCoins' }), 'frames[4]: nobody sets out like this'],
  ['VOY-ICON-6: a "move" symbol is one step, named and walked at once', frame('movement', { by: 'move' }), 'frames[4]: nobody sets out like this'],
  ['VOY-WILHELM-2: only he leaves posts on the way', frame('movement', { places: ['moscow'] }), 'frames[4]: posts do not stand there'],
]);

describe('posts on a longer way', () => {
  const wilhelm = (posts: readonly string[], rulings: object = { wilhelmPosts: 'optional' }): Table => turn({ ...hero, coin: 60, character: 'wilhelm', posts: [...posts] }, { rulings }).play('travel own6+own6', 'step moscow', 'step anxi');
  const ten = ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz', 'xian', 'beijing', 'kochi'];
  const away = 'frames[4]: posts do not stand there';
  test('VOY-R-57 optional: they stand in cities he has passed, not where he is', () => {
    const { state } = wilhelm([]).play('post and step moscow');
    expect(state.frames.at(-1)).toMatchObject({ first: ['moscow', 'anxi', 'moscow'], places: ['anxi'] });
    expect(complaint(state, () => undefined)).toBe('nothing');
    expect(complaint(wilhelm([]).state, frame('movement', { places: ['anxi'] }))).toBe(away);
  });
  test('VOY-R-57 optional: as many as are left', () => {
    const last = wilhelm(ten).play('post and step moscow').state;
    expect(complaint(last, () => undefined)).toBe('nothing');
    expect(complaint(last, frame('movement', { places: ['moscow', 'anxi'] }))).toBe(away);
  });
  test('VOY-R-57 mandatory-bonuses-after: he names none', () => { expect(complaint(wilhelm([], {}).state, frame('movement', { places: ['moscow'] }))).toBe(away); });
  test('VOY-TRAVEL-2: only goods that are still due keep figures back', () => {
    expect(complaint(wilhelm([], {}).state, (state) => { Object.assign(state.frames.at(-1)!, { kind: 'depart' }); })).toBe('frames[4]: nothing keeps the figures back');
  });
});

refusing('posts on the way', () => turn({ ...hero, character: 'wilhelm' }, { rulings: { wilhelmPosts: 'optional' } }).play('travel own6+own6', 'step moscow', 'post and step oasis-1').state, [
  ['VOY-R-57 optional: a post stands where he has passed', frame('movement', { places: ['alexandria'] }), 'frames[4]: posts do not stand there'],
  ['VOY-POST-1: one post in a city', frame('movement', { places: ['moscow', 'moscow'] }), 'frames[4]: posts do not stand there'],
  ['VOY-POST-1: none where he has one', (state) => { person(state).posts = ['moscow']; }, 'frames[4]: posts do not stand there'],
]);

refusing('two figures', () => turn({ ...hero, character: 'niccolo-marco', figures: ['oasis-1', 'oasis-1'] }).play('travel own6+own6', 'step 1 moscow', 'step 2 venezia').state, [
  ['VOY-NICCOLO-4: of two figures in one place the first moves', (state) => { frame('movement', { first: [], coin: 0, camel: 0 })(state); }, 'frames[4]: of two figures in one place the first moves'],
]);

refusing('the end of a journey', () => turn({ ...hero, character: 'niccolo-marco', figures: ['oasis-1', 'xian'] }).play('travel own6+own6', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing').state, [
  ['VOY-WILHELM-2: posts on the way come first', frame('arrival', { passed: ['moscow'] }), 'frames[4]: posts on the way come first'],
  ['VOY-R-86 each-figure: each figure leaves a post', frame('arrival', { one: true }), 'frames[4]: each figure leaves a post'],
  ['VOY-POST-1: a post is due where a figure has come', frame('arrival', { due: ['moscow', 'anxi'] }), 'frames[4]: no post is due there'],
  ['VOY-POST-1: a post is due where none stands', (state) => { person(state).posts = ['moscow']; }, 'frames[4]: no post is due there'],
  ['VOY-NICCOLO-5: there is an order to choose', frame('arrival', { due: ['moscow'] }), 'frames[5]: there is no order to choose'],
  ['VOY-POST-6: a tile that lies on the map is not gained', (state) => { state.outposts[0] = 'o01'; frame('arrival', { gained: ['o01'] })(state); }, 'frames[4]: these bonuses are not gained'],
  ['VOY-POST-15: a city without a post gives no bonus', frame('arrival', { gained: ['b1'] }), 'frames[4]: these bonuses are not gained'],
]);

test('VOY-POST-3: one post is due in a city', () => {
  const { state } = turn({ ...hero, character: 'niccolo-marco', figures: ['oasis-1', 'xian'] }).play('travel own6+own6', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing');
  expect(complaint(state, frame('arrival', { due: ['moscow', 'moscow'] }))).toBe('frames[4]: no post is due there');
});

test('VOY-R-31 printed-order: nobody chooses which post comes first', () => {
  const { state } = turn({ ...hero, character: 'niccolo-marco', figures: ['oasis-1', 'xian'] }).play('travel own6+own6', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing');
  expect(complaint(state, (same) => { same.config = { ...same.config, rulings: { pendingOrder: 'printed-order' } }; })).toBe('frames[5]: there is no order to choose');
});

test.each(['k17', 'k18'] as const)('VOY-R-86 one: with %s one of two ends gets a post, and which one is chosen', (card) => {
  const position = turn({ ...hero, posts: ['alexandria'], character: 'niccolo-marco', figures: ['oasis-1', 'xian'] }, { rulings: { splitCardPosts: 'one' }, cityCards: { alexandria: card } }).play(`cityCard ${card} own6`, 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing');
  if (card === 'k18') position.play('pay goods pepper+pepper+silk+silk');
  expect(complaint(position.state, () => undefined)).toBe('nothing');
  expect(person(position.play('post beijing').state).posts).toEqual(['alexandria', 'beijing']);
  expect(position.refusal('post moscow')).toBe('not-now');
});

test('VOY-POST-6: bonuses that the first of two posts has brought are gained once', () => {
  const { state } = turn({ ...hero, character: 'niccolo-marco', figures: ['oasis-1', 'moscow'], posts: nine.slice(1) }, { outposts: { moscow: 'o01' } }).play('travel own6+own6', 'step 1 moscow', 'step 2 anxi', 'travel 2: moscow and anxi', 'post anxi');
  const arrived = state.frames.find((one) => one.kind === 'arrival');
  expect(arrived).toMatchObject({ gained: [expect.any(String)] });
  expect(complaint(state, () => undefined)).toBe('nothing');
  expect(complaint(state, frame('arrival', { gained: [arrived!.gained[0]!, arrived!.gained[0]!] }))).not.toBe('nothing');
});

refusing('a post that moves', () => turn({ ...hero, posts: [...nine] }).play('travel own6+own6', 'step moscow', 'travel 1: moscow').state, [
  ['VOY-POST-10: a post moves when none is left', (state) => { person(state).posts.pop(); state.beijing.fill(null); }, 'frames[5]: a post is left'],
  ['VOY-POST-10: a post moves to where the figure has come', frame('relocate', { city: 'sumatra' }), 'frames[5]: no post is due there'],
]);

refusing('goods of choice', () => turn({ ...rich, posts: ['moscow'], dice: ['own3', 'own1'] }, { cityCards: { moscow: 'k16' } }).play('cityCard k16 3 own3').state, [
  ['VOY-CARD-6: the card was used', frame('mainDone', { space: 'k22' }), 'frames[4]: goods come from nowhere'],
  ['VOY-CARD-17: goods of a card may be alike', frame('chooseGoods', { different: true }), 'frames[4]: the card gives other goods'],
  ['VOY-ICON-2: one good', frame('chooseGoods', { source: 'anyGood' }), 'frames[4]: the bonus gives other goods'],
  ['VOY-ICON-3: two goods', frame('chooseGoods', { source: 'distinctGoods' }), 'frames[4]: the bonus gives other goods'],
]);

describe('two goods of a bonus', () => {
  const given = (rulings: object, change: Partial<Of<'chooseGoods'>> = {}): string => complaint(turn({}, { rulings, bonuses: ['distinctGoods'] }).state, frame('chooseGoods', change));
  const other = 'frames[3]: the bonus gives other goods';
  test('VOY-R-53 different: they are two, and unlike', () => { expect([given({}), given({}, { different: false }), given({}, { count: 1 }), given({}, { count: 3 })]).toEqual(['nothing', other, other, other]); });
  test('VOY-R-53 any: they are two, and may be alike', () => { expect([given({ twoGoods: 'any' }), given({ twoGoods: 'any' }, { different: true }), given({ twoGoods: 'any' }, { count: 1 })]).toEqual(['nothing', other, other]); });
});

refusing('goods that are due', () => turn({ ...rich, pepper: 1, silk: 2, gold: 2, posts: ['moscow'], dice: ['own2', 'own1'] }, { cityCards: { moscow: 'k18' } }).play('cityCard k18 own2', 'step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9').state, [
  ['VOY-CARD-15: two goods for each step', frame('payGoods', { times: 1 }), 'frames[5]: the way costs other goods'],
  ['VOY-CARD-15: no goods more than two for each step', frame('payGoods', { count: 5 }), 'frames[5]: the way costs other goods'],
  ['VOY-CARD-15: goods are paid for the card that was used', frame('payGoods', { card: 'k22' }), 'frames[5]: the way costs other goods'],
  ['VOY-R-53 different: unlike goods are paid', frame('payGoods', { different: false }), 'frames[5]: the way costs other goods'],
  ['VOY-CARD-15: the figures wait until goods are paid', frame('depart', { first: [], coin: 0, camel: 0 }), 'frames[4]: nothing keeps the figures back'],
]);

refusing('goods for a two-way card', () => turn({ ...rich, posts: ['moscow'], dice: ['own2', 'own1'] }, { rulings: { twoWayCards: 'all-fixed' }, cityCards: { moscow: 'k22' } }).play('cityCard k22 good 2 own2').state, [
  ['VOY-CARD-7: one good each time', frame('payGoods', { count: 3 }), 'frames[4]: the card costs other goods'],
  ['VOY-CARD-7: this card', frame('payGoods', { card: 'k20' }), 'frames[4]: the card costs other goods'],
]);

refusing('trades one by one', () => turn({ ...rich, posts: ['moscow'], dice: ['own6', 'own1'] }, { cityCards: { moscow: 'k22' } }).play('cityCard k22 own6').state, [
  ['VOY-CARD-8: no more often than the die shows', frame('trade', { done: 1 }), 'frames[4]: no card trades one by one'],
  ['VOY-CARD-8: only a two-way card trades', frame('trade', { card: 'k16' }), 'frames[4]: no card trades one by one'],
]);

refusing('a card that is used again', () => turn({ ...rich, posts: ['moscow'], dice: ['own6', 'own1'] }, { rulings: { cardRepetitions: 'one-by-one' }, cityCards: { moscow: 'k01' } }).play('cityCard k01 own6').state, [
  ['VOY-CARD-6: no more often than the die shows', frame('cardAgain', { left: 6 }), 'frames[4]: no card is used once more'],
  ['VOY-CARD-6: this card', frame('cardAgain', { card: 'k02' }), 'frames[4]: no card is used once more'],
]);

const cities = (rulings: object = {}) => (): State => turn({ ...rich, posts: ['moscow', 'anxi', 'kashgar', 'kochi'], dice: ['own6', 'own1'] }, { rulings, cityCards: { moscow: 'k19' } }).play('cityCard k19 2 own6').state;
refusing('bonuses of own cities', cities(), [
  ['VOY-CARD-13: small cities with a post', frame('ownCity', { left: 4 }), 'frames[4]: there are not so many cities'],
  ['VOY-CARD-14: each city once', frame('ownCity', { done: ['anxi', 'anxi'] }), 'frames[4]: cities are used once, and with a post'],
  ['VOY-CARD-13: no city without a post', frame('ownCity', { done: ['xian'] }), 'frames[4]: cities are used once, and with a post'],
  ['VOY-CARD-13: only a card for cities', frame('ownCity', { card: 'k01' }), 'frames[4]: no city card is used for cities'],
  ['VOY-R-50 pay-all-first: it is paid for already', frame('ownCity', { paying: true }), 'frames[4]: it is paid for otherwise'],
]);
test('VOY-R-50 one-by-one: a card for cities that costs nothing is not paid for city by city', () => {
  const { state } = turn({ ...rich, posts: ['moscow', 'anxi', 'kashgar'], dice: ['own6', 'own1'] }, { rulings: { cardRepetitions: 'one-by-one' }, cityCards: { moscow: 'k31' } }).play('cityCard k31 2 own6');
  expect(state.frames.at(-1)).toMatchObject({ kind: 'ownCity', left: 2, paying: false });
  expect(complaint(state, () => undefined)).toBe('nothing');
});

/** The two cards change places, whether or not the other lies there. */
const swap = ({ cityCards }: State, one: string, other: string): void => { cityCards.splice(0, 9, ...cityCards.map((card) => (card === one ? other : card === other ? one : card))); };

describe('a card and what it is used for', () => {
  const onCard = (card: string, waits: Frame): string => complaint(turn({ ...rich, posts: ['moscow', 'anxi'], dice: ['own6', 'own1'] }, { cityCards: { moscow: 'k16' } }).play('cityCard k16 1 own6').state, (state) => {
    swap(state, 'k16', card);
    state.frames.splice(-1, 1, waits);
    frame('mainDone', { space: card })(state);
  });
  test('VOY-CARD-13: cities are for a card of cities', () => {
    const cities: Frame = { kind: 'ownCity', seat: 0, card: 'k01', left: 1, done: [], paying: false };
    expect(onCard('k01', cities)).toBe('frames[4]: no city card is used for cities');
    expect(onCard('k31', { ...cities, card: 'k31' })).toBe('nothing');
    expect(onCard('k31', { ...cities, card: 'k19' })).toBe('frames[4]: no city card is used for cities');
  });
  test('VOY-CARD-8 VOY-R-49 camel-coin-fixed: trades are for a two-way card whose direction is free', () => {
    const trades: Frame = { kind: 'trade', seat: 0, card: 'k22', left: 6, done: 0 };
    expect(onCard('k22', trades)).toBe('nothing');
    for (const card of ['k01', 'k20'] as const) expect(onCard(card, { ...trades, card })).toBe('frames[4]: no card trades one by one');
    expect(onCard('k21', trades)).toBe('frames[4]: no card trades one by one');
  });
  test('VOY-R-50 pay-all-first: no card is used once more', () => { for (const card of ['k01', 'k23'] as const) expect(onCard(card, { kind: 'cardAgain', seat: 0, card, left: 2 })).toBe('frames[4]: no card is used once more'); });
  test('VOY-R-50 one-by-one: only a card that costs something is', () => {
    const { state } = turn({ ...rich, posts: ['moscow'], dice: ['own6', 'own1'] }, { rulings: { cardRepetitions: 'one-by-one' }, cityCards: { moscow: 'k01' } }).play('cityCard k01 own6');
    const other = (card: 'k19' | 'k23' | 'k08'): string => complaint(state, (same) => { swap(same, 'k01', card); frame('mainDone', { space: card })(same); frame('cardAgain', { card })(same); });
    expect([other('k08'), other('k19'), other('k23')]).toEqual(['nothing', 'frames[4]: no card is used once more', 'frames[4]: no card is used once more']);
  });
});

test('VOY-R-50 one-by-one: a card is used as often as its die shows, and while it can be paid', () => {
  const one = (pepper: number, die: 'own2' | 'own6'): Table => turn({ ...rich, pepper, posts: ['moscow'], dice: [die, 'own1'] }, { rulings: { cardRepetitions: 'one-by-one' }, cityCards: { moscow: 'k01' } }).play(`cityCard k01 ${die}`);
  expect(one(9, 'own2').moves()).toEqual(['again', 'stop']);
  expect(one(9, 'own2').play('again').moves()).not.toContain('again');
  expect(one(3, 'own6').moves()).not.toContain('again');
  expect(person(one(9, 'own2').play('again').state).pepper).toBe(5);
});

describe('cities one by one', () => {
  const each = { cardRepetitions: 'one-by-one' } as const;
  const use = (me: object, rulings: object = each): Table => turn({ ...rich, posts: ['moscow', 'anxi', 'kochi', 'kashgar'], dice: ['own6', 'own1'], ...me }, { rulings, cityCards: { moscow: 'k19' } }).play('cityCard k19 own6');
  test('VOY-CARD-13 VOY-R-50 one-by-one: over when no coin is left, or no city', () => {
    expect(complaint(use({}).state, () => undefined)).toBe('nothing');
    expect(use({ coin: 1 }).play('city kochi').moves()).toContain('end turn');
    expect(use({ posts: ['moscow', 'kochi'] }).play('city kochi').moves()).toContain('end turn');
    expect([...use({ posts: ['moscow', 'anxi', 'ormuz', 'kochi'] }).play('city kochi').moves()].sort()).toEqual(['city anxi', 'city ormuz', 'stop']);
  });
  test('VOY-R-31 printed-order: no city after one that stands behind it', () => {
    const position = use({}, { ...each, pendingOrder: 'printed-order' }).play('city kochi');
    expect(position.moves()).toContain('end turn');
    const later = use({ posts: ['moscow', 'anxi', 'kochi', 'ormuz', 'adana'] }, { ...each, pendingOrder: 'printed-order' }).play('city ormuz');
    expect(later.refusal('city anxi')).toBe('city-too-late');
    expect(later.check('city adana')).toEqual({ ok: true });
    expect(complaint(later.state, () => undefined)).toBe('nothing');
  });
  test('VOY-R-31: the order of cities counts with printed-order only', () => {
    const given = (rulings: object): string => complaint(turn({ ...rich, posts: ['moscow', 'anxi', 'ormuz', 'kochi'], dice: ['own6', 'own1'] }, { rulings, cityCards: { moscow: 'k19' } }).play('cityCard k19 2 own6').state, frame('ownCity', { done: ['ormuz'], left: 2 }));
    expect([given({}), given({ pendingOrder: 'printed-order' })]).toEqual(['nothing', 'frames[4]: there are not so many cities']);
    const two = turn({ ...rich, posts: ['moscow', 'anxi', 'ormuz', 'kochi'], dice: ['own6', 'own1'] }, { rulings: { pendingOrder: 'printed-order' }, cityCards: { moscow: 'k19' } }).play('cityCard k19 3 own6', 'city anxi', 'city ormuz').state;
    expect(complaint(two, () => undefined)).toBe('nothing');
    // Two are done, of which the second counts for the order: behind it one is left.
    expect(complaint(two, frame('ownCity', { left: 2 }))).toBe('frames[4]: there are not so many cities');
  });
});

describe('goods any two of which may be alike', () => {
  const any = { twoGoods: 'any' } as const;
  const goods = (me: object, rulings: object = any): Table => turn({ ...rich, pepper: 0, silk: 0, gold: 0, posts: ['moscow'], figures: ['moscow'], dice: ['own2', 'own1'], ...me }, { rulings, cityCards: { moscow: 'k18' } });
  test('VOY-R-53 any: two of one kind pay for a step, four for two', () => {
    for (const kind of ['pepper', 'silk', 'gold']) {
      expect(goods({ [kind]: 2 }).check('cityCard k18 own2')).toEqual({ ok: true });
      expect(goods({ [kind]: 2 }, {}).refusal('cityCard k18 own2')).toBe('no-step-payable');
      expect(goods({ [kind]: 2 }).play('cityCard k18 own2', 'step oasis-1').refusal('step venezia')).toBe('path-not-payable');
      expect(goods({ [kind]: 3 }).play('cityCard k18 own2', 'step oasis-1').refusal('step venezia')).toBe('path-not-payable');
      expect(goods({ [kind]: 4 }).play('cityCard k18 own2', 'step oasis-1').check('step venezia')).toEqual({ ok: true });
    }
    expect(goods({ pepper: 1, silk: 1 }).check('cityCard k18 own2')).toEqual({ ok: true });
    expect(goods({ pepper: 1 }).refusal('cityCard k18 own2')).toBe('no-step-payable');
  });
  test('VOY-R-53: what is due says so', () => {
    const state = (rulings: object): State => goods({ pepper: 3, silk: 3, gold: 3 }, rulings).play('cityCard k18 own2', 'step oasis-1', 'travel 1: oasis-1').state;
    for (const rulings of [any, {}]) expect(complaint(state(rulings), () => undefined)).toBe('nothing');
    expect(complaint(state(any), frame('payGoods', { different: true }))).toBe('frames[5]: the way costs other goods');
  });
  test('VOY-CARD-15: two goods for each step of the way, whichever figure makes it', () => {
    const { state } = turn({ ...rich, posts: ['moscow'], dice: ['own2', 'own1'], character: 'niccolo-marco', figures: ['moscow', 'venezia'] }, { cityCards: { moscow: 'k18' } }).play('cityCard k18 own2', 'step 1 oasis-1', 'step 2 alexandria', 'travel 2: oasis-1 and alexandria');
    expect(complaint(state, () => undefined)).toBe('nothing');
    expect(complaint(state, frame('payGoods', { times: 1, count: 2 }))).toBe('frames[5]: the way costs other goods');
  });
  test('VOY-R-49 all-fixed: camels buy goods of choice, as many as were paid for', () => {
    const { state } = turn({ ...rich, posts: ['moscow'], dice: ['own2', 'own1'] }, { rulings: { twoWayCards: 'all-fixed' }, cityCards: { moscow: 'k22' } }).play('cityCard k22 camel 2 own2');
    expect(state.frames.at(-1)).toMatchObject({ kind: 'chooseGoods', source: 'k22', count: 2 });
    expect(complaint(state, () => undefined)).toBe('nothing');
  });
});

refusing('bonuses of own cities in printed order', cities({ pendingOrder: 'printed-order' }), [
  ['VOY-R-31 printed-order: enough cities come later', frame('ownCity', { done: ['kochi'] }), 'frames[4]: there are not so many cities'],
]);

describe('single dice and shares', () => {
  const roll = (change: Partial<Of<'rollDie'>>, me: object = {}): string => complaint(turn({ dice: ['own3', 'own3', 'own3', 'own3'], ...me }).state, (state) => {
    state.frames.push({ kind: 'rollDie', seat: 0, colour: 'own', purpose: 'reroll', ...change });
    const lies = state.spaces.moneyBag.indexOf('0:own1');
    if (lies >= 0) state.spaces.moneyBag.splice(lies, 1);
    if (change.colour === 'black') state.blackDice -= 1;
  });
  test('VOY-BONUS-9: a die is rolled once more', () => { expect(roll({})).toBe('nothing'); });
  test('VOY-DICE-2: a black die is black', () => { expect(roll({ purpose: 'black-die' })).toBe('frames[3]: this die is not rolled now'); });
  test('VOY-MATTEO-1: the white die is rolled by Matteo Polo, not by who sits where he sat', () => {
    const rerolling = (matteo: number): string => complaint(turn({ dice: ['own3', 'own3', 'own3', 'own3', 'own3'], character: 'matteo' }).state, ({ players: [one, other], frames, spaces }) => {
      spaces.moneyBag.splice(spaces.moneyBag.findIndex((die) => die.startsWith('0:white')), 1);
      if (matteo === 1) [one!.character, other!.character] = [other!.character, one!.character];
      frames.push({ kind: 'rollDie', seat: 0, colour: 'white', purpose: 'reroll' });
    });
    expect([rerolling(0), rerolling(1)]).toEqual(['nothing', "frames[3]: the white die is Matteo's"]);
  });
  test('VOY-BONUS-9: not while income is paid', () => {
    const { state } = table({ seats: 2, round: 2, step: 'income', players: [{ posts: ['anxi', 'kashgar', 'ormuz', 'xian', 'adana', 'kochi'] }, {}] });
    expect(state.frames.some(({ kind }) => kind === 'waiting')).toBe(true);
    expect(complaint(state, ({ frames, players }) => { players[0]!.dice.pop(); frames.splice(frames.findIndex(({ kind }) => kind === 'waiting') + 1, 9, { kind: 'rollDie', seat: 0, colour: 'own', purpose: 'reroll' }); })).toBe('frames[0]: something else comes first in this step of the round');
  });
  test('VOY-RASCHID-2: Raschid never rolls', () => { expect(roll({}, { character: 'raschid' })).toBe('frames[3]: Raschid never rolls'); });
  test('VOY-MERCATOR-2: he alone has a share, and only of what others have done', () => {
    const glean = turn({ ...rich, dice: ['own6', 'own6', 'own6'] }, { rulings: { mercatorGood: 'any-gained' }, others: [{ character: 'mercator' }] }).play('bazaar gold 3 own6+own6+own6').state;
    const share = 'frames[3]: only Mercator has a share, of what others have done';
    expect(complaint(glean, () => undefined)).toBe('nothing');
    for (const seat of [0, 2]) expect(complaint(glean, frame('mercatorGain', { seat }))).toBe(share);
    expect(complaint(glean, (state) => { state.turn.acted = false; })).toBe(share);
    const his = turn({ ...rich, character: 'mercator', dice: ['own6', 'own6'] }, { rulings: { mercatorGood: 'any-gained' } }).play('bazaar silk 3 own6+own6').state;
    expect(complaint(his, ({ frames }) => { frames.push({ kind: 'mercatorGain', seat: 0, kinds: ['silk', 'gold'] }); })).toBe(share);
  });
  test('VOY-R-21 freed-last: a contract that is being completed is in a slot', () => {
    const laying = turn({ ...rich, contracts: ['c02'] }, { rulings: { slotFreed: 'freed-last' } }).play('complete c02').state;
    expect(complaint(laying, () => undefined)).toBe('nothing');
    expect(complaint(laying, frame('layTile', { contract: 'c03' }))).toBe('frames[3]: this contract is in no slot');
  });
});

test('VOY-ROUND-3: in a copy whose tiles show more symbols all of them wait', () => {
  const usual = standardPack();
  const cityBonuses = usual.cityBonuses.map(({ id, place }) => ({ id, place, reward: { anyGood: 1, distinctGoods: 2, contract: 1 } }));
  const copy = createVoyages({ ...usual, name: 'generous', cityBonuses });
  const state = copy.arrange({ seats: 2, round: 2, step: 'income', players: [{ posts: ['anxi', 'kashgar', 'ormuz', 'xian', 'adana', 'kochi'] }, {}] });
  expect(state.frames.at(-2)).toMatchObject({ kind: 'waiting', bonuses: { length: 18 } });
  expect(copy.validate(state)).toMatchObject({ ok: true });
});

test('VOY-POST-16: as many posts may be new as there are cities', () => {
  const every = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra', 'anxi', 'kashgar', 'ormuz', 'xian', 'adana', 'kochi', 'beijing'];
  expect(complaint(turn({}).state, (state) => { state.turn.freshPosts = every; })).toBe('nothing');
});
