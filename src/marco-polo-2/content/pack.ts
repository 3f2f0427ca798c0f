import type { Provenance } from '../../kernel/content.js';
import { choice, complete, flag, integer, list, nullable, object, record, text, type DataOf, type Schema } from '../../kernel/schema.js';
import { effectForm } from './card-effects.js';
import { amount, cost, idForm as id, name, plain, price, provenance, reward, six } from './forms.js';

export type { Amounts, Rewards } from './forms.js';

const provenances: Schema<Readonly<Record<string, Provenance>>> = {
  check: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { path: [], message: 'expected an object' };
    for (const [key, source] of Object.entries(value)) {
      const found = provenance.check(source);
      if (found) return { path: [key.slice(0, 40)], message: found.message };
    }
    return null;
  },
  json: { type: 'object', additionalProperties: provenance.json },
  text: null,
};
const source = provenance;
const remarks = { confidence: choice(['low', 'medium', 'high']), pinned: provenances, note: text(400) } as const;
const table = <T>(entry: Schema<T>, most: number, least = 0) => list(entry, { least, most });

const bonuses = table(object({ id, bonus: reward, source }, remarks), 40);
const contracts = (most: number) => table(object({ id, cost, reward, source }, remarks), most);

/** The numbers of the rule book that stand on no component of their own. */
const constants = object({
  /** What every player starts with. */
  start: object({ coin: integer(0, 99), camel: integer(0, 99) }),
  posts: integer(2, 40),
  /** Black dice for 2, 3 and 4 players. */
  blackDice: list(integer(0, 20), { least: 3, most: 3 }),
  /** Dice of unused colours that lie on the board all game. */
  neutralDice: list(object({ seats: integer(2, 4), space: text(90), value: integer(1, 6) }), { most: 40 }),
  compensationBelow: integer(0, 30),
  khansFavour: object({ spaces: integer(1, 12), reward: plain }),
  moneyBag: complete(['coin', 'camel', 'jade'], amount),
  /** Camels for rolling a die again, changing it by one, and a black die. */
  bonusActions: complete(['reroll', 'change', 'blackDie'], amount),
  contractsAction: object({ most: integer(1, 9), coin: integer(0, 30) }),
  /** Dice for a guild seal. */
  sealDice: integer(1, 3),
  postMilestones: list(object({ post: integer(1, 40), vp: amount }), { most: 40 }),
  finalScoring: object({ goodsPerPoint: amount, coinsPerPoint: amount, mostContracts: integer(0, 30), secondMostContracts: integer(0, 30) }),
  source,
}, remarks);

const schema = object({
  name: id,
  constants,
  locations: table(object({
    id, name,
    /** The start, a city with contracts, with cards, with action spaces, with a bonus alone, or an oasis. */
    kind: choice(['start', 'contract', 'card', 'special', 'bonus', 'oasis']),
    shield: nullable(id), cardSpaces: integer(0, 6), contractSpaces: integer(0, 6), bonusMarker: flag, outpost: flag,
    /** Where it lies on the board, in hundredths from the left and the top; without effect. */
    at: list(integer(0, 100), { least: 2, most: 2 }),
    source,
  }, remarks), 60, 2),
  /** Routes; `seal` is the guild whose seal is needed on a sea route. */
  routes: table(object({ id, from: id, to: id, cost: price, seal: nullable(id), source }, remarks), 200, 1),
  travelSpaces: table(object({ id, dice: integer(1, 3), maxSteps: integer(1, 9), cost: price, extraPost: flag, source }, remarks), 6, 1),
  /** Guild seals; `jade` is received with the seal. */
  guildSeals: table(object({ id, name, minDie: integer(1, 6), jade: integer(0, 9), upgradeCost: cost, bonus: reward, source }, remarks), 8, 1),
  /** Special cities; `sealBonusTimes` says how often the bonus of the improved seal comes, for a die of 1 to 6. */
  specialCities: table(object({ id, city: id, spaces: integer(1, 4), reward, seal: id, sealBonusTimes: six(integer(0, 3)), source }, remarks), 10),
  shields: table(object({ id, name, source }, remarks), 30, 1),
  shieldTrack: table(object({ id, shields: integer(1, 40), points: integer(0, 99), source }, remarks), 40, 1),
  cityBonusMarkers: bonuses,
  outpostBonuses: bonuses,
  books: table(object({ id, minDie: integer(1, 6), spaces: list(id, { least: 1, most: 4, distinct: true }), free: list(object({ reward, source }), { most: 4 }), source }, remarks), 6, 1),
  offerTiles: table(object({ id, book: id, offers: list(object({ cost: record(['jade'], amount), reward }), { least: 1, most: 4 }), source }, remarks), 90),
  contracts: contracts(200),
  startingContracts: contracts(40),
  cityCards: table(object({ id, effect: effectForm, source }, remarks), 80),
  goalCards: table(object({ id, seals: list(object({ seal: id, vp: amount }), { most: 8 }), shields: list(id, { most: 12, distinct: true }), source }, remarks), 60),
});

/** All component values of a game, with what is known about each. Plain JSON. */
export interface Pack extends DataOf<typeof schema> {}
/** Some tables of a pack, to replace those of another. */
export type PackTables = Partial<Pack>;
/** How far an entry is to be trusted. `source` is the weakest of its fields; `pinned` names the better known ones. */
export type About = Pick<Pack['constants'], 'source' | 'confidence' | 'pinned' | 'note'>;
/** A place of the map. */
export type LocationEntry = Pack['locations'][number];
/** A contract. */
export type ContractEntry = Pack['contracts'][number];
/** A city card. */
export type CityCardEntry = Pack['cityCards'][number];
/** A goal card. */
export type GoalEntry = Pack['goalCards'][number];

/** The form of a pack; whether its parts fit together says `packProblem`. */
export const packSchema: Schema<Pack> = schema;
