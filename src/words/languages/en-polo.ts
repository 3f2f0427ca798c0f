// What both Marco Polo games say in English.
import type { Speech } from '../speech.js';
import type { English } from './en.js';

type Say = Speech<'plain'>;
type Amounts = Readonly<Record<string, number | undefined>>;

/** By a seat, with these parts. */
type By<Parts = unknown> = Parts & { readonly seat: number };

/** What is counted. */
export const nouns = {
  coin: ['coin', 'coins'], camel: ['camel', 'camels'], pepper: ['pepper', 'pepper'], silk: ['silk', 'silk'], gold: ['gold', 'gold'], vp: ['point', 'points'],
  good: ['good', 'goods'], anyGood: ['good of choice', 'goods of choice'], distinctGoods: ['different goods', 'different goods'], move: ['move', 'moves'], blackDie: ['black die', 'black dice'],
  ownCityBonus: ['bonus of a city of your own', 'bonuses of cities of your own'],
  step: ['step', 'steps'], time: ['time', 'times'], post: ['post', 'posts'], goalCard: ['goal card', 'goal cards'], contract: ['contract', 'contracts'], bonus: ['bonus', 'bonuses'], die: ['die', 'dice'], shield: ['shield', 'shields'],
} as const satisfies Readonly<Record<string, English['noun']>>;

/** Places, spaces and pieces that both games have. */
export const names = {
  beijing: 'Beijing', xian: 'Xian', kashgar: 'Kashgar',
  raschid: 'Raschid ad-Din Sinan', matteo: 'Matteo Polo', berke: 'Berke Khan', mercator: 'Mercator ex Tabriz', 'niccolo-marco': 'Niccolo and Marco Polo', wilhelm: 'Wilhelm von Rubruk', johannes: 'Johannes Carpini',
  khansFavour: "Khan's favour", contracts: 'contracts', travel: 'travel', moneyBag: 'money bag', reroll: 'reroll', change: 'change of a die', complete: 'complete a contract',
  rounds: 'rounds', posts: 'posts', ownDie: 'own die', whiteDie: 'white die', neutralDie: 'neutral die', figure: 'figure', hourglass: 'hourglass',
  compensation: 'compensation', routes: 'routes', relocation: 'a post to be moved', 'black-die': 'black die', occupied: 'occupied space', income: 'income', pile: 'pile', box: 'box', player: 'player board',
} as const;

/** Sentences for moves of both games. */
export const moves = {
  pickCharacter: ({ character }: { readonly character: string }, say: Say) => `Play ${say.name(character)}.`,
  compensation: ({ camel, coin }: { readonly camel: number; readonly coin: number }, say: Say) => `Take ${say.amounts({ camel, coin })} for the low roll.`,
  complete: ({ contract }: { readonly contract: string }, say: Say) => `Complete ${say.described(contract)}.`,
  endTurn: 'End the turn.',
  discard: ({ contract }: { readonly contract: string }, say: Say) => `Give up ${say.described(contract)}.`,
  draw: 'Draw the contract.',
  post: ({ city }: { readonly city: string }, say: Say) => `Place a post in ${say.name(city)}.`,
  relocate: ({ city }: { readonly city: string }, say: Say) => `Move the post from ${say.name(city)}.`,
  again: 'Once more.',
  ownCity: ({ city }: { readonly city: string }, say: Say) => `Take the bonus of ${say.name(city)}.`,
  payGoods: ({ goods }: { readonly goods: readonly string[] }, say: Say) => `Pay ${say.each(goods)}.`,
  goods: ({ goods }: { readonly goods: readonly string[] }, say: Say) => `Take ${say.each(goods)}.`,
  stop: 'Stop here.',
  decline: 'Do without it.',
} as const;

const NUMBERS: readonly string[] = ['first', 'second'];

/** A long list of components of one kind, whose kind has been said: those without a name of their own by their ids alone. */
export const brief = (ids: readonly string[], say: Say): string => say.list(ids.map((id) => (/^[a-z]{1,2}\d+$/.test(id) ? id : say.name(id))));

/** What it is, and where it comes from unless that is the same word. */
const because = (what: string, source: string, say: Say): string => (say.name(what) === say.name(source) ? say.name(what) : `${say.name(what)} (${say.name(source)})`);

/** Where a black die comes from that is bought. */
const BOUGHT: readonly string[] = ['black-die', 'buyBlackDie'];

/** Sentences for events of both games. */
export const events = {
  gained: ({ seat, amounts, source }: By<{ readonly amounts: Amounts; readonly source: string }>, say: Say) => `${say.player(seat)} receives ${say.amounts(amounts)} (${say.name(source)}).`,
  paid: ({ seat, amounts, source }: By<{ readonly amounts: Amounts; readonly source: string }>, say: Say) => `${say.player(seat)} pays ${say.amounts(amounts)} (${say.name(source)}).`,
  lost: ({ seat, what, source }: By<{ readonly what: string; readonly source: string }>, say: Say) => `${say.player(seat)} cannot use this and loses it: ${because(what, source, say)}.`,
  declined: ({ seat, what, source }: By<{ readonly what: string; readonly source: string }>, say: Say) => `${say.player(seat)} does without this: ${because(what, source, say)}.`,
  'bonus-due': ({ seat, bonus, source }: By<{ readonly bonus: string; readonly source: string }>, say: Say) => `A bonus for ${say.player(seat)}: ${because(bonus, source, say)}.`,
  'bonus-copied': ({ seat, source, tile }: By<{ readonly source: string; readonly tile: string }>, say: Say) => `${say.player(seat)} copies ${say.name(tile)} with ${say.name(source)}.`,
  'dice-placed': ({ seat, space, dice }: By<{ readonly space: string; readonly dice: readonly string[] }>, say: Say) => `${say.player(seat)} places ${say.dice(dice)} (${say.name(space)}).`,
  'dice-retrieved': ({ seat, dice }: { readonly seat: number | null; readonly dice: readonly string[] }, say: Say) => (seat === null ? `The neutral dice leave the board: ${say.dice(dice)}.` : `${say.player(seat)} takes back ${say.dice(dice)}.`),
  'dice-rolled': ({ seat, dice }: { readonly seat: number | null; readonly dice: readonly string[] }, say: Say) => `${seat === null ? 'Rolled' : `${say.player(seat)} has rolled`}: ${say.dice(dice)}.`,
  'dice-ready': ({ seat, dice }: By<{ readonly dice: readonly string[] }>, say: Say) => `${say.player(seat)} has dice ready: ${say.dice(dice)}.`,
  'die-picked-up': ({ seat, die }: By<{ readonly die: string }>, say: Say) => `${say.player(seat)} picks up ${die.endsWith('0') ? `a ${say.dice([die])}` : say.dice([die])}.`,
  'die-rolled': ({ seat, die }: By<{ readonly die: string }>, say: Say) => `${say.player(seat)} rolls a die: ${say.dice([die])}.`,
  'die-changed': ({ seat, from, to }: By<{ readonly from: string; readonly to: string }>, say: Say) => `${say.player(seat)} turns ${say.dice([from])} to ${say.dice([to])}.`,
  'black-die-taken': ({ seat, die, source }: By<{ readonly die: string | null; readonly source: string }>, say: Say) => `${say.player(seat)} takes ${die === null || die.endsWith('0') ? 'a black die' : say.dice([die])}${BOUGHT.includes(source) ? '' : ` (${say.name(source)})`}.`,
  'figure-placed': ({ seat, figure, to }: By<{ readonly figure: number; readonly to: string }>, say: Say) => `The ${NUMBERS[figure - 1] ?? figure} figure of ${say.player(seat)} begins in ${say.name(to)}.`,
  moved: ({ seat, figure, from, path }: By<{ readonly figure: number; readonly from: string; readonly path: readonly string[] }>, say: Say) => `${say.player(seat)} moves${figure === 2 ? ' the second figure' : ''}: ${say.path([from, ...path])}.`,
  'post-placed': ({ seat, city, number }: By<{ readonly city: string; readonly number: number }>, say: Say) => `${say.player(seat)} places a post in ${say.name(city)}, number ${number}.`,
  'post-relocated': ({ seat, from, to }: By<{ readonly from: string; readonly to: string }>, say: Say) => `${say.player(seat)} moves a post from ${say.name(from)} to ${say.name(to)}.`,
  'character-picked': ({ seat, character }: By<{ readonly character: string }>, say: Say) => `${say.player(seat)} plays ${say.name(character)}.`,
  'laid-out': ({ what, ids }: { readonly what: string; readonly ids: readonly string[] }, say: Say) => `Laid out (${say.name(what)}): ${brief(ids, say)}.`,
  'contracts-laid': ({ contracts }: { readonly contracts: readonly string[] }, say: Say) => `New contracts: ${say.several(contracts)}.`,
  'contract-taken': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} takes ${say.described(contract)}.`,
  'contract-drawn': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} draws ${say.described(contract)}.`,
  'contract-laid': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} keeps ${say.described(contract)}.`,
  'contract-discarded': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} gives up ${say.described(contract)}.`,
  'contract-completed': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} completes ${say.described(contract)}.`,
  'outpost-taken': ({ seat, city, tile, keeper = null }: By<{ readonly city: string; readonly tile: string; readonly keeper?: number | null }>, say: Say) =>
    `${say.player(seat)} is the first in ${say.name(city)} and ${keeper === seat ? 'keeps' : 'uses'} the ${say.name(tile)}${keeper === null || keeper === seat ? '' : `; ${say.player(keeper)} keeps the tile`}.`,
  'city-bonus': ({ seat, city, tile }: By<{ readonly city: string; readonly tile: string }>, say: Say) => `${say.player(seat)} receives the bonus of ${say.name(city)}: ${say.name(tile)}.`,
  'card-used': ({ seat, card, times }: By<{ readonly card: string; readonly times: number }>, say: Say) => `${say.player(seat)} uses ${say.name(card)}${times === 1 ? '' : ` ${say.count(times, 'time')}`}.`,
  'goals-dealt': ({ seat, count }: By<{ readonly count: number }>, say: Say) => `${say.player(seat)} is dealt ${say.count(count, 'goalCard')}.`,
  'goals-seen': ({ seat, goals }: By<{ readonly goals: readonly string[] }>, say: Say) => `${say.player(seat)} sees ${say.several(goals)}.`,
  'goals-chosen': ({ seat, kept, returned }: By<{ readonly kept: number; readonly returned: number }>, say: Say) => `${say.player(seat)} keeps ${say.count(kept, 'goalCard')} and returns ${returned}.`,
  'goals-kept': ({ seat, goals, returned }: By<{ readonly goals: readonly string[]; readonly returned: readonly string[] }>, say: Say) => `${say.player(seat)} keeps ${say.several(goals)} and returns ${returned.length === 0 ? 'nothing' : say.several(returned)}.`,
  'goals-revealed': ({ seat, goals }: By<{ readonly goals: readonly string[] }>, say: Say) => `${say.player(seat)} reveals ${say.several(goals)}.`,
  'round-begins': ({ round }: { readonly round: number }) => `Round ${round} begins.`,
  'turn-begins': ({ seat }: By, say: Say) => `${say.player(seat)} is on turn.`,
  'turn-ends': ({ seat }: By, say: Say) => `${say.player(seat)} ends the turn.`,
  passed: ({ seat }: By, say: Say) => `${say.player(seat)} passes.`,
  'game-over': 'The game is over.',
} as const;

/** Kinds of moves of both games, where one of them is chosen. */
export const kinds = {
  pickCharacter: 'Character', compensation: 'Compensation', khan: "Khan's favour", contracts: 'Contracts', travel: 'Travel', cityCard: 'City card',
  complete: 'Complete a contract', moneyBag: 'Money bag', reroll: 'Roll a die again', change: 'Turn a die', buyBlackDie: 'Buy a black die',
  endTurn: 'End the turn', discard: 'Give up a contract', takeContract: 'Take a contract', stop: 'Stop here', again: 'Once more',
  ownCity: 'Bonus of a city', payGoods: 'Pay goods', step: 'Step', decline: 'Do without', post: 'Place a post', relocate: 'Move a post',
  next: 'Next bonus', goods: 'Take goods', draw: 'Draw a contract', copyBonus: 'Copy a bonus',
} as const;

/** What is asked of them. */
export const parts = {
  kind: 'what', character: 'character', goal: 'goal card', camel: 'camels', coin: 'coins', die: 'die', good: 'good', card: 'city card',
  times: 'how often', contract: 'contract', direction: 'up or down', resource: 'what', place: 'place', bonus: 'bonus', tile: 'tile',
} as const;
