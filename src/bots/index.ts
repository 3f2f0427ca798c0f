/**
 * Bots, and playing many games with them. Knows games only through the kernel's `Game` type.
 *
 * @packageDocumentation
 */
export type { AnyBot, AnyEvaluation, Bot, BotMaker, BotSettings, Candidate, Evaluation, RolloutPolicy, Thinking, Turn } from './bot.js';
export { edge, lead, scoreEvaluation } from './evaluation.js';
export { greedy, type GreedyOptions } from './greedy.js';
export { ismcts, type IsmctsOptions, type SearchBot } from './ismcts/index.js';
export { jobInSteps, jobsOf, playJob, type Job, type ResolveBot, type ResolveGame } from './job.js';
export { LEVELS, type Level } from './levels.js';
export { botNamed, standardBots, type BotMakers } from './named.js';
export { ratingPicture } from './picture.js';
export { planner, type PlannerOptions } from './planner/index.js';
export { playGame, type GamePlan } from './play-game.js';
export { profiles, type Profile } from './profile.js';
export { random } from './random.js';
export { pairings, ratings, type Pairing, type Rating } from './ratings.js';
export type { Failure, GameRecord, RecordedScore } from './record.js';
export { sayReasons, type Advice, type Reasons } from './reasons.js';
export { gamesIn, resolversOf, type Registry } from './registry.js';
export { simulate, type Progress, type Simulation, type SimulationOptions } from './simulate.js';
export { distribution, rate, type Distribution, type Estimate } from './statistics.js';
export { summarise, type Standing, type Summary } from './summary.js';
export { lineupsOf, tournament, type Tournament, type TournamentOptions } from './tournament.js';
export type { Address } from './workers.js';
