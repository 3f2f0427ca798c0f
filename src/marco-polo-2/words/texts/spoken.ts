// What there is to say in Marco Polo II, whatever the language.
import type { AskedAmong, Spoken } from '../../../words/texts.js';
import { standardPack } from '../../content/standard/index.js';
import type { PackTables } from '../../content/pack.js';
import type { rulings } from '../../rulings.js';
import type { AllOf } from '../../rules/chapter.js';
import type { kinds, Move } from '../../frames.js';
import type { Event } from '../events.js';
import type { refusals } from '../refusals.js';
import { sightOf, type Sight } from './sight.js';

/** What is counted: resources, symbols, and some words of sentences. */
export type Noun = 'coin' | 'camel' | 'pepper' | 'silk' | 'gold' | 'jade' | 'vp' | 'anyGood' | 'distinctGoods' | 'move' | 'blackDie' | 'contractTop' | 'contractCity' | 'copyCityBonus' | 'shieldPlus' | 'ownCityBonus' | 'seal' | 'extraPost' | 'oases'
  | 'good' | 'step' | 'time' | 'post' | 'goalCard' | 'contract' | 'bonus' | 'die' | 'shield';

/** Places; oases are named after where they lie, in words of our own. */
export type Place = 'beijing' | 'xanadu' | 'xian' | 'yangzhou' | 'fuzhou' | 'kunming' | 'pagan' | 'jaipur' | 'kashgar' | 'kabul' | 'balkh' | 'hormuz' | 'baghdad' | 'lhasa' | 'dunhuang' | 'calicut'
  | `oasis-${'gobi' | 'sichuan' | 'lingnan' | 'assam' | 'tarim' | 'khorasan' | 'kerman'}`;

/** Characters, by their ids. */
export type Character = 'mongke-khan' | 'de-wu' | 'abha-basu' | 'mailin-tian-chin' | 'filippo-vitello' | 'isabella-donati' | 'gantulga-od' | 'raschid' | 'matteo' | 'berke' | 'mercator' | 'niccolo-marco' | 'wilhelm' | 'johannes';

/** Spaces of the board and beside it. */
export type Space = 'book:I' | 'book:II' | 'book:III' | 'book:III:upper' | 'book:III:lower' | 'khansFavour' | 'guildSeals' | 'travel' | 'upper' | 'middle' | 'lower' | 'contracts' | 'moneyBag' | 'reroll' | 'change' | 'complete' | 'improve' | 'shields' | 'posts' | 'rounds';

/** Guilds of the seals. */
export type Guild = 'farmer' | 'spicer' | 'tailor' | 'jeweler';

/** Emblems of cities, in words of our own. */
export type Shield = 'star' | 'sun' | 'rooster' | 'bamboo' | 'cloud' | 'flower' | 'snake' | 'monkey' | 'moon';

/** City bonus tiles and trading post tiles, by what they bring. */
export type Tile = `bonus-${'camels' | 'camel-coins' | 'copy' | 'coins' | 'points' | 'goods' | 'jade'}` | `outpost-${'gold' | 'silk' | 'camels' | 'coins' | 'move' | 'contract' | 'black-die' | 'good' | 'jade' | 'pepper'}`;

/** Pieces. */
export type Piece = 'ownDie' | 'whiteDie' | 'neutralDie' | 'figure' | 'hourglass';

/** Where things come from, and what is laid out. */
export type Source = 'compensation' | 'routes' | 'relocation' | 'black-die' | 'occupied' | 'income' | 'pile' | 'box' | 'player' | 'set-up' | 'area' | 'cityCards' | 'cityBonuses' | 'outposts' | 'characters' | 'contractPlaces' | 'milestone';

/** Components without a name of their own. */
export type Sort = 'contract' | 'card' | 'goal' | 'offer' | 'cardSpace' | 'travelSpace' | 'specialSpace' | 'spaceAt';

/** What luck decides. */
export type Luck = 'markers' | 'outposts' | 'city-cards' | 'contracts' | 'offers' | 'offer' | 'first-player' | 'starting-contract' | 'characters' | 'goals' | 'round-roll' | 'reroll' | 'refill' | 'black-die' | 'area-cards' | 'black-dice' | 'top-contract';

/** The keys of a table of sentences. */
export interface Said {
  readonly move: Move;
  readonly event: Event;
  readonly prompt: AskedAmong<AllOf<typeof kinds>>;
  readonly luck: Luck;
  readonly refusal: keyof typeof refusals;
  readonly line: 'game' | 'goal' | 'shields' | 'goods' | 'coins' | 'contracts';
  readonly tie: 'camels';
  readonly rulings: typeof rulings;
  readonly noun: Noun;
  readonly name: Place | Character | Space | Guild | Shield | Tile | Piece | Source;
  readonly sort: Sort;
  readonly sight: Sight;
  readonly values: PackTables;
}

/** Where a numbered space is: `area:1` is the second of the action area. */
export const placeOf = (space: string): string => space.slice(0, space.indexOf(':'));
/** Its number, counted from 1. */
export const numberOf = (space: string): number => Number(space.slice(space.indexOf(':') + 1)) + 1;

const SORTS: readonly (readonly [pattern: RegExp, sort: Sort])[] = [[/^[cs]\d+$/, 'contract'], [/^k\d+$/, 'card'], [/^g\d+$/, 'goal'], [/^I+-\d+$/, 'offer'], [/^cityCard:/, 'cardSpace'], [/^travel:/, 'travelSpace'], [/^special:/, 'specialSpace'], [/^[a-z-]+:\d+$/, 'spaceAt']];

const sortOf = (id: string): Sort | null => SORTS.find(([pattern]) => pattern.test(id))?.[1] ?? null;

const ACTIONS: readonly string[] = ['book', 'khan', 'seals', 'travel', 'contracts', 'special', 'cityCard'] satisfies readonly Move['kind'][];

/** Whether the normal action of a turn is still to be taken, by what can be done. */
export const isActionDue = (kinds: readonly string[]): boolean => kinds.some((kind) => ACTIONS.includes(kind));

/** Whether a bonus comes of the city that was reached: only components have ids of a sort. */
export const isOfCity = (bonus: string, source: string): boolean => bonus === 'contractCity' && sortOf(source) === null;

/** How this game is spoken of in any language. */
export const spoken: Spoken<Said> = {
  sortOf,
  sight: (stateOrView, values) => sightOf({ ...standardPack, ...values }, stateOrView),
};

/** Printed terms that stand before the ids of components without a name. */
export const PRINTED_SORTS = { contract: 'components:contracts', card: 'components:cityCards', goal: 'components:goalCards', offer: 'components:offerTiles' };
