// The numbers behind refusals: how much is missing. They are worked out only when a move has been refused.
import type { Params } from '../../kernel/legality.js';
import { some } from '../../mechanics/amounts.js';
import { playerAt, type Position } from '../box.js';
import { CITIES, CUBES } from '../content/ids.js';
import type { Move } from '../frames.js';
import type { RefusalCode } from '../words/refusals.js';
import { camelsShort } from './actions/marketplace.js';
import { camelsShort as camelsShortInQueue } from './year/queue.js';

type Shortfall = (position: Position, seat: number, move: Move) => Params;

const contractOf = ({ box }: Position, move: Move) => (move.kind === 'fulfil' ? box.contracts.find(({ id }) => id === move.contract) : undefined);

const aCamel: Shortfall = () => ({ camel: 1 });

/** Camels missing on the routes to a city. */
const forRoutes: Shortfall = (position, seat, move) => (move.kind === 'buy' ? { camel: camelsShort(position, seat, CITIES.indexOf(move.city)) } : {});

/** Cubes that were named and are not there. */
const cubes: Shortfall = (position, seat, move) => {
  const named = 'cubes' in move ? move.cubes : 'cube' in move ? [move.cube] : [];
  const held = playerAt(position, seat).cubes;
  return some(Object.fromEntries(CUBES.map((cube, place) => [cube, named.filter((one) => one === cube).length - (held[place] ?? 0)])));
};

/** Goods that were named and are not there. */
const goods: Shortfall = (position, seat, move) => {
  const named = move.kind === 'fulfil' ? move.goods : [];
  const { rare, common } = playerAt(position, seat);
  return some({ common: named.filter((good) => good === 'common').length - common, rare: named.filter((good) => good === 'rare').length - rare });
};

/** The numbers behind refusals, by code. */
export const shortfalls: Readonly<Partial<Record<RefusalCode, Shortfall>>> = {
  'contract-influence': (position, seat, move) => some({ influence: (contractOf(position, move)?.influence ?? 0) - playerAt(position, seat).influence }),
  'contract-scrolls': (position, seat, move) => some({ scroll: (contractOf(position, move)?.scrolls ?? 0) - playerAt(position, seat).scroll }),
  'goods-missing': goods,
  'cubes-missing': cubes,
  'too-many-kinds': (position, seat) => ({ most: position.box.spiceLimit[playerAt(position, seat).influence] ?? 0 }),
  'no-camel': aCamel,
  'no-camel-for-card': aCamel,
  'no-servant': () => ({ servant: 1 }),
  'soldier-servant': () => ({ servant: 1 }),
  'route-camel': forRoutes,
  'link-camel': forRoutes,
  'queue-camels': (position, seat, move) => (move.kind === 'queue' ? { camel: camelsShortInQueue(position, seat, move.space - 1) } : {}),
};
