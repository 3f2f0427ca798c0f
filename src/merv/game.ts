// The game as a value: made once for each pack of component values.
import { schemasOf } from '../kernel/declaration.js';
import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { remembered } from '../kernel/remembered.js';
import { demandNear } from '../kernel/demand-near.js';
import type { Problem, Schema } from '../kernel/schema.js';
import { revealsNothing } from '../kernel/verify.js';
import { arrangeState } from './play/arrange.js';
import { featuresOf } from './play/features.js';
import { arrangementSchema, type Arrangement } from './play/arrangement.js';
import { boxOf, type Box } from './box.js';
import { censusOf } from './checks/census.js';
import { configSchema, tidyConfig, type Config } from './config.js';
import { demandPack } from './content/check.js';
import type { Pack, PackTables } from './content/pack.js';
import { standardPack } from './content/standard/index.js';
import { contentOf, type MervContentInfo } from './content/tables.js';
import { contradictionIn } from './checks/contradiction.js';
import { derived } from './derived.js';
import { events, type Event } from './words/events.js';
import { framesOf, type Move } from './frames.js';
import { describeMove } from './words/notation.js';
import { shortfalls } from './rules/shortfalls.js';
import { refusals } from './words/refusals.js';
import { rulings } from './rulings.js';
import { scoreOf } from './rules/year/sheet.js';
import { setupState } from './rules/year/setup.js';
import { table, type State, type View } from './state.js';

/** Merv, bound to a pack of component values. */
export type MervGame = Game<Config, State, Move, View, Event, 'merv'> & { readonly content: MervContentInfo };

const LONGEST = 8000;
const MOST_FRAMES = 60;

/** Makes the game of a pack that has been checked. */
export function gameOf(pack: Pack): MervGame {
  const content = contentOf(pack);
  const frames = framesOf(pack);
  const boxFor = remembered((config: Config) => boxOf(tidyConfig(config), pack, content.id));
  const arrangement = arrangementSchema(pack);
  const contradiction = (box: Box, found: State): Problem | null => contradictionIn(box, found) ?? frames.problem({ box, state: found, events: null });
  const game = defineGame({
    id: 'merv',
    rulesVersion: '2',
    seats: [1, 4],
    rulings,
    content,
    longest: LONGEST,
    features: featuresOf(pack, frames.moves.kinds),
    refusals,
    events,
    refusalParams: shortfalls,
    endRule: 'MERV-YEAR-5',
    config: configSchema,
    ...schemasOf(table, frames, MOST_FRAMES),
    ...derived,
    moves: frames.moves,
    box: boxFor,
    setup: (config: Config) => setupState(boxFor(config)),
    frames: frames.table,
    score: scoreOf,
    contradiction,
    census: censusOf,
    reveals: revealsNothing,
    describe: describeMove,
    arrange: (given) => arranged(boxFor, arrangement, given),
  });
  return { ...game, content };
}

/** A state out of an arrangement, to be checked and settled. */
function arranged(boxFor: (config: Config) => Box, schema: Schema<Arrangement>, given: object): State {
  const { seats = 2, rulings: answers, preset, ...rest } = demandNear(schema, given, 'arrangement');
  return arrangeState(boxFor({ seats, ...(answers ? { rulings: answers } : {}), ...(preset ? { preset } : {}) }), rest);
}

/**
 * The game with other component values: a whole pack, or only the tables that differ from the standard pack. Throws an
 * `InvalidDataError` that names the place when they cannot be played with.
 */
export function withContent(tables: Partial<PackTables> & { readonly name?: string }): MervGame {
  return gameOf(demandPack({ ...standardPack, name: 'custom', ...tables }));
}
