// English for the moves of The Voyages of Marco Polo, and the words they need.
import { basics, type English } from '../../../../words/languages/en.js';
import * as polo from '../../../../words/languages/en-polo.js';
import type { Speech } from '../../../../words/speech.js';
import type { Table } from '../../../../words/texts.js';
import type { Said, Sight } from '../spoken.js';

/** Words and names. */
export const words: Table<Said, English>['words'] = {
  ...basics,
  nouns: { ...polo.nouns, otherCityBonus: ['bonus of another city', 'bonuses of other cities'] },
  names: {
    ...polo.names,
    venezia: 'Venezia', moscow: 'Moscow', karakorum: 'Karakorum', samarcanda: 'Samarcanda', 'lan-zhou': 'Lan-Zhou', alexandria: 'Alexandria', karachi: 'Karachi', sumatra: 'Sumatra', anxi: 'Anxi', ormuz: 'Ormuz', adana: 'Adana', kochi: 'Kochi',
    kubilai: 'Kubilai Khan',
    'bazaar.camel': 'bazaar: camels', 'bazaar.pepper': 'bazaar: pepper', 'bazaar.silk': 'bazaar: silk', 'bazaar.gold': 'bazaar: gold', fiveCoins: '5 coins', buyBlackDie: 'buy a black die', goalCities: 'cities of goal cards',
    'set-up': 'set-up', cityBonuses: 'city bonuses', outposts: 'outpost bonuses', cityCards: 'city cards', characters: 'characters', columnBonus: 'gift of the column',
  },
  sorts: {
    oasis: (id) => `Oasis ${id.slice('oasis-'.length)}`,
    contract: (id) => `contract ${id}`,
    card: (id) => `city card ${id}`,
    goal: (id) => `goal card ${id}`,
    outpost: (id) => `outpost bonus ${id}`,
    cityBonus: (id) => `city bonus ${id}`,
    cardSpace: (id, form, say) => say.name(id.slice('cityCard:'.length), form),
  },
};

/** The contracts that lie in some columns. */
const lying = (columns: readonly number[], say: Speech<'plain'>, { contract }: Sight): string => {
  const ids = columns.flatMap((column) => contract(column) ?? []);
  return ids.length === 0 ? '' : `: ${say.list(ids.map((id) => say.described(id)))}`;
};

/** What a move does. */
export const moves: Table<Said, English>['moves'] = {
  ...polo.moves,
  keepGoals: ({ goals }, say) => `Keep ${say.list(goals.map((goal) => say.described(goal)))}.`,
  fiveCoins: ({ die }, say) => `Take ${say.count(5, 'coin')} with ${say.dice([die])}.`,
  bazaar: ({ good, column, dice }, say) => `Go to the bazaar for ${good === 'camel' ? 'camels' : say.name(good)}, column ${column}, with ${say.dice(dice)}.`,
  khan: ({ good, die }, say) => `Seek Khan's favour with ${say.dice([die])}: ${say.amounts({ [good]: 1, camel: 2 })}.`,
  contracts: ({ columns, die }, say, sight) => `Take the ${columns.length === 1 ? 'contract of column' : 'contracts of columns'} ${say.list(columns.map(String))} with ${say.dice([die])}${lying(columns, say, sight)}.`,
  travel: ({ dice }, say) => `Travel with ${say.dice(dice)}.`,
  cityCard: ({ card, times, die }, say) => `Use ${say.described(card)} ${times === 1 ? 'once' : say.count(times, 'time')} with ${say.dice([die])}.`,
  cityCardPaying: ({ card, pay, times, die }, say) => `Use ${say.described(card)} ${times === 1 ? 'once' : say.count(times, 'time')} with ${say.dice([die])}, paying in ${PAID_IN[pay]}.`,
  cityCardOpen: ({ card, die }, say) => `Use ${say.described(card)} with ${say.dice([die])}.`,
  moneyBag: ({ die }, say) => `Put ${die.endsWith('0') ? (die.startsWith('own') ? 'an ' : 'a ') : ''}${say.dice([die])} on the money bag for ${say.count(3, 'coin')}.`,
  reroll: ({ die }, say) => `Pay ${say.count(1, 'camel')} to roll ${say.dice([die])} again.`,
  change: ({ die, direction }, say) => `Pay ${say.count(2, 'camel')} to turn ${say.dice([die])} ${direction} by 1.`,
  buyBlackDie: (_move, say) => `Pay ${say.count(3, 'camel')} for a black die.`,
  takeContract: ({ column }, say, sight) => `Take the contract of column ${column} as well${lying([column], say, sight)}.`,
  columnBonus: ({ resource }) => `Take the column's ${resource === 'coin' ? 'coins' : 'camels'}.`,
  step: ({ to }, say) => `Step to ${say.name(to)}.`,
  stepWith: ({ figure, to }, say) => `Step to ${say.name(to)} with the ${figure === 1 ? 'first' : 'second'} figure.`,
  stepPlacing: ({ to }, say) => `Leave a post and step to ${say.name(to)}.`,
  arrive: ({ steps, path }, say) => `Travel ${say.count(steps, 'step')}: ${say.path(path)}.`,
  arriveBoth: ({ steps, first, second }, say) => `Travel ${say.count(steps, 'step')}: ${say.list([first, second].filter((one) => one.length > 0).map(say.path))}.`,
  post: ({ city }, say) => `Place the post in ${say.name(city)} first.`,
  trade: ({ give, get }, say, sight) => {
    const amounts = sight.trade(give, get);
    return amounts === null ? `Give ${TRADED[give]} for ${TRADED[get]}.` : `Give ${say.count(amounts.give, give)} for ${say.count(amounts.get, get)}.`;
  },
  next: ({ bonus }, say) => `Resolve this next: ${say.name(bonus)}.`,
  copyBonus: ({ tile }, say) => `Copy ${say.described(tile)}.`,
  mercatorGain: ({ gain }, say) => `Take ${say.count(1, gain)} as ${say.name('mercator')}.`,
};

/** What is traded, where nobody knows how much of it. */
const TRADED = { coin: 'coins', camel: 'camels', vp: 'points', pepper: 'pepper', silk: 'silk', gold: 'gold' } as const;

const PAID_IN = { camel: 'camels', coin: 'coins', vp: 'points', good: 'goods' } as const;
