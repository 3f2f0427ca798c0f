/**
 * The kernel: what all games have in common. It imports no game.
 *
 * @packageDocumentation
 */
export { ALLOWED, refusals, withParams, type Legality, type Params, type Refusal, type RefusalTable, type RuleId } from './kernel/legality.js';
export { countOutcomes, outcomeAt, outcomeProblem, outcomes, sample, type ChanceRequest, type DrawRequest, type Outcome, type Random, type RollRequest, type Seat } from './kernel/chance.js';
export { contentId, type ContentEntry, type ContentInfo, type ContentTable, type Provenance } from './kernel/content.js';
export { defineGame } from './kernel/define.js';
export type { Definition } from './kernel/definition.js';
export { eventsOf, type AnyEventKind, type EventBuilders, type EventKind, type EventIn, type EventKinds, type EventOf, type EventSet, type Booking, type Builder, type Envelopes, type EventWith, type Told, type Whose } from './kernel/events.js';
export { freezeStates } from './kernel/freezing.js';
export { CaravanseraiError, ChanceError, IllegalMoveError, IllegalOutcomeError, InvalidDataError, MatchError, ReplayError, showPath, type Path } from './kernel/errors.js';
export { actionsOf, type Action, type ActionBuilders, type ActionMove, type AllKinds, type AnyAction, type KindsOf, type Rows } from './kernel/action.js';
export { frameList, rulesOf, type AnyFrameKind, type ChanceFrame, type Deciding, type DecisionFrame, type FrameAmong, type FrameList, type FrameWith, type Lucky, type MoveAmong, type RuleBuilders, type Running, type StepFrame } from './kernel/frame.js';
export { isOffered, offered, type Given, type Offered, type Offers, type Remembering, type Writing } from './kernel/offers.js';
export { pop, push, topFrame, type ChanceRules, type DecisionRules, type FrameRules, type FrameTable, type Position, type StepRules } from './kernel/frames.js';
export type { Actor, AnyEvent, AnyFrame, AnyGame, AnyMove, AnyState, AnyView, Change, Game, InPlace, Notation, Result, Sink } from './kernel/game.js';
export { history, type HistoryStep } from './kernel/history.js';
export { hashOf } from './kernel/hash.js';
export { canonical, copyOf, equal, freeze, share, type Json } from './kernel/json.js';
export { actorOf, branch, canRedo, canUndo, gameOf, lastMover, mayKnow, moves, pending, play, playAll, redo, resolve, review, start, undo, viewOf, type AnyMatch, type EventOfMatch, type Match, type MatchOf, type MatchStep, type MoveOfMatch } from './kernel/match.js';
export { move, moveSet, type MoveKind, type MoveKinds, type MoveOf, type MoveSet } from './kernel/moves.js';
export type { AskedPart, Narrowed, Picked, PickOption, PickValue } from './kernel/narrow.js';
export { called, THAT_IS_ALL, type MoveKindInfo, type MovePart, type Nature, type Shape } from './kernel/parts.js';
export { applyPatches, diff, type Patch } from './kernel/patches.js';
export type { Preview } from './kernel/preview.js';
export type { Ahead, Prompt } from './kernel/prompt.js';
export type { Incomplete } from './kernel/why.js';
export type { AnyPlanning, AnyRehearsal, Planning, Rehearsal } from './kernel/planning.js';
export { fromReplay, recorded, REPLAY_FORMAT, replaySchema, seatReplaySchema, toCompactReplay, toReplay, type Replay, type ToldLuck } from './kernel/replay.js';
export { commitmentOf, eventsFor, replayFor, type SeatReplay } from './kernel/told.js';
export { verifyLuck, type LuckVerdict } from './kernel/verify-luck.js';
export { resume } from './kernel/resume.js';
export { answersOf, answersSchema, departures, presetOf, ruling, type Answers, type Presets, type Ruling, type Rulings } from './kernel/rulings.js';
export { anything, choice, complete, demand, either, flag, integer, list, literal, nullable, object, record, refine, text, tuple, variants, type AnySchema, type DataOf, type Fields, type Form, type JsonSchema, type ListBounds, type ObjectOf, type Problem, type ReadOnly, type RecordOf, type Schema, type Static, type TextForm } from './kernel/schema.js';
export { home, perSeat, schemasOf, secret, state, stock, type Declaration, type Home, type Notes, type Pools, type Secret, type Seen, type SeenAs, type SeenOf, type StateOf, type Stock, type ViewOf } from './kernel/declaration.js';
export { scoreSheet, type PlayerScore, type ScoreLine, type ScoreSheet, type Tally, type TieBreak } from './kernel/score.js';
export { cut, sealed, type SealedSource } from './kernel/sealed.js';
export { randomFrom, scripted, seeded, table, type GeneratorState, type ScriptedSource, type SeededSource, type Source, type TableSource } from './kernel/sources.js';
