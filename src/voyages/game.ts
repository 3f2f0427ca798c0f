import { schemasOf } from '../kernel/declaration.js';
import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { arrange as arrangeState } from './play/arrange.js';
import { boxOf } from './box.js';
import { configSchema, type Config } from './config.js';
import { contentInfoOf } from './content/index.js';
import { demandPack, type Pack } from './content/pack.js';
import { census, contradiction } from './checks/contradiction.js';
import { derived } from './derived.js';
import { events, type Event } from './words/events.js';
import { frames, type Move } from './frames.js';
import { CHARACTER_IDS, CITY_BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, LOCATION_IDS, OUTPOST_IDS, SPACE_IDS } from './content/ids.js';
import { describe } from './words/notation.js';
import { refusals } from './words/refusals.js';
import { EFFECTS } from './content/resources.js';
import { rulings } from './rulings.js';
import { score as scoreTable } from './rules/course/scoring.js';
import { newState } from './rules/setup/setup.js';
import { shortfalls } from './rules/shortfalls.js';
import { table, type State, type View } from './state.js';

/** The Voyages of Marco Polo with some component values. */
export type Voyages = Game<Config, State, Move, View, Event, 'voyages'>;

/** The game with the component values of a pack. Throws `InvalidDataError` when they do not fit together. */
export function createVoyages(values: Pack): Voyages {
  const pack = demandPack(values);
  return defineGame({
    id: 'voyages',
    rulesVersion: '1',
    seats: [2, 4],
    rulings,
    content: contentInfoOf(pack),
    longest: 20_000,
    features: {
      moves: frames.moves.kinds,
      refusals: /* @__PURE__ */ Object.keys(refusals),
      characters: CHARACTER_IDS,
      cityCards: CITY_CARD_IDS,
      contracts: CONTRACT_IDS,
      goals: GOAL_IDS,
      outposts: OUTPOST_IDS,
      cityBonuses: CITY_BONUS_IDS,
      locations: LOCATION_IDS,
      spaces: SPACE_IDS,
      bonuses: EFFECTS,
    },
    refusals,
    events,
    refusalParams: shortfalls,
    endRule: 'VOY-SCORE-1',
    config: configSchema,
    ...schemasOf(table, frames, 60),
    moves: frames.moves,
    box: (config: Config) => boxOf(config, pack),
    setup: newState,
    frames: frames.table,
    ...derived,
    score: scoreTable,
    contradiction,
    census,
    // Goal cards are turned over at the end.
    reveals: (before, after) => before.frames.length > 0 && after.frames.length === 0,
    describe,
    arrange: (arrangement) => arrangeState(pack, arrangement),
  });
}
