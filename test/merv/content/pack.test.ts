// Component values are data: the rules hold with any pack that fits the printed structure.
import { describe, expect, test } from 'vitest';
import { sample } from '../../../src/kernel/chance.js';
import { UPPER_REWARDS } from '../../../src/merv/content/ids.js';
import { merv, standardPack, withContent, type MervGame } from '../../../src/merv/index.js';
import { laws } from '../../../src/testing/judging.js';
import { numbers, packs, randomPack } from '../packs.js';

type Json = Record<string, { entries: Record<string, unknown>[] }>;

/** The standard pack as a person would edit it. */
const template = (): Json => JSON.parse(JSON.stringify(standardPack())) as Json;

/** The place and the complaint of a pack that cannot be played with. */
function complaint(change: (pack: Json) => void): readonly [string, string] {
  const pack = template();
  change(pack);
  try {
    withContent(pack);
  } catch (error) {
    const { code, path, problem } = error as { code: string; path: (string | number)[]; problem: string };
    expect(code).toBe('invalid-content');
    return [path.join('.'), problem];
  }
  throw new Error('the pack was taken');
}

function playOut(game: MervGame, seats: number, seed: number): string {
  const random = numbers(seed);
  const state = game.inPlace.clone(game.setup({ seats }));
  for (let steps = 0; steps < game.longest; steps += 1) {
    const request = game.chance(state);
    const moves = game.legalMoves(state);
    if (request) game.inPlace.resolve(state, sample(request, random));
    else if (moves.length === 0) return JSON.stringify(state);
    else game.inPlace.play(state, moves[Math.floor(random() * moves.length)]!);
  }
  throw new Error('the game did not end');
}

describe('packs', () => {
  test('MERV-R-72: the standard pack written as JSON is a template that plays the same', () => {
    const copy = withContent(template());
    expect(copy.content.id).toBe(merv.content.id);
    expect(playOut(copy, 4, 7)).toBe(playOut(merv, 4, 7));
  });

  test('MERV-R-72: another value is another identity, in the state, too; provenance alone is not', () => {
    const pack = template();
    pack['tracks']!.entries[1]!['last'] = 25;
    const other = withContent(pack);
    expect(other.content.id).not.toBe(merv.content.id);
    expect(other.setup({ seats: 3 }).content).toBe(other.content.id);
    expect(other.validate(merv.setup({ seats: 3 })).ok).toBe(false);
    const sourced = template();
    sourced['tracks']!.entries[1]!['source'] = 'public';
    expect(withContent(sourced as never).content.id).toBe(merv.content.id);
  });

  test('MERV-R-72: one table alone can be replaced', () => {
    const influencePoints = { source: 'public', entries: [{ id: 'influence-1', at: 1, vp: 9 }] } as const;
    const game = withContent({ name: 'mine', influencePoints });
    expect(game.content.id.startsWith('mine-')).toBe(true);
    expect(game.content.tables.find(({ name }) => name === 'influencePoints')?.entries).toEqual([{ id: 'influence-1', source: 'public' }]);
  });

  test('MERV-R-72: every entry says where it comes from, reconstructed ones on what basis', () => {
    for (const { entries } of merv.content.tables) for (const { source, basis } of entries) expect(source === 'reconstructed').toBe(basis !== undefined);
    const walls = merv.content.tables.find(({ name }) => name === 'wallPieces');
    expect(walls?.entries.find(({ id }) => id === 'gate-sand')).toEqual({ id: 'gate-sand', source: 'reconstructed', basis: 'structure', fields: { cost: 'seed' } });
  });

  test('MERV-COMP-3 MERV-COMP-4 MERV-COMP-7 MERV-COMP-8 MERV-COMP-11: a pack that does not fit is refused by place', () => {
    expect(complaint(({ sites }) => sites!.entries.pop())).toEqual(['sites.entries', 'expected 24 to 24 items']);
    expect(complaint(({ sites }) => { sites!.entries[3]!['colour'] = 'white'; })[0]).toBe('sites.entries.3.colour');
    expect(complaint(({ wallPieces }) => { wallPieces!.entries[4]!['kind'] = 'segment'; })).toEqual(['wallPieces.entries', 'there are 16 segments and 4 gates, not 3 gates']);
    expect(complaint(({ wallPieces }) => { wallPieces!.entries[0]!['cost'] = 3; })[0]).toBe('wallPieces.entries.0.cost');
    expect(complaint(({ caravanCards }) => { caravanCards!.entries[0]!['spice'] = 'pepper'; })[0]).toBe('caravanCards.entries');
    expect(complaint(({ contracts }) => { contracts!.entries[0]!['stack'] = 'a b'; })[0]).toBe('contracts.entries.0.stack');
    expect(complaint(({ contracts }) => { contracts!.entries[0]!['stack'] = 'x'; })).toEqual(['contracts.entries', 'the contracts form six stacks, not 7']);
    expect(complaint(({ contracts }) => { contracts!.entries[2]!['influence'] = 21; })).toEqual(['contracts.entries.2.influence', 'the track ends at 20']);
    expect(complaint(({ upgrades }) => { upgrades!.entries[0]!['colour'] = 'teal'; })[0]).toBe('upgrades.entries');
    expect(complaint(({ scoringTiles }) => { scoringTiles!.entries[0]!['action'] = 'library'; })).toEqual(['scoringTiles.entries.2.action', 'two tiles for library']);
    expect(complaint(({ tracks }) => { tracks!.entries[0]!['id'] = 'influence'; })).toEqual(['tracks.entries', 'the id influence stands here twice']);
    expect(complaint(({ favourPoints }) => { favourPoints!.entries[0]!['at'] = 11; })).toEqual(['favourPoints.entries.0.at', 'the track ends at 10']);
    expect(complaint(({ spiceLimits }) => { spiceLimits!.entries[1]!['at'] = 1; })).toEqual(['spiceLimits.entries.1.at', 'the thresholds rise']);
    expect(complaint(({ cities }) => { cities!.entries[5]!['cost'] = ['teal']; })).toEqual(['cities.entries.5.cost', 'expected 2']);
    expect(complaint(({ cities }) => { cities!.entries[5]!['cost'] = ['teal', 'teal']; })[0]).toBe('cities.entries.5.cost.1');
    expect(complaint(({ camelMarket }) => { camelMarket!.entries[0]!['topLeft'] = 'favour'; })[0]).toBe('camelMarket.entries.0.topLeft');
    expect(complaint((pack) => { (pack as Record<string, unknown>)['extra'] = {}; })[0]).toBe('extra');
  });

  test('MERV-COMP-4, MERV-COMP-7, MERV-COMP-11, MERV-MARKET-8, MERV-CONTRACT-5: what does not fit is said, with the numbers that are missing', () => {
    const rows: readonly (readonly [(pack: Json) => void, string, string])[] = [
      [({ camelMarket }) => { camelMarket!.entries[1]!['topRight'] = 'favour'; }, 'camelMarket.entries.1.topRight', `an upper quarter gives one of ${UPPER_REWARDS.join(', ')}`],
      [({ upgrades }) => { upgrades!.entries.find(({ colour }) => colour === 'teal')!['colour'] = 'white'; }, 'upgrades.entries', 'there are 6 white upgrades and 4 bonus upgrades, not 7 white ones'],
      [({ wallPieces }) => { wallPieces!.entries.find(({ kind }) => kind === 'segment')!['kind'] = 'gate'; }, 'wallPieces.entries', 'there are 16 segments and 4 gates, not 5 gates'],
      [({ wallPieces }) => { wallPieces!.entries[0]!['cost'] = 3; }, 'wallPieces.entries.0.cost', 'a segment costs 1 or 2 cubes, a gate 3'],
      [({ wallPieces }) => { wallPieces!.entries.find(({ kind }) => kind === 'gate')!['cost'] = 2; }, 'wallPieces.entries.4.cost', 'a segment costs 1 or 2 cubes, a gate 3'],
      [({ tracks }) => { tracks!.entries[0]!['id'] = 'faith'; }, 'tracks.entries.0.id', 'expected one of favour, influence'],
      [({ influencePoints }) => { influencePoints!.entries[0]!['at'] = 21; }, 'influencePoints.entries.0.at', 'the track ends at 20'],
      [({ favourPoints }) => { favourPoints!.entries[0]!['at'] = 4; favourPoints!.entries[1]!['at'] = 4; }, 'favourPoints.entries.1.at', 'two entries for space 4'],
      [({ spiceLimits }) => { spiceLimits!.entries[1]!['kinds'] = 2; }, 'spiceLimits.entries.1.kinds', 'expected 3'],
      [({ cities }) => { cities!.entries[3]!['cost'] = ['teal', 'sand']; }, 'cities.entries.3.cost', 'expected 1'],
      [({ cities }) => { cities!.entries[4]!['cost'] = ['teal']; }, 'cities.entries.4.cost', 'expected 2'],
      [({ caravanCards }) => { caravanCards!.entries[0]!['spice'] = 'pepper'; }, 'caravanCards.entries', 'expected 8 cards of cinnamon, not 7'],
      [({ contracts }) => { Object.assign(contracts!.entries[0]!, { scrolls: 0, common: 0, rare: 0, anyGood: 0 }); }, 'contracts.entries.0', 'a contract asks for scrolls or goods'],
      [({ mosqueSpaces }) => { mosqueSpaces!.entries[3]!['boon'] = 'favour'; }, 'mosqueSpaces.entries.3.boon', 'camels lie on the four lowest spaces, and only there'],
      [({ mosqueSpaces }) => { mosqueSpaces!.entries[4]!['boon'] = 'camel'; }, 'mosqueSpaces.entries.4.boon', 'camels lie on the four lowest spaces, and only there'],
      [({ mosqueSpaces }) => { mosqueSpaces!.entries.at(-1)!['boon'] = 'favour'; }, 'mosqueSpaces.entries.15.boon', 'the last space, and only the last, scores mosque buildings'],
      [({ mosqueSpaces }) => { mosqueSpaces!.entries.at(-2)!['boon'] = 'mosqueBuildings4'; }, 'mosqueSpaces.entries.14.boon', 'the last space, and only the last, scores mosque buildings'],
      [({ mosqueSteps }) => { mosqueSteps!.entries[18]!['from'] = 'L6'; }, 'mosqueSteps.entries.18.from', 'expected L7'],
      [({ mosqueSteps }) => { mosqueSteps!.entries[0]!['from'] = 'L1-1'; }, 'mosqueSteps.entries.0.from', 'expected start'],
      [({ mosqueSteps }) => { mosqueSteps!.entries[3]!['to'] = 'L1-3'; }, 'mosqueSteps.entries.3.to', 'expected L1-4'],
    ];
    for (const [change, where, what] of rows) expect(complaint(change)).toEqual([where, what]);
  });

  test('MERV-CONTRACT-5: one scroll, or one good of any kind, is enough to ask for; the level may be the end of the track', () => {
    for (const one of ['scrolls', 'common', 'rare', 'anyGood']) {
      const pack = template();
      Object.assign(pack['contracts']!.entries[0]!, { scrolls: 0, common: 0, rare: 0, anyGood: 0, influence: 20, [one]: 1 });
      expect(withContent(pack).content.id).not.toBe(merv.content.id);
    }
  });

  test('MERV-MOSQUE-1: the mosque track keeps its shape', () => {
    expect(complaint(({ mosqueSpaces }) => { mosqueSpaces!.entries[9]!['id'] = 'L3-3'; })).toEqual(['mosqueSpaces.entries.9.id', 'expected L3-2']);
    expect(complaint(({ mosqueSpaces }) => { mosqueSpaces!.entries[0]!['boon'] = 'favour'; })[0]).toBe('mosqueSpaces.entries.0.boon');
    expect(complaint(({ mosqueSpaces }) => { mosqueSpaces!.entries[12]!['boon'] = 'mosqueBuildings4'; })[0]).toBe('mosqueSpaces.entries.12.boon');
    expect(complaint(({ mosqueSteps }) => { mosqueSteps!.entries[4]!['to'] = 'L2-2'; })).toEqual(['mosqueSteps.entries.4.to', 'expected L2-1']);
    expect(complaint(({ mosqueSteps }) => mosqueSteps!.entries.pop())).toEqual(['mosqueSteps.entries', 'expected 19 steps']);
  });

  test('MERV-R-72: random packs are valid, different from each other, and played to the end by any number of seats', () => {
    const ids = packs.map((pack, at) => {
      const game = withContent(pack);
      for (const seats of [1, 2, 3, 4]) playOut(game, seats, at);
      return game.content.id;
    });
    expect(new Set([merv.content.id, ...ids]).size).toBe(packs.length + 1);
    expect(randomPack(11)).toEqual(randomPack(11));
  });
});

for (const [at, pack] of packs.slice(0, 3).entries()) {
  // What events say is not added up yet: laws 17 and 18.
  describe(`random pack ${at + 1}`, () => {
    for (const { number, title, prove } of laws(withContent(pack), { games: 6, stride: 9, seed: at + 1 })) if (number !== 17 && number !== 18) test(`MERV-R-72 ${title}`, prove);
  });
}
