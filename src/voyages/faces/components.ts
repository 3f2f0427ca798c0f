import { single, type Sketch } from '../../words/content.js';
import { abilitiesOf, CHARACTERS } from '../content/characters.js';
import type { CityCardEntry, Pack } from '../content/pack.js';
import { cardFace, cityBonusFace, contractFace, outpostFace } from './printed.js';
import { symbolThings } from './symbols.js';

const CHARACTER_RULES: Readonly<Record<(typeof CHARACTERS)[number]['id'], readonly [chapter: string, rules: number]>> = {
  raschid: ['VOY-RASCHID', 5], matteo: ['VOY-MATTEO', 2], berke: ['VOY-BERKE', 2], mercator: ['VOY-MERCATOR', 5],
  kubilai: ['VOY-KUBILAI', 3], 'niccolo-marco': ['VOY-NICCOLO', 6], wilhelm: ['VOY-WILHELM', 7], johannes: ['VOY-JOHANNES', 3],
};

/** The rule of a city card. */
function cardRule({ form, reward = {}, options = [] }: CityCardEntry): string {
  switch (form) {
    case 'exchangeEither': return options.some((way) => way.cost['camel'] !== undefined && way.reward['coin'] !== undefined) ? 'VOY-CARD-7' : 'VOY-CARD-8';
    case 'perPip': return 'VOY-CARD-9';
    case 'perCompletedContract': return 'VOY-CARD-10';
    case 'perPlacedTradingPost': return 'VOY-CARD-11';
    case 'byDie': return 'VOY-CARD-12';
    default: return reward['move'] === undefined ? 'VOY-CARD-6' : 'VOY-CARD-15';
  }
}

const contracts = (pack: Pack, table: 'startingContracts' | 'regularContracts'): Sketch[] => pack[table].map((entry) => ({
  id: entry.id, kind: 'contract', group: table.slice(0, -1), table, face: contractFace(entry),
  rules: [table === 'startingContracts' ? 'VOY-PSET-2' : 'VOY-CONTRACT-1', 'VOY-BONUS-2', 'VOY-BONUS-3', ...(entry.id === 'c24' ? ['VOY-R-73'] : [])],
}));

const cityCards = (pack: Pack): Sketch[] => pack.cityCards.map((card) => ({
  id: card.id, kind: 'card', group: 'cityCard', table: 'cityCards', dice: 1, face: cardFace(card), rules: [cardRule(card), 'VOY-CARD-2', 'VOY-CARD-4', 'VOY-CARD-5', ...(card.id === 'k18' ? ['VOY-R-53'] : [])],
}));

const tiles = (pack: Pack): Sketch[] => [
  ...pack.outpostBonuses.map((entry): Sketch => ({ id: entry.id, kind: 'tile', group: 'outpost', table: 'outpostBonuses', face: outpostFace(entry), rules: ['VOY-POST-6'] })),
  ...pack.cityBonuses.map((entry): Sketch => ({ id: entry.id, kind: 'tile', group: 'cityBonus', table: 'cityBonuses', face: cityBonusFace(entry), facts: { place: entry.place }, rules: ['VOY-POST-8', 'VOY-ICON-10', 'VOY-R-77'] })),
];

const characters = (): Sketch[] => CHARACTERS.map(({ id, name, figures, start, posts, income }) => {
  const [chapter, rules] = CHARACTER_RULES[id];
  return {
    id, kind: 'character', group: 'character', table: 'characters', name, facts: { figures, start, posts, abilities: abilitiesOf(id) },
    face: Object.keys(income).length > 0 ? single({ reward: income, times: 'every-round' }) : null,
    rules: ['VOY-CHAR-1', ...Array.from({ length: rules }, (_, at) => `${chapter}-${at + 1}`)],
  };
});

const goals = (pack: Pack): Sketch[] => pack.goalCards.map(({ id, cities, vp }) => ({ id, kind: 'goal', group: 'goalCard', table: 'goalCards', face: single({ reward: { vp } }), facts: { cities }, rules: ['VOY-SCORE-2', 'VOY-SCORE-3'] }));

const pieces = (): Sketch[] => ['ownDie', 'blackDie', 'whiteDie', 'neutralDie', 'post', 'figure', 'hourglass'].map((id) => ({ id, kind: 'piece', group: 'piece', provenance: 'seed', rules: [PIECE_RULES[id] ?? 'VOY-COMP-3'] }));

const PIECE_RULES: Readonly<Record<string, string>> = { ownDie: 'VOY-SPACE-6', blackDie: 'VOY-DICE-1', whiteDie: 'VOY-DICE-4', neutralDie: 'VOY-COUNT-5', post: 'VOY-POST-1', figure: 'VOY-TRAVEL-7', hourglass: 'VOY-FIRST-1' };

/** Contracts, cards, tiles, characters, goals and pieces. */
export const componentThings = (pack: Pack): Sketch[] => [
  ...symbolThings(), ...contracts(pack, 'startingContracts'), ...contracts(pack, 'regularContracts'), ...cityCards(pack), ...tiles(pack), ...characters(), ...goals(pack), ...pieces(),
];
