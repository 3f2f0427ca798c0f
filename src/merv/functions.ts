// The functions of the game one by one, with the standard pack.
import { gameOf, type MervGame } from './game.js';
import { standardPack } from './content/standard.js';

let made: MervGame | null = null;

/** The game with the standard pack, made when it is first asked for. */
function standard(): MervGame {
  made ??= gameOf(standardPack);
  return made;
}

/** See `Game.setup`. */
export const setup: MervGame['setup'] = (config) => standard().setup(config);
/** See `Game.actor`. */
export const actor: MervGame['actor'] = (state) => standard().actor(state);
/** See `Game.legalMoves`. */
export const legalMoves: MervGame['legalMoves'] = (state) => standard().legalMoves(state);
/** See `Game.legalMovesFor`. */
export const legalMovesFor: MervGame['legalMovesFor'] = (seen) => standard().legalMovesFor(seen);
/** See `Game.check`. */
export const check: MervGame['check'] = (state, move) => standard().check(state, move);
/** See `Game.apply`. */
export const apply: MervGame['apply'] = (state, move, events) => standard().apply(state, move, events);
/** See `Game.cloneAndPlay`. */
export const cloneAndPlay: MervGame['cloneAndPlay'] = (state, move, events) => standard().cloneAndPlay(state, move, events);
/** See `Game.chance`. */
export const chance: MervGame['chance'] = (state) => standard().chance(state);
/** See `Game.resolve`. */
export const resolve: MervGame['resolve'] = (state, outcome, events) => standard().resolve(state, outcome, events);
/** See `Game.view`. */
export const view: MervGame['view'] = (state, seat) => standard().view(state, seat);
/** See `Game.determinize`. */
export const determinize: MervGame['determinize'] = (seen, random) => standard().determinize(seen, random);
/** See `Game.score`. */
export const score: MervGame['score'] = (state) => standard().score(state);
/** See `Game.scoreFor`. */
export const scoreFor: MervGame['scoreFor'] = (seen) => standard().scoreFor(seen);
/** See `Game.validate`. */
export const validate: MervGame['validate'] = (json) => standard().validate(json);
/** See `Game.hash`. */
export const hash: MervGame['hash'] = (state) => standard().hash(state);
/** See `Game.census`. */
export const census: MervGame['census'] = (state) => standard().census(state);
/** See `Game.arrange`. */
export const arrange: MervGame['arrange'] = (arrangement) => standard().arrange(arrangement);
