/**
 * The laws every game keeps, the coverage run, and what both are fed with. Needs the package `fast-check`.
 *
 * @packageDocumentation
 */
export { choicesOf, configsOf, fromSchema, movesOf, statesOf } from './arbitraries.js';
export { coverage, coverageReport, type Coverage, type CoverageGroup, type CoverageOptions } from './coverage.js';
export { laws, type Law, type LawOptions } from './laws/index.js';
export type { ForgeryCounts } from './laws/let-in.js';
