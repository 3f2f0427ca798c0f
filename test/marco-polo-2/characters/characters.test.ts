import { expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { boringLuck, change, offered, player, position } from '../helpers.js';

const rich = { coin: 50, camel: 50 };

test('MP2-CHAR-1: everybody has one character, open to all', () => {
  const at = position({ seats: 2, players: [{ character: 'de-wu' }, { character: 'abha-basu' }] });
  expect(marcoPolo2.view(at.state, 1).players.map(({ character }) => character)).toEqual(['de-wu', 'abha-basu']);
  expect(marcoPolo2.validateConfig({ seats: 2, characters: ['de-wu', 'de-wu'] }).ok).toBe(false);
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
