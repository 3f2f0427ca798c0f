// The standard pack: tiles and pieces of the city.

/** The 24 site tiles. */
export const sites = {
  source: 'reconstructed',
  basis: 'structure',
  note: '24 tiles, six actions and four ordinary colours are seed; one tile per pair is the only even split but is not stated. Placed at random.',
  entries: [
    { id: 'site-caravansary-teal', action: 'caravansary', colour: 'teal', source: 'reconstructed', basis: 'structure' },
    { id: 'site-caravansary-orange', action: 'caravansary', colour: 'orange', source: 'reconstructed', basis: 'structure' },
    { id: 'site-caravansary-purple', action: 'caravansary', colour: 'purple', source: 'reconstructed', basis: 'structure' },
    { id: 'site-caravansary-sand', action: 'caravansary', colour: 'sand', source: 'reconstructed', basis: 'structure' },
    { id: 'site-palace-teal', action: 'palace', colour: 'teal', source: 'reconstructed', basis: 'structure' },
    { id: 'site-palace-orange', action: 'palace', colour: 'orange', source: 'reconstructed', basis: 'structure' },
    { id: 'site-palace-purple', action: 'palace', colour: 'purple', source: 'reconstructed', basis: 'structure' },
    { id: 'site-palace-sand', action: 'palace', colour: 'sand', source: 'reconstructed', basis: 'structure' },
    { id: 'site-library-teal', action: 'library', colour: 'teal', source: 'seed', note: 'appears in the worked turn example' },
    { id: 'site-library-orange', action: 'library', colour: 'orange', source: 'reconstructed', basis: 'structure' },
    { id: 'site-library-purple', action: 'library', colour: 'purple', source: 'reconstructed', basis: 'structure' },
    { id: 'site-library-sand', action: 'library', colour: 'sand', source: 'reconstructed', basis: 'structure' },
    { id: 'site-marketplace-teal', action: 'marketplace', colour: 'teal', source: 'reconstructed', basis: 'structure' },
    { id: 'site-marketplace-orange', action: 'marketplace', colour: 'orange', source: 'reconstructed', basis: 'structure' },
    { id: 'site-marketplace-purple', action: 'marketplace', colour: 'purple', source: 'reconstructed', basis: 'structure' },
    { id: 'site-marketplace-sand', action: 'marketplace', colour: 'sand', source: 'reconstructed', basis: 'structure' },
    { id: 'site-mosque-teal', action: 'mosque', colour: 'teal', source: 'reconstructed', basis: 'structure' },
    { id: 'site-mosque-orange', action: 'mosque', colour: 'orange', source: 'reconstructed', basis: 'structure' },
    { id: 'site-mosque-purple', action: 'mosque', colour: 'purple', source: 'reconstructed', basis: 'structure' },
    { id: 'site-mosque-sand', action: 'mosque', colour: 'sand', source: 'reconstructed', basis: 'structure' },
    { id: 'site-wall-teal', action: 'wall', colour: 'teal', source: 'reconstructed', basis: 'structure' },
    { id: 'site-wall-orange', action: 'wall', colour: 'orange', source: 'reconstructed', basis: 'structure' },
    { id: 'site-wall-purple', action: 'wall', colour: 'purple', source: 'reconstructed', basis: 'structure' },
    { id: 'site-wall-sand', action: 'wall', colour: 'sand', source: 'reconstructed', basis: 'structure' },
  ],
} as const;

/** The two sides of the camel market, each with the rewards of its four quarters. */
export const camelMarket = {
  source: 'reconstructed',
  basis: 'structure',
  note: 'Seed: two sides, four quarter slots a side, one camel a slot, seven kinds of reward, a random side is used. Seed (automaton text): the four rewards that stand in the upper corners of the two sides are scroll, caravanCard, rare, mosqueStep. Which two share a side, and which reward is the eighth, follow the printed list order only.',
  entries: [
    { id: 'A', topLeft: 'scroll', topRight: 'caravanCard', bottomRight: 'favour', bottomLeft: 'white', source: 'reconstructed', basis: 'structure' },
    { id: 'B', topLeft: 'rare', topRight: 'mosqueStep', bottomRight: 'soldier', bottomLeft: 'white', source: 'reconstructed', basis: 'structure', note: 'the second white slot is the least certain' },
  ],
} as const;

/** The sixteen segments and the four gates with their prices. */
export const wallPieces = {
  source: 'reconstructed',
  basis: 'structure',
  note: 'Seed: 16 segments at 1 or 2 cubes of one colour, 4 gates at 3 cubes; a 1-sand segment, a 3-teal gate and 2-purple segments exist (purple costs at least 2 once cheaper ones are gone). Four segments and one gate a colour, two at 1 and two at 2, is the even split.',
  entries: [
    { id: 'wall-teal-1', kind: 'segment', colour: 'teal', cost: 1, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-teal-2', kind: 'segment', colour: 'teal', cost: 1, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-teal-3', kind: 'segment', colour: 'teal', cost: 2, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-teal-4', kind: 'segment', colour: 'teal', cost: 2, source: 'reconstructed', basis: 'structure' },
    { id: 'gate-teal', kind: 'gate', colour: 'teal', cost: 3, source: 'seed' },
    { id: 'wall-orange-1', kind: 'segment', colour: 'orange', cost: 1, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-orange-2', kind: 'segment', colour: 'orange', cost: 1, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-orange-3', kind: 'segment', colour: 'orange', cost: 2, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-orange-4', kind: 'segment', colour: 'orange', cost: 2, source: 'reconstructed', basis: 'structure' },
    { id: 'gate-orange', kind: 'gate', colour: 'orange', cost: 3, source: 'reconstructed', basis: 'structure', fields: { cost: 'seed' } },
    { id: 'wall-purple-1', kind: 'segment', colour: 'purple', cost: 1, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-purple-2', kind: 'segment', colour: 'purple', cost: 1, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-purple-3', kind: 'segment', colour: 'purple', cost: 2, source: 'seed', note: 'in the worked example' },
    { id: 'wall-purple-4', kind: 'segment', colour: 'purple', cost: 2, source: 'reconstructed', basis: 'structure' },
    { id: 'gate-purple', kind: 'gate', colour: 'purple', cost: 3, source: 'reconstructed', basis: 'structure', fields: { cost: 'seed' } },
    { id: 'wall-sand-1', kind: 'segment', colour: 'sand', cost: 1, source: 'seed', note: 'in the worked example' },
    { id: 'wall-sand-2', kind: 'segment', colour: 'sand', cost: 1, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-sand-3', kind: 'segment', colour: 'sand', cost: 2, source: 'reconstructed', basis: 'structure' },
    { id: 'wall-sand-4', kind: 'segment', colour: 'sand', cost: 2, source: 'reconstructed', basis: 'structure' },
    { id: 'gate-sand', kind: 'gate', colour: 'sand', cost: 3, source: 'reconstructed', basis: 'structure', fields: { cost: 'seed' } },
  ],
} as const;

/** The white upgrades and the bonus upgrades. */
export const upgrades = {
  source: 'seed',
  note: 'four bonus upgrades with a chosen colour are seed, teal is shown in an example; one of each colour is inferred',
  entries: [
    { id: 'upgrade-white-1', colour: 'white', source: 'seed' },
    { id: 'upgrade-white-2', colour: 'white', source: 'seed' },
    { id: 'upgrade-white-3', colour: 'white', source: 'seed' },
    { id: 'upgrade-white-4', colour: 'white', source: 'seed' },
    { id: 'upgrade-white-5', colour: 'white', source: 'seed' },
    { id: 'upgrade-white-6', colour: 'white', source: 'seed' },
    { id: 'upgrade-bonus-teal', colour: 'teal', source: 'seed' },
    { id: 'upgrade-bonus-orange', colour: 'orange', source: 'reconstructed', basis: 'structure' },
    { id: 'upgrade-bonus-purple', colour: 'purple', source: 'reconstructed', basis: 'structure' },
    { id: 'upgrade-bonus-sand', colour: 'sand', source: 'reconstructed', basis: 'structure' },
  ],
} as const;

/** The four scoring tiles. */
export const scoringTiles = {
  source: 'reconstructed',
  basis: 'balance',
  note: 'the four actions are not named in the texts; mosque is left out because the mosque\'s top space already scores it, wall as the free choice among the other five',
  entries: [
    { id: 'scoring-caravansary', action: 'caravansary', source: 'reconstructed', basis: 'balance' },
    { id: 'scoring-palace', action: 'palace', source: 'reconstructed', basis: 'balance' },
    { id: 'scoring-library', action: 'library', source: 'reconstructed', basis: 'balance' },
    { id: 'scoring-marketplace', action: 'marketplace', source: 'reconstructed', basis: 'balance' },
  ],
} as const;
