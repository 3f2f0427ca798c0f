// The numbers behind refusals: how much is missing. They are worked out only when a move has been refused.
import type { Params } from '../../kernel/legality.js';
import { some } from '../../mechanics/amounts.js';
import { at, playerAt, type Position, type RefusalCode } from './chapter.js';
import { CITIES, CUBES } from '../content/ids.js';
import type { Move } from '../frames.js';
import { camelsShort } from './actions/marketplace.js';
import { contractNamed, rareIn } from './turn/contracts.js';
import { camelsShort as camelsShortInQueue } from './year/queue.js';

type Shortfall = (position: Position, seat: number, move: Move) => Params;

/** What a move of one kind lacks; a refusal with such a code is of no other. */
function lacking<Kind extends Move['kind']>(kind: Kind, tell: (position: Position, seat: number, move: Extract<Move, { kind: Kind }>) => Params): Shortfall {
  const isOne = (move: Move): move is Extract<Move, { kind: Kind }> => move.kind === kind;
  return (position, seat, move) => (isOne(move) ? tell(position, seat, move) : {});
}

const aCamel: Shortfall = () => ({ camel: 1 });
const aServant: Shortfall = () => ({ servant: 1 });

/** Camels missing on the routes to a city. */
const forRoutes = /* @__PURE__ */ lacking('buy', (position, seat, { city }) => ({ camel: camelsShort(position, seat, CITIES.indexOf(city)) }));

/** Cubes that were named and are not there. */
const cubes: Shortfall = (position, seat, move) => {
  const named = 'cubes' in move ? move.cubes : 'cube' in move ? [move.cube] : [];
  const held = playerAt(position, seat).cubes;
  return some(Object.fromEntries(CUBES.map((cube, place) => [cube, named.filter((one) => one === cube).length - at(held, place)])));
};

/** Goods that were named and are not there. */
const goods = /* @__PURE__ */ lacking('fulfil', (position, seat, move) => {
  const { rare, common } = playerAt(position, seat);
  const named = rareIn(move.goods);
  return some({ common: move.goods.length - named - common, rare: named - rare });
});

/** The numbers behind refusals, by code. */
export const shortfalls: Readonly<Partial<Record<RefusalCode, Shortfall>>> = {
  'contract-influence': /* @__PURE__ */ lacking('fulfil', (position, seat, { contract }) => ({ influence: contractNamed(position.box, contract).influence - playerAt(position, seat).influence })),
  'contract-scrolls': /* @__PURE__ */ lacking('fulfil', (position, seat, { contract }) => ({ scroll: contractNamed(position.box, contract).scrolls - playerAt(position, seat).scroll })),
  'goods-missing': goods,
  'cubes-missing': cubes,
  'too-many-kinds': (position, seat) => ({ most: at(position.box.spiceLimit, playerAt(position, seat).influence) }),
  'no-camel': aCamel,
  'no-camel-for-card': aCamel,
  'no-servant': aServant,
  'soldier-servant': aServant,
  'route-camel': forRoutes,
  'link-camel': forRoutes,
  'queue-camels': /* @__PURE__ */ lacking('queue', (position, seat, { space }) => ({ camel: camelsShortInQueue(position, seat, space - 1) })),
};
