import { marcoPolo2, type Arrangement as MarcoPolo2Arrangement } from '../../src/marco-polo-2/index.js';
import { merv, type Arrangement as MervArrangement } from '../../src/merv/index.js';
import type { AnyState } from '../../src/index.js';
import { scenario } from '../../src/testing/index.js';
import { voyages, type Arrangement as VoyagesArrangement } from '../../src/voyages/index.js';

/*
 * Positions that games seldom come to: all posts stand, a supply is used up, a row is empty. The coverage run plays on
 * from them, since thousands of games from the start would be needed for what can happen there.
 */

const inVoyages = (arrangement: VoyagesArrangement, ...moves: string[]): AnyState => scenario(voyages, arrangement).play(...moves).state;
const inMarcoPolo2 = (arrangement: MarcoPolo2Arrangement, ...moves: string[]): AnyState => scenario(marcoPolo2, arrangement).play(...moves).state;
const inMerv = (arrangement: MervArrangement, ...moves: string[]): AnyState => scenario(merv, arrangement).play(...moves).state;

const rich = { coin: 40, camel: 12, pepper: 5, silk: 5, gold: 5 } as const;
const voyagesPosts = ['anxi', 'kashgar', 'ormuz', 'karachi', 'kochi', 'alexandria', 'samarcanda', 'xian', 'beijing'] as const;

/** Voyages: every post is placed; the cards for small cities with posts in them; no contract in the row; a tile that keeps its slot. */
export const voyagesEnds: readonly AnyState[] = [
  inVoyages({ seats: 2, players: [{ ...rich, dice: ['own6', 'own6', 'own5'], posts: [...voyagesPosts], figures: ['oasis-1'] }] }),
  inVoyages({ seats: 2, rulings: { noPostLeft: 'optional' }, players: [{ ...rich, dice: ['own6', 'own6', 'own5'], posts: [...voyagesPosts], figures: ['oasis-1'] }] }),
  inVoyages({ seats: 2, players: [{ ...rich, character: 'niccolo-marco', dice: ['own6', 'own6', 'own5'], posts: [...voyagesPosts], figures: ['venezia', 'oasis-1'] }] }),
  inVoyages({ seats: 2, players: [{ ...rich, dice: ['own6', 'own5'], posts: ['moscow', 'anxi', 'ormuz'] }], cityCards: { moscow: 'k19' } }, 'cityCard k19 2 own6', 'city anxi'),
  inVoyages({ seats: 2, rulings: { pendingOrder: 'printed-order' }, players: [{ ...rich, dice: ['own6', 'own5'], posts: ['moscow', 'anxi', 'ormuz'] }], cityCards: { moscow: 'k31' } }, 'cityCard k31 2 own6'),
  inVoyages({ seats: 2, players: [{ ...rich, dice: ['own6', 'own5'] }], row: [], special: ['?'] }),
  inVoyages({ seats: 2, rulings: { slotFreed: 'freed-last' }, players: [{ ...rich, dice: ['own6', 'own5'], contracts: ['c14', 'c01'] }], special: ['c30'] }, 'complete c14'),
  inVoyages({ seats: 2, rulings: { wilhelmPosts: 'optional' }, players: [{ ...rich, character: 'wilhelm', dice: ['own6', 'own6', 'own5'], figures: ['oasis-1'] }] }),
  inVoyages({ seats: 2, players: [{ ...rich, character: 'niccolo-marco', dice: ['own6', 'own6'], figures: ['oasis-1', 'xian'] }] }, 'travel own6+own6', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing'),
  inVoyages({ seats: 2, rulings: { splitCardPosts: 'one' }, players: [{ ...rich, character: 'niccolo-marco', dice: ['own2', 'own1'], posts: ['karachi'], figures: ['oasis-1', 'xian'] }], cityCards: { karachi: 'k17' } }, 'cityCard k17 own2', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing'),
  inVoyages({ seats: 2, rulings: { cardRepetitions: 'one-by-one' }, players: [{ ...rich, dice: ['own6', 'own5'], posts: ['moscow', 'anxi', 'ormuz'] }], cityCards: { moscow: 'k19' } }),
  inVoyages({ seats: 2, rulings: { cardRepetitions: 'one-by-one' }, players: [{ ...rich, dice: ['own6', 'own5'], posts: ['moscow'] }], cityCards: { moscow: 'k01' } }),
  inVoyages({ seats: 2, players: [{ ...rich, dice: ['own2', 'own1'], pepper: 1, silk: 2, gold: 2, posts: ['moscow'] }], cityCards: { moscow: 'k18' } }, 'cityCard k18 own2', 'step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9'),
  inVoyages({ seats: 2, turn: { freshPosts: ['moscow'] }, players: [{ ...rich, dice: ['own6', 'own5'], posts: ['moscow'] }], cityCards: { moscow: 'k19' } }),
];

const eleven = ['xanadu', 'xian', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa', 'calicut', 'yangzhou'] as const;
const marcoPolo2Posts = ['xanadu', 'xian', 'yangzhou', 'kunming', 'lhasa', 'dunhuang', 'jaipur', 'calicut', 'kashgar', 'hormuz', 'baghdad'] as const;

/** Marco Polo II: every post is placed; posts in all special cities; the card of city bonuses; no contract; long ways over oases. */
export const marcoPolo2Ends: readonly AnyState[] = [
  inMarcoPolo2({ seats: 2, players: [{ ...rich, figure: 'fuzhou', posts: [...marcoPolo2Posts], dice: ['own6', 'own5', 'own4'], seals: ['farmer', 'spicer', 'tailor', 'jeweler'] }] }),
  inMarcoPolo2({ seats: 2, rulings: { extraPostFrom: 'stock-or-board' }, players: [{ coin: 50, camel: 50, figure: 'yangzhou', posts: [...eleven], dice: ['own5', 'own4', 'own3'] }] }, 'travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop', 'relocate xanadu', 'post fuzhou'),
  inMarcoPolo2({ seats: 2, cityCards: { 'area:0': 'k11' }, players: [{ ...rich, character: 'mailin-tian-chin', figures: ['xian', 'pagan'], dice: ['own3'] }] }, 'cityCard k11 own3', 'step fuzhou', 'companion kunming', 'stop'),
  inMarcoPolo2({ seats: 2, rulings: { extraPostWhere: 'this-movement' }, players: [{ ...rich, character: 'mailin-tian-chin', figures: ['fuzhou', 'pagan'], posts: [...marcoPolo2Posts], dice: ['own6', 'own5', 'own4'] }] }),
  inMarcoPolo2({ seats: 2, players: [{ ...rich, posts: ['balkh', 'hormuz', 'baghdad'], dice: ['own6', 'own5', 'own4'] }] }),
  inMarcoPolo2({ seats: 2, cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-copy', hormuz: 'bonus-camels', lhasa: 'bonus-coins' }, players: [{ dice: ['own6', 'own5'], posts: ['balkh', 'hormuz', 'lhasa'] }] }, 'cityCard k05 own5', 'city hormuz'),
  inMarcoPolo2({ seats: 2, rulings: { cityBonusCard: 'different-bonuses' }, cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-copy', hormuz: 'bonus-camels', lhasa: 'bonus-coins' }, players: [{ dice: ['own6', 'own5'], posts: ['balkh', 'hormuz', 'lhasa'] }] }, 'cityCard k05 own5', 'city hormuz', 'city balkh'),
  inMarcoPolo2({ seats: 2, contractPlaces: { 'xian:0': null, 'xian:1': null }, players: [{ ...rich, posts: ['xian'], dice: ['own6', 'own5'] }] }),
  inMarcoPolo2({ seats: 2, players: [{ ...rich, character: 'mongke-khan', figure: 'fuzhou', dice: ['own1'] }] }, 'travel lower own1', 'step oasis-lingnan', 'step oasis-assam', 'step oasis-lingnan'),
  inMarcoPolo2({ seats: 2, cityCards: { 'fuzhou:0': 'k09' }, players: [{ ...rich, character: 'filippo-vitello', outposts: ['outpost-move'], figure: 'xian', dice: ['own6', 'own5'] }] }, 'outpost outpost-move', 'step fuzhou', 'stop'),
  inMarcoPolo2({ seats: 2, markers: { balkh: 'bonus-coins' }, players: [{ ...rich, character: 'filippo-vitello', outposts: ['outpost-move'], figure: 'kabul', dice: ['own5', 'own3'] }] }, 'outpost outpost-move', 'step balkh', 'stop'),
];

const seven = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra'] as const;
const fullRows = {
  buildings: { r1c1: 1, r1c2: 1, r1c3: 1, r1c4: 1, r1c5: 1, r2c2: 1, r2c3: 1 },
  soldiers: { r1c1: 0, r1c2: 0, r1c3: 0, r1c4: 0, r1c5: 0, r2c2: 0, r2c3: 0 },
} as const;
const white = { cubes: { white: 12 }, camel: 4, influence: 8 } as const;

/** Only S2 of the wall is open to the magistrate, whose next card may be the wall. */
const lastSlot = {
  seats: 1, turn: 'magistrate', solo: { layers: [['wall', 'palace'], ['caravansary', 'library', 'marketplace', 'mosque']] },
  walls: { N1: 'any', N2: 'any', N4: 'any', N5: 'any', E1: 'any', E2: 'any', E4: 'any', E5: 'any', S1: 'any', S4: 'any', S5: 'any', W1: 'any', W2: 'any', W4: 'any', W5: 'any' },
  sites: { r1c3: { action: 'wall' }, r2c3: { action: 'wall' }, r4c3: { action: 'wall' }, r5c3: { action: 'wall' } },
} as const;

/** Merv: no servant, no disc, no scroll, no good left; the last space of the mosque; high contracts; a wall over buildings of the player. */
export const mervEnds: readonly AnyState[] = [
  inMerv({ seats: 2, at: 'act', slot: 'N1', site: 'r2c1', rulings: { noServant: 'move-a-soldier' }, buildings: { r1c2: 1, r1c3: 0 }, soldiers: { r1c2: 0 }, players: { 0: { ...white, courtiers: { knowledge: 3, spice: 3, trade: 1 } } } }),
  inMerv({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', buildings: fullRows.buildings, soldiers: fullRows.soldiers, players: { 0: { cubes: { purple: 1, sand: 2, teal: 1 }, common: 2, influence: 1 } } }, 'action', 'courtier knowledge purple'),
  inMerv({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', players: { 0: { ...white, posts: seven } } }),
  inMerv({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', rulings: { supplyLimits: 'component-limit' }, players: { 0: white, 1: { scroll: 30 } } }),
  inMerv({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', rulings: { supplyLimits: 'component-limit' }, players: { 0: { ...white, posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad'] }, 1: { common: 24, rare: 24 } } }),
  inMerv({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { ...white, mosque: 'L7', common: 2 } } }),
  inMerv({ seats: 2, year: 3, players: { 0: { ...white, scroll: 8, common: 8, rare: 8 }, 1: { contracts: ['contract-1f-1', 'contract-1s-1', 'contract-2f-1', 'contract-2f-2', 'contract-2s-1', 'contract-2s-2', 'contract-3f-1', 'contract-3f-2', 'contract-3s-1', 'contract-3s-2'] } } }),
  inMerv({ ...lastSlot, buildings: { r5c4: 0 } }),
  inMerv({ ...lastSlot, buildings: { r5c4: 0, r4c4: 0 } }),
];
