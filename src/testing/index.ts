/**
 * For tests: scenarios for rules questions, counts of positions, random games. The laws are in `caravanserai/testing/laws`.
 *
 * @packageDocumentation
 */
export { luckOf, randomOf } from './luck.js';
export { perft, type ScriptedLuck } from './perft.js';
export { randomGame, type RandomGame } from './random-game.js';
export { scenario, type Scenario } from './scenario.js';
export { stepOf, take, taken, walk, type WalkStep } from './walk.js';
