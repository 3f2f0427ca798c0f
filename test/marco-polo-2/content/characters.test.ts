import { describe, expect, test } from 'vitest';
import { characters, firstGameCharacters } from '../../../src/marco-polo-2/content/characters.js';
import { marcoPolo2, standardPack, withContent, type Arrangement } from '../../../src/marco-polo-2/index.js';
import { rules } from '../../../src/marco-polo-2/words/rules.js';
import { scenario } from '../../../src/testing/index.js';
import { boringLuck, change, diceOn, offered, player, position, type At } from '../helpers.js';

describe('abha-basu', () => {
  describe('Abha Basu', () => {
    test('MP2-ABHA-1: 2 coins at the start of each round', () => {
      expect(player(boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'abha-basu', coin: 0 }, {}] }))).coin).toBe(2);
    });

    test('MP2-ABHA-2: a jade for each contract completed', () => {
      const at = position({ players: [{ character: 'abha-basu', dice: ['own1'], contracts: ['c01'], camel: 2, silk: 1, pepper: 2, jade: 0, vp: 0 }] });
      at.play('complete c01');
      expect(player(at)).toMatchObject({ jade: 1, vp: 4 });
    });

    test('MP2-ABHA-3: a point for each jade received, none lost for jade spent', () => {
      const at = position({ players: [{ character: 'abha-basu', dice: ['own6', 'own4', 'own1'], jade: 0, vp: 0, coin: 9 }] }).play('moneyBag own1 jade');
      expect(player(at).vp).toBe(1);
      at.play('seals own6+own4', 'seal jeweler');
      expect(player(at)).toMatchObject({ jade: 4, vp: 4 });
      const spent = position({ players: [{ character: 'abha-basu', dice: ['own1'], jade: 1, camel: 0, vp: 5 }] }).play('reroll own1').luck([2]);
      expect(player(spent)).toMatchObject({ jade: 0, vp: 5 });
    });
  });
});

describe('berke', () => {
  describe('Berke Khan', () => {
    const poor = (character: string): At => position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character, coin: 0, jade: 0, posts: ['xian'], dice: ['own6', 'own5'] }, {}], spaces: { 'book:I': ['1:own1'], guildSeals: ['1:own1', '1:own1'], contracts: ['1:own1'] }, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '1:own2' } });

    test('MP2-R-68 on: Berke pays for no occupied space, where others must', () => {
      const lines = ['book I own6', 'seals own6+own5', 'contracts own6'];
      expect(lines.map((line) => poor('berke').refusal(line))).toEqual([null, null, null]);
      expect(lines.map((line) => poor('de-wu').refusal(line))).toEqual(['cannot-pay', 'cannot-pay', 'cannot-pay']);
      expect(player(poor('berke').play('book I own6', 'offer 2'))).toMatchObject({ coin: 0, jade: 0, pepper: 3 });
    });

    test('MP2-R-68 on: the lower travel space costs him its 2 coins, occupied or not', () => {
      // The road to Xanadu costs 2 camels (reconstructed).
      const at = (coin: number): At => position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'berke', coin, camel: 2, jade: 0, dice: ['own6'] }, {}], spaces: { 'travel:lower': ['1:own1'] } });
      expect(at(1).refusal('travel lower own6')).toBe('nowhere-to-go');
      expect(player(at(2).play('travel lower own6', 'step xanadu', 'stop')).coin).toBe(0);
    });

    test('MP2-R-68 on: brown spaces stay closed to him, and his colour counts once', () => {
      expect(poor('berke').check('cityCard k09 own6')).toMatchObject({ code: 'space-taken', rule: 'MP2-SPACE-4' });
      const own = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'berke', dice: ['own6'] }], spaces: { 'book:I': ['0:own1'] } });
      expect(own.refusal('book I own6')).toBe('own-colour-there');
    });
  });
});

describe('characters', () => {
  const rich = { coin: 50, camel: 50 };

  test('MP2-R-68: everybody goes by the name of the rules, from which the id is made', () => {
    const plain = (name: string): string[] => name.normalize('NFD').replace(/[^A-Za-z -]/g, '').toLowerCase().split(/[ -]/);
    for (const { id, name } of [...characters, ...firstGameCharacters]) expect(plain(name), id).toEqual(expect.arrayContaining(id.split('-')));
    const sections = new Set(rules.rules.map(({ section }) => section));
    expect(characters.filter(({ name }) => !sections.has(name))).toEqual([]);
    expect(firstGameCharacters.filter(({ name }) => !rules.rule('MP2-R-68')?.text.includes(`*${name}*`))).toEqual([]);
  });

  test('MP2-CHAR-1: everybody has one character, open to all', () => {
    const at = position({ seats: 2, players: [{ character: 'de-wu' }, { character: 'abha-basu' }] });
    expect(marcoPolo2.view(at.state, 1).players.map(({ character }) => character)).toEqual(['de-wu', 'abha-basu']);
    expect(marcoPolo2.validateConfig({ seats: 2, characters: ['de-wu', 'de-wu'] }).ok).toBe(false);
  });

  test('MP2-CHAR-1: the same one in every round, and he wins against the book', () => {
    for (const round of [1, 5]) {
      const at = position({ seats: 2, round, players: [{ character: 'de-wu', dice: ['own6'] }, { character: 'abha-basu', dice: ['own6'] }] });
      // MP2-SEAL-1 asks for two dice; De Wu needs one, whoever else plays.
      expect([at.refusal('seals own6'), at.play('moneyBag own6 coin', 'end turn').refusal('seals own6')]).toEqual([null, 'dice-number']);
      expect(at.state.players.map(({ character }) => character)).toEqual(['de-wu', 'abha-basu']);
    }
    const next = boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'de-wu' }, { character: 'abha-basu' }] }));
    expect([next.state.round, next.state.players.map(({ character }) => character)]).toEqual([2, ['de-wu', 'abha-basu']]);
  });

  test('MP2-CHAR-2: an ability works right after its event, its owner choosing the order', () => {
    const at = position({ players: [{ ...rich, vp: 0, camel: 50, gold: 0, character: 'mongke-khan', figure: 'fuzhou', dice: ['own2', 'own2'] }], outposts: { pagan: 'outpost-good' } }).play('travel middle own2+own2', 'step oasis-lingnan', 'step pagan', 'stop');
    expect(player(at).vp).toBe(3);
    expect(offered(at, 'next').slice().sort()).toEqual(['next anyGood outpost-good', 'next oases mongke-khan']);
    const before = at.play('next oases mongke-khan').state;
    expect(change(before, at.play('oases 0 1'))).toEqual({ camel: 1 });
    expect(at.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });

  const guests = ['raschid', 'matteo', 'mercator', 'berke', 'niccolo-marco', 'wilhelm', 'johannes'];

  test('MP2-VAR-3: the characters of the first game may be added', () => {
    expect(marcoPolo2.validateConfig({ seats: 2, characters: ['berke', 'de-wu'] }).ok).toBe(false);
    expect(marcoPolo2.validateConfig({ seats: 2, characters: ['berke', 'de-wu'], rulings: { firstGameCharacters: 'on' } }).ok).toBe(true);
  });

  /** The characters among which those to pick from are drawn. */
  function cast(firstGameCharacters: 'on' | 'off'): readonly string[] {
    let state = marcoPolo2.setup({ seats: 2, firstPlayer: 0, rulings: { firstGameCharacters } });
    for (let request = marcoPolo2.chance(state); request; request = marcoPolo2.chance(state)) {
      if (request.purpose === 'characters' && request.kind === 'draw') return request.from;
      state = marcoPolo2.resolve(state, request.kind === 'roll' ? Array.from({ length: request.dice }, () => 1) : request.from.slice(0, request.count));
    }
    return [];
  }

  test('MP2-R-68 on: seven of them are shuffled in, Kubilai Khan is not', () => {
    expect(cast('on').slice().sort()).toEqual([...cast('off'), ...guests].sort());
    expect(cast('on')).not.toContain('kubilai');
  });

  test('MP2-R-68 off: none of them takes part', () => {
    expect(cast('off')).toHaveLength(7);
    for (const character of guests) expect(() => position({ players: [{ character }] }), character).toThrow();
  });

  test('MP2-R-6 every-round: the round income of added characters comes in round 1, too', () => {
    const income = (character: string, firstRoundIncome: 'every-round' | 'from-round-two'): object => {
      const at = boringLuck(position({ seats: 2, round: 1, at: 'round-start', rulings: { firstGameCharacters: 'on', firstRoundIncome }, players: [{ character, coin: 0, camel: 0 }, {}] }));
      return { coin: player(at).coin, camel: player(at).camel };
    };
    expect([income('johannes', 'every-round'), income('niccolo-marco', 'every-round')]).toEqual([{ coin: 3, camel: 0 }, { coin: 0, camel: 1 }]);
    expect([income('johannes', 'from-round-two'), income('niccolo-marco', 'from-round-two')]).toEqual([{ coin: 0, camel: 0 }, { coin: 0, camel: 0 }]);
  });


});

describe('de-wu', () => {
  describe('De Wu', () => {
    test('MP2-DEWU-1: one die for a seal, or two', () => {
      const at = position({ players: [{ character: 'de-wu', dice: ['own4', 'own2'], jade: 0 }] });
      expect(at.refusal('seals own4')).toBeNull();
      expect(at.refusal('seals own4+own2')).toBeNull();
      expect(position({ players: [{ character: 'abha-basu', dice: ['own4', 'own2'] }] }).refusal('seals own4')).toBe('dice-number');
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
});

describe('filippo-vitello', () => {
  const rich = { coin: 50, camel: 50 };

  describe('Filippo Vitello', () => {
    test('MP2-FILIPPO-1: another player\'s outpost tile comes to him, the bonus stays with the other', () => {
      const at = position({ seats: 2, players: [{ ...rich, dice: ['own1'] }, { character: 'filippo-vitello' }], outposts: { xanadu: 'outpost-gold' } }).play('travel lower own1', 'step xanadu', 'stop');
      expect(player(at).gold).toBe(2);
      expect(player(at, 1).outposts).toEqual(['outpost-gold']);
      expect(at.state.goneOutposts).not.toContain('outpost-gold');
    });

    test('MP2-FILIPPO-1: also a tile the other could not or would not use', () => {
      const taken = (tile: string, more: object, ...lines: string[]): readonly string[] => player(position({ seats: 2, ...more, players: [{ ...rich, dice: ['own1'] }, { character: 'filippo-vitello' }], outposts: { xanadu: tile } }).play('travel lower own1', 'step xanadu', 'stop', ...lines), 1).outposts;
      expect(taken('outpost-contract', {}, 'decline')).toEqual(['outpost-contract']);
      expect(taken('outpost-black-die', { blackDice: [] })).toEqual(['outpost-black-die']);
    });

    test('MP2-FILIPPO-2: his own tile he keeps instead of its bonus', () => {
      const at = position({ seats: 2, players: [{ ...rich, character: 'filippo-vitello', gold: 0, dice: ['own1'] }, {}], outposts: { xanadu: 'outpost-gold' } }).play('travel lower own1', 'step xanadu', 'stop');
      expect(player(at)).toMatchObject({ gold: 0, outposts: ['outpost-gold'] });
    });

    test('MP2-FILIPPO-3: tiles are bonus actions, any number a turn, at once if he likes', () => {
      const at = position({ seats: 4, players: [{ character: 'filippo-vitello', outposts: ['outpost-gold', 'outpost-silk'], gold: 0, silk: 0, dice: ['own6', 'own1'] }] }).play('outpost outpost-gold', 'khan own1', 'outpost outpost-silk');
      expect(player(at)).toMatchObject({ gold: 2, silk: 2, outposts: [] });
      expect(at.state.goneOutposts).toEqual(expect.arrayContaining(['outpost-gold', 'outpost-silk']));
      expect(at.check('outpost outpost-gold')).toMatchObject({ code: 'no-tile', rule: 'MP2-FILIPPO-3' });
    });

    test('MP2-FILIPPO-4: tiles left over are worth nothing', () => {
      const total = (outposts: string[]): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ character: 'filippo-vitello', outposts }, {}] }).state).players[0]?.total;
      expect(total(['outpost-gold', 'outpost-coins'])).toBe(total([]));
    });
  });
});

describe('gantulga-od', () => {
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
      const at = od({ coin: 0, camel: 4, figure: 'xian', dice: ['own2'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own2', 'step fuzhou', 'step oasis-lingnan', 'stop');
      expect(player(at)).toMatchObject({ camel: 0, figures: ['oasis-lingnan'] });
    });
  });
});

describe('isabella-donati', () => {
  test('MP2-ISABELLA-3: a black die taken before the roll is in no pair', () => {
    const { guildSeals } = standardPack();
    const game = withContent({ guildSeals: guildSeals.map((seal) => (seal.id === 'farmer' ? { ...seal, bonus: { blackDie: 1 } } : seal)) });
    const at = scenario(game, { seats: 2, at: 'round-start', players: [{ character: 'isabella-donati', coin: 0, camel: 0, vp: 0, improved: ['farmer'] }, {}] });
    const roll = (): void => {
      for (let request = game.chance(at.state); request; request = game.chance(at.state)) {
        at.luck(request.kind === 'draw' ? request.from.slice(0, request.count) : request.dice === 1 ? [6] : request.seat === 0 ? [6, 5, 4, 3, 2] : [3, 3, 3, 3, 3]);
      }
    };
    roll();
    at.play('accept');
    roll();
    // The black 6 and the own one bring 2 coins each, 5 and 2 a point, 4 and 3 a camel; nobody is asked about a pair.
    expect(at.state.players[0]).toMatchObject({ coin: 4, vp: 2, camel: 2, dice: ['own6', 'black6', 'own5', 'own4', 'own3', 'own2'] });
  });

  describe('Isabella Donati', () => {
    const rolled = (values: number[], more: object = {}): At => boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'isabella-donati', coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, jade: 0, vp: 0 }, {}], ...more }), ({ kind, seat }) => (kind === 'roll' && seat === 0 ? values : null));

    test('MP2-ISABELLA-1: 2 coins for a 1 or 6, a point for a 2 or 5, a camel for a 3 or 4, once a round for each die', () => {
      const at = rolled([1, 2, 3, 4, 5]);
      expect(player(at)).toMatchObject({ coin: 2, vp: 2, camel: 2 });
      // A value that was not rolled is not told.
      const gained = at.events.flatMap((event) => (event.kind === 'gained' && event.source === 'isabella-donati' ? [event.amounts] : []));
      expect(gained).toEqual([{ coin: 2 }, { vp: 1 }, { camel: 1 }, { camel: 1 }, { vp: 1 }]);
      const black = position({ players: [{ character: 'isabella-donati', dice: ['own1'], camel: 3, coin: 0, vp: 0 }] }).play('buy black die').luck([6]);
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
      const at = position({ rulings: { blackDiceVariant: 'step-1' }, blackDice: [6, 2], players: [{ character: 'isabella-donati', dice: ['own1'], camel: 3, coin: 0, vp: 0 }] }).play('buy black die', 'pick 2');
      expect(player(at)).toMatchObject({ vp: 1, coin: 0, dice: ['black2', 'own1'] });
    });
  });
});

describe('johannes', () => {
  describe('Johannes Carpini', () => {
    const johannes = (more: object = {}, extra: object = {}): At => position({ seats: 2, rulings: { firstGameCharacters: 'on' }, ...extra, players: [{ character: 'johannes', coin: 2, camel: 0, jade: 0, figure: 'oasis-gobi', dice: ['own1'], ...more }, {}] });

    test('MP2-R-68 on: Johannes goes from an oasis to any other as one step without route cost', () => {
      const at = johannes().play('travel lower own1');
      expect(offered(at, 'step').slice().sort()).toEqual(['assam', 'kerman', 'khorasan', 'lingnan', 'sichuan', 'tarim'].map((oasis) => `step oasis-${oasis}`));
      expect(player(at.play('step oasis-kerman', 'stop'))).toMatchObject({ coin: 0, figures: ['oasis-kerman'] });
    });

    test('MP2-R-68 on: a neighbouring oasis costs him nothing, either, and each jump is a step', () => {
      // The road from Lingnan to Assam costs 1 coin and 2 camels (reconstructed).
      const at = johannes({ coin: 0, figure: 'oasis-lingnan', dice: ['own2', 'own2'] }).play('travel middle own2+own2', 'step oasis-assam', 'step oasis-gobi');
      expect(offered(at, 'step')).toEqual([]);
      expect(player(at.play('stop'))).toMatchObject({ coin: 0, camel: 0, figures: ['oasis-gobi'] });
    });

    test('MP2-R-68 on: in any movement, not from a city, and others cannot', () => {
      const card = johannes({ camel: 2, coin: 0, dice: ['own1'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own1', 'step oasis-kerman', 'stop');
      expect(player(card)).toMatchObject({ camel: 0, figures: ['oasis-kerman'] });
      expect(johannes({ coin: 50, camel: 50, figure: 'xanadu' }).play('travel lower own1').check('step oasis-kerman')).toMatchObject({ code: 'not-neighbours', rule: 'MP2-TRAVEL-9' });
      expect(johannes({ character: 'de-wu', coin: 50, camel: 50 }).play('travel lower own1').refusal('step oasis-kerman')).toBe('not-neighbours');
    });

    test('MP2-R-68 on: he has 3 coins in step 3 of each round', () => {
      const at = boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'johannes', coin: 0 }, {}] }));
      expect(player(at).coin).toBe(3);
    });
  });
});

describe('mailin-tian-chin', () => {
  const rich = { coin: 50, camel: 50 };

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
      const at = pair(['own3', 'own3'], ['xian', 'pagan'], {}, { contractPlaces: { 'kunming:0': null, 'kunming:1': null } }).play('travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop');
      expect(player(at)).toMatchObject({ posts: ['fuzhou', 'kunming'], unplaced: 9 });
      const resting = pair(['own3', 'own3'], ['xian', 'pagan']).play('travel middle own3+own3', 'step fuzhou', 'stop');
      expect(player(resting).posts).toEqual(['fuzhou']);
      const same = pair(['own3', 'own3'], ['xian', 'yangzhou']).play('travel middle own3+own3', 'step fuzhou', 'companion fuzhou', 'stop');
      expect(player(same).posts).toEqual(['fuzhou']);
      const card = pair(['own3'], ['xian', 'pagan'], {}, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own3', 'step fuzhou', 'companion kunming', 'stop');
      expect(offered(card, 'post').slice().sort()).toEqual(['post fuzhou', 'post kunming']);
      expect(player(card.play('post fuzhou')).posts).toEqual(['fuzhou']);
    });

    test('MP2-MAILIN-5: the additional post may be where either figure passed', () => {
      const at = pair(['own5', 'own4', 'own4'], ['beijing', 'pagan'], { jade: 1 }).play('travel upper own5+own4+own4', 'step yangzhou', 'step fuzhou', 'companion kunming', 'companion jaipur', 'stop');
      expect(player(at).posts).toEqual(['fuzhou', 'jaipur']);
      expect(at.moves().slice().sort()).toEqual(['decline', 'post kunming', 'post yangzhou']);
      expect(player(at.play('post kunming')).posts).toEqual(['fuzhou', 'jaipur', 'kunming']);
    });

    test('MP2-MAILIN-6: one bonus of the round start is received twice', () => {
      const arranged = (): At => boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'mailin-tian-chin', coin: 0, camel: 0, posts: ['balkh'], improved: ['jeweler'] }, {}], markers: { balkh: 'bonus-camel-coins' } }));
      expect(arranged().moves().slice().sort()).toEqual(['double bonus-camel-coins', 'double jeweler', 'single']);
      expect(player(boringLuck(arranged().play('double bonus-camel-coins')))).toMatchObject({ camel: 4, coin: 6 });
      expect(player(boringLuck(arranged().play('single')))).toMatchObject({ camel: 3, coin: 3 });
      const told = (move: string): unknown[] => arranged().play(move).events.filter(({ kind }) => kind === 'doubled');
      expect([told('double jeweler'), told('single')]).toEqual([[{ kind: 'doubled', seat: 0, rule: 'MP2-MAILIN-6', source: 'jeweler', lasting: 'once' }], []]);
    });
  });
});

describe('matteo', () => {
  describe('Matteo Polo', () => {
    const start = (more: Arrangement = {}): At => boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'matteo' }, {}], ...more }));
    const twos = (at: At): At => boringLuck(at, ({ kind, seat }) => (kind === 'roll' && seat === 0 ? [2, 2, 2, 2, 2, 2] : null));

    test('MP2-R-68 on: Matteo draws the top contract in step 3, from round 1 on, and may do without', () => {
      for (const round of [1, 2]) {
        const at = start({ round });
        expect(at.moves(), String(round)).toEqual(['draw', 'decline']);
        expect(player(boringLuck(at.play('draw'))).contracts, String(round)).toHaveLength(1);
      }
      expect(player(boringLuck(start().play('decline'))).contracts).toEqual([]);
    });

    test('MP2-R-68 on: with both spaces full one of the three contracts goes', () => {
      const at = boringLuck(start({ players: [{ character: 'matteo', contracts: ['c20', 's1'] }, {}] }).play('draw'), ({ kind }) => (kind === 'draw' ? ['c30'] : null));
      expect(at.moves().slice().sort()).toEqual(['discard c20', 'discard c30', 'discard s1']);
    });

    test('MP2-R-68 on: his white die is rolled with the others and counts for the compensation', () => {
      const at = twos(start().play('decline'));
      expect(player(at).dice).toEqual(['own2', 'own2', 'own2', 'own2', 'own2', 'white2']);
      // Twelve in all: three are missing.
      expect(offered(at, 'compensation').slice().sort()).toEqual(['compensation 0 camel 3 coin', 'compensation 1 camel 2 coin', 'compensation 2 camel 1 coin', 'compensation 3 camel 0 coin']);
    });

    test('MP2-R-68 on: the white die has no colour: it goes where his colour is, and does not bar it', () => {
      const at = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'matteo', coin: 50, dice: ['own6', 'white4'] }, { dice: [] }, { dice: [] }, { dice: [] }], spaces: { 'book:I': ['0:own5'] } });
      expect(at.refusal('book I own6')).toBe('own-colour-there');
      expect(at.refusal('book I white4')).toBeNull();
      at.play('khan white4', 'end turn');
      expect(diceOn(at, 'khansFavour')).toEqual(['0:white4']);
      expect(at.refusal('khan own6')).toBeNull();
    });

    test('MP2-R-68 on: it is none of the black dice, and comes back to him in step 1', () => {
      const at = twos(start({ spaces: { moneyBag: ['0:white3'] }, players: [{ character: 'matteo', dice: [] }, {}] }).play('decline'));
      expect(player(at).dice).toContain('white2');
      expect(diceOn(at, 'moneyBag')).toEqual([]);
      expect(at.state.blackDice).toHaveLength(4);
    });
  });
});

describe('mercator', () => {
  describe('Mercator ex Tabriz', () => {
    const beside = (seats: number, more: Arrangement = {}): At => position({ seats, rulings: { firstGameCharacters: 'on' }, players: [{ dice: ['own6', 'own1'], jade: 1, coin: 20 }, { character: 'mercator', pepper: 0, jade: 0, coin: 0, camel: 0 }], ...more });

    test('MP2-R-68 on: Mercator gets one thing of a kind another player takes from a book, of his choice', () => {
      const at = beside(4).play('book I own1', 'offer 1');
      expect(marcoPolo2.actor(at.state)).toEqual({ type: 'seat', seat: 1 });
      expect(at.moves().slice().sort()).toEqual(['glean jade', 'glean pepper']);
      expect(at.check('glean silk')).toMatchObject({ code: 'not-in-offer', rule: 'MP2-R-68' });
      const before = at.state;
      expect(change(before, at.play('glean pepper'), 1)).toEqual({ pepper: 1 });
      expect(change(before, at)).toEqual({});
    });

    test('MP2-R-68 on: a camel, too, but never coins; with one kind there is nothing to choose', () => {
      const camels = beside(4, { offers: { I: 'I-4' } });
      const before = camels.state;
      // I-4 offers 5 camels and 7 coins for a jade (reconstructed).
      camels.play('book I own1', 'offer 3');
      expect(change(before, camels, 1)).toEqual({ camel: 1 });
      expect(marcoPolo2.actor(camels.state)).toEqual({ type: 'seat', seat: 0 });
    });

    test('MP2-R-68 on: his own books bring him nothing more', () => {
      const at = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'mercator', dice: ['own1'], pepper: 0 }] });
      const before = at.state;
      expect(change(before, at.play('book I own1', 'offer 2'))).toEqual({ pepper: 3 });
    });

    test('MP2-R-68 on: it comes before that player\'s further bonus actions', () => {
      const at = beside(4).play('book I own1', 'offer 1');
      expect(at.refusal('moneyBag own6 coin')).toBe('not-now');
      expect(at.play('glean jade').refusal('moneyBag own6 coin')).toBeNull();
    });

    test('MP2-R-68 on: with 2 and 3 players he gets a camel when another uses the Khan\'s favour, with 4 not', () => {
      const camels = [2, 3, 4].map((seats) => player(beside(seats).play('khan own6'), 1).camel);
      expect(camels).toEqual([1, 1, 0]);
      const own = position({ seats: 2, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'mercator', camel: 0, dice: ['own6'] }, {}] }).play('khan own6');
      expect(player(own).camel).toBe(2);
    });
  });
});

describe('mongke-khan', () => {
  const rich = { coin: 50, camel: 50 };

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

    test('MP2-MONGKE-4: the same oasis pays again in another movement, but once in each', () => {
      // c03 gives a step and a point (reconstructed).
      const at = khan(['own1'], 'fuzhou', { contracts: ['c03'], pepper: 3 }).play('travel lower own1', 'step oasis-lingnan', 'step oasis-assam', 'step oasis-lingnan', 'stop');
      expect(player(at).vp).toBe(6);
      at.play('oases 2 0', 'complete c03', 'step oasis-assam', 'step oasis-lingnan', 'stop');
      expect(player(at).vp).toBe(6 + 1 + 6);
      expect(at.moves()).toEqual(['oases 2 0', 'oases 1 1', 'oases 0 2']);
    });

    test('MP2-MONGKE-5: the bonuses come after the move and cannot pay for it', () => {
      // The space and the road to the oasis cost 2 + 3 coins and 1 camel (reconstructed).
      const at = khan(['own1'], 'fuzhou', { coin: 5, camel: 1, jade: 0 }).play('travel lower own1', 'step oasis-lingnan');
      expect(at.check('step pagan')).toMatchObject({ code: 'path-too-dear' });
    });
  });
});

describe('niccolo-marco', () => {
  describe('Niccolo and Marco Polo', () => {
    const pair = (more: object = {}, extra: object = {}): At => position({ ...extra, rulings: { firstGameCharacters: 'on' }, players: [{ coin: 50, camel: 50, jade: 0, character: 'niccolo-marco', figures: ['xian', 'pagan'], dice: ['own3', 'own3'], ...more }] });

    test('MP2-R-68 on: Niccolo and Marco have a second figure, a camel each round, no more coins and no doubling', () => {
      expect(player(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'niccolo-marco' }, {}] }))).toMatchObject({ coin: 8, figures: ['beijing', 'beijing'] });
      const at = boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'niccolo-marco', camel: 0, coin: 0, improved: ['jeweler'] }, {}] }));
      expect(offered(at, 'double')).toEqual([]);
      expect(player(at)).toMatchObject({ camel: 1 + 2, coin: 0 });
    });

    test('MP2-R-68 on: a movement is divided between them, paid at once, with a post for each that moved', () => {
      // Xian to Fuzhou costs 3 coins, Pagan to Kunming 2 coins and 1 camel (reconstructed).
      const at = pair({ coin: 5, camel: 1 }, { contractPlaces: { 'kunming:0': null, 'kunming:1': null } }).play('travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop');
      expect(player(at)).toMatchObject({ coin: 0, camel: 0, figures: ['fuzhou', 'kunming'] });
      expect(player(at).posts.slice().sort()).toEqual(['fuzhou', 'kunming']);
    });

    test('MP2-R-68 on: on a city card only one post, of their choice', () => {
      const at = pair({ dice: ['own3'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own3', 'step fuzhou', 'companion kunming', 'stop');
      expect(offered(at, 'post').slice().sort()).toEqual(['post fuzhou', 'post kunming']);
      expect(player(at.play('post fuzhou')).posts).toEqual(['fuzhou']);
    });
  });
});

describe('raschid', () => {
  describe('Raschid ad-Din Sinan', () => {
    const raschid = (dice: ('own0' | 'black0')[], more: object = {}, extra: Arrangement = {}): At => position({ seats: 4, rulings: { firstGameCharacters: 'on' }, cityCards: { 'area:0': 'k09' }, ...extra, players: [{ coin: 50, camel: 50, jade: 0, character: 'raschid', dice, ...more }, {}, {}, {}] });

    test('MP2-R-68 on: Raschid names a value from 1 to 6 for each die when he places it', () => {
      const at = raschid(['own0', 'own0']);
      expect(offered(at, 'cityCard k09')).toEqual([6, 5, 4, 3, 2, 1].map((pips) => `cityCard k09 own${pips}`));
      expect(offered(at, 'book III:upper')).toEqual(['book III:upper own6', 'book III:upper own5']);
      expect(diceOn(at.play('khan own4'), 'khansFavour')).toEqual(['0:own4']);
      expect(player(at).dice).toEqual(['own0']);
    });

    test('MP2-R-68 on: values of two dice are named apart, black ones too, but no more dice than he has', () => {
      const at = raschid(['own0', 'black0']);
      expect(at.refusal('seals own6+black1')).toBeNull();
      expect(at.refusal('seals black6+own1')).toBeNull();
      expect(at.check('seals own6+own1')).toMatchObject({ code: 'no-such-die', rule: 'MP2-SPACE-1' });
      expect(at.refusal('seals own6')).toBe('dice-number');
      expect(at.refusal('khan own0')).not.toBeNull();
    });

    test('MP2-R-68 on: he can neither roll dice again nor change them', () => {
      const at = raschid(['own0', 'black0']);
      for (const line of ['reroll own0', 'change own0 up', 'change black0 down']) expect(at.check(line), line).toMatchObject({ code: 'die-without-value', rule: 'MP2-R-68' });
      for (const words of ['reroll', 'raise', 'lower']) expect(offered(at, words), words).toEqual([]);
      expect(offered(at, 'moneyBag')).toHaveLength(6);
    });

    test('MP2-R-68 on: the lowest value he names is the price of an occupied space', () => {
      const at = raschid(['own0', 'own0'], { coin: 50 }, { spaces: { guildSeals: ['1:own6', '1:own5'] } }).play('seals own6+own2', 'seal spicer');
      expect(player(at)).toMatchObject({ coin: 48, jade: 1 });
    });

    test('MP2-R-68 on: the ascending row binds him and those after him', () => {
      const at = raschid(['own0'], {}, { spaces: { khansFavour: ['1:own5'] } });
      expect(offered(at, 'khan')).toEqual(['khan own6', 'khan own5']);
      expect(at.check('khan own4')).toMatchObject({ code: 'khan-too-low', rule: 'MP2-KHAN-3' });
    });

    test('MP2-R-68 on: he never rolls, neither at the start of a round nor a black die, and gets no compensation', () => {
      const rolls: (number | null)[] = [];
      const at = boringLuck(position({ seats: 2, at: 'round-start', rulings: { firstGameCharacters: 'on' }, players: [{ character: 'raschid' }, {}] }), ({ kind, seat }) => { if (kind === 'roll') rolls.push(seat); return null; });
      expect(rolls).toEqual([1]);
      expect(player(at).dice).toEqual(['own0', 'own0', 'own0', 'own0', 'own0']);
      expect(offered(at, 'compensation')).toEqual([]);
      expect(player(raschid(['own0'], { camel: 3 }).play('buy black die')).dice).toEqual(['own0', 'black0']);
    });

    test('MP2-R-68 on: dice rolled before the characters are picked lose their value', () => {
      const at = boringLuck(position({ seats: 2, round: 1, at: 'round-start', rulings: { firstGameCharacters: 'on', firstRoll: 'roll-first' }, players: [{ character: 'raschid', dice: ['own6', 'own5', 'own4', 'own3', 'own2'] }, { dice: ['own6', 'own5', 'own4', 'own3', 'own2'] }] }));
      expect(player(at).dice).toEqual(['own0', 'own0', 'own0', 'own0', 'own0']);
      expect(player(at, 1).dice).toEqual(['own6', 'own5', 'own4', 'own3', 'own2']);
    });
  });
});

describe('wilhelm', () => {
  const ten = ['xanadu', 'xian', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa', 'calicut'];

  describe('Wilhelm von Rubruk', () => {
    const wilhelm = (more: object = {}, extra: object = {}): At => position({ seats: 2, rulings: { firstGameCharacters: 'on' }, ...extra, players: [{ coin: 50, camel: 50, jade: 0, vp: 0, character: 'wilhelm', figure: 'yangzhou', dice: ['own3', 'own3'], ...more }, {}] });
    const path = ['travel middle own3+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop'];

    test('MP2-R-68 on: Wilhelm has 13 posts and must place one in every city passed; the city he starts from is not passed', () => {
      const at = wilhelm();
      expect(player(at).unplaced).toBe(13);
      at.play(...path);
      expect(player(at)).toMatchObject({ posts: ['fuzhou', 'pagan'], unplaced: 11 });
    });

    test('MP2-R-68 on: also on a city card', () => {
      const at = wilhelm({ figure: 'xian', dice: ['own3'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own3', 'step fuzhou', 'step yangzhou', 'stop', 'decline');
      expect(player(at).posts).toEqual(['fuzhou', 'yangzhou']);
    });

    test('MP2-R-68 on: the bonuses of all posts come after the movement', () => {
      const at = wilhelm({ coin: 5, camel: 5 }, { outposts: { fuzhou: 'outpost-coins' } }).play('travel middle own3+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan');
      expect(player(at)).toMatchObject({ coin: 5, posts: [] });
      expect(player(at.play('stop'))).toMatchObject({ coin: 5, camel: 0 });
    });

    test('MP2-R-68 on: the 9th to 11th post bring 5, 5 and 10 points, the 12th nothing, the 13th 10', () => {
      const points = [8, 9, 10, 11, 12].map((count) => player(wilhelm({ figure: 'kabul', dice: ['own1'], posts: [...ten, 'yangzhou', 'fuzhou'].slice(0, count) }, { markers: { balkh: 'bonus-camels' } }).play('travel lower own1', 'step balkh', 'stop')).vp);
      expect(points).toEqual([5, 5, 10, 0, 10]);
    });

    test('MP2-R-68 on: cities passed get a post only from his board, by relocation only the end', () => {
      const last = wilhelm({ posts: [...ten, 'kabul', 'balkh'] }).play(...path);
      expect(offered(last, 'relocate')).toHaveLength(12);
      expect(player(last).posts).toContain('fuzhou');
      expect(last.check('relocate fuzhou')).toMatchObject({ code: 'just-placed', rule: 'MP2-POST-8' });
      last.play('relocate xanadu');
      expect(player(last)).toMatchObject({ posts: [...ten.slice(1), 'kabul', 'balkh', 'fuzhou', 'pagan'], unplaced: 0, vp: 10 });
      const none = wilhelm({ posts: [...ten, 'kabul', 'balkh', 'yangzhou'] }).play(...path, 'relocate xanadu');
      expect(player(none).posts).not.toContain('fuzhou');
      expect(player(none).posts).toContain('pagan');
    });
  });
});
