// The numbers behind refusals: how much is missing, or how high a die must be. They are worked out only when a move has been refused.
import type { Params } from '../../kernel/legality.js';
import { some } from '../../mechanics/amounts.js';
import { abilitiesOf, entry, known, playerAt, type Position } from './chapter.js';
import type { Bundle } from '../content/bundles.js';
import type { Frame, Move } from '../frames.js';
import type { Player } from '../state.js';
import { leastJade, offerOf } from './actions/books.js';
import { fullAmount, isHard, useOf } from './actions/city-cards/using.js';
import { leastPips } from './actions/khan.js';
import { costWith } from './movement.js';
import { occupiedCost } from './spaces.js';

type Shortfall = (position: Position, seat: number, move: Move, frame: Frame) => Params;

/** A sum of coins, camels and jade; `hard` where jade does not stand in for the rest. */
interface Sum {
  readonly coin?: number;
  readonly camel?: number;
  readonly jade?: number;
  readonly hard?: boolean;
}

/** How much of a sum is missing; jade that is left over stands in for coins first (MP2-PAY-8). */
function lackingSum(player: Player, { coin = 0, camel = 0, jade = 0, hard = false }: Sum): Params {
  const coins = Math.max(0, coin - player.coin);
  const camels = Math.max(0, camel - player.camel);
  const spare = hard ? 0 : Math.max(0, player.jade - jade);
  const forCoins = Math.min(spare, coins);
  return some({ coin: coins - forCoins, camel: camels - Math.min(spare - forCoins, camels), jade: jade - player.jade });
}

/** How much of a cost is missing, so many times over. */
function lacking(player: Player, cost: Bundle, times: number, { coin = 0, camel = 0, jade = 0, hard = false }: Sum = {}): Params {
  const rest = { pepper: player.pepper - cost.pepper * times, silk: player.silk - cost.silk * times, gold: player.gold - cost.gold * times };
  const left = Object.values(rest).map((amount) => Math.max(0, amount));
  return {
    ...some({ pepper: -rest.pepper, silk: -rest.silk, gold: -rest.gold }),
    ...some({ anyGood: cost.anyGood * times - left.reduce((sum, amount) => sum + amount, 0) }),
    ...some({ distinctGoods: cost.distinctGoods * times - left.reduce((sum, amount) => sum + Math.min(amount, times), 0) }),
    ...lackingSum(player, { coin: coin + cost.coin * times, camel: camel + cost.camel * times, jade: jade + cost.jade * times, hard }),
  };
}

/** What cannot be paid, by the move that asks for it. */
const cannotPay: Shortfall = (position, seat, move, frame) => {
  const player = playerAt(position, seat);
  const { tables } = position.box;
  const { bonusActions } = tables.pack.constants;
  switch (move.kind) {
    case 'book': {
      const on = known(tables.bookSpace, move.space);
      return lackingSum(player, { coin: occupiedCost(position, seat, on.space, [move.die]), jade: leastJade(position, on) });
    }
    case 'offer': return frame.kind === 'offer' ? lackingSum(player, { coin: frame.coin, jade: offerOf(position, known(tables.book, frame.book), move.number)?.jade ?? 0 }) : {};
    case 'seals': return lackingSum(player, { coin: occupiedCost(position, seat, tables.seals, move.dice) });
    case 'contracts': return lackingSum(player, { coin: occupiedCost(position, seat, tables.contracts, [move.die]) });
    case 'complete': return lacking(player, entry(tables.contract, move.contract).cost, 1);
    case 'improve': return lacking(player, entry(tables.guild, move.guild).upgradeCost, 1);
    case 'reroll': return lackingSum(player, { camel: bonusActions.reroll });
    case 'change': return lackingSum(player, { camel: bonusActions.change });
    case 'buyBlackDie': return lackingSum(player, { camel: bonusActions.blackDie });
    case 'cityCard': return lackingFor(position, player, entry(tables.card, move.card), { option: 1, times: 1 });
    case 'exchange': return frame.kind === 'exchange' ? lackingFor(position, player, entry(tables.card, frame.card), move) : {};
    default: return {};
  }
};

type Card = Parameters<typeof isHard>[1];

/** What is missing for an exchange of a card. */
function lackingFor(position: Position, player: Player, card: Card, { option, times }: { readonly option: number; readonly times: number }): Params {
  const exchange = card.options[option - 1];
  return exchange === undefined ? {} : lacking(player, exchange.cost, times, { hard: isHard(position, card, exchange) });
}

const pathTooDear: Shortfall = (position, seat, move, frame) => {
  if (frame.kind !== 'movement' || (move.kind !== 'step' && move.kind !== 'companion')) return {};
  const due = costWith(position, frame, move.kind === 'step' ? 0 : 1, move.to);
  return due === null ? {} : lacking(playerAt(position, seat), due.price, due.times, due);
};

/** How many dice a space takes. */
const diceNumber: Shortfall = (position, seat, move) => {
  const { sealDice } = position.box.tables.pack.constants;
  if (move.kind === 'seals') return abilitiesOf(position, seat).sealDice === null ? { exactly: sealDice } : { most: sealDice };
  return move.kind === 'travel' ? { exactly: known(position.box.tables.travelSpace, move.space).dice } : {};
};

/** How often a card can be used at most. */
const tooOften: Shortfall = (position, _, move, frame) => {
  if (move.kind === 'exchange' && frame.kind === 'exchange') return { most: frame.die };
  return move.kind === 'amount' && frame.kind === 'amount' ? { most: fullAmount(position, useOf(position, frame)) } : {};
};

/** The numbers behind refusals, by code. */
export const shortfalls: Readonly<Record<string, Shortfall>> = {
  'cannot-pay': cannotPay,
  'path-too-dear': pathTooDear,
  'khan-too-low': (position, _, move) => (move.kind === 'khan' ? { least: leastPips(position), die: move.die } : {}),
  'die-too-low': ({ box }, _, move) => (move.kind === 'book' ? { least: known(box.tables.bookSpace, move.space).book.minDie, die: move.die } : {}),
  'seal-too-high': ({ box }, _, move) => (move.kind === 'seal' ? { least: entry(box.tables.guild, move.guild).minDie } : {}),
  'dice-number': diceNumber,
  'goods-number': (_, __, ___, frame) => ('count' in frame ? { exactly: frame.count } : {}),
  'compensation-total': (_, __, ___, frame) => ('count' in frame ? { exactly: frame.count } : {}),
  'too-often': tooOften,
};
