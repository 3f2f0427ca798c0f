import type { Provenance } from '../../kernel/content.js';
import { choice, complete, flag, integer, list, nullable, object, record, text, type Schema } from '../../kernel/schema.js';
import { effectForm } from './card-effects.js';
import { amount, cost, idForm as id, name, plain, price, provenance, reward, six } from './forms.js';
import type { ConstantsEntry, Pack } from './pack.js';

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
const about = { confidence: choice(['low', 'medium', 'high']), pinned: provenances, note: text(400) } as const;
const table = <T>(entry: Schema<T>, most: number, least = 0): Schema<readonly T[]> => list(entry, { least, most });

const constants = object({
  start: object({ coin: integer(0, 99), camel: integer(0, 99) }),
  posts: integer(2, 40),
  blackDice: list(integer(0, 20), { least: 3, most: 3 }),
  neutralDice: list(object({ seats: integer(2, 4), space: text(90), value: integer(1, 6) }), { most: 40 }),
  compensationBelow: integer(0, 30),
  khansFavour: object({ spaces: integer(1, 12), reward: plain }),
  moneyBag: complete(['coin', 'camel', 'jade'], amount),
  bonusActions: complete(['reroll', 'change', 'blackDie'], amount),
  contractsAction: object({ most: integer(1, 9), coin: integer(0, 30) }),
  sealDice: integer(1, 3),
  postMilestones: list(object({ post: integer(1, 40), vp: amount }), { most: 40 }),
  finalScoring: object({ goodsPerPoint: amount, coinsPerPoint: amount, mostContracts: integer(0, 30), secondMostContracts: integer(0, 30) }),
  source: provenance,
}, about) as unknown as Schema<ConstantsEntry>;

/** The form of a pack; whether its parts fit together says `packProblem`. */
export const packSchema = object({
  name: id,
  constants,
  locations: table(object({
    id, name, kind: choice(['start', 'contract', 'card', 'special', 'bonus', 'oasis']), shield: nullable(id), cardSpaces: integer(0, 6), contractSpaces: integer(0, 6),
    bonusMarker: flag, outpost: flag, at: list(integer(0, 100), { least: 2, most: 2 }), source: provenance,
  }, about), 60, 2),
  routes: table(object({ id, from: id, to: id, cost: price, seal: nullable(id), source: provenance }, about), 200, 1),
  travelSpaces: table(object({ id, dice: integer(1, 3), maxSteps: integer(1, 9), cost: price, extraPost: flag, source: provenance }, about), 6, 1),
  guildSeals: table(object({ id, name, minDie: integer(1, 6), jade: integer(0, 9), upgradeCost: cost, bonus: reward, source: provenance }, about), 8, 1),
  specialCities: table(object({ id, city: id, spaces: integer(1, 4), reward, seal: id, sealBonusTimes: six(integer(0, 3)), source: provenance }, about), 10),
  shields: table(object({ id, name, source: provenance }, about), 30, 1),
  shieldTrack: table(object({ id, shields: integer(1, 40), points: integer(0, 99), source: provenance }, about), 40, 1),
  cityBonusMarkers: table(object({ id, bonus: reward, source: provenance }, about), 40),
  outpostBonuses: table(object({ id, bonus: reward, source: provenance }, about), 40),
  books: table(object({ id, minDie: integer(1, 6), spaces: list(id, { least: 1, most: 4, distinct: true }), free: list(object({ reward, source: provenance }), { most: 4 }), source: provenance }, about), 6, 1),
  offerTiles: table(object({ id, book: id, offers: list(object({ cost: record(['jade'], amount), reward }), { least: 1, most: 4 }), source: provenance }, about), 90),
  contracts: table(object({ id, cost, reward, source: provenance }, about), 200),
  startingContracts: table(object({ id, cost, reward, source: provenance }, about), 40),
  cityCards: table(object({ id, effect: effectForm, source: provenance }, about), 80),
  goalCards: table(object({ id, seals: list(object({ seal: id, vp: amount }), { most: 8 }), shields: list(id, { most: 12, distinct: true }), source: provenance }, about), 60),
}) as unknown as Schema<Pack>;
