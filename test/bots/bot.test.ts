import { describe, expect, test } from 'vitest';
import { randomFrom, sample, type AnyGame } from '../../src/index.js';
import { botNamed, type AnyEvaluation } from '../../src/bots/index.js';
import * as marcoPolo2 from '../../src/marco-polo-2/index.js';
import * as merv from '../../src/merv/index.js';
import * as voyages from '../../src/voyages/index.js';
import { oasis } from '../fixtures/oasis/index.js';

const games: readonly (readonly [string, AnyGame, number, AnyEvaluation | undefined])[] = [
  ['oasis', oasis, 3, undefined],
  ['voyages', voyages.voyages, 2, voyages.evaluation],
  ['marco-polo-2', marcoPolo2.marcoPolo2, 2, marcoPolo2.evaluation],
  ['merv', merv.merv, 2, merv.evaluation],
  ['merv solo', merv.merv, 1, merv.evaluation],
];
const names = ['random', 'greedy', 'ismcts:iterations=25', 'planner:width=2'];

describe.each(games)('%s', (_, game, seats, evaluation) => {
  const bots = names.map((name) => botNamed(name, game, evaluation));

  test('bots choose the same in states that differ only in what they may not see', () => {
    const random = randomFrom('secrets');
    const state = game.inPlace.clone(game.setup({ seats }));
    let compared = 0;
    for (let step = 0; step < 160; step += 1) {
      const request = game.chance(state);
      if (request) { game.inPlace.resolve(state, sample(request, random)); continue; }
      const actor = game.actor(state);
      if (actor.type !== 'seat') break;
      const { seat } = actor;
      const moves = game.legalMoves(state);
      if (step % 20 < 3 && moves.length > 1) {
        const other = game.inPlace.clone(game.determinize(game.view(state, seat), random));
        const choices = [state, other].map((one) => bots.map((bot) => bot.choose({
          seat, view: game.view(one, seat), moves: game.legalMoves(one), random: randomFrom(`${step}`),
        })));
        expect(choices[1]).toEqual(choices[0]);
        compared += 1;
      }
      game.inPlace.play(state, moves[Math.floor(random() * moves.length)]!);
    }
    expect(compared).toBeGreaterThan(0);
  });

  test('bots leave the view they are given as it is', () => {
    const random = randomFrom('untouched');
    const state = game.inPlace.clone(game.setup({ seats }));
    for (let step = 0; step < 10 || game.actor(state).type === 'chance'; step += 1) {
      const request = game.chance(state);
      if (request) { game.inPlace.resolve(state, sample(request, random)); continue; }
      const moves = game.legalMoves(state);
      game.inPlace.play(state, moves[Math.floor(random() * moves.length)]!);
    }
    const actor = game.actor(state);
    const seat = actor.type === 'seat' ? actor.seat : 0;
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    for (const bot of bots) bot.choose({ seat, view, moves: game.legalMoves(state), random });
    expect(JSON.stringify(view)).toBe(before);
  });
});
