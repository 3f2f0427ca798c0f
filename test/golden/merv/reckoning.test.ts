// Random games watched by a second reckoning, written from the rule text alone: rows and columns instead of tables of lines,
// every rule in its plainest form. Wherever it speaks, the engine has to agree.
import { describe, expect, test } from 'vitest';
import { sample } from '../../../src/kernel/chance.js';
import { randomFrom } from '../../../src/kernel/sources.js';
import type { Config } from '../../../src/merv/config.js';
import { CELLS, type Cell } from '../../../src/merv/content/ids.js';
import { standardPack } from '../../../src/merv/content/standard/index.js';
import { merv } from '../../../src/merv/index.js';
import type { Move } from '../../../src/merv/frames.js';
import type { State } from '../../../src/merv/state.js';

type Watch = (before: State, move: Move, after: State, seat: number) => void;

function watched(config: Config, seed: string, watch: Watch): State {
  const random = randomFrom(seed);
  const state = merv.inPlace.clone(merv.setup(config));
  for (let step = 0; step < merv.longest; step += 1) {
    const request = merv.chance(state);
    if (request) {
      merv.inPlace.resolve(state, sample(request, random));
      continue;
    }
    const legal = merv.legalMoves(state);
    if (legal.length === 0) break;
    const move = legal[Math.floor(random() * legal.length)]!;
    const before = merv.inPlace.clone(state);
    const actor = merv.actor(state);
    merv.inPlace.play(state, move);
    watch(before, move, state, actor.type === 'seat' ? actor.seat : -1);
  }
  return state;
}

const GAMES: readonly (readonly [Config, string])[] = [1, 2, 3, 4].flatMap((seats) => [0, 1, 2, 3, 4, 5].map((seed) => [{ seats }, `reckoning ${seats} ${seed}`] as const));
const rowOf = (cell: Cell): number => Number(cell[1]);
const columnOf = (cell: Cell): number => Number(cell[3]);
const colourOf = (state: State, cell: Cell): string => standardPack.sites.entries[state.sites[CELLS.indexOf(cell)]!]!.colour;
const COLOURS = ['purple', 'sand', 'teal', 'orange', 'white'];
const tally = (cubes: readonly string[]): number[] => COLOURS.map((colour) => cubes.filter((cube) => cube === colour).length);
const minus = (after: readonly number[], before: readonly number[]): number[] => after.map((count, place) => count - before[place]!);

/** The cubes a site yields. */
function yieldOf(state: State, cell: Cell): string[] {
  const upgrade = state.upgrades[CELLS.indexOf(cell)]!;
  if (upgrade < 0) return [colourOf(state, cell)];
  return COLOURS[upgrade] === 'white' ? ['white'] : [colourOf(state, cell), COLOURS[upgrade]!];
}

describe('a second reckoning', () => {
  test('MERV-PROD-1 MERV-PROD-5 MERV-PROD-6 MERV-PROD-7: what every activation yields to whom', () => {
    let foreign = 0;
    for (const [config, seed] of GAMES) {
      watched(config, seed, (before, move, after, seat) => {
        if (move.kind !== 'site' || before.turn.seat !== seat) return;
        // Rounds 1 and 3 activate columns, 2 and 4 rows.
        const line = CELLS.filter((cell) => cell !== 'r3c3' && (before.round % 2 === 1 ? columnOf(cell) === columnOf(move.cell) : rowOf(cell) === rowOf(move.cell)));
        const owner = before.buildings[CELLS.indexOf(move.cell)]! < 0 ? seat : before.buildings[CELLS.indexOf(move.cell)]!;
        const producing = line.filter((cell) => cell === move.cell || before.buildings[CELLS.indexOf(cell)] === owner);
        const gains = before.players.map(() => [] as string[]);
        gains[seat]!.push(...producing.flatMap((cell) => yieldOf(before, cell)));
        if (owner !== seat && owner < config.seats) {
          foreign += 1;
          gains[owner]!.push(...yieldOf(before, move.cell));
          for (const cell of producing) {
            const upgrade = before.upgrades[CELLS.indexOf(cell)]!;
            if (cell !== move.cell && upgrade >= 0) gains[owner]!.push(COLOURS[upgrade]!);
          }
        }
        after.players.forEach((player, who) => expect(minus(player.cubes, before.players[who]!.cubes), seed).toEqual(tally(gains[who]!)));
      });
    }
    expect(foreign).toBeGreaterThan(50);
  });

  test('MERV-WALL-4 MERV-SOLD-4: influence of every piece and soldier of a player', () => {
    let pieces = 0;
    let soldiers = 0;
    const worth = (state: State, cell: Cell, seat: number): number => {
      const owner = state.buildings[CELLS.indexOf(cell)]!;
      return owner < 0 ? 0 : owner === seat ? 1 : 2;
    };
    for (const [config, seed] of GAMES) {
      watched(config, seed, (before, move, after, seat) => {
        if (move.kind !== 'wall' && move.kind !== 'deploy') return;
        const { influence, favour } = before.players[seat]!;
        let gain = 0;
        if (move.kind === 'deploy') {
          soldiers += 1;
          gain = worth(before, move.cell, seat);
        } else {
          pieces += 1;
          const [side, number] = [move.slot[0]!, Number(move.slot[1])];
          // N and E count along columns and rows, S and W backwards; each piece covers two cells inward.
          const inward = (depth: number): Cell => {
            const [row, column] = side === 'N' ? [depth, number] : side === 'E' ? [number, 6 - depth] : side === 'S' ? [6 - depth, 6 - number] : [6 - number, depth];
            return `r${row}c${column}` as Cell;
          };
          gain = worth(before, inward(1), seat) + worth(before, inward(2), seat);
        }
        const steps = Math.min(gain, 20 - influence);
        expect(after.players[seat]!.influence, `${seed} ${merv.notation.print(move)}`).toBe(influence + steps);
        expect(after.players[seat]!.favour).toBe(Math.min(10, favour + gain - steps));
      });
    }
    expect(pieces).toBeGreaterThan(50);
    expect(soldiers).toBeGreaterThan(50);
  });

  test('MERV-QUEUE-3 MERV-QUEUE-5: what every place in the queue costs and brings', () => {
    let jumps = 0;
    for (const [config, seed] of GAMES) {
      watched(config, seed, (before, move, after, seat) => {
        if (move.kind !== 'queue') return;
        const behind = before.queue.map((who, place) => (place >= move.space && who < 0 ? 1 : 0)).reduce((sum: number, one) => sum + one, 0);
        jumps += behind > 0 ? 1 : 0;
        // What others gain later in the same step does not touch this player.
        expect(after.players[seat]!.camel, seed).toBe(before.players[seat]!.camel - behind + before.queueCamels[move.space - 1]!);
        expect(behind).toBeLessThanOrEqual(before.players[seat]!.camel);
      });
    }
    expect(jumps).toBeGreaterThan(50);
  });

  test('MERV-CARAV-7 MERV-PALACE-1 MERV-COMP-1: limits that no game ever passes', () => {
    for (const [config, seed] of GAMES) {
      watched(config, seed, (_before, _move, after) => {
        for (const [who, player] of after.players.entries()) {
          if (who >= config.seats) continue;
          // The thresholds 2, 5 and 9 are reconstructed.
          const allowed = 1 + [2, 5, 9].filter((threshold) => player.influence >= threshold).length;
          expect(player.cards.filter((count) => count > 0).length, seed).toBeLessThanOrEqual(allowed);
          expect(player.buildings + after.buildings.filter((owner) => owner === who).length, seed).toBe(9);
          expect(player.servants + player.soldiers.length + player.courtiers.reduce((sum, count) => sum + count, 0), seed).toBe(8);
        }
        for (let hall = 0; hall < 4; hall += 1) expect(after.players.reduce((sum, { courtiers }) => sum + courtiers[hall]!, 0)).toBeLessThanOrEqual(3);
      });
    }
  });
});
