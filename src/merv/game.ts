// The game as a value: made once for each pack of component values.
import { defineGame } from '../kernel/define.js';
import { InvalidDataError } from '../kernel/errors.js';
import { settleByHand } from '../kernel/frames.js';
import type { Game } from '../kernel/game.js';
import { demand, type Problem } from '../kernel/schema.js';
import { revealsNothing } from '../kernel/verify.js';
import { arrangeState } from './play/arrange.js';
import { ARRANGEMENT_KEYS, type Arrangement } from './play/arrangement.js';
import { boxOf, type Box, type Position } from './box.js';
import { censusOf } from './census.js';
import { cloneState } from './clone.js';
import { configSchema, tidyConfig, type Config } from './config.js';
import { demandPack } from './content/check.js';
import type { Pack, PackTables } from './content/pack.js';
import { standardPack } from './content/standard.js';
import { contentOf, type MervContentInfo } from './content/tables.js';
import { componentProblem, contradictionIn } from './contradiction.js';
import type { Event } from './words/events.js';
import { featuresOf } from './features.js';
import { frames } from './frames.js';
import { movesOf, type Move } from './words/moves.js';
import { describeMove } from './words/notation.js';
import { no } from './words/refusals.js';
import { rulings } from './rulings.js';
import { stateSchema, viewSchema } from './schema.js';
import { scoreOf } from './rules/score.js';
import { setupState } from './rules/setup.js';
import type { State, View } from './state.js';
import { determinizeView, viewFor } from './view.js';

/** Merv, bound to a pack of component values. */
export type MervGame = Game<Config, State, Move, View, Event> & { readonly content: MervContentInfo };

const LONGEST = 8000;

/** Makes the game of a pack that has been checked. */
export function gameOf(pack: Pack): MervGame {
  const content = contentOf(pack);
  const moves = movesOf(pack);
  const boxFor = boxesOf(pack, content.id);
  const game = defineGame({
    id: 'merv',
    rulesVersion: '2',
    seats: [1, 4],
    rulings,
    content,
    longest: LONGEST,
    features: featuresOf(pack, moves.kinds),
    refusals: no,
    endRule: 'MERV-YEAR-5',
    config: configSchema,
    state: stateSchema,
    view: viewSchema,
    moves,
    box: boxFor,
    setup: (config: Config) => setupState(boxFor(config)),
    frames,
    clone: cloneState,
    viewOf: ({ state }: Position, seat) => viewFor(state, seat),
    determinize: (_box, view: View) => determinizeView(view),
    score: scoreOf,
    contradiction: contradictionIn,
    census: censusOf,
    reveals: revealsNothing,
    describe: describeMove,
    arrange: (given) => arrange(boxFor, given),
  });
  return { ...game, content };
}

/** Boxes that are kept, for games with the same config. */
const KEPT_BOXES = 64;

/** The box of a config: the same one for equal configs, as long as there are not too many. */
function boxesOf(pack: Pack, content: string): (config: Config) => Box {
  const kept = new Map<string, Box>();
  return (config) => {
    const key = JSON.stringify(config);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= KEPT_BOXES) kept.clear();
    const box = boxOf(tidyConfig(config), pack, content);
    kept.set(key, box);
    return box;
  };
}

/** A settled and checked state out of an arrangement. */
function arrange(boxFor: (config: Config) => Box, given: object): State {
  const unknown = Object.keys(given).find((key) => !ARRANGEMENT_KEYS.includes(key as never));
  if (unknown !== undefined) throw new InvalidDataError('arrangement', [unknown.slice(0, 40)], 'unknown key');
  const { seats = 2, rulings: answers, preset } = given as Arrangement;
  const config = demand(configSchema, { seats, ...(answers ? { rulings: answers } : {}), ...(preset ? { preset } : {}) }, 'arrangement');
  const box = boxFor(config);
  const state = arrangeState(box, given);
  const position: Position = { box, state, events: null };
  demandNone(stateSchema.check(state) ?? componentProblem(box, state));
  settleByHand(frames, position);
  demandNone(contradictionIn(box, state));
  return state;
}

function demandNone(problem: Problem | null): void {
  if (problem) throw new InvalidDataError('arrangement', problem.path, problem.message);
}

/**
 * The game with other component values: a whole pack, or only the tables that differ from the standard pack. Throws an
 * `InvalidDataError` that names the place when they cannot be played with.
 */
export function withContent(tables: Partial<PackTables> & { readonly name?: string }): MervGame {
  return gameOf(demandPack({ ...standardPack, name: 'custom', ...tables }));
}
