import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { boringLuck, change, diceOn, offered, player, position, type At } from '../helpers.js';

const rich = { coin: 50, camel: 50 };

test('MP2-CHAR-1: everybody has one character, open to all', () => {
  const at = position({ seats: 2, players: [{ character: 'de-wu' }, { character: 'abha-basu' }] });
  expect(marcoPolo2.view(at.state, 1).players.map(({ character }) => character)).toEqual(['de-wu', 'abha-basu']);
});

test('MP2-CHAR-2: an ability works right after its event, its owner choosing the order', () => {
  const at = position({ players: [{ ...rich, vp: 0, character: 'mongke-khan', figure: 'fuzhou', dice: ['own2', 'own2'] }], outposts: { pagan: 'outpost-good' } }).play('travel middle own2+own2', 'step oasis-lingnan', 'step pagan', 'stop');
  expect(player(at).vp).toBe(3);
  expect(offered(at, 'bonus')).toHaveLength(2);
});

describe('Möngke Khan', () => {
  const khan = (dice: ('own1' | 'own2' | 'own3')[], figure: string, more: object = {}): At => position({ players: [{ ...rich, vp: 0, character: 'mongke-khan', figure, dice, ...more }] });

  test('MP2-MONGKE-1: oases cost no step, but their routes are paid', () => {
    const at = khan(['own1'], 'fuzhou').play('travel lower own1', 'step oasis-lingnan', 'step pagan');
    expect(offered(at, 'step').every((line) => line.includes('oasis'))).toBe(true);
    at.play('stop');
    // 2 coins for the space; the two roads cost 3 + 2 coins and 1 + 2 camels (reconstructed).
    expect(player(at)).toMatchObject({ coin: 50 - 2 - 5, camel: 50 - 3, posts: ['pagan'] });
  });

  test('MP2-MONGKE-2: a movement may end in an oasis', () => {
    const at = khan(['own1'], 'fuzhou').play('travel lower own1', 'step oasis-lingnan', 'stop');
    expect(player(at)).toMatchObject({ figures: ['oasis-lingnan'], vp: 3 });
  });

  test('MP2-MONGKE-3: 3 points and 2 coins or 1 camel for each different oasis, the one he starts from excepted', () => {
    const at = khan(['own1'], 'oasis-lingnan', { figure: 'oasis-lingnan' }).play('travel lower own1', 'step oasis-assam', 'step jaipur', 'stop');
    expect(player(at).vp).toBe(3);
    const two = khan(['own1'], 'fuzhou').play('travel lower own1', 'step oasis-lingnan', 'step oasis-assam', 'stop');
    expect(player(two).vp).toBe(6);
    expect(offered(two, 'oases')).toHaveLength(3);
  });

  test('MP2-MONGKE-4: the same oasis pays again in another movement', () => {
    const at = position({ players: [{ ...rich, vp: 3, character: 'mongke-khan', figure: 'pagan', dice: ['own1'] }] }).play('travel lower own1', 'step oasis-lingnan', 'stop');
    expect(player(at).vp).toBe(6);
  });

  test('MP2-MONGKE-5: the bonuses come after the move and cannot pay for it', () => {
    // The space and the road to the oasis cost 2 + 3 coins and 1 camel (reconstructed).
    const at = khan(['own1'], 'fuzhou', { coin: 5, camel: 1, jade: 0 }).play('travel lower own1', 'step oasis-lingnan');
    expect(at.check('step pagan')).toMatchObject({ code: 'path-too-dear' });
  });
});

describe('De Wu', () => {
  test('MP2-DEWU-1: one die for a seal, or two', () => {
    const at = position({ players: [{ character: 'de-wu', dice: ['own4', 'own2'], jade: 0 }] });
    expect(at.refusal('seals own4')).toBeNull();
    expect(at.refusal('seals own4+own2')).toBeNull();
    expect(position({ players: [{ character: 'abha-basu', dice: ['own4', 'own2'] }] }).refusal('seals own4')).toBe('dice-count');
    expect(player(at.play('seals own4', 'seal jeweler')).jade).toBe(3);
  });

  test('MP2-DEWU-2: a jade for each seal improved, none for one taken', () => {
    const at = position({ players: [{ character: 'de-wu', dice: ['own1'], seals: ['jeweler'], coin: 9, gold: 2, jade: 0 }] }).play('improve jeweler');
    expect(player(at).jade).toBe(1);
    expect(player(position({ players: [{ character: 'de-wu', dice: ['own1'], jade: 0 }] }).play('seals own1', 'seal farmer')).jade).toBe(0);
  });

  test('MP2-DEWU-3: one more shield at the end', () => {
    const points = (character: string): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ character, posts: ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'pagan', 'dunhuang', 'kashgar', 'baghdad'], goal: 'g11' }, {}] }).state).players[0]?.lines.find(({ id }) => id === 'shields')?.points;
    // Eight shields, three on the goal card: 11 steps, 12 with De Wu (28 and 35 points are reconstructed).
    expect([points('abha-basu'), points('de-wu')]).toEqual([28, 35]);
  });
});

describe('Abha Basu', () => {
  test('MP2-ABHA-1: 2 coins at the start of each round', () => {
    expect(player(boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'abha-basu', coin: 0 }, {}] }))).coin).toBe(2);
  });

  test('MP2-ABHA-2: a jade for each contract completed', () => {
    const at = position({ players: [{ character: 'abha-basu', dice: ['own1'], active: ['c01'], camel: 2, silk: 1, pepper: 2, jade: 0, vp: 0 }] });
    at.play('complete c01');
    expect(player(at)).toMatchObject({ jade: 1, vp: 4 });
  });

  test('MP2-ABHA-3: a point for each jade received, none lost for jade spent', () => {
    const at = position({ players: [{ character: 'abha-basu', dice: ['own6', 'own4', 'own1'], jade: 0, vp: 0, coin: 9 }] }).play('bag own1 jade');
    expect(player(at).vp).toBe(1);
    at.play('seals own6+own4', 'seal jeweler');
    expect(player(at)).toMatchObject({ jade: 4, vp: 4 });
    const spent = position({ players: [{ character: 'abha-basu', dice: ['own1'], jade: 1, camel: 0, vp: 5 }] }).play('reroll own1').luck([2]);
    expect(player(spent)).toMatchObject({ jade: 0, vp: 5 });
  });
});

describe('Mailin and Tian Chin', () => {
  const pair = (dice: ('own1' | 'own3' | 'own4' | 'own5')[], figures: string[], more: object = {}, extra: object = {}): At => position({ ...extra, players: [{ ...rich, vp: 0, character: 'mailin-tian-chin', figures, dice, ...more }] });

  test('MP2-MAILIN-1: 3 more coins and a second figure', () => {
    expect(player(position({ seats: 2, players: [{ character: 'mailin-tian-chin' }, {}] }))).toMatchObject({ coin: 11, figures: ['beijing', 'beijing'] });
  });

  test('MP2-MAILIN-2: steps are divided freely; one step moves either figure', () => {
    const one = pair(['own1'], ['xian', 'pagan']).play('travel lower own1');
    expect(offered(one, 'step')).toContain('step fuzhou');
    expect(offered(one, 'companion')).toContain('companion kunming');
    const split = pair(['own3', 'own3'], ['xian', 'pagan']).play('travel middle own3+own3', 'step fuzhou', 'companion kunming');
    expect(split.refusal('stop')).toBeNull();
    expect(player(split.play('stop')).figures).toEqual(['fuzhou', 'kunming']);
  });

  test('MP2-MAILIN-3: both paths are paid before either moves', () => {
    // Xian to Fuzhou costs 3 coins, Pagan to Kunming 2 coins and 1 camel (reconstructed).
    const at = pair(['own3', 'own3'], ['xian', 'pagan'], { coin: 5, camel: 1 }).play('travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0 });
    expect(pair(['own3', 'own3'], ['xian', 'pagan'], { coin: 4, camel: 1, jade: 0 }).play('travel middle own3+own3', 'step fuzhou').refusal('companion kunming')).toBe('path-too-dear');
  });

  test('MP2-MAILIN-4: a post for each figure that moved; one city, one post; on a card one post only', () => {
    const at = pair(['own3', 'own3'], ['xian', 'pagan'], {}, { contracts: { 'kunming:0': null, 'kunming:1': null } }).play('travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop');
    while (offered(at, 'post').length > 0) at.play(at.moves()[0] as string);
    expect(player(at).posts.slice().sort()).toEqual(['fuzhou', 'kunming']);
    const same = pair(['own3', 'own3'], ['xian', 'yangzhou']).play('travel middle own3+own3', 'step fuzhou', 'companion fuzhou', 'stop');
    expect(player(same).posts).toEqual(['fuzhou']);
    const card = pair(['own3'], ['xian', 'pagan'], {}, { cards: { 'area:0': 'k11' } }).play('card k11 own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(offered(card, 'post').slice().sort()).toEqual(['post fuzhou', 'post kunming']);
    expect(player(card.play('post fuzhou')).posts).toEqual(['fuzhou']);
  });

  test('MP2-MAILIN-5: the additional post may be where either figure passed', () => {
    const at = pair(['own5', 'own4', 'own4'], ['beijing', 'pagan'], { jade: 1 }).play('travel upper own5+own4+own4', 'step yangzhou', 'step fuzhou', 'companion kunming', 'companion jaipur', 'stop');
    for (let line = at.moves().find((one) => one.startsWith('post ') && !one.includes('yangzhou') && !one.includes('kunming')); line; line = at.moves().find((one) => one.startsWith('post ') && !one.includes('yangzhou') && !one.includes('kunming'))) at.play(line);
    expect(at.moves().slice().sort()).toEqual(['decline', 'post kunming', 'post yangzhou']);
  });

  test('MP2-MAILIN-6: one bonus of the round start is received twice', () => {
    const arranged = (): At => boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'mailin-tian-chin', coin: 0, camel: 0, posts: ['balkh'], improved: ['jeweler'] }, {}], markers: { balkh: 'bonus-camel-coins' } }));
    expect(arranged().moves().slice().sort()).toEqual(['double bonus-camel-coins', 'double jeweler', 'single']);
    expect(player(boringLuck(arranged().play('double bonus-camel-coins')))).toMatchObject({ camel: 4, coin: 6 });
    expect(player(boringLuck(arranged().play('single')))).toMatchObject({ camel: 3, coin: 3 });
  });
});

describe('Filippo Vitello', () => {
  test('MP2-FILIPPO-1: another player\'s outpost tile comes to him, the bonus stays with the other', () => {
    const at = position({ seats: 2, players: [{ ...rich, dice: ['own1'] }, { character: 'filippo-vitello' }], outposts: { xanadu: 'outpost-gold' } }).play('travel lower own1', 'step xanadu', 'stop');
    expect(player(at).gold).toBe(2);
    expect(player(at, 1).outposts).toEqual(['outpost-gold']);
    expect(at.state.gone).not.toContain('outpost-gold');
  });

  test('MP2-FILIPPO-2: his own tile he keeps instead of its bonus', () => {
    const at = position({ seats: 2, players: [{ ...rich, character: 'filippo-vitello', gold: 0, dice: ['own1'] }, {}], outposts: { xanadu: 'outpost-gold' } }).play('travel lower own1', 'step xanadu', 'stop');
    expect(player(at)).toMatchObject({ gold: 0, outposts: ['outpost-gold'] });
  });

  test('MP2-FILIPPO-3: tiles are bonus actions, any number a turn, at once if he likes', () => {
    const at = position({ seats: 4, players: [{ character: 'filippo-vitello', outposts: ['outpost-gold', 'outpost-silk'], gold: 0, silk: 0, dice: ['own6', 'own1'] }] }).play('outpost outpost-gold', 'khan own1', 'outpost outpost-silk');
    expect(player(at)).toMatchObject({ gold: 2, silk: 2, outposts: [] });
    expect(at.state.gone).toEqual(expect.arrayContaining(['outpost-gold', 'outpost-silk']));
    expect(at.check('outpost outpost-gold')).toMatchObject({ code: 'no-tile', rule: 'MP2-FILIPPO-3' });
  });

  test('MP2-FILIPPO-4: tiles left over are worth nothing', () => {
    const total = (outposts: string[]): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ character: 'filippo-vitello', outposts }, {}] }).state).players[0]?.total;
    expect(total(['outpost-gold', 'outpost-coins'])).toBe(total([]));
  });
});

describe('Isabella Donati', () => {
  const rolled = (values: number[], more: object = {}): At => boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'isabella-donati', coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, jade: 0, vp: 0 }, {}], ...more }), ({ kind, seat }) => (kind === 'roll' && seat === 0 ? values : null));

  test('MP2-ISABELLA-1: 2 coins for a 1 or 6, a point for a 2 or 5, a camel for a 3 or 4, once a round for each die', () => {
    const at = rolled([1, 2, 3, 4, 5]);
    expect(player(at)).toMatchObject({ coin: 2, vp: 2, camel: 2 });
    const black = position({ players: [{ character: 'isabella-donati', dice: ['own1'], camel: 3, coin: 0, vp: 0 }] }).play('black-die').luck([6]);
    expect(player(black)).toMatchObject({ camel: 0, coin: 2 });
    const reroll = position({ players: [{ character: 'isabella-donati', dice: ['own1'], camel: 1, coin: 0, vp: 0 }] }).play('reroll own1').luck([6]);
    expect(player(reroll)).toMatchObject({ camel: 0, coin: 0 });
  });

  test('MP2-ISABELLA-2: a pair may give jade, silk or gold instead', () => {
    const kinds = ([[1, 'jade'], [6, 'jade'], [2, 'silk'], [5, 'silk'], [3, 'gold'], [4, 'gold']] as const).map(([value, good]) => {
      const others = [1, 2, 3, 4, 5, 6].filter((one) => one !== value).slice(0, 3);
      return player(rolled([value, value, ...others]).play(`pairs ${value}`))[good];
    });
    expect(kinds).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('MP2-ISABELLA-3: each die in one pair only; pairs are decided one by one', () => {
    expect(rolled([6, 6, 6, 5, 5]).moves().slice().sort()).toEqual(['pairs -', 'pairs 5', 'pairs 6', 'pairs 6+5'].sort());
    expect(player(rolled([6, 6, 6, 5, 5]).play('pairs 6+5'))).toMatchObject({ jade: 1, silk: 1, coin: 2, vp: 0 });
    expect(rolled([6, 6, 6, 5, 5]).check('pairs 4')).toMatchObject({ code: 'no-such-pair', rule: 'MP2-ISABELLA-3' });
  });

  test('MP2-ISABELLA-4: compensation comes in addition', () => {
    const at = rolled([1, 2, 3, 4, 1]).play('pairs -');
    expect(offered(at, 'compensation')).toHaveLength(5);
    expect(player(at)).toMatchObject({ coin: 4, vp: 1, camel: 2 });
  });

  test('MP2-ISABELLA-5: with dice that keep their value she is paid for the value she takes', () => {
    const at = position({ rulings: { blackDiceVariant: 'step-1' }, blackDice: [6, 2], players: [{ character: 'isabella-donati', dice: ['own1'], camel: 3, coin: 0, vp: 0 }] }).play('black-die', 'pick 2');
    expect(player(at)).toMatchObject({ vp: 1, coin: 0, dice: ['black2', 'own1'] });
  });
});

describe('Gantulga Od', () => {
  const od = (more: object = {}, extra: object = {}): At => position({ ...extra, players: [{ character: 'gantulga-od', coin: 2, camel: 0, jade: 0, dice: ['own6', 'own5', 'own4'], ...more }] });

  test('MP2-GANTULGA-1: only the lower travel space, with black dice too', () => {
    const at = od({ dice: ['own6', 'black5', 'black4'], coin: 50, camel: 50 });
    expect(at.refusal('travel lower black5')).toBeNull();
    expect(at.check('travel middle black5+black4')).toMatchObject({ code: 'lowest-travel-only', rule: 'MP2-GANTULGA-1' });
    expect(at.check('travel upper own6+black5+black4')).toMatchObject({ code: 'lowest-travel-only' });
  });

  test('MP2-GANTULGA-2: no coins or camels for routes, but jade and seals', () => {
    expect(player(od().play('travel lower own4', 'step xanadu', 'stop'))).toMatchObject({ coin: 0, camel: 0, posts: ['xanadu'] });
    expect(od({ figure: 'pagan' }).play('travel lower own4').refusal('step kabul')).toBe('path-too-dear');
    expect(od({ figure: 'hormuz' }).play('travel lower own4').refusal('step baghdad')).toBe('seal-missing');
  });

  test('MP2-GANTULGA-3: he pays for the space and for its being occupied', () => {
    const at = (coin: number): At => position({ seats: 4, players: [{ character: 'gantulga-od', coin, camel: 0, jade: 0, dice: ['own4'] }, {}], spaces: { 'travel:lower': ['1:own1'] } });
    expect(at(5).refusal('travel lower own4')).not.toBeNull();
    expect(player(at(6).play('travel lower own4', 'step xanadu', 'stop')).coin).toBe(0);
  });

  test('MP2-GANTULGA-4: other movements are free too, but a card costs what it costs', () => {
    const at = od({ coin: 0, camel: 4, figure: 'xian', dice: ['own2'] }, { cards: { 'area:0': 'k11' } }).play('card k11 own2', 'step fuzhou', 'step oasis-lingnan', 'stop');
    expect(player(at)).toMatchObject({ camel: 0, figures: ['oasis-lingnan'] });
  });
});

describe('characters of the first game', () => {
  const guest = (character: string, more: object = {}, extra: object = {}): At => position({ ...extra, rulings: { firstGameCharacters: 'on' }, players: [{ ...rich, vp: 0, character, ...more }] });

  test('MP2-VAR-3: they may be added', () => {
    expect(marcoPolo2.validateConfig({ seats: 2, characters: ['berke', 'de-wu'] }).ok).toBe(false);
    expect(marcoPolo2.validateConfig({ seats: 2, characters: ['berke', 'de-wu'], rulings: { firstGameCharacters: 'on' } }).ok).toBe(true);
  });

  test('MP2-R-68 on: Raschid names the value of his dice, and neither rolls nor changes them', () => {
    const at = guest('raschid', { dice: ['own0', 'own0'] }, { seats: 4 });
    expect(offered(at, 'book III:upper')).toEqual(['book III:upper own6', 'book III:upper own5']);
    expect(offered(at, 'reroll')).toEqual([]);
    expect(diceOn(at.play('khan own4'), 'khansFavour')).toEqual(['0:own4']);
  });

  test('MP2-R-68 on: Berke pays for no occupied space', () => {
    const at = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'berke', coin: 0, jade: 0, dice: ['own6'] }, {}], spaces: { 'book:I': ['1:own1'] }, cardDice: {} }).play('book I own6', 'offer 2');
    expect(player(at).coin).toBe(0);
  });

  test('MP2-R-68 on: Matteo has a white die, which counts in his roll, and draws a contract each round', () => {
    const at = position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'matteo' }, {}] });
    boringLuck(at);
    at.play('accept');
    boringLuck(at, ({ kind, seat }) => (kind === 'roll' && seat === 0 ? [2, 2, 2, 2, 2, 2] : null));
    expect(player(at).active).toHaveLength(1);
    expect(player(at).dice).toEqual(['own2', 'own2', 'own2', 'own2', 'own2', 'white2']);
    expect(offered(at, 'compensation')).toHaveLength(4);
  });

  test('MP2-R-68 on: Johannes jumps between oases and has 3 coins a round', () => {
    const at = position({ seats: 2, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'johannes', coin: 2, camel: 0, jade: 0, figure: 'oasis-gobi', dice: ['own1'] }, {}] }).play('travel lower own1', 'step oasis-kerman', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, figures: ['oasis-kerman'] });
    expect(player(boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'johannes', coin: 0 }, {}] }))).coin).toBe(3);
  });

  test('MP2-R-68 on: Wilhelm has 13 posts and places one in every city passed', () => {
    const at = position({ seats: 2, rulings: { firstGameCharacters: 'on' }, players: [{ ...rich, character: 'wilhelm', figure: 'yangzhou', dice: ['own3', 'own3'] }, {}] });
    expect(player(at).unplaced).toBe(13);
    at.play('travel middle own3+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop');
    expect(player(at).posts.slice().sort()).toEqual(['fuzhou', 'pagan']);
  });

  test('MP2-R-68 on: Niccolo and Marco have a second figure and a camel each round', () => {
    const at = boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'niccolo-marco', camel: 0, coin: 0 }, {}] }));
    expect(player(at)).toMatchObject({ camel: 1, figures: ['beijing', 'beijing'] });
  });

  test('MP2-R-68 on: Mercator gains something of what another takes from a book, never coins', () => {
    const at = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ dice: ['own1'] }, { character: 'mercator', pepper: 0, jade: 0 }] }).play('book I own1', 'offer 1');
    expect(marcoPolo2.actor(at.state)).toEqual({ type: 'seat', seat: 1 });
    expect(at.moves().slice().sort()).toEqual(['glean jade', 'glean pepper']);
    const before = at.state;
    expect(change(before, at.play('glean pepper'), 1)).toEqual({ pepper: 1 });
  });

  test('MP2-R-68 off: none of them takes part', () => {
    expect(() => position({ players: [{ character: 'berke' }] })).toThrow();
  });
});
