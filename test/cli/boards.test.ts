import { describe, expect, test } from 'vitest';
import { deskOf, type Panel } from '../../src/cli/boards/board.js';
import { guideTo } from '../../src/cli/guides.js';
import { plainText } from '../../src/cli/ink.js';
import { laidOut } from '../../src/cli/layout.js';
import { voiceOf } from '../../src/cli/voice.js';
import { widthOf } from '../../src/cli/ink.js';
import { randomFrom, sample, type AnyGame, type AnyState } from '../../src/index.js';
import { arrange as arrangeMarcoPolo2, marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { arrange as arrangeMerv, merv } from '../../src/merv/index.js';
import { arrange as arrangeVoyages, voyages } from '../../src/voyages/index.js';

/** The panels of a position, as seat 1 sees them, by their words. */
async function panelsOf(game: unknown, state: unknown, language = 'en'): Promise<ReadonlyMap<string, (width?: number) => string>> {
  const any = game as AnyGame;
  const guide = (await guideTo(any))!;
  const voice = voiceOf(any, guide.texts, language, ((state as AnyState).config as { seats: number }).seats);
  const panels = guide.board.panels(any.view(state as AnyState, 0), 0, deskOf(guide.content, voice));
  return new Map(panels.map((panel: Panel) => [panel.id, (width = 90) => panel.lines(width).map(plainText).join('\n')]));
}

describe('The Voyages', () => {
  test('dice on spaces, who has what, posts and figures, roads from the figure, goals', async () => {
    const state = arrangeVoyages({ seats: 2, round: 2, players: [{ dice: ['own6', 'black2', 'own1'], coin: 7, gold: 2, posts: ['moscow'], figures: ['venezia'], contracts: ['c19'], goals: ['g01', 'g02'] }, { character: 'matteo', figures: ['alexandria'], posts: ['alexandria'] }], spaces: { 'bazaar.gold': ['1:own5', '1:own5', '1:black3'] } });
    const panels = await panelsOf(voyages, state);
    expect(panels.get('actions')!()).toMatch(/gold +3 dice .* B5 B5 B3b$/m);
    expect(panels.get('players')!()).toMatch(/▸Red \(you\) +0 +7 +0 +0 +0 +2 +1\+0 +1 +3/);
    expect(panels.get('players')!()).toMatch(/Blue .*Matteo Polo/);
    expect(panels.get('cities')!()).toMatch(/^Moscow +.*posts R$/m);
    expect(panels.get('cities')!()).toMatch(/^Alexandria +.*posts B ◆B$/m);
    expect(panels.get('roads')!()).toMatch(/^Venezia\n → Alexandria +free · posts B ◆B · then Oasis 7 \(7 coins\)/);
    expect(panels.get('hand')!()).toMatch(/^Dice +\[6\] \[2b\] \[1\]$/m);
    expect(panels.get('hand')!()).toMatch(/c19 {2}2 camels, 2 pepper, 3 gold → 7 coins, 8 points/);
    expect(panels.get('hand')!()).toMatch(/g01 {2}Moscow ✓ \+ /);
    expect(panels.get('map')!(100)).toMatch(/● Venezia ◆R/);
    expect(panels.get('map')!(60)).toBe('');
  });

  test('goal cards of others are hidden', async () => {
    const state = arrangeVoyages({ seats: 2, seat: 1, players: [{ goals: ['g01', 'g02'] }, { goals: ['g03', 'g04'] }] });
    const guide = (await guideTo(voyages))!;
    const desk = deskOf(guide.content, voiceOf(voyages, guide.texts, 'en', 2));
    const all = guide.board.panels(voyages.view(state, 0), 0, desk).flatMap((panel) => panel.lines(90).map(plainText)).join('\n');
    expect(all).toContain('g01');
    expect(all).not.toMatch(/g03|g04/);
  });
});

test('Marco Polo II: books with their tiles, special cities, seals, shields', async () => {
  const state = arrangeMarcoPolo2({ seats: 2, players: [{ seals: ['farmer'], posts: ['xanadu'] }] });
  const panels = await panelsOf(marcoPolo2, state);
  expect(panels.get('books')!()).toMatch(/^Book I +from 1/m);
  expect(panels.get('books')!()).toMatch(/^ 1 +2 pepper, 1 jade$/m);
  expect(panels.get('seals')!()).toMatch(/^Farmers' guild +from 1 .* R$/m);
  expect(panels.get('hand')!()).toMatch(/^Seals +Farmers' guild$/m);
  expect(panels.get('hand')!()).toMatch(/^Shields +sun$/m);
  expect(panels.get('actions')!()).toMatch(/^Upper travel space +3 dice/m);
});

test('Merv: the city as a grid, with buildings, soldiers, walls, and the slots of the round', async () => {
  const state = arrangeMerv({ seats: 2 }) as unknown as AnyState & { buildings: number[]; walls: number[]; players: { soldiers: number[] }[] };
  const shown = structuredClone(state);
  shown.buildings[0] = 0;
  shown.players[1]!.soldiers.push(0);
  shown.walls[0] = 0;
  const city = (await panelsOf(merv, shown)).get('city')!();
  const lines = city.split('\n');
  expect(lines[0]).toMatch(/^ +N1 +c1 +N2 +c2 +N3 +c3 +N4 +c4 +N5 +c5/);
  expect(lines[1]).toMatch(/┌▓{11}┬─+/);
  expect(lines[2]).toMatch(/^ +W5 │/);
  expect(lines[3]).toMatch(/^ +r1 │●\w+ +b ?▲R│/);
  expect(lines.filter((line) => line.includes('│●')).length).toBe(5);
});

test('Merv: a piece of the wall is drawn in its own colour and leaves its own supply (MERV-WALL-3)', async () => {
  const panels = await panelsOf(merv, arrangeMerv({ seats: 2, walls: { N2: 'segment-sand-1', W1: 'segment-teal-1', S3: 'gate-orange-3' } }));
  const left = panels.get('walls')!(200).split('\n');
  expect(left[0]).toMatch(/×2 · .*×2 · .*×1$/);
  expect(left[1]).toMatch(/×1 · .*×2 · .*×1$/);
  expect(left[2]).toMatch(/×1 · .*×2 · .*×1$/);
  expect(left[3]).toMatch(/×2 · .*×2 · .*×0$/);
});

test.each(['en', 'ru'])('in eighty columns no name is cut (%s)', async (language) => {
  const players = (characters: readonly string[]): object[] => characters.map((character) => ({ character, coin: 12 }));
  const positions: readonly (readonly [unknown, unknown])[] = [
    [voyages, arrangeVoyages({ seats: 3, round: 2, players: players(['raschid', 'matteo', 'niccolo-marco']) })],
    [marcoPolo2, arrangeMarcoPolo2({ seats: 3, players: players(['mailin-tian-chin', 'filippo-vitello', 'mongke-khan']) })],
    [merv, arrangeMerv({ seats: 3 })],
  ];
  for (const [game, state] of positions) for (const [id, lines] of await panelsOf(game, state, language)) expect([id, lines(80)]).toEqual([id, expect.not.stringContaining('…')]);
});

test.each(['en', 'ru'])('whatever happens, no line of a board is wider than the terminal, and nothing is unsaid (%s)', async (language) => {
  for (const [game, seats] of [[voyages, 4], [marcoPolo2, 3], [merv, 1]] as unknown as readonly (readonly [AnyGame, number])[]) {
    const guide = (await guideTo(game))!;
    const desk = deskOf(guide.content, voiceOf(game, guide.texts, language, seats));
    const random = randomFrom(`boards ${game.id}`);
    let state = game.setup({ seats });
    for (let step = 0; game.actor(state).type !== 'over'; step += 1) {
      const request = game.chance(state);
      const moves = request ? [] : game.legalMoves(state);
      state = request ? game.resolve(state, sample(request, random)) : game.apply(state, moves[Math.floor(random() * moves.length)]!);
      if (step % 25 !== 0) continue;
      for (const width of [60, 80, 120, 180]) {
        const lines = laidOut(guide.board.panels(game.view(state, 0), 0, desk), width).map(plainText);
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
        expect(lines.filter((line) => /undefined|NaN|\[object|null/.test(line))).toEqual([]);
      }
    }
  }
}, 60_000);
