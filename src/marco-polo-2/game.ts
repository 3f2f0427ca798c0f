import { defineGame } from '../kernel/define.js';
import { InvalidDataError } from '../kernel/errors.js';
import { settleByHand } from '../kernel/frames.js';
import type { Game } from '../kernel/game.js';
import { freeze } from '../kernel/json.js';
import type { Problem, Schema } from '../kernel/schema.js';
import { arrangedConfig, arrangedState, type Arrangement } from './play/arrange.js';
import { boxOf, type Box } from './box.js';
import { censusOf } from './census.js';
import { cloneState } from './clone.js';
import { configSchema, tidy, type Config } from './config.js';
import { boardProblem, contradiction } from './contradiction.js';
import { characters, firstGameCharacters } from './content/characters.js';
import { contentInfoOf, demandPack } from './content/pack.js';
import type { Pack } from './content/tables.js';
import type { Event } from './words/events.js';
import { frames } from './frames.js';
import { EFFECTS, movesOf, type Move } from './words/moves.js';
import { describe } from './words/notation.js';
import { partsOf } from './content/index-pack.js';
import type { Parts } from './content/parts.js';
import { no } from './words/refusals.js';
import { rulings } from './rulings.js';
import { schemasOf } from './schema.js';
import { scoreOf } from './rules/scoring.js';
import { setupState } from './rules/setup.js';
import type { State, View } from './state.js';
import { determinize, reveals, viewOf } from './view.js';

/** Marco Polo II with some component values. */
export type MarcoPolo2 = Game<Config, State, Move, View, Event, 'marco-polo-2'>;

const ids = (table: readonly { readonly id: string }[]): string[] => table.map(({ id }) => id);

function featuresOf(pack: Pack, parts: Parts, moves: readonly string[]): Record<string, readonly string[]> {
  return {
    moves,
    refusals: Object.keys(no),
    characters: ids(characters),
    firstGameCharacters: ids(firstGameCharacters),
    spaces: parts.spaceIds,
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

function demandNothingWrong(found: Problem | null): void {
  if (found) throw new InvalidDataError('arrangement', found.path, found.message);
}

/** A config as it travels in states, and what it comes to. */
interface Agreement {
  readonly config: Config;
  readonly box: Box;
}

/** Equal configs come to the same thing, and share it. */
function agreementsOn(parts: Parts): (given: Config) => Agreement {
  const agreed = new Map<string, Agreement>();
  return (given) => {
    const key = JSON.stringify(given);
    let agreement = agreed.get(key);
    if (agreement === undefined) {
      const config = freeze(tidy(given));
      agreement = { config, box: boxOf(parts, config) };
      if (agreed.size >= 1000) agreed.clear();
      agreed.set(key, agreement);
    }
    return agreement;
  };
}

/** An arranged state at its first decision. The board and the players are checked first: the frames run on them. */
function settled(box: Box, state: State, schema: Schema<State>): State {
  demandNothingWrong(schema.check(state) ?? boardProblem(box, state));
  settleByHand(frames, { box, state, events: null });
  demandNothingWrong(contradiction(box, state));
  return state;
}

/** The game with the component values of a pack. Throws `InvalidDataError` when they do not fit together. */
export function createMarcoPolo2(values: Pack): MarcoPolo2 {
  const pack = demandPack(values);
  const content = contentInfoOf(pack);
  const parts = partsOf(pack, content.id);
  const schemas = schemasOf(pack, parts);
  const moves = movesOf(pack);

  const agree = agreementsOn(parts);

  return defineGame({
    id: 'marco-polo-2',
    rulesVersion: '2',
    seats: [2, 4],
    rulings,
    content,
    longest: 40_000,
    features: featuresOf(pack, parts, moves.kinds),
    refusals: no,
    endRule: 'MP2-ROUND-11',
    config: configSchema,
    state: schemas.state,
    view: schemas.view,
    moves,
    box: (config) => agree(config).box,
    setup: (config) => {
      const { box, config: tidied } = agree(config);
      return setupState(box, tidied);
    },
    frames,
    clone: cloneState,
    viewOf: (position, seat) => viewOf(position.box, position.state, seat),
    determinize,
    score: scoreOf,
    contradiction,
    census: censusOf,
    reveals: (before, after) => reveals(agree(after.config).box, before, after),
    describe,
    arrange: (given) => {
      const arrangement = given as Arrangement;
      const config = arrangedConfig(arrangement);
      demandNothingWrong(configSchema.check(config));
      const { box, config: tidied } = agree(config);
      return settled(box, arrangedState(box, tidied, arrangement), schemas.state);
    },
  });
}
