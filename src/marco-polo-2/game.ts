import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { remembered } from '../kernel/remembered.js';
import { schemasOf } from '../kernel/declaration.js';
import { freeze } from '../kernel/json.js';
import { boxOf } from './box.js';
import { configSchema, tidy, type Config } from './config.js';
import { characters, firstGameCharacters } from './content/characters.js';
import { idsOf } from './content/ids.js';
import { contentInfoOf, demandPack } from './content/pack-problems.js';
import type { Pack } from './content/pack.js';
import { tablesOf, type Tables } from './content/tables.js';
import { contradiction } from './checks/contradiction.js';
import { census, derived } from './derived.js';
import { framesOf, type Move } from './frames.js';
import { pieces } from './rules/pieces.js';
import { arranged } from './play/arrange.js';
import { arrangementSchema } from './play/arrangement.js';
import { EFFECTS } from './rules/rewards/rewards.js';
import { scoreOf } from './rules/course/scoring.js';
import { setupState } from './rules/course/setup.js';
import { shortfalls } from './rules/shortfalls.js';
import { rulings } from './rulings.js';
import { areGoalsOpen, tableOf, type Position, type State, type View } from './state.js';
import { events, type Event } from './words/events.js';
import { describe } from './words/notation.js';
import { refusals } from './words/refusals.js';

/** Marco Polo II with some component values. */
export type MarcoPolo2 = Game<Config, State, Move, View, Event, 'marco-polo-2'>;

const ids = (table: readonly { readonly id: string }[]): string[] => table.map(({ id }) => id);

function featuresOf(pack: Pack, tables: Tables, moves: readonly string[]): Record<string, readonly string[]> {
  return {
    moves,
    refusals: Object.keys(refusals),
    characters: ids(characters),
    firstGameCharacters: ids(firstGameCharacters),
    spaces: tables.spaceIds,
    locations: ids(pack.locations),
    cityCards: ids(pack.cityCards),
    contracts: ids(pack.contracts),
    startingContracts: ids(pack.startingContracts),
    cityBonusMarkers: ids(pack.cityBonusMarkers),
    outpostBonuses: ids(pack.outpostBonuses),
    offerTiles: ids(pack.offerTiles),
    goalCards: ids(pack.goalCards),
    guildSeals: ids(pack.guildSeals),
    bonuses: EFFECTS,
  };
}

/** The game with the component values of a pack. Throws `InvalidDataError` when they do not fit together. */
export function createMarcoPolo2(values: Pack): MarcoPolo2 {
  const pack = demandPack(values);
  const content = contentInfoOf(pack);
  const tables = tablesOf(pack, content.id);
  const idSchemas = idsOf(pack);
  const frames = framesOf(idSchemas);
  // A config as it travels in states, and what it comes to: equal configs come to the same thing, and share it.
  const agree = remembered((given: Config) => {
    const config = freeze(tidy(given));
    return { config, box: boxOf(tables, config) };
  });
  const arrangements = arrangementSchema(idSchemas, tables);

  return defineGame({
    id: 'marco-polo-2',
    rulesVersion: '2',
    seats: [2, 4],
    rulings,
    content,
    longest: 40_000,
    features: featuresOf(pack, tables, frames.moves.kinds),
    refusals,
    refusalParams: shortfalls,
    endRule: 'MP2-ROUND-11',
    config: configSchema,
    ...schemasOf(tableOf(idSchemas), frames, 200),
    ...derived,
    events,
    moves: frames.moves,
    frames: frames.table,
    box: (config) => agree(config).box,
    setup: (config) => {
      const { box, config: tidied } = agree(config);
      return setupState(box, tidied);
    },
    score: scoreOf,
    contradiction: (box, state) => contradiction(box, state, (position) => frames.problem(position)),
    census: (box, state) => ({ ...census(box, state), ...pieces(box, state) }),
    reveals: (before, after) => {
      const { box } = agree(after.config);
      const areOpen = (state: State): boolean => areGoalsOpen({ box, state, events: null } satisfies Position);
      return areOpen(after) && !areOpen(before);
    },
    describe,
    arrange: (given) => arranged(agree, arrangements, given),
  });
}
