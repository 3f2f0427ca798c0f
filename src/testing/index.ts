/**
 * For tests: the laws every game keeps, scenarios for rules questions, counts of positions, random games.
 *
 * @packageDocumentation
 */
export { choicesOf, configsOf, fromSchema, movesOf, statesOf } from './arbitraries.js';
export { coverage, coverageReport, type Coverage, type CoverageGroup, type CoverageOptions } from './coverage.js';
export { laws, type Law, type LawOptions } from './laws/index.js';
export type { ForgeryCounts } from './laws/let-in.js';
export { luckOf, randomOf } from './luck.js';
export { perft, type ScriptedLuck } from './perft.js';
export { randomGame, type RandomGame } from './random-game.js';
export { scenario, type Scenario } from './scenario.js';
export { stepOf, take, taken, walk, type WalkStep } from './walk.js';
