// Characters that change how dice are rolled, placed and paid for.
import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../../../src/voyages/content/characters.js';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { standardPack, voyages, type CharacterId } from '../../../src/voyages/index.js';
import { choices, decider, legal, movesLike, player, purse, refused, request, setUp, table, turn, untilDecision } from '../helpers.js';

describe('21. Characters', () => {
  test('VOY-CHAR-1: each player has exactly one character for the whole game, and no two the same', () => {
    const { position } = setUp({ seats: 4 });
    expect(new Set(position.state.players.map(({ character }) => character)).size).toBe(4);
    const twice = structuredClone(position.state);
    twice.players[1]!.character = 'berke';
    twice.players[2]!.character = 'berke';
    expect(voyages.validate(twice).ok).toBe(false);
    expect(voyages.validateConfig({ seats: 2, characters: ['berke', 'berke'] }).ok).toBe(false);
    // Characters nobody has do nothing.
    const lone = turn({ dice: ['own4'] }).play('bazaar pepper 4 own4');
    expect(lone.state.players.map(({ pepper }) => pepper)).toEqual([3, 0, 0, 0]);
  });
});

describe('Raschid ad-Din Sinan', () => {
  test('VOY-RASCHID-1: he never rolls; placing a die he names its value, which stays while it lies there', () => {
    const round = table({ round: 2, step: 'roll', players: [{ character: 'raschid' }, {}] });
    expect(request(round)).toMatchObject({ seat: 1 });
    const position = turn({ character: 'raschid', dice: ['own1', 'own1'] });
    expect(player(position).dice).toEqual(['own0', 'own0']);
    expect(movesLike(position, 'bazaar camel 1')).toHaveLength(6);
    expect(position.check('bazaar camel 6 own0')).toMatchObject(refused('value-not-named', 'VOY-RASCHID-1'));
    position.play('bazaar camel 6 own6');
    expect(player(position)).toMatchObject({ camel: 6, dice: ['own0'] });
    expect(position.state.spaces['bazaar.camel']).toEqual(['0:own6']);
    position.play('moneyBag own0');
    expect(position.state.spaces['bazaar.camel']).toEqual(['0:own6']);
  });

  test('VOY-RASCHID-1: each die gets a value of its own, and the lowest counts', () => {
    const position = turn({ character: 'raschid', dice: ['own1', 'own1', 'own1'], coin: 9 });
    // Two dice of one colour: 21 pairs of values.
    expect(movesLike(position, 'travel')).toHaveLength(21);
    expect(position.check('bazaar silk 3 own6+own2')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
    expect(position.check('travel own4+own6')).toEqual(legal);
    position.play('bazaar silk 2 own6+own2');
    expect(player(position)).toMatchObject({ silk: 2, dice: ['own0'] });
    expect(position.state.spaces['bazaar.silk']).toEqual(['0:own6', '0:own2']);
  });

  test('VOY-RASCHID-2: his black dice have no value either, and he neither rerolls nor changes', () => {
    const position = turn({ character: 'raschid', dice: ['own1', 'own1'], camel: 9 }).play('buy black die');
    expect(decider(position)).toBe(0);
    expect(player(position)).toMatchObject({ dice: ['own0', 'own0', 'black0'], camel: 6 });
    expect(position.check('reroll own0')).toMatchObject(refused('raschid-never-rolls', 'VOY-RASCHID-2'));
    expect(position.check('change own0 up')).toMatchObject(refused('raschid-never-rolls', 'VOY-RASCHID-2'));
    expect(movesLike(position, 're').concat(movesLike(position, 'change'))).toEqual([]);
    position.play('bazaar pepper 6 black6');
    expect(position.state.spaces['bazaar.pepper']).toEqual(['0:black6']);
    const won = turn({ character: 'raschid', dice: ['own1'] }, { bonuses: ['blackDie'] });
    expect(decider(won)).toBe(0);
    expect(player(won).dice).toEqual(['own0', 'black0']);
  });

  test('VOY-RASCHID-3: he gets no compensation', () => {
    const position = table({ round: 2, step: 'roll', players: [{ character: 'raschid' }, {}] }).luck([6, 6, 6, 6, 6]);
    expect(decider(position)).toBe(0);
    expect(movesLike(position, 'compensation')).toEqual([]);
    expect(purse(position)).toMatchObject({ coin: 0, camel: 0 });
  });

  test('VOY-RASCHID-4: number of dice, colour, price, Khan\'s order and travel costs bind him', () => {
    const position = turn({ character: 'raschid', dice: ['own1', 'own1', 'own1'], coin: 4 }, { spaces: { fiveCoins: ['0:own2'], 'bazaar.camel': ['1:own1'], khansFavour: ['1:own4'] } });
    expect(position.check('bazaar silk 1 own6')).toMatchObject(refused('dice-number', 'VOY-SPACE-3'));
    expect(position.check('fiveCoins own1')).toMatchObject(refused('own-colour-there', 'VOY-SPACE-6'));
    expect(position.check('bazaar camel 5 own5')).toMatchObject(refused('occupied-too-dear', 'VOY-SPACE-9'));
    expect(position.check('bazaar camel 4 own4')).toEqual(legal);
    expect(position.check('khan gold own3')).toMatchObject(refused('khan-too-low', 'VOY-KHAN-3'));
    expect(position.check('khan gold own4')).toEqual(legal);
    expect(position.check('bazaar pepper 5 own4')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
    position.play('travel own1+own1', 'step alexandria', 'travel 1: alexandria');
    expect(player(position).coin).toBe(1);
  });

  test('VOY-RASCHID-5: no value on the money bag; on 5 coins the value is only the price', () => {
    const position = turn({ character: 'raschid', dice: ['own1', 'own1'], coin: 1 }, { spaces: { fiveCoins: ['1:own6'] } });
    expect(movesLike(position, 'moneyBag')).toEqual(['moneyBag own0']);
    expect(position.check('moneyBag own3')).toMatchObject(refused('value-on-bag', 'VOY-RASCHID-5'));
    expect(movesLike(position, 'fiveCoins')).toEqual(['fiveCoins own1']);
    position.play('fiveCoins own1');
    expect(player(position).coin).toBe(5);
  });

  test('VOY-R-54: values are named at placement, black dice too; the lowest is the price', () => {
    const position = turn({ character: 'raschid', dice: ['own1', 'black1'], coin: 2 }, { spaces: { 'bazaar.silk': ['1:own6', '1:own6'] } });
    expect(player(position).dice).toEqual(['own0', 'black0']);
    expect(position.check('bazaar silk 2 own2+black2')).toEqual(legal);
    expect(position.refusal('bazaar silk 3 own3+black3')).toBe('occupied-too-dear');
    position.play('bazaar silk 2 own2+black2');
    expect(purse(position)).toMatchObject({ coin: 0, silk: 2 });
  });
});

describe('Matteo Polo', () => {
  test('VOY-MATTEO-1: the white die is his sixth from round 1 on, retrieved and rolled with the others, colourless', () => {
    const { requests, position } = setUp({ seats: 2, characters: ['matteo', 'berke'], firstPlayer: 0 });
    expect(requests.filter(({ purpose }) => purpose === 'round-roll').map((one) => ('dice' in one ? one.dice : 0))).toEqual([6, 5]);
    expect(player(position).dice).toHaveLength(6);
    const later = turn({ character: 'matteo', dice: ['own4', 'white3'], coin: 9 }, { spaces: { fiveCoins: ['0:own2'] } });
    expect(later.refusal('fiveCoins own4')).toBe('own-colour-there');
    expect(later.check('fiveCoins white3')).toEqual(legal);
  });

  test('VOY-MATTEO-2: in step 2 of every round he draws the top contract of the special stack', () => {
    const first = setUp({ seats: 2, characters: ['matteo', 'berke'], firstPlayer: 0 }, { 'starting-contract': [['s01'], ['s02']], contract: [['c20']] });
    expect(player(first.position).contracts).toEqual(['s01', 'c20']);
    expect(first.position.state.special).toHaveLength(7);
    const full = table({ round: 3, step: 'income', special: ['c30', '?'], players: [{ character: 'matteo', contracts: ['c01', 's02'] }, {}] });
    expect(choices(full)).toEqual(['discard c01', 'discard c30', 'discard s02']);
    full.play('discard s02');
    expect([player(full).contracts, full.state.special]).toEqual([['c01', 'c30'], ['?']]);
    // After the new row, before the roll.
    const end = table({ players: [{ character: 'matteo', dice: [] }, { dice: ['own3'] }], seat: 1, special: ['c30'], row: [] }).play('moneyBag own3', 'end turn');
    untilDecision(end);
    const kinds = end.events.map(({ kind }) => kind);
    expect(kinds.indexOf('contract-drawn')).toBeGreaterThan(kinds.indexOf('contracts-laid'));
    expect(kinds.indexOf('contract-drawn')).toBeLessThan(kinds.indexOf('dice-rolled'));
  });

  test('VOY-R-55: the contract comes in the income step, before rolling', () => {
    const position = table({ round: 2, step: 'income', special: ['c30'], players: [{ character: 'matteo' }, {}] });
    expect(player(position).contracts).toEqual(['c30']);
    expect(request(position)).toMatchObject({ purpose: 'round-roll' });
  });
});

describe('Berke Khan', () => {
  test('VOY-BERKE-1: he never pays the price of an occupied space', () => {
    const there = ['1:own6' as const];
    const spaces = { fiveCoins: there, 'bazaar.camel': ['2:own6' as const], 'bazaar.silk': ['3:own6' as const, '3:own6' as const], contracts: ['1:own5' as const], travel: ['2:own5' as const, '2:own5' as const] };
    const berke = { character: 'berke' as const, dice: ['own6', 'own6'] as const, coin: 3 };
    expect(player(turn(berke, { spaces }).play('fiveCoins own6')).coin).toBe(8);
    expect(player(turn(berke, { spaces }).play('bazaar camel 6 own6'))).toMatchObject({ coin: 3, camel: 6 });
    expect(player(turn(berke, { spaces }).play('bazaar silk 6 own6+own6'))).toMatchObject({ coin: 3, silk: 4 });
    expect(player(turn(berke, { spaces }).play('contracts 1 own6')).coin).toBe(3);
    expect(player(turn(berke, { spaces }).play('travel own6+own6', 'step alexandria', 'travel 1: alexandria')).coin).toBe(0);
  });

  test('VOY-BERKE-2: closed cards and Khan places stay closed; colour, travel, route and card costs apply', () => {
    const position = turn({ character: 'berke', dice: ['own5', 'own5'], posts: ['moscow'], coin: 9, camel: 1 }, { spaces: { khansFavour: ['1:own6'], fiveCoins: ['0:own1'] }, cityCards: { moscow: 'k23' }, cardDice: { k23: '1:own1' } });
    expect(position.refusal('cityCard k23 1 own5')).toBe('card-closed');
    expect(position.refusal('khan gold own5')).toBe('khan-too-low');
    expect(position.refusal('fiveCoins own5')).toBe('own-colour-there');
    position.play('travel own5+own5');
    expect(position.refusal('step oasis-5')).toBe('path-not-payable');
    position.play('step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9');
    expect(player(position).coin).toBe(2);
    const card = turn({ character: 'berke', dice: ['own5'], posts: ['moscow'], camel: 1 }, { cityCards: { moscow: 'k04' } });
    expect(card.refusal('cityCard k04 2 own5')).toBe('card-not-payable');
  });

  test('VOY-R-56: only the price of an occupied space is free', () => {
    const full = turn({ character: 'berke', dice: ['own6'] }, { spaces: { khansFavour: ['1:own1', '2:own1', '3:own1', '1:black1'] } });
    expect(full.check('khan gold own6')).toMatchObject(refused('khan-full', 'VOY-KHAN-6'));
  });
});

test('who has no character yet goes by the plain rules: one figure in Venezia and nine posts, as nobody else in particular', () => {
  const { nobody, characters } = tablesOf(standardPack());
  expect(nobody).toMatchObject({ id: 'nobody', figures: 1, start: 'venezia', posts: 9, income: { plain: [], effects: [] } });
  expect(Object.keys(characters)).not.toContain(nobody.id);
  for (const ability of Object.values(characters).flatMap(({ id }) => abilitiesOf(id as CharacterId))) expect(nobody[ability as 'jumps']).toBeFalsy();
});
