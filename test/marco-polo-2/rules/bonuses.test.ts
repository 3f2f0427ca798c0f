import { scenario } from '../../../src/testing/index.js';
import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, withContent } from '../../../src/marco-polo-2/index.js';
import { boringLuck, offered, player, position, type At } from '../helpers.js';

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
    expect(marcoPolo2.prompt(at.state).rule).toBe('MP2-ICON-3');
    at.play('decline');
    expect(at.events.at(-1)).toEqual({ kind: 'declined', seat: 0, rule: 'MP2-ICON-3', what: 'contractCity', source: 'contracts' });
    expect(player(at).contracts).toEqual(['c20']);
    const none = position({ players: [{ dice: ['own1'], posts: [], contracts: ['c13'], camel: 2, pepper: 4, vp: 0 }] }).play('complete c13');
    expect(player(none)).toMatchObject({ completed: ['c13'], contracts: [] });
  });

  test('MP2-POST-16: a benefit that begins is told as due, one that cannot as lost', () => {
    const told = (blackDice?: number[]): unknown[] => position({ ...(blackDice ? { blackDice } : {}), players: [{ dice: ['own1'], contracts: ['c02'], camel: 1, pepper: 3 }] }).play('complete c02').events.filter(({ kind }) => kind === 'bonus-due' || kind === 'lost');
    expect(told()).toEqual([{ kind: 'bonus-due', seat: 0, rule: 'MP2-POST-16', bonus: 'blackDie', source: 'c02' }]);
    expect(told([])).toEqual([{ kind: 'lost', seat: 0, rule: 'MP2-BONUS-5', what: 'blackDie', source: 'c02' }]);
  });

  test('MP2-POST-16: two black dice of one reward are taken and rolled one after the other', () => {
    const pack = standardPack();
    const game = withContent({ contracts: pack.contracts.map((one) => (one.id === 'c02' ? { ...one, reward: { blackDie: 2 } } : one)) });
    const at = scenario(game, { players: [{ dice: ['own1'], contracts: ['c02'], camel: 1, pepper: 3 }] }).play('complete c02', 'accept').luck([5]);
    expect(at.state.players[0]!.dice).toEqual(['black5', 'own1']);
    expect(at.moves()).toEqual(['accept', 'decline']);
    expect(at.play('accept').luck([3]).state.players[0]!.dice).toEqual(['black5', 'black3', 'own1']);
    expect(at.moves()).toContain('khan own1');
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
