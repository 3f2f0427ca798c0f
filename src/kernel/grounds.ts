import { isDraft } from 'immer';
import type { Definition } from './definition.js';
import { plainOf } from './drafts.js';
import { rulesFinder, type FrameRules, type Position } from './frames.js';
import type { AnyEvent, AnyFrame, AnyMove, AnyState, AnyView, Sink } from './game.js';

/** What the answers of a game stand on: its frames' rules, and what those work on. */
export interface Grounds<Box, State, Move, Event> {
  readonly rulesOf: (frame: AnyFrame) => FrameRules<Position<Box, State, Event>, AnyFrame, Move>;
  /** The box of a config, made once for it. */
  readonly boxOf: (config: object) => Box;
  /** What rules work on. A draft never gets that far: its config is no config that was seen before, and then it is asked for. */
  readonly positionOf: (state: State, events?: Sink<Event> | null) => Position<Box, State, Event>;
  /** Whether this is the config that was met last, and so no draft of one. */
  readonly isLast: (config: object) => boolean;
}

/** The grounds of a definition. */
export function groundsOf<Config extends object, Box, State extends AnyState, Move extends AnyMove, View extends AnyView, Event extends AnyEvent, Frame extends AnyFrame, Id extends string>(
  definition: Definition<Config, Box, State, Move, View, Event, Frame, Id>,
): Grounds<Box, State, Move, Event> {
  type P = Position<Box, State, Event>;
  const boxes = new WeakMap<object, Box>();
  let lastConfig: object | null = null;
  let lastBox: Box | null = null;

  function boxOf(given: object): Box {
    if (given === lastConfig) return lastBox as Box;
    const config = plainOf(given);
    let box = boxes.get(config);
    if (box === undefined) {
      box = definition.box(config as Config);
      boxes.set(config, box);
    }
    lastConfig = config;
    lastBox = box;
    return box;
  }

  function positionOf(given: State, events: Sink<Event> | null = null): P {
    const state = given.config !== lastConfig && isDraft(given) ? plainOf(given) : given;
    return { box: boxOf(state.config), state, events };
  }

  return {
    rulesOf: rulesFinder(definition.frames as unknown as Readonly<Record<string, FrameRules<P, AnyFrame, Move>>>),
    boxOf,
    positionOf,
    isLast: (config) => config === lastConfig,
  };
}
