// English for the moves of Marco Polo II, and the words they need.
import { basics, type English } from '../../../../words/languages/en.js';
import * as polo from '../../../../words/languages/en-polo.js';
import type { Table } from '../../../../words/texts.js';
import type { Speech } from '../../../../words/speech.js';
import type { Sight } from '../sight.js';
import { isOfCity, numberOf, placeOf, type Said } from '../spoken.js';

/** Words and names. */
export const words: Table<Said, English>['words'] = {
  ...basics,
  nouns: {
    ...polo.nouns,
    jade: ['jade', 'jade'], contractTop: ['contract from the pile', 'contracts from the pile'], contractCity: ['contract from a city', 'contracts from cities'], copyCityBonus: ['copy of another city bonus', 'copies of other city bonuses'],
    shieldPlus: ['shield more', 'shields more'], seal: ['guild seal', 'guild seals'], extraPost: ['additional post', 'additional posts'], oases: ['oasis', 'oases'],
  },
  names: {
    ...polo.names,
    xanadu: 'Xanadu', yangzhou: 'Yangzhou', fuzhou: 'Fuzhou', kunming: 'Kunming', pagan: 'Pagan', jaipur: 'Jaipur', kabul: 'Kabul', balkh: 'Balkh', hormuz: 'Hormuz', baghdad: 'Baghdad', lhasa: 'Lhasa', dunhuang: 'Dunhuang', calicut: 'Calicut',
    'oasis-gobi': 'Gobi oasis', 'oasis-sichuan': 'Sichuan oasis', 'oasis-lingnan': 'Lingnan oasis', 'oasis-assam': 'Assam oasis', 'oasis-tarim': 'Tarim oasis', 'oasis-khorasan': 'Khorasan oasis', 'oasis-kerman': 'Kerman oasis',
    'mongke-khan': 'Möngke Khan', 'de-wu': 'De Wu', 'abha-basu': 'Abha Basu', 'mailin-tian-chin': 'Mailin and Tian Chin', 'filippo-vitello': 'Filippo Vitello', 'isabella-donati': 'Isabella Donati', 'gantulga-od': 'Gantulga Od',
    'book:I': 'book I', 'book:II': 'book II', 'book:III': 'book III', 'book:III:upper': 'upper space of book III', 'book:III:lower': 'lower space of book III',
    guildSeals: 'guild seals', upper: 'upper travel space', middle: 'middle travel space', lower: 'lower travel space', improve: 'improve a seal', shields: 'shields',
    farmer: "Farmers' guild", spicer: "Spicers' guild", tailor: "Tailors' guild", jeweler: "Jewelers' guild",
    star: 'star', sun: 'sun', rooster: 'rooster', bamboo: 'bamboo', cloud: 'cloud', flower: 'flower', snake: 'snake', monkey: 'monkey', moon: 'moon',
    'bonus-camels': 'city bonus of camels', 'bonus-camel-coins': 'city bonus of a camel and coins', 'bonus-copy': 'copying city bonus', 'bonus-coins': 'city bonus of coins', 'bonus-points': 'city bonus of points', 'bonus-goods': 'city bonus of goods', 'bonus-jade': 'city bonus of jade',
    'outpost-gold': 'outpost bonus of gold', 'outpost-silk': 'outpost bonus of silk', 'outpost-camels': 'outpost bonus of camels', 'outpost-coins': 'outpost bonus of coins', 'outpost-move': 'outpost bonus of a move', 'outpost-contract': 'outpost bonus of a contract',
    'outpost-black-die': 'outpost bonus of a black die', 'outpost-good': 'outpost bonus of a good of choice', 'outpost-jade': 'outpost bonus of jade', 'outpost-pepper': 'outpost bonus of pepper',
    'set-up': 'set-up', area: 'action area', cityCards: 'city cards', cityBonuses: 'city bonuses', outposts: 'outpost bonuses', characters: 'characters', contractPlaces: 'contracts', milestone: 'posts',
  },
  sorts: {
    contract: (id) => `contract ${id}`,
    card: (id) => `city card ${id}`,
    goal: (id) => `goal card ${id}`,
    offer: (id) => `offer tile ${id}`,
    cardSpace: (id, form, say) => `city card: ${say.name(id.slice('cityCard:'.length), form)}`,
    travelSpace: (id, form, say) => say.name(id.slice('travel:'.length), form),
    specialSpace: (id, form, say) => `special city: ${say.name(id.slice('special:'.length), form)}`,
    spaceAt: (id, form, say) => `${say.name(placeOf(id), form)}, space ${numberOf(id)}`,
  },
};

/** A bonus, and where it comes from. */
export const bonusFrom = (bonus: string, source: string, say: Speech<'plain'>): string => (isOfCity(bonus, source) ? `a contract of ${say.name(source)}` : say.name(bonus) === say.name(source) ? say.name(bonus) : `${say.name(bonus)} (${say.name(source)})`);

const NOTHING = {};

/** What dice on a space cost at once. */
const paying = (space: string, dice: readonly string[], say: Speech<'plain'>, { price }: Sight): string => {
  const cost = say.amounts(price(space, dice));
  return cost === say.amounts(NOTHING) ? '' : `, paying ${cost}`;
};

/** A step, where it begins and what it costs. */
const stepTo = (figure: 0 | 1, to: string, say: Speech<'plain'>, { step }: Sight): string => {
  const found = step(figure, to);
  const which = figure === 0 ? 'Step' : 'Step with the second figure';
  if (found === null) return `${which} to ${say.name(to)}`;
  const cost = say.amounts(found.cost);
  return `${which} from ${say.name(found.from)} to ${say.name(to)} ${cost === say.amounts(NOTHING) ? 'free of charge' : `for ${cost}`}`;
};

const often = (times: number, time: string): string => (times === 1 ? 'once' : time);

/** What a move does. */
export const moves: Table<Said, English>['moves'] = {
  ...polo.moves,
  keepGoal: ({ goal }, say) => `Keep ${say.described(goal)}.`,
  double: ({ source }, say) => `Receive this bonus twice: ${say.name(source)}.`,
  single: 'Double no bonus.',
  pairs: ({ values }, say) => (values.length === 0 ? 'Take the bonuses of all dice singly.' : `Take pair bonuses for ${say.list(values.map(String))}.`),
  book: ({ space, die }, say, sight) => `Use ${say.name(`book:${space}`)} with ${say.dice([die])}${paying(`book:${space}`, [die], say, sight)}.`,
  offer: ({ number }, say, { offer }) => {
    const found = offer(number);
    return found ? `Choose offer ${number}: ${say.amounts(found.reward)}${Object.keys(found.cost).length > 0 ? ` for ${say.amounts(found.cost)}` : ''}.` : `Choose offer ${number}.`;
  },
  glean: ({ resource }, say) => `Take ${say.count(1, resource)}.`,
  khan: ({ die }, say) => `Seek Khan's favour with ${say.dice([die])}.`,
  seals: ({ dice }, say, sight) => `Take a guild seal with ${say.dice(dice)}${paying('guildSeals', dice, say, sight)}.`,
  seal: ({ guild }, say) => `Take the seal: ${say.name(guild)}.`,
  travel: ({ space, dice }, say, sight) => `Travel on the ${say.name(space)} with ${say.dice(dice)}${paying(`travel:${space}`, dice, say, sight)}.`,
  step: ({ to }, say, sight) => `${stepTo(0, to, say, sight)}.`,
  companion: ({ to }, say, sight) => `${stepTo(1, to, say, sight)}.`,
  contracts: ({ die }, say, sight) => `Take contracts with ${say.dice([die])}${paying('contracts', [die], say, sight)}.`,
  takeContract: ({ contract, discard }, say) => `Take ${say.described(contract)}${discard === null ? '' : ` and give up ${say.described(discard)}`}.`,
  special: ({ city, die }, say) => `Use the special city ${say.name(city)} with ${say.dice([die])}.`,
  cityCard: ({ card, die }, say) => `Use ${say.described(card)} with ${say.dice([die])}.`,
  exchange: ({ option, times }, say, { exchange }) => {
    const found = exchange(option);
    const how = often(times, say.count(times, 'time'));
    return found ? `Give ${say.amounts(found.cost)} for ${say.amounts(found.reward)}, ${how}.` : `Carry out exchange ${option} ${how}.`;
  },
  amount: ({ times }, say) => `Take it ${often(times, say.count(times, 'time'))}.`,
  copyBonus: ({ tile }, say) => `Copy the ${say.name(tile)}.`,
  improve: ({ guild }, say) => `Improve the seal: ${say.name(guild)}.`,
  moneyBag: ({ die, gain }, say, { bag }) => `Put ${say.dice([die])} on the money bag for ${say.count(bag[gain], gain)}.`,
  pick: ({ value }) => `Take a black die that shows ${value}.`,
  outpost: ({ tile }, say) => `Use the ${say.name(tile)}.`,
  reroll: ({ die }, say, { camels }) => `Pay ${say.count(camels.reroll, 'camel')} to roll ${say.dice([die])} again.`,
  change: ({ die, direction }, say, { camels }) => `Pay ${say.count(camels.change, 'camel')} to turn ${say.dice([die])} ${direction} by 1.`,
  buyBlackDie: (_move, say, { camels }) => `Pay ${say.count(camels.blackDie, 'camel')} for a black die.`,
  pass: 'Pass.',
  pay: ({ coin, camel, jade }, say) => `Pay ${say.amounts({ coin, camel, jade })}.`,
  next: ({ bonus, source }, say) => `Resolve this next: ${bonusFrom(bonus, source, say)}.`,
  accept: 'Take the black die.',
  oases: ({ coin, camel }, say) => `Take ${say.list([...(coin > 0 ? [`coins for ${say.count(coin, 'oases')}`] : []), ...(camel > 0 ? [`camels for ${say.count(camel, 'oases')}`] : [])])}.`,
};
