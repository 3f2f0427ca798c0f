import fc from 'fast-check';
import type { AnyGame, AnyState } from '../../src/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import { voyages } from '../../src/voyages/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { marcoPolo2Ends, mervEnds, voyagesEnds } from './ends.js';

/** A game, and all the ways to set it up that its laws are to be proved for. */
export interface Judged {
  readonly game: AnyGame;
  readonly configs: fc.Arbitrary<object>;
  /** Positions that games seldom come to, for the coverage run. */
  readonly positions?: readonly AnyState[];
  /** Costly questions are asked at every n-th step only: a game of five hundred steps is not looked at everywhere. */
  readonly stride?: number;
}

type Parts = Record<string, fc.Arbitrary<unknown>>;

/** Keys left out every now and then. */
const some = (parts: Parts): fc.Arbitrary<object> => fc.record(parts, { requiredKeys: [] });

/** No answers (the standard ones), a single one, or many at once. */
function answers({ rulings }: AnyGame): fc.Arbitrary<object> {
  const single = Object.entries(rulings).flatMap(([key, { options }]) => options.map((option) => ({ [key]: option })));
  const many = some(Object.fromEntries(Object.entries(rulings).map(([key, { options }]) => [key, fc.constantFrom(...options)])));
  return fc.oneof(fc.constant({}), fc.constantFrom(...single), many);
}

/** Every number of seats, every ruling, and what else a game has; combinations that do not go together are left out. */
function configs(game: AnyGame, parts: (seats: number) => Parts = () => ({})): fc.Arbitrary<object> {
  const [fewest, most] = game.seats;
  return fc
    .integer({ min: fewest, max: most })
    .chain((seats) => fc.tuple(answers(game), fc.oneof(fc.constant({}), some(parts(seats)))).map(([rulings, rest]) => ({ seats, ...(Object.keys(rulings).length > 0 ? { rulings } : {}), ...rest })))
    .filter((config) => game.validateConfig(config).ok);
}

const distinct = (ids: readonly string[], count: number): fc.Arbitrary<string[]> => fc.shuffledSubarray([...ids], { minLength: count, maxLength: count });

const smallCities = Object.keys((voyages.schemas.config as { properties: { cityBonusPlaces: { properties: object } } }).properties.cityBonusPlaces.properties);

/** All games there are. */
export const judged: readonly Judged[] = [
  { game: oasis, configs: configs(oasis) },
  {
    game: voyages, stride: 15, positions: voyagesEnds,
    configs: configs(voyages, (seats) => ({
      variants: some({ cityBonuses: fc.boolean(), draft: fc.boolean(), goalChoice: fc.boolean() }),
      firstPlayer: fc.nat(seats - 1),
      characters: distinct(voyages.features['characters']!, seats),
      cityBonusPlaces: distinct(voyages.features['cityBonuses']!, smallCities.length).map((tiles) => Object.fromEntries(tiles.map((tile, at) => [smallCities[at], tile]))),
    })),
  },
  {
    game: marcoPolo2, stride: 15, positions: marcoPolo2Ends,
    configs: configs(marcoPolo2, (seats) => ({
      preset: fc.constantFrom('russian', 'hungarian', 'portuguese', 'english'),
      firstPlayer: fc.nat(seats - 1),
      characters: distinct(marcoPolo2.features['characters']!, seats),
    })),
  },
  { game: merv, stride: 15, positions: mervEnds, configs: configs(merv, () => ({ preset: fc.constantFrom('russian', 'english') })) },
];
