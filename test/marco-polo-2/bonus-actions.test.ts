import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { boringLuck, change, diceOn, offered, player, position, type At } from './helpers.js';

describe('next actions', () => {
  test('MP2-BONUS-1: in one\'s own turn, before or after the normal action, and never forced', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own1'], camel: 9 }] });
    expect(at.refusal('reroll own1')).toBeNull();
    expect(at.play('khan own1').refusal('reroll own6')).toBeNull();
    expect(at.refusal('end turn')).toBeNull();
  });

  test('MP2-BONUS-2: any number of times, each paid; only a black die is bought once a turn', () => {
    const at = position({ players: [{ dice: ['own2'], camel: 8 }] }).play('change own2 up', 'change own3 up', 'change own4 down').play('reroll own3').luck([1]);
    expect(player(at)).toMatchObject({ camel: 1, dice: ['own1'] });
  });

  test('MP2-BONUS-3: completing takes all camels and goods of a contract on an active space', () => {
    expect(position({ players: [{ dice: ['own1'], contracts: ['c01'], camel: 2, silk: 1, pepper: 1, jade: 0 }] }).check('complete c01')).toMatchObject({ code: 'cannot-pay' });
    expect(position({ players: [{ dice: ['own1'], camel: 2, silk: 1, pepper: 2 }] }).check('complete c01')).toMatchObject({ code: 'not-in-your-slots', rule: 'MP2-BONUS-3' });
  });

  test('MP2-BONUS-4: then it is completed and its rewards come', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c20', 'c01'], camel: 2, silk: 1, pepper: 2, coin: 0, vp: 0 }] }).play('complete c01');
    expect(player(at)).toMatchObject({ camel: 0, silk: 0, pepper: 0, coin: 4, vp: 3, contracts: ['c20'], completed: ['c01'] });
  });

  test('MP2-BONUS-5: a reward that is impossible is lost', () => {
    const at = position({ seats: 2, blackDice: [], players: [{ dice: ['own1'], contracts: ['c02'], camel: 1, pepper: 3, vp: 0 }] }).play('complete c02');
    expect(player(at)).toMatchObject({ vp: 2, completed: ['c02'], dice: ['own1'] });
    expect(at.events.some(({ kind }) => kind === 'lost')).toBe(true);
  });

  test('MP2-BONUS-6: improving a seal costs its price and brings its bonus at once', () => {
    const at = position({ players: [{ dice: ['own1'], seals: ['jeweler'], coin: 10, gold: 3, camel: 0 }] });
    expect(at.check('improve farmer')).toMatchObject({ code: 'seal-not-owned', rule: 'MP2-BONUS-6' });
    const before = at.state;
    expect(change(before, at.play('improve jeweler'))).toEqual({ coin: -9, gold: -2, camel: 2 });
  });

  test('MP2-BONUS-7: in the turn in which it was taken, several in one turn, never back', () => {
    const at = position({ players: [{ dice: ['own6', 'own4'], seals: ['farmer'], coin: 30, camel: 9, gold: 2, jade: 0 }] }).play('seals own6+own4', 'seal jeweler', 'improve farmer', 'pay 6 coin 4 camel 0 jade', 'improve jeweler', 'pay 9 coin 0 camel 0 jade');
    expect(player(at).improved).toEqual(['farmer', 'jeweler']);
    expect(at.check('improve jeweler')).toMatchObject({ code: 'improved-already', rule: 'MP2-BONUS-7' });
  });

  test('MP2-BONUS-8: one die on the bag for 3 coins, 2 camels or 1 jade, own or black', () => {
    const at = (line: string): object => { const one = position({ players: [{ dice: ['black6', 'own1'], coin: 0, camel: 0, jade: 0 }] }); return change(one.state, one.play(line)); };
    expect(['moneyBag black6 coin', 'moneyBag own1 camel', 'moneyBag own1 jade'].map(at)).toEqual([{ coin: 3 }, { camel: 2 }, { jade: 1 }]);
  });

  test('MP2-BONUS-9: the bag takes several dice of a colour, for nothing', () => {
    const at = position({ players: [{ dice: ['own3', 'own2', 'own1'], coin: 0 }], spaces: { moneyBag: ['0:own5'] } }).play('moneyBag own3 coin', 'moneyBag own2 coin');
    expect(player(at).coin).toBe(6);
    expect(diceOn(at, 'moneyBag').filter((die) => die.startsWith('0:own'))).toHaveLength(4);
  });

  test('MP2-BONUS-10: a die on the bag does not replace the normal action', () => {
    expect(position({ players: [{ dice: ['own3', 'own2'] }] }).play('moneyBag own3 coin').check('end turn')).toMatchObject({ code: 'main-action-due', rule: 'MP2-TURN-4' });
  });

  test('MP2-BONUS-11: rolling again costs 1 camel, and the result stands', () => {
    const at = position({ players: [{ dice: ['black2'], camel: 1, jade: 0 }] }).play('reroll black2').luck([2]);
    expect(player(at)).toMatchObject({ dice: ['black2'], camel: 0 });
    expect(at.refusal('reroll black2')).toBe('cannot-pay');
  });

  test('MP2-BONUS-12: up or down by one for 2 camels, never past 1 or 6', () => {
    const at = position({ players: [{ dice: ['own6', 'own1'], camel: 9 }] });
    expect(at.check('change own6 up')).toMatchObject({ code: 'no-such-value', rule: 'MP2-BONUS-12' });
    expect(at.check('change own1 down')).toMatchObject({ code: 'no-such-value' });
    expect(player(at.play('change own6 down', 'change own1 up', 'change own2 up'))).toMatchObject({ dice: ['own5', 'own3'], camel: 3 });
  });

  test('MP2-BONUS-13: a black die for 3 camels, rolled at once, once a turn, if one is left', () => {
    expect(position({ players: [{ dice: ['own1'], camel: 9 }], blackDice: [] }).check('buy black die')).toMatchObject({ code: 'no-black-die', rule: 'MP2-BLACK-4' });
    const at = position({ seats: 4, players: [{ dice: ['own1'], camel: 9, contracts: ['c02'], pepper: 3 }] }).play('complete c02', 'accept').luck([2]);
    expect(at.refusal('buy black die')).toBeNull();
    at.play('buy black die').luck([5]);
    expect(at.refusal('buy black die')).toBe('second-black-die');
    expect(player(at).dice).toEqual(['black5', 'black2', 'own1']);
  });

  test('MP2-BONUS-14: a bonus action uses no space', () => {
    const at = position({ seats: 4, nextFirst: 2, players: [{ character: 'filippo-vitello', outposts: ['outpost-move'], coin: 9, camel: 9, dice: ['own1'] }] }).play('outpost outpost-move', 'step xanadu', 'stop');
    expect([at.state.nextFirst, at.state.travelHeight]).toEqual([2, 0]);
  });
});

describe('black dice', () => {
  test('MP2-BLACK-1: they are of no colour, before and after own dice', () => {
    const at = position({ seats: 4, players: [{ dice: ['own3', 'black2'], coin: 9 }], spaces: { 'book:I': ['0:own5'] } });
    expect(at.refusal('book I black2')).toBeNull();
    const later = position({ seats: 4, players: [{ dice: ['own3'], coin: 9 }], spaces: { 'book:I': ['0:black5'] } });
    expect(later.refusal('book I own3')).toBeNull();
  });

  test('MP2-BLACK-2: mixed with own dice they count as the colour', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5', 'black4', 'black3'], coin: 20 }], spaces: { guildSeals: ['0:own2', '0:black2'] } });
    expect(at.refusal('seals own6+black4')).toBe('own-colour-there');
    expect(at.refusal('seals black4+black3')).toBeNull();
    const mixed = position({ seats: 2, players: [{ dice: ['own6', 'own5', 'black4', 'black3'], coin: 20 }, { dice: [] }] }).play('seals own6+black4', 'seal farmer', 'end turn');
    expect(mixed.refusal('seals own5+black3')).toBe('own-colour-there');
  });

  test('MP2-BLACK-3: any number on a blue space, at the usual price; a brown one takes one die', () => {
    const at = position({ seats: 4, players: [{ dice: ['black3'], coin: 3, jade: 0, posts: ['xian'] }], spaces: { contracts: ['0:black2', '0:black6'] } }).play('contracts black3');
    at.play(at.moves()[0] as string, 'stop');
    expect(player(at).coin).toBe(3);
    expect(position({ seats: 4, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '0:black1' }, players: [{ dice: ['black3'] }] }).refusal('cityCard k09 black3')).toBe('space-taken');
  });

  test('MP2-BLACK-4: none on the board, none to take', () => {
    const at = position({ seats: 2, blackDice: [], players: [{ character: 'filippo-vitello', outposts: ['outpost-black-die'], dice: ['own1'] }] }).play('outpost outpost-black-die');
    expect(player(at).dice).toEqual(['own1']);
  });

  test('MP2-BLACK-5: used this round, then back on the board; gained after the normal action it is kept for a later turn', () => {
    const at = position({ seats: 2, players: [{ dice: ['own6'], camel: 3 }, { dice: ['own1'] }] }).play('book I own6', 'offer 1', 'buy black die', 'pay 0 coin 3 camel 0 jade').luck([4]).play('end turn');
    expect(at.state.turn.seat).toBe(1);
    at.play('moneyBag own1 coin', 'end turn');
    expect(at.state.turn.seat).toBe(0);
    at.play('book II black4', 'offer 1', 'end turn');
    expect(boringLuck(at).state.blackDice).toHaveLength(4);
  });

  test('MP2-BLACK-6: rolled when taken', () => {
    const at = position({ players: [{ dice: ['own6'], camel: 3 }] }).play('buy black die');
    expect(marcoPolo2.chance(at.state)).toMatchObject({ kind: 'roll', dice: 1, sides: 6, rule: 'MP2-BLACK-6' });
  });

  test('MP2-BLACK-7: travelling with black dice takes the hourglass for the player', () => {
    const at = position({ seats: 4, seat: 1, firstPlayer: 0, players: [{ dice: [] }, { dice: ['black6'], coin: 9, camel: 9 }, {}, {}] }).play('travel lower black6');
    expect(at.state.nextFirst).toBe(1);
  });
});

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
});

describe('icons', () => {
  const filippo = (tile: string, more: object = {}, extra: object = {}): At => position({ ...extra, players: [{ character: 'filippo-vitello', coin: 9, camel: 9, outposts: [tile], dice: ['own1'], ...more }] }).play(`outpost ${tile}`);

  test('MP2-ICON-1: goods of choice, each by itself; with the sign of inequality all different', () => {
    const any = position({ players: [{ dice: ['own1'], contracts: ['c40'], camel: 2, pepper: 5, silk: 3, gold: 0 }] }).play('complete c40');
    // Six goods of choice (a reconstructed contract).
    expect(offered(any, 'pay goods').slice().sort()).toEqual(['pay goods pepper+pepper+pepper+pepper+pepper+silk', 'pay goods pepper+pepper+pepper+pepper+silk+silk', 'pay goods pepper+pepper+pepper+silk+silk+silk']);
    expect(any.check('pay goods pepper+pepper+pepper+pepper+pepper+pepper')).toMatchObject({ ok: false });
    const different = boringLuck(position({ seats: 2, at: 'round-start', players: [{ posts: ['balkh'] }, {}], markers: { balkh: 'bonus-goods' } }));
    expect(different.check('goods pepper+pepper')).toMatchObject({ code: 'goods-alike', rule: 'MP2-PAY-9' });
  });

  test('MP2-ICON-2: the top contract is kept with room; with both spaces full one of the three goes', () => {
    const at = filippo('outpost-contract').play('draw').luck(['c30']);
    expect(player(at).contracts).toEqual(['c30']);
    const full = filippo('outpost-contract', { contracts: ['c20', 'c21'] }).play('draw').luck(['c30']);
    expect(full.moves().slice().sort()).toEqual(['discard c20', 'discard c21', 'discard c30']);
    full.play('discard c30');
    expect(player(full).contracts).toEqual(['c20', 'c21']);
    expect(full.state.pileEnd).toEqual(['c30']);
  });

  test('MP2-ICON-3: a contract from a city with an own post', () => {
    const at = position({ contractPlaces: { 'xian:0': 'c10', 'xian:1': 'c11' }, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c13', 'c20'], camel: 2, pepper: 4 }] }).play('complete c13');
    expect(at.moves().slice().sort()).toEqual(['decline', 'take c10 none', 'take c11 none']);
    const none = position({ players: [{ dice: ['own1'], posts: [], contracts: ['c13'], camel: 2, pepper: 4, vp: 0 }] }).play('complete c13');
    expect(player(none)).toMatchObject({ completed: ['c13'], contracts: [] });
  });

  test('MP2-ICON-4: one movement of up to so many steps, routes paid, with a post', () => {
    const at = filippo('outpost-move', { figure: 'xian' }).play('step fuzhou');
    expect(offered(at, 'step')).toEqual([]);
    expect(player(at.play('stop'))).toMatchObject({ posts: ['fuzhou'], coin: 6 });
  });

  test('MP2-ICON-5: unused steps are lost, and the movement need not be used', () => {
    const at = filippo('outpost-move', { figure: 'xian' }).play('stop');
    expect(player(at)).toMatchObject({ figures: ['xian'], posts: [], coin: 9 });
    const two = position({ players: [{ dice: ['own1'], figure: 'xian', contracts: ['c25'], camel: 9, coin: 20, pepper: 3, silk: 2 }] }).play('complete c25', 'step fuzhou', 'stop');
    expect(player(two).posts).toEqual(['fuzhou']);
    expect(offered(two, 'step')).toEqual([]);
  });

  test('MP2-ICON-6: an exclamation mark means every round', () => {
    const at = boringLuck(position({ seats: 2, at: 'round-start', round: 4, players: [{ improved: ['jeweler'], camel: 0 }, {}] }));
    expect(player(at).camel).toBe(2);
  });

  test('MP2-ICON-7: a "+1" shield is one more different shield', () => {
    const shields = (shieldPlus: number): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ posts: ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'pagan', 'dunhuang', 'kashgar', 'baghdad'], shieldPlus, goal: 'g05' }] }).state).players[0]?.lines.find(({ id }) => id === 'shields')?.points;
    // Eight shields and the sun of g05 make nine.
    expect(shields(0)).toBe(17);
    expect(shields(4)).toBe(43);
  });

  test('MP2-ICON-8: a black die from the board, rolled', () => {
    expect(player(filippo('outpost-black-die').play('accept').luck([6])).dice).toEqual(['black6', 'own1']);
  });

  test('MP2-ICON-9: the copying marker gives the bonus of any other marker on the board, a post there not needed', () => {
    const markers = { balkh: 'bonus-copy', hormuz: 'bonus-camels', baghdad: 'bonus-coins', kashgar: 'bonus-points', lhasa: 'bonus-goods', calicut: 'bonus-camel-coins' };
    const at = position({ markers, players: [{ figure: 'kabul', coin: 9, camel: 0, dice: ['own1'] }] }).play('travel lower own1', 'step balkh', 'stop');
    expect(at.moves().slice().sort()).toEqual(['copy bonus-camel-coins', 'copy bonus-camels', 'copy bonus-coins', 'copy bonus-goods', 'copy bonus-points']);
    expect(at.check('copy bonus-copy')).toMatchObject({ code: 'not-copyable', rule: 'MP2-ICON-9' });
    expect(player(at.play('copy bonus-camels')).camel).toBe(3);
  });
});
