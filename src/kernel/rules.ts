// What chapters of rules are written with: frames, actions, moves and their parts, offers, refusals, luck.
export { actionsOf, type Action, type Rows } from './action.js';
export type { ChanceRequest, DrawRequest, Outcome, Seat } from './chance.js';
export { home, stock } from './declaration.js';
export { anyOf, rulesOf, type ChanceFrame, type Deciding, type DecisionFrame, type FrameWith, type Lucky, type Running, type StepFrame } from './frame.js';
export { pop, push } from './frames.js';
export { equal, freeze, type Json } from './json.js';
export type { Params, Refusal, RuleId } from './legality.js';
export { move, type MoveKind, type MoveKinds, type MoveOf } from './moves.js';
export { offered, type Offers } from './offers.js';
export { called } from './parts.js';
export { choice, flag, integer, list, nullable, object, text, type AnySchema, type Fields, type Schema } from './schema.js';
