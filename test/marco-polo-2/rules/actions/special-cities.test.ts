import { describe, expect, test } from 'vitest';
import { standardPack, withContent } from '../../../../src/marco-polo-2/index.js';
import { scenario } from '../../../../src/testing/scenario.js';
import { diceOn, offered, player, position, type At } from '../../helpers.js';

describe('special cities', () => {
  const used = (city: string, die: 'own1' | 'own3' | 'own4' | 'own5' | 'own6', more: object = {}): At => position({ seats: 4, players: [{ dice: [die], posts: [city], coin: 0, camel: 0, vp: 0, ...more }] }).play(`special ${city} ${die}`);

  test('MP2-SPECIAL-1: a post in the city, placed before this turn', () => {
    const at = (posts: string[], freshPosts: string[] = []): At => position({ seats: 4, players: [{ dice: ['own5'], posts }], turn: { freshPosts } });
    expect(at([]).check('special baghdad own5')).toMatchObject({ code: 'special-needs-post', rule: 'MP2-SPECIAL-1' });
    expect(at(['baghdad'], ['baghdad']).check('special baghdad own5')).toMatchObject({ code: 'post-too-new' });
    expect(at(['baghdad']).refusal('special baghdad own5')).toBeNull();
  });

  test('MP2-SPECIAL-2: two places, one own die, then a black one; then closed', () => {
    const at = (dice: ('0:own1' | '1:own2' | '2:black2')[]): At => position({ seats: 4, players: [{ dice: ['own5', 'black4'], posts: ['balkh'] }, {}, {}], spaces: { 'special:balkh': dice } });
    expect(at(['0:own1']).refusal('special balkh own5')).toBe('row-colour-used');
    expect(at(['0:own1']).refusal('special balkh black4')).toBeNull();
    expect(at(['1:own2', '2:black2']).refusal('special balkh black4')).toBe('space-taken');
    expect(diceOn(at(['1:own2']).play('special balkh own5'), 'special:balkh')).toEqual(['1:own2', '0:own5']);
  });

  test('MP2-SPECIAL-3: the printed reward is the same for every die', () => {
    const rewards = (['own1', 'own3', 'own4', 'own6'] as const).map((die) => {
      const { coin, camel, pepper, silk, gold, jade, vp } = player(used('hormuz', die));
      return [coin, camel, pepper, silk, gold, jade, vp].join();
    });
    expect(new Set(rewards).size).toBe(1);
  });

  test('MP2-SPECIAL-4: with the improved seal of its guild the seal bonus once or twice; with a basic one nothing', () => {
    expect(player(used('hormuz', 'own3', { improved: ['spicer'] })).vp).toBe(2);
    expect(player(used('hormuz', 'own5', { improved: ['spicer'] })).vp).toBe(4);
    expect(player(used('hormuz', 'own5', { seals: ['spicer'] })).vp).toBe(0);
    expect(player(used('hormuz', 'own5', { improved: ['jeweler'] })).vp).toBe(0);
    const told = (die: 'own3' | 'own5', more: object): unknown[] => used('hormuz', die, more).events.filter((event) => event.kind === 'special-city' || (event.kind === 'gained' && event.source === 'spicer'));
    const seal = { kind: 'gained', seat: 0, rule: 'MP2-SPECIAL-4', amounts: { vp: 2 }, source: 'spicer' };
    const visit = (times: number): object => ({ kind: 'special-city', seat: 0, rule: 'MP2-SPECIAL-4', city: 'hormuz', times });
    expect([told('own3', { improved: ['spicer'] }), told('own5', { improved: ['spicer'] }), told('own5', {})]).toEqual([[visit(1), seal], [visit(2), seal, seal], [visit(0)]]);
  });

  test('MP2-SPECIAL-5: twice means two separate times', () => {
    const at = used('hormuz', 'own5', { improved: ['spicer'] });
    const seals = at.events.filter((event) => event.kind === 'gained' && event.source === 'spicer');
    expect(seals.map((event) => ('amounts' in event ? event.amounts.vp : 0))).toEqual([2, 2]);
  });
});

describe('special cities', () => {
  const improved = ['farmer', 'spicer', 'tailor', 'jeweler'];

  test.each([['hormuz', 'spicer'], ['balkh', 'tailor'], ['baghdad', 'jeweler']])('MP2-SPECIAL-3: in %s the printed reward is taken first, then the bonus of the seal', (city, seal) => {
    const at = position({ seats: 4, players: [{ dice: ['own5'], posts: [city], improved }] }).play(`special ${city} own5`);
    const sources = at.events.flatMap((event) => ('source' in event ? [event.source] : []));
    expect(sources).toEqual([`special-${city}`, seal, seal]);
  });
});

describe('what is offered in special cities', () => {
  test('MP2-SPECIAL-1 MP2-SPECIAL-2: each with an own post, of an earlier turn, that has room', () => {
    const at = position({ seats: 4, players: [{ dice: ['own5', 'black4'], posts: ['balkh', 'hormuz', 'baghdad'] }, {}, {}], turn: { freshPosts: ['baghdad'] }, spaces: { 'special:balkh': ['1:own2'] } });
    expect(offered(at, 'special').slice().sort()).toEqual(['special balkh black4', 'special balkh own5', 'special hormuz black4', 'special hormuz own5']);
    const full = position({ seats: 4, players: [{ dice: ['own5', 'black4'], posts: ['balkh', 'hormuz'] }, {}, {}], spaces: { 'special:balkh': ['1:own2', '2:own4'], 'special:hormuz': ['0:own1'] } });
    expect(offered(full, 'special')).toEqual(['special hormuz black4']);
  });

  test('MP2-SPECIAL-1: nowhere else, and with no die that is not there', () => {
    const at = position({ seats: 4, players: [{ dice: ['own5'], posts: ['balkh', 'xian'] }] });
    expect(at.check('special xian own5')).toMatchObject({ code: 'special-needs-post' });
    expect(at.refusal('special balkh own4')).toBe('no-such-die');
  });

  const { specialCities, guildSeals } = standardPack();

  test('MP2-SPECIAL-3 MP2-SPECIAL-4: a choice of the printed reward is made before the bonus of the seal comes', () => {
    const game = withContent({ specialCities: specialCities.map((one) => (one.city === 'hormuz' ? { ...one, reward: { anyGood: 1 } } : one)) });
    const at = scenario(game, { seats: 4, players: [{ dice: ['own5'], posts: ['hormuz'], improved: ['spicer'], vp: 0 }] }).play('special hormuz own5');
    expect(game.validate(at.state)).toMatchObject({ ok: true });
    expect([at.moves(), at.state.players[0]!.vp]).toEqual([['goods pepper', 'goods silk', 'goods gold'], 0]);
    expect(at.play('goods silk').state.players[0]!.vp).toBe(4);
  });

  test('MP2-R-35: what the bonus of a seal leaves to be decided comes in the order of the player, or as printed', () => {
    const game = withContent({ guildSeals: guildSeals.map((one) => (one.id === 'spicer' ? { ...one, bonus: { anyGood: 1, contractTop: 1 } } : one)) });
    const at = (bonusOrder: string) => scenario(game, { seats: 4, rulings: { bonusOrder }, players: [{ dice: ['own3'], posts: ['hormuz'], improved: ['spicer'] }] }).play('special hormuz own3').moves();
    expect(at('player-choice')).toEqual(['next anyGood spicer', 'next contractTop spicer']);
    expect(at('canonical')).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });
});
