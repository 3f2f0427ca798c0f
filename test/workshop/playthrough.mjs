// One whole game through the public functions alone; the same code runs in Node, in a browser and on the tarball.

/** Moves are picked by a small generator of its own, so that a run can be repeated anywhere. */
function picker(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/**
 * @param {any} lib the root entry @param {any} game @param {object} [config]
 * @returns {{ game: string, steps: number, hash: string, score: any, replay: any }}
 */
export function playthrough(lib, game, config = { seats: game.seats[0] }, seed = 1) {
  const pick = picker(seed);
  let match = lib.start(game, config, lib.seeded(`workshop ${seed}`));
  let played = 0;
  for (let list; (list = lib.moves(match)).length > 0; played += 1) {
    if (played > game.longest) throw new Error(`${game.id} does not end`);
    match = lib.play(match, list[pick(list.length)]);
  }
  const replay = lib.toReplay(match);
  const again = lib.fromReplay(game, replay);
  if (game.hash(again.state) !== game.hash(match.state)) throw new Error(`${game.id}: the replay ends elsewhere`);
  return { game: game.id, steps: match.steps.length, hash: game.hash(match.state), score: game.score(match.state), replay };
}

/** A game is recognised by what it can do. */
export const gamesIn = (module) =>
  [...new Set(Object.values(module))].filter((value) => typeof value === 'object' && value !== null && typeof value.legalMoves === 'function' && typeof value.setup === 'function');
