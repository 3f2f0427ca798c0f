// What is printed on the components that have no names of their own.
import { deal, single, type Face } from '../../words/content.js';
import type { CityBonusEntry, CityCardEntry, ContractEntry, TileEntry } from '../content/pack.js';

/** What a contract costs and brings. */
export const contractFace = ({ cost, reward }: ContractEntry): Face => single({ cost, reward });

/** What the first one in a large city gets. */
export const outpostFace = ({ reward }: TileEntry): Face => single({ reward });

/** What a small city gives every round. */
export const cityBonusFace = ({ reward }: CityBonusEntry): Face => single({ reward, times: 'every-round' });

/** What a city card does with a die. */
export function cardFace({ form, cost = {}, reward = {}, options = [], good = '', amountByDie = [] }: CityCardEntry): Face {
  switch (form) {
    case 'exchangeEither': return { by: 'choice', deals: options.map((way) => deal({ ...way, times: 'die' })) };
    case 'perPip': return single({ reward, times: 'die', per: 'pip' });
    case 'perCompletedContract': return single({ reward, times: 'die', per: 'completed-contract' });
    case 'perPlacedTradingPost': return single({ reward, times: 'die', per: 'post' });
    case 'byDie': return { by: 'die', deals: amountByDie.map((amount, at) => deal({ reward: { [good]: amount }, die: at + 1 })) };
    default: return single({ cost, reward, times: 'die' });
  }
}
