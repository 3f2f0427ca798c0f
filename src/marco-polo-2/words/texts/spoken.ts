// What there is to say in Marco Polo II, whatever the language.
import type { AskedAmong, Spoken } from '../../../words/texts.js';
import { standardPack } from '../../content/standard/index.js';
import type { Pack, PackTables } from '../../content/pack.js';
import type { rulings } from '../../rulings.js';
import type { AllOf } from '../../declare.js';
import type { kinds, Move } from '../../frames.js';
import type { Event } from '../events.js';
import type { refusals } from '../refusals.js';

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

/** A cost and what it brings. */
export interface Trade {
  readonly cost: Readonly<Record<string, number | undefined>>;
  readonly reward: Readonly<Record<string, number | undefined>>;
}

/** What a sentence about a move looks up: the offers of the book at hand, the exchanges of the card at hand, the money bag. */
export interface Sight {
  /** What an offer of the book at hand costs and brings. */
  readonly offer: (number: number) => Trade | null;
  /** What an exchange of the card at hand costs and brings. */
  readonly exchange: (option: number) => Trade | null;
  /** What the money bag brings now. */
  readonly bag: Readonly<Record<'coin' | 'camel' | 'jade', number>>;
}

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

/** What is read of a state or a view. */
interface Table {
  readonly frames: readonly { readonly kind: string; readonly book?: string; readonly card?: string }[];
  readonly offers: readonly (string | null)[];
}

/** Looks up what a move is about, in a position played with the values of a pack. */
export function sightOf(pack: Pack, stateOrView: object | null): Sight {
  const { frames = [], offers = [] } = (stateOrView ?? {}) as Partial<Table>;
  const { book, card } = frames.at(-1) ?? {};
  return {
    offer: (number) => {
      const at = pack.books.findIndex(({ id }) => id === book);
      const free = pack.books[at]?.free ?? [];
      const tile = pack.offerTiles.find(({ id }) => id === offers[at]);
      const found = number <= free.length ? free[number - 1] : tile?.offers[number - 1 - free.length];
      return found ? { cost: 'cost' in found ? { ...found.cost } : {}, reward: { ...found.reward } } : null;
    },
    exchange: (option) => {
      const effect = pack.cityCards.find(({ id }) => id === card)?.effect;
      const found = effect?.kind === 'repeat' ? effect.options[option - 1] : undefined;
      return found ? { cost: { ...found.cost }, reward: { ...found.reward } } : null;
    },
    bag: pack.constants.moneyBag,
  };
}

/** How this game is spoken of in any language. */
export const spoken: Spoken<Said> = {
  sortOf: (id) => SORTS.find(([pattern]) => pattern.test(id))?.[1] ?? null,
  sight: (stateOrView, values) => sightOf({ ...standardPack, ...values }, stateOrView),
};

/** Printed terms that stand before the ids of components without a name. */
export const PRINTED_SORTS = { contract: 'components:contracts', card: 'components:cityCards', goal: 'components:goalCards', offer: 'components:offerTiles' };
