import type { Seat } from '../kernel/chance.js';
import type { Position as PositionOf } from '../kernel/frames.js';
import { answersOf } from '../kernel/rulings.js';
import { entry } from '../mechanics/known.js';
import type { Ways } from '../mechanics/routes.js';
import type { Config } from './config.js';
import type { Pack } from './content/pack.js';
import { rewardOf, tablesOf, type CharacterRules, type Tables } from './content/tables.js';
import { rulings, type RulingAnswers } from './rulings.js';
import type { Player, State } from './state.js';
import type { Event } from './words/events.js';

/** What a config comes to: component values and answered rulings. */
export interface Box {
  readonly config: Config;
  readonly seats: number;
  readonly rulings: RulingAnswers;
  /** Component values, with the answers to questions about them. */
  readonly tables: Tables;
  /** The ways of who jumps from oasis to oasis: in the travel action, and in other movements. */
  readonly jumpsInTravel: Ways;
  readonly jumpsElsewhere: Ways;
}

/** What the rule functions of this game work on. */
export type Position = PositionOf<Box, State, Event>;

/** The player in a seat. */
export function playerAt(position: Position, seat: Seat): Player {
  return position.state.players[seat] as Player;
}

/** What a player's character can do: nothing of its own before the characters are given. */
export function characterOf({ box: { tables } }: Pick<Position, 'box'>, { character }: Pick<Player, 'character'>): CharacterRules {
  return character === null ? tables.nobody : entry(tables.characters, character);
}

/** Values that two sources print differently. */
function disputed(shared: Tables, { contractC24, goldColumn3 }: RulingAnswers): Tables {
  let { contracts, bazaar } = shared;
  if (contractC24 === '2-silk') {
    const c24 = entry(contracts, 'c24');
    contracts = new Map(contracts).set('c24', { ...c24, cost: c24.cost.map((part) => (part.resource === 'silk' ? { ...part, amount: 2 } : part)) });
  }
  if (goldColumn3 === '3-gold-2-camels') {
    const columns = bazaar.gold.columns.map((column, at) => (at === 2 ? rewardOf({ gold: 3, camel: 2 }) : column));
    bazaar = { ...bazaar, gold: { ...bazaar.gold, columns } };
  }
  return { ...shared, contracts, bazaar };
}

/** Everything a game with this config needs, made once. */
export function boxOf(config: Config, pack: Pack): Box {
  const answers = answersOf(rulings, config.rulings);
  const tables = disputed(tablesOf(pack), answers);
  const jumps = answers.oasisJump === 'route-cost-if-road' ? tables.paidJumpWays : tables.jumpWays;
  return { config, seats: config.seats, rulings: answers, tables, jumpsInTravel: jumps, jumpsElsewhere: answers.oasisJump === 'travel-action-only' ? tables.ways : jumps };
}
