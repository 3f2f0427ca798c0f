import { deal, single, type Deal, type Face, type Sketch } from '../../words/content.js';
import { characters, firstGameCharacters, type Character } from '../content/characters.js';
import { kindOfEffect } from '../content/card-effects.js';
import type { About, Pack } from '../content/pack.js';
import { cardFace, contractFace, offerFace } from './printed.js';
import { symbolThings } from './symbols.js';

const about = ({ source, note, confidence }: About): { readonly provenance: About['source']; readonly note: string | null } => ({ provenance: source, note: note ?? (confidence ? `confidence: ${confidence}` : null) });

const contracts = (pack: Pack, table: 'contracts' | 'startingContracts'): Sketch[] => pack[table].map((entry) => ({
  id: entry.id, kind: 'contract', group: table === 'contracts' ? 'contract' : 'startingContract', ...about(entry), face: contractFace(entry),
  rules: ['MP2-BONUS-3', 'MP2-BONUS-4', ...(table === 'contracts' ? ['MP2-CONTRACT-9'] : ['MP2-CONTRACT-10'])],
}));

const cards = (pack: Pack): Sketch[] => pack.cityCards.map((entry) => {
  const { rules } = kindOfEffect(entry.effect);
  return { id: entry.id, kind: 'card', group: 'cityCard', ...about(entry), dice: 1, face: cardFace(entry), rules: [...rules(entry.effect), 'MP2-CARD-2', 'MP2-CARD-4'] };
});

const tiles = (pack: Pack): Sketch[] => [
  ...pack.cityBonusMarkers.map((entry): Sketch => ({ id: entry.id, kind: 'tile', group: 'cityBonus', ...about(entry), face: single({ reward: { ...entry.bonus }, times: 'every-round' }), rules: ['MP2-POST-9', 'MP2-POST-13'] })),
  ...pack.outpostBonuses.map((entry): Sketch => ({ id: entry.id, kind: 'tile', group: 'outpost', ...about(entry), face: single({ reward: { ...entry.bonus } }), rules: ['MP2-POST-10'] })),
  ...pack.offerTiles.map((entry): Sketch => ({ id: entry.id, kind: 'tile', group: 'offerTile', ...about(entry), face: offerFace(entry), facts: { book: entry.book }, rules: ['MP2-BOOK-4', 'MP2-BOOK-5', 'MP2-BOOK-6'] })),
  ...pack.guildSeals.map((entry): Sketch => ({
    id: entry.id, kind: 'tile', group: 'guildSeal', name: entry.name, ...about(entry), facts: { minDie: entry.minDie },
    face: { by: 'all', deals: [...(entry.jade > 0 ? [deal({ reward: { jade: entry.jade }, die: entry.minDie })] : []), deal({ cost: { ...entry.upgradeCost }, reward: { ...entry.bonus } })] },
    rules: ['MP2-SEAL-2', 'MP2-SEAL-5', 'MP2-BONUS-6'],
  })),
  ...pack.shields.map((entry): Sketch => ({ id: entry.id, kind: 'tile', group: 'shield', ...about(entry), rules: ['MP2-ICON-7', 'MP2-SCORE-4'] })),
];

const CHARACTER_RULES: Readonly<Record<string, readonly [chapter: string, rules: number]>> = {
  'mongke-khan': ['MP2-MONGKE', 5], 'de-wu': ['MP2-DEWU', 3], 'abha-basu': ['MP2-ABHA', 3], 'mailin-tian-chin': ['MP2-MAILIN', 6], 'filippo-vitello': ['MP2-FILIPPO', 4], 'isabella-donati': ['MP2-ISABELLA', 5], 'gantulga-od': ['MP2-GANTULGA', 4],
};

const positive = (amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

/** What a character brings in numbers; abilities are rules. */
function characterFace({ income, oasis, perDie, perPair }: Character): Face | null {
  if (oasis) {
    // Points, and with them coins or camels.
    const { vp, ...either } = oasis;
    return { by: 'choice', deals: Object.entries(either).map(([key, amount]) => deal({ reward: { vp, [key]: amount }, times: 'any', per: 'oasis' })) };
  }
  const every = positive({ ...income });
  const deals: Deal[] = [
    ...(Object.keys(every).length > 0 ? [deal({ reward: every, times: 'every-round' })] : []),
    ...(perDie ?? []).map((reward, at) => deal({ reward: { ...reward }, times: 'every-round', per: 'die', die: at + 1 })),
    ...(perPair ?? []).map((reward, at) => deal({ reward: { ...reward }, times: 'every-round', per: 'pair', die: at + 1 })),
  ];
  return deals.length > 0 ? { by: 'all', deals } : null;
}

const characterThings = (table: readonly Character[], group: string): Sketch[] => table.map((one) => {
  const [chapter, count] = CHARACTER_RULES[one.id] ?? ['', 0];
  const facts = positive({ figures: one.figures, startCoin: one.start.coin, morePosts: one.morePosts, sealDice: one.sealDice ?? 0, shieldPlus: one.shieldPlus, jadeOnImprove: one.jadeOnImprove, jadeOnComplete: one.jadeOnComplete, vpPerJade: one.vpPerJade, lastPostVp: one.lastPostVp });
  const abilities = Object.entries(one).filter(([, has]) => has === true).map(([ability]) => ability);
  return { id: one.id, kind: 'character', group, name: one.name, ...about(one), face: characterFace(one), facts: { ...facts, abilities }, rules: ['MP2-CHAR-1', ...Array.from({ length: count }, (_, at) => `${chapter}-${at + 1}`), ...(count === 0 ? ['MP2-R-68', 'MP2-VAR-3'] : [])] };
});

const goals = (pack: Pack): Sketch[] => pack.goalCards.map((entry) => ({
  id: entry.id, kind: 'goal', group: 'goalCard', ...about(entry), facts: { seals: entry.seals.map(({ seal, vp }) => `${seal}:${vp}`), shields: entry.shields },
  face: entry.seals.length > 0 ? { by: 'all', deals: entry.seals.map(({ vp }) => deal({ reward: { vp }, per: 'seal' })) } : null, rules: ['MP2-SCORE-2', 'MP2-SCORE-3'],
}));

const PIECE_RULES: Readonly<Record<string, string>> = { ownDie: 'MP2-SPACE-6', blackDie: 'MP2-BLACK-4', whiteDie: 'MP2-R-68', neutralDie: 'MP2-KHAN-4', post: 'MP2-POST-1', figure: 'MP2-TRAVEL-9', hourglass: 'MP2-FIRST-1' };

const pieces = (): Sketch[] => Object.entries(PIECE_RULES).map(([id, rule]) => ({ id, kind: 'piece', group: 'piece', provenance: 'seed', rules: [rule] }));

/** Contracts, cards, tiles, characters, goals and pieces. */
export const componentThings = (pack: Pack): Sketch[] => [
  ...symbolThings(), ...contracts(pack, 'contracts'), ...contracts(pack, 'startingContracts'), ...cards(pack), ...tiles(pack),
  ...characterThings(characters, 'character'), ...characterThings(firstGameCharacters, 'firstGameCharacter'), ...goals(pack), ...pieces(),
];
