import { describe, expect, test } from 'vitest';
import { marcoPolo2, type State } from '../../../src/marco-polo-2/index.js';
import { boringLuck, player, position, type At } from '../helpers.js';

const rich = { coin: 50, camel: 50, jade: 0 };

const eleven = ['xanadu', 'xian', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa', 'calicut', 'yangzhou'];

describe('dice', () => {
  test('MP2-SPACE-1: it does not matter in which order dice are named', () => {
    const at = position({ players: [{ ...rich, dice: ['own6', 'own5', 'black5'] }] });
    for (const line of ['seals own5+own6', 'seals black5+own5', 'seals own5+black5']) expect(at.refusal(line), line).toBeNull();
    expect(at.check('seals black5+black5')).toMatchObject({ code: 'no-such-die', rule: 'MP2-SPACE-1' });
  });

  test('MP2-R-68 on: a die without a value is neither rolled again nor changed', () => {
    const at = position({ rulings: { firstGameCharacters: 'on' }, players: [{ character: 'raschid', dice: ['own0'], camel: 9 }] });
    for (const line of ['reroll own0', 'change own0 up', 'change own0 down']) expect(at.check(line), line).toMatchObject({ code: 'die-without-value', rule: 'MP2-R-68' });
  });

  test('MP2-VAR-2: a black die is picked by a value that lies on the board', () => {
    const at = position({ rulings: { blackDiceVariant: 'step-1' }, blackDice: [6, 2], players: [{ dice: ['own1'], camel: 3, jade: 0 }] }).play('buy black die');
    expect(at.check('pick 5')).toMatchObject({ code: 'value-not-there', rule: 'MP2-VAR-2' });
  });
});

describe('payment', () => {
  test('MP2-PAY-8: a split pays the cost exactly, with what is there', () => {
    const at = position({ players: [{ dice: ['own3'], camel: 3, jade: 2 }] }).play('buy black die');
    for (const line of ['pay 0 coin 2 camel 2 jade', 'pay 0 coin 0 camel 3 jade', 'pay 3 coin 0 camel 0 jade']) expect(at.check(line), line).toMatchObject({ code: 'wrong-split', rule: 'MP2-PAY-8' });
    expect(at.refusal('pay 0 coin 1 camel 2 jade')).toBeNull();
  });

  test('MP2-PAY-9: goods of choice are paid with goods one has, as many as asked for', () => {
    // Six goods of choice (a reconstructed contract).
    const at = position({ players: [{ dice: ['own1'], contracts: ['c40'], camel: 2, pepper: 5, silk: 3, gold: 0 }] }).play('complete c40');
    expect(at.check('pay goods pepper+pepper+pepper+pepper+pepper+gold')).toMatchObject({ code: 'goods-not-held', rule: 'MP2-PAY-1' });
    expect(at.check('pay goods pepper+pepper+silk+silk+silk')).toMatchObject({ code: 'goods-number', rule: 'MP2-ICON-1' });
  });

  test('MP2-PAY-9: two different goods, paid twice, are at most two of a kind', () => {
    // Card k20 takes two different goods for each step (a recalled card).
    const at = position({ cityCards: { 'area:0': 'k20' }, players: [{ ...rich, figure: 'jaipur', dice: ['own2'], pepper: 3, silk: 3, gold: 1 }] }).play('cityCard k20 own2', 'step calicut', 'step jaipur', 'stop');
    expect(at.check('pay goods pepper+pepper+pepper+silk')).toMatchObject({ code: 'goods-alike', rule: 'MP2-PAY-9' });
    expect(at.moves().slice().sort()).toEqual(['pay goods pepper+pepper+silk+gold', 'pay goods pepper+pepper+silk+silk', 'pay goods pepper+silk+silk+gold']);
  });

  test('MP2-BOOK-4: there are four offers', () => {
    expect(position({ players: [{ ...rich, dice: ['own1'] }] }).play('book I own1').check('offer 5')).toMatchObject({ code: 'no-offer', rule: 'MP2-BOOK-4' });
  });

  test('MP2-CARD-6: an exchange the card does not show', () => {
    expect(position({ cityCards: { 'area:0': 'k07' }, players: [{ ...rich, dice: ['own1'] }] }).play('cityCard k07 own1').check('exchange 3 1')).toMatchObject({ code: 'no-option', rule: 'MP2-CARD-6' });
  });
});

describe('movements', () => {
  test('MP2-R-52 oases-never-cost: to and fro over oases reaches nothing new', () => {
    const at = position({ players: [{ ...rich, character: 'mongke-khan', figure: 'fuzhou', dice: ['own1'] }] }).play('travel lower own1', 'step oasis-lingnan', 'step oasis-assam', 'step oasis-lingnan');
    expect(at.check('step oasis-assam')).toMatchObject({ code: 'nothing-new', rule: 'MP2-R-52' });
    expect(at.refusal('step pagan')).toBeNull();
  });

  test('MP2-MAILIN-2: who has one figure has no companion; the first figure goes first', () => {
    expect(position({ players: [{ ...rich, dice: ['own1'] }] }).play('travel lower own1').check('companion xian')).toMatchObject({ code: 'no-companion', rule: 'MP2-MAILIN-2' });
    const two = position({ players: [{ ...rich, character: 'mailin-tian-chin', figures: ['xian', 'pagan'], dice: ['own3', 'own3'] }] }).play('travel middle own3+own3', 'companion kunming');
    expect(two.check('step fuzhou')).toMatchObject({ code: 'figure-order', rule: 'MP2-MAILIN-2' });
  });

  test('MP2-MAILIN-4: of two posts one is placed where no figure ends', () => {
    const at = position({ cityCards: { 'area:0': 'k11' }, players: [{ ...rich, character: 'mailin-tian-chin', figures: ['xian', 'pagan'], dice: ['own3'] }] }).play('cityCard k11 own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(at.check('post yangzhou')).toMatchObject({ code: 'not-an-end', rule: 'MP2-MAILIN-4' });
  });

  const full = (): At => position({ rulings: { extraPostFrom: 'stock-or-board' }, players: [{ ...rich, figure: 'yangzhou', posts: eleven, dice: ['own5', 'own4', 'own3'] }] }).play('travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop');

  test('MP2-POST-7: a post is moved from a city where one has one', () => {
    expect(full().check('relocate kabul')).toMatchObject({ code: 'no-own-post', rule: 'MP2-POST-7' });
  });

  test('MP2-POST-8: the post just placed cannot be the one that moves on', () => {
    const at = full().play('relocate xanadu', 'post fuzhou');
    expect(at.check('relocate pagan')).toMatchObject({ code: 'just-placed', rule: 'MP2-POST-8' });
    expect(player(at.play('relocate xian')).posts).toEqual([...eleven.slice(2), 'pagan', 'fuzhou']);
  });
});

describe('posts, contracts and cards', () => {
  test('MP2-POST-11: a post of a bonus action before the normal action serves next turn only', () => {
    const at = position({ seats: 2, cityCards: { 'fuzhou:0': 'k09' }, players: [{ ...rich, character: 'filippo-vitello', outposts: ['outpost-move'], figure: 'xian', dice: ['own5', 'own3'] }, { dice: [] }] }).play('outpost outpost-move', 'step fuzhou', 'stop');
    expect(at.check('cityCard k09 own5')).toMatchObject({ code: 'post-too-new', rule: 'MP2-POST-11' });
    expect(at.play('khan own3', 'end turn').refusal('cityCard k09 own5')).toBeNull();
  });

  test('MP2-SPECIAL-1: neither does it serve for a special action', () => {
    const at = position({ seats: 2, markers: { balkh: 'bonus-coins' }, players: [{ ...rich, character: 'filippo-vitello', outposts: ['outpost-move'], figure: 'kabul', dice: ['own5', 'own3'] }, { dice: [] }] }).play('outpost outpost-move', 'step balkh', 'stop');
    expect(at.check('special balkh own5')).toMatchObject({ code: 'post-too-new', rule: 'MP2-POST-11' });
    expect(at.play('khan own3', 'end turn').refusal('special balkh own5')).toBeNull();
  });

  test('MP2-CONTRACT-4: without a contract to take, or room for one, the contracts space is closed', () => {
    const gone = position({ contractPlaces: { 'xian:0': null, 'xian:1': null }, players: [{ posts: ['xian'], dice: ['own1'] }] });
    expect(gone.check('contracts own1')).toMatchObject({ code: 'no-contract', rule: 'MP2-CONTRACT-4' });
    const full = position({ players: [{ posts: ['xian'], contracts: ['c20', 'c21'], dice: ['own1'] }], turn: { held: [] } });
    expect(full.check('contracts own1')).toMatchObject({ code: 'no-contract', rule: 'MP2-CONTRACT-4' });
  });

  test('MP2-CARD-12: the bonus of a city comes once with a card, in a city with a marker and an own post', () => {
    const at = position({ cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-camels', hormuz: 'bonus-coins', lhasa: 'bonus-points' }, players: [{ dice: ['own5'], posts: ['balkh', 'hormuz', 'xian'] }] }).play('cityCard k05 own5');
    expect(at.check('city lhasa')).toMatchObject({ code: 'no-marker', rule: 'MP2-CARD-12' });
    expect(at.check('city xian')).toMatchObject({ code: 'no-marker', rule: 'MP2-CARD-12' });
    expect(at.check('stop')).toMatchObject({ code: 'too-few-cities', rule: 'MP2-CARD-13' });
    expect(at.play('city balkh').check('city balkh')).toMatchObject({ code: 'city-used', rule: 'MP2-CARD-12' });
  });

  test('MP2-R-70 any-number: not more than the card gives', () => {
    const at = position({ rulings: { freeCardAmount: 'any-number' }, cityCards: { 'area:0': 'k09' }, players: [{ dice: ['own3'] }] }).play('cityCard k09 own3');
    expect(at.check('amount 4')).toMatchObject({ code: 'too-often', rule: 'MP2-CARD-4' });
  });

  test('MP2-POST-15: only a benefit that waits can be next', () => {
    const at = position({ players: [{ ...rich, character: 'mongke-khan', figure: 'fuzhou', dice: ['own2', 'own2'] }], outposts: { pagan: 'outpost-good' } }).play('travel middle own2+own2', 'step oasis-lingnan', 'step pagan', 'stop');
    expect(at.check('next blackDie outpost-black-die')).toMatchObject({ code: 'not-waiting', rule: 'MP2-POST-15' });
  });
});

describe('set-up and start of a round', () => {
  const until = (kind: string): State => {
    let state = marcoPolo2.setup({ seats: 2, firstPlayer: 0 });
    while (marcoPolo2.actor(state).type !== 'seat' || marcoPolo2.legalMoves(state)[0]?.kind !== kind) {
      const request = marcoPolo2.chance(state);
      state = request ? marcoPolo2.resolve(state, request.kind === 'roll' ? Array.from({ length: request.dice }, () => 3) : request.from.slice(0, request.count)) : marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0] as never);
    }
    return state;
  };

  test('MP2-PSET-7: only a character that lies open can be picked', () => {
    const state = until('pickCharacter');
    const hidden = ['mongke-khan', 'de-wu', 'abha-basu', 'gantulga-od', 'isabella-donati'].find((id) => !state.characters.includes(id)) as string;
    expect(marcoPolo2.check(state, { kind: 'pickCharacter', character: hidden })).toMatchObject({ code: 'not-revealed', rule: 'MP2-PSET-7' });
  });

  test('MP2-PSET-8: only a goal card one was dealt can be kept', () => {
    const state = until('keepGoal');
    expect(marcoPolo2.check(state, { kind: 'keepGoal', goal: state.goalPool[0] as string })).toMatchObject({ code: 'not-dealt', rule: 'MP2-PSET-8' });
  });

  test('MP2-MAILIN-6: only a bonus that is due can be doubled', () => {
    const at = boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'mailin-tian-chin', seals: ['farmer'], improved: ['jeweler'] }, {}] }));
    expect(at.check('double farmer')).toMatchObject({ code: 'not-due', rule: 'MP2-MAILIN-6' });
    expect(at.check('double bonus-camels')).toMatchObject({ code: 'not-due' });
  });
});

describe('why a place that was clicked is closed', () => {
  const clicked = (at: At, place: string): unknown => marcoPolo2.why(at.state, [{ part: 'place', value: place }]);

  test('MP2-TRAVEL-9: the step tells more than a companion nobody has', () => {
    const at = position({ seats: 2, players: [{ coin: 20, camel: 10, dice: ['own4', 'own2', 'own3'] }] }).play('travel lower own4');
    expect(clicked(at, 'kashgar')).toMatchObject({ code: 'not-neighbours', rule: 'MP2-TRAVEL-9' });
    expect(clicked(at, 'kashgar')).toEqual(marcoPolo2.why(at.state, { kind: 'step', to: 'kashgar' }));
  });

  test('a part that is clicked under the name it has in the move is told what it is asked for as', () => {
    const at = position({ seats: 2, players: [{ coin: 20, camel: 10, dice: ['own4', 'own2', 'own3'] }] }).play('travel lower own4');
    expect(marcoPolo2.why(at.state, [{ part: 'to', value: 'xanadu' }])).toMatchObject({ code: 'malformed', message: expect.stringContaining('is asked for as place') });
  });
});
