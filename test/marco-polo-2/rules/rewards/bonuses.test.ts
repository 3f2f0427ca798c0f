import { scenario } from '../../../../src/testing/index.js';
import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, withContent } from '../../../../src/marco-polo-2/index.js';
import { boringLuck, offered, player, position, type At } from '../../helpers.js';

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

describe('several benefits that wait', () => {
  const both = { anyGood: 1, contractTop: 1 };
  const markersWith = (bonuses: Readonly<Record<string, object>>) => withContent({ cityBonusMarkers: standardPack().cityBonusMarkers.map((one) => ({ ...one, bonus: bonuses[one.id] ?? one.bonus })) });
  /** The start of a round with posts at two markers, each with a good of choice and a contract. */
  const income = () => {
    const game = markersWith({ 'bonus-camels': both, 'bonus-coins': both });
    const at = scenario(game, { seats: 2, at: 'round-start', players: [{ posts: ['balkh', 'hormuz'], pepper: 0, silk: 0, gold: 0 }, {}], markers: { balkh: 'bonus-camels', hormuz: 'bonus-coins' } });
    for (let request = game.chance(at.state); request; request = game.chance(at.state)) at.luck(request.kind === 'draw' ? request.from.slice(0, request.count) : Array.from({ length: request.dice }, () => 3));
    return at;
  };

  test('MP2-POST-15: each can be the next, told by what it is and where it comes from', () => {
    expect(income().moves()).toEqual(['next anyGood bonus-camels', 'next contractTop bonus-camels', 'next anyGood bonus-coins', 'next contractTop bonus-coins']);
    for (const move of ['next anyGood bonus-points', 'next blackDie bonus-coins', 'next move bonus-camels']) expect([move, income().refusal(move)]).toEqual([move, 'not-waiting']);
  });

  test('MP2-POST-15 MP2-POST-16: the one that was chosen is finished, and the others wait', () => {
    const at = income().play('next anyGood bonus-coins');
    expect(at.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
    at.play('goods silk');
    expect(at.events.filter(({ kind }) => kind === 'gained')).toEqual([{ kind: 'gained', seat: 0, rule: 'MP2-ICON-1', amounts: { silk: 1 }, source: 'bonus-coins' }]);
    expect(at.moves()).toEqual(['next anyGood bonus-camels', 'next contractTop bonus-camels', 'next contractTop bonus-coins']);
    at.play('next contractTop bonus-coins');
    expect(at.moves()).toEqual(['draw', 'decline']);
    expect(at.play('decline').moves()).toEqual(['next anyGood bonus-camels', 'next contractTop bonus-camels']);
    // Of the last one nobody is asked.
    expect(at.play('next contractTop bonus-camels', 'decline').moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });

  const twoOf = (effect: 'contractTop' | 'contractCity', contractDiscard: string) => scenario(
    withContent({ cityBonusMarkers: standardPack().cityBonusMarkers.map((one) => (one.id === 'bonus-camels' ? { ...one, bonus: { [effect]: 1 } } : one)), outpostBonuses: standardPack().outpostBonuses.map((one) => (one.id === 'outpost-gold' ? { ...one, bonus: { [effect]: 1 } } : one)) }),
    { seats: 3, rulings: { contractDiscard }, contractPlaces: { 'xian:0': 'c10', 'xian:1': 'c11' }, markers: { kashgar: 'bonus-camels' }, outposts: { kashgar: 'outpost-gold' }, players: [{ figure: 'kabul', posts: ['xian'], contracts: ['c20', 'c21'], coin: 9, camel: 9, dice: ['own3'] }, {}] },
  ).play('travel lower own3', 'step kashgar', 'stop');

  test('MP2-R-40: icons of one arrival are two icons: what came with the first may go for the second, or only what was held before', () => {
    const drawn = (contractDiscard: string): readonly string[] => twoOf('contractTop', contractDiscard).play('next contractTop outpost-gold', 'draw').luck(['c30']).play('discard c20', 'draw').luck(['c31']).moves();
    expect(drawn('not-the-one-just-taken')).toEqual(['discard c21', 'discard c30', 'discard c31']);
    expect(drawn('held-since-turn-start')).toEqual(['discard c21', 'discard c31']);
    const taken = (contractDiscard: string): readonly string[] => twoOf('contractCity', contractDiscard).play('next contractCity outpost-gold', 'take c10 c20').moves();
    expect(taken('not-the-one-just-taken')).toEqual(['take c11 c21', 'take c11 c10', 'decline']);
    expect(taken('held-since-turn-start')).toEqual(['take c11 c21', 'decline']);
  });

  test('MP2-ICON-3: two contracts of one icon are taken one after the other, and neither goes for the other', () => {
    const game = withContent({ contracts: standardPack().contracts.map((one) => (one.id === 'c02' ? { ...one, reward: { contractCity: 2 } } : one)) });
    const at = scenario(game, { seats: 3, rulings: { contractDiscard: 'not-the-one-just-taken' }, contractPlaces: { 'xian:0': 'c10', 'xian:1': 'c11' }, players: [{ posts: ['xian'], contracts: ['c20', 'c02'], camel: 9, pepper: 9, jade: 0, dice: ['own3'] }, {}] }).play('complete c02', 'take c10 none');
    expect(at.moves()).toEqual(['take c11 c20', 'decline']);
    expect(at.play('take c11 c20').state.players[0]!.contracts).toEqual(['c10', 'c11']);
  });

  test('MP2-MONGKE-3: so many coins and camels as there were oases, and no more', () => {
    const at = (move: string) => position({ players: [{ character: 'mongke-khan', figure: 'fuzhou', coin: 9, camel: 9, vp: 0, dice: ['own6', 'own6'] }] }).play('travel middle own6+own6', 'step oasis-lingnan', 'step oasis-assam', 'stop').check(move);
    for (const move of ['oases 2 0', 'oases 1 1', 'oases 0 2']) expect([move, at(move)]).toEqual([move, { ok: true }]);
    for (const move of ['oases 2 1', 'oases 0 0', 'oases 1 0', 'oases 0 3']) expect([move, at(move)]).toEqual([move, expect.objectContaining({ code: 'compensation-total' })]);
  });

  test('MP2-BONUS-5 MP2-POST-16: a contract that can be taken is due, one that cannot is lost', () => {
    const told = (posts: string[]) => position({ players: [{ dice: ['own1'], posts, contracts: ['c13'], camel: 2, pepper: 4, jade: 0 }] }).play('complete c13').events.flatMap(({ kind }) => (kind === 'lost' || kind === 'bonus-due' ? [kind] : []));
    expect([told(['xian']), told(['balkh'])]).toEqual([['bonus-due'], ['lost']]);
  });

  test('MP2-BONUS-5: a movement of which no route can be paid is lost, and nobody is asked', () => {
    // From Beijing every route costs coins or camels.
    const at = (coin: number) => position({ players: [{ dice: ['own1'], contracts: ['c03'], coin, camel: 1, pepper: 3, jade: 0 }] }).play('complete c03');
    expect(at(0).moves()).toContain('khan own1');
    expect(at(0).events.at(-1)).toEqual({ kind: 'lost', seat: 0, rule: 'MP2-BONUS-5', what: 'move', source: 'c03' });
    expect(at(3).moves()).toEqual(['step yangzhou', 'stop']);
  });

  test('MP2-R-35: what the reward of a contract leaves to be decided comes in the order of the player, or as printed', () => {
    const game = withContent({ contracts: standardPack().contracts.map((one) => (one.id === 'c02' ? { ...one, reward: { anyGood: 1, contractTop: 1 } } : one)) });
    const moves = (bonusOrder: string): readonly string[] => scenario(game, { rulings: { bonusOrder }, players: [{ contracts: ['c02'], camel: 1, pepper: 3, jade: 0, dice: ['own3'] }] }).play('complete c02').moves();
    expect(moves('player-choice')).toEqual(['next anyGood c02', 'next contractTop c02']);
    expect(moves('canonical')).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });

  test('MP2-R-55 any-bonus-this-round MP2-ICON-5: a movement that comes twice is two movements, goods are twice as many', () => {
    const improving = (bonus: object) => scenario(
      withContent({ guildSeals: standardPack().guildSeals.map((one) => (one.id === 'farmer' ? { ...one, bonus } : one)) }),
      { rulings: { mailinDouble: 'any-bonus-this-round' }, players: [{ character: 'mailin-tian-chin', doubled: 'farmer', seals: ['farmer'], coin: 40, camel: 20, jade: 0, dice: ['own3'] }] },
    ).play('improve farmer');
    expect(improving({ anyGood: 2 }).moves()).toContain('goods pepper+pepper+silk+gold');
    const steps = (at: ReturnType<typeof improving>): number => {
      let count = 0;
      for (; at.moves().some((move) => move.startsWith('step')); count += 1) at.play(count % 2 === 0 ? 'step xian' : 'step beijing');
      return count;
    };
    const at = improving({ move: 2 });
    expect(steps(at)).toBe(2);
    at.play('stop');
    expect(steps(at)).toBe(2);
    expect(at.play('stop').moves()).toContain('khan own3');
  });
});
