// Who has to decide, what can be chosen, and why something cannot: answered out of the rules of the frame at hand.
import { isOfAnother } from './asking.js';
import { sample, type ChanceRequest, type Random, type Seat } from './chance.js';
import type { Definition } from './definition.js';
import { IllegalMoveError, MatchError } from './errors.js';
import { settle, topFrame, type DecisionRules, type Position } from './frames.js';
import type { Actor, AnyEvent, AnyFrame, AnyMove, AnyState, AnyView } from './game.js';
import type { Grounds } from './grounds.js';
import { equal } from './json.js';
import { ALLOWED, kernelRefusals, withParams, type Legality, type Refusal } from './legality.js';
import { drawn, offered } from './offers.js';
import { problemOf } from './schema.js';

const SEAT_ACTORS: readonly Actor[] = Array.from({ length: 8 }, (_, seat): Actor => Object.freeze({ type: 'seat', seat }));
const CHANCE_ACTOR: Actor = Object.freeze({ type: 'chance' });
const OVER: Actor = Object.freeze({ type: 'over' });

/** What can be asked about the frame at hand. */
export interface Deciding<P, State, Move> {
  readonly actor: (state: State) => Actor;
  readonly legalMoves: (state: State) => readonly Move[];
  /** A random move of the list, which is not made for it. */
  readonly pick: (state: State, random: Random) => Move;
  /** Plays so many decisions at random, with the luck that comes before each; fewer only where the game is over before. Says how many. */
  readonly playOut: (position: P, random: Random, decisions: number) => number;
  readonly check: (state: State, move: unknown) => Legality;
  /** A legal move with its sets in order. */
  readonly demandMove: (state: State, move: Move) => Move;
  readonly chance: (state: State) => ChanceRequest | null;
  /** Whether a seat may be told what is decided now. */
  readonly mayTell: (state: State, seat: Seat | null) => boolean;
}

/** The answers of a definition. */
export function decidingOf<Config extends object, Box, State extends AnyState, Move extends AnyMove, View extends AnyView, Event extends AnyEvent, Frame extends AnyFrame, Id extends string>(
  definition: Definition<Config, Box, State, Move, View, Event, Frame, Id>, { rulesOf, positionOf }: Grounds<Box, State, Move, Event>,
): Deciding<Position<Box, State, Event>, State, Move> {
  type P = Position<Box, State, Event>;
  const moveSet = definition.moves;
  const recorder = offered<Move>();

  function actor(state: State): Actor {
    const frame = topFrame(state);
    if (frame === undefined) return OVER;
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') return CHANCE_ACTOR;
    return SEAT_ACTORS[rules.seat(positionOf(state), frame)] as Actor;
  }

  function legalMoves(state: State): readonly Move[] {
    const moves: Move[] = [];
    const position = positionOf(state);
    const frame = topFrame(position.state);
    if (frame === undefined) return moves;
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') return moves;
    if (!rules.offer) return rules.legal(position, frame, moves) ?? moves;
    recorder.clear();
    rules.offer(position, frame, recorder);
    return recorder.list();
  }

  function pick(state: State, random: Random): Move {
    const position = positionOf(state);
    const frame = topFrame(position.state);
    const rules = frame && rulesOf(frame);
    if (rules?.type !== 'decision') throw new MatchError('not-a-decision', 'no player has to decide now');
    return pickOf(position, frame as AnyFrame, rules, random);
  }

  function pickOf(position: P, frame: AnyFrame, rules: DecisionRules<P, AnyFrame, Move>, random: Random): Move {
    if (!rules.offer) {
      const moves = legalMoves(position.state);
      return moves[Math.floor(random() * moves.length)] as Move;
    }
    recorder.clear();
    rules.offer(position, frame, recorder);
    return drawn(recorder, random);
  }

  function playOut(position: P, random: Random, decisions: number): number {
    const { frames } = position.state;
    let left = decisions;
    for (let rules = settle(rulesOf, position); rules !== null && left > 0; rules = settle(rulesOf, position)) {
      const frame = frames[frames.length - 1] as AnyFrame;
      if (rules.type === 'decision') {
        rules.play(position, frame, pickOf(position, frame, rules, random));
        left -= 1;
      } else rules.resolve(position, frame, sample(rules.request(position, frame), random));
    }
    return decisions - left;
  }

  function refusalOf(state: State, move: unknown): Refusal | null {
    const found = bareRefusal(state, move);
    if (found === null || found.params) return found;
    const explain = definition.refusalParams?.[found.code];
    const who = explain && actor(state);
    return who?.type === 'seat' ? withParams(found, explain?.(positionOf(state), who.seat, moveSet.tidy(move as Move), topFrame(state) as Frame) ?? {}) : found;
  }

  function bareRefusal(state: State, move: unknown): Refusal | null {
    const frame = topFrame(state);
    if (frame === undefined) return kernelRefusals.over(definition.endRule);
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') {
      const rule = rules.type === 'chance' ? rules.request(positionOf(state), frame).rule : definition.endRule;
      return kernelRefusals.luckFirst(rule);
    }
    const seat = rules.seat(positionOf(state), frame);
    if (isOfAnother(state, seat)) return kernelRefusals.notYourTurn(rules.rule, seat);
    const found = moveSet.isRead(move) ? null : problemOf(moveSet.schema.check, move);
    if (found) return kernelRefusals.malformed(rules.rule, [...found.path, found.message].join(': '));
    const known = moveSet.tidy(move as Move);
    if (!rules.moves.includes(known.kind)) return kernelRefusals.notNow(rules.rule, known.kind);
    if (rules.refuse) return rules.refuse(positionOf(state), frame, known);
    return legalMoves(state).some((legal) => equal(legal, known)) ? null : kernelRefusals.notOffered(rules.rule);
  }

  function check(state: State, move: unknown): Legality {
    try {
      return refusalOf(state, move) ?? ALLOWED;
    } catch {
      // A hostile value (a getter that throws, a revoked proxy) may break any look at it; `apply` tells what happened.
      return kernelRefusals.malformed(definition.endRule, 'it, or the state, cannot be read');
    }
  }

  function demandMove(state: State, move: Move): Move {
    const refusal = refusalOf(state, move);
    if (refusal) throw new IllegalMoveError(refusal);
    return moveSet.tidy(move);
  }

  function chance(state: State): ChanceRequest | null {
    const frame = topFrame(state);
    if (frame === undefined) return null;
    const rules = rulesOf(frame);
    if (rules.type !== 'chance') return null;
    const position = positionOf(state);
    const request = rules.request(position, position.state === state ? frame : topFrame(position.state) as AnyFrame);
    // What can be drawn may be a pile of the state: the list that is handed out is another.
    return request.kind === 'draw' ? { ...request, from: request.from.slice() } : request;
  }

  function mayTell(state: State, seat: Seat | null): boolean {
    const frame = topFrame(state);
    const rules = frame && rulesOf(frame);
    if (rules?.type === 'decision') return !rules.secret?.(positionOf(state), frame as AnyFrame) || rules.seat(positionOf(state), frame as AnyFrame) === seat;
    const request = chance(state);
    return request?.kind !== 'draw' || !request.secret || (seat !== null && request.seat === seat);
  }

  return { actor, legalMoves, pick, playOut, check, demandMove, chance, mayTell };
}
