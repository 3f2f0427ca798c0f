// A bot of your own, and a tournament it plays in:
//
//   node own-bot.mjs                                            (20 games, in this process)
//   npx caravanserai tournament voyages --bots saver,greedy,random --with own-bot.mjs --rounds 50 --workers 2
import { pathToFileURL } from 'node:url';
import { tournament } from 'caravanserai/bots';
import { evaluation, voyages } from 'caravanserai/voyages';

/** Looks at nothing but its view: it imagines one world, tries every move in it, and likes points, goods and dice in hand. */
const saver = (game) => ({
  name: 'saver',
  choose({ view, seat, moves, random }) {
    const world = game.determinize(view, random);
    const worth = (move) => {
      const after = game.inPlace.clone(world);
      game.inPlace.play(after, move);
      const { camel, pepper, silk, gold, dice } = after.players[seat];
      return game.score(after).players[seat].total + 0.5 * (camel + pepper + silk + gold + dice.length) + 0.01 * random();
    };
    return moves.map((move) => ({ move, points: worth(move) })).sort((a, b) => b.points - a.points)[0].move;
  },
});

/** By this name the command, and worker threads, find it. */
export const bots = { saver };

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const cup = await tournament(voyages, { bots: [saver(voyages), 'random'], seats: 2, rounds: 10, seed: 'first', evaluation });
  for (const { who, elo } of cup.ratings) console.log(`${who}: ${Math.round(elo.value)} (${Math.round(elo.low)} to ${Math.round(elo.high)})`);
}
