// The standard pack: the mosque track.

/** The spaces of the mosque track. */
export const mosqueSpaces = {
  source: 'reconstructed',
  basis: 'structure',
  note: 'Seed: levels 1-2 are in 4 parts, levels 3-4 in 2 parts, level 5 and up undivided, at least two of them; the top space scores mosque buildings. (The text gives 4-part lower levels, exactly two 2-part levels, undivided upper levels; in the example two discs from different left paths share one part of level 3.) Eight levels: the printed boon list has ten rows with favour twice, which is one row per distinct space in track order: camel; white upgrade; favour, bonus upgrade; scoring tile, soldier; favour; courtier; wall; top. It also makes the tile counts exact: 6 white = 4 players + 2 pepper pairs, 4 bonus, 4 scoring tiles. Parts count from the left (the English text calls the leftmost path the topmost row).',
  entries: [
    { id: 'L1-1', boon: 'camel', vp: 0, source: 'reconstructed', basis: 'balance', fields: { boon: 'seed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L1-2', boon: 'camel', vp: 0, source: 'reconstructed', basis: 'balance', fields: { boon: 'seed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L1-3', boon: 'camel', vp: 0, source: 'reconstructed', basis: 'balance', fields: { boon: 'seed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L1-4', boon: 'camel', vp: 0, source: 'reconstructed', basis: 'balance', fields: { boon: 'seed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L2-1', boon: 'whiteUpgrade', vp: 0, source: 'reconstructed', basis: 'structure', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L2-2', boon: 'whiteUpgrade', vp: 0, source: 'reconstructed', basis: 'balance', fields: { boon: 'seed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L2-3', boon: 'whiteUpgrade', vp: 0, source: 'reconstructed', basis: 'structure', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L2-4', boon: 'whiteUpgrade', vp: 0, source: 'reconstructed', basis: 'structure', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L3-1', boon: 'favour', vp: 0, source: 'reconstructed', basis: 'balance', fields: { boon: 'seed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L3-2', boon: 'bonusUpgrade', vp: 1, source: 'reconstructed', basis: 'balance', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'seed' }, note: 'points here balance the scoring tile of the left half' },
    { id: 'L4-1', boon: 'scoringTile', vp: 0, source: 'reconstructed', basis: 'structure', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L4-2', boon: 'soldier', vp: 2, source: 'reconstructed', basis: 'balance', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'seed' }, note: 'points here balance the scoring tile of the left half' },
    { id: 'L5', boon: 'favour', vp: 1, source: 'reconstructed', basis: 'balance', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'seed' } },
    { id: 'L6', boon: 'freeCourtier', vp: 2, source: 'reconstructed', basis: 'balance', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'reconstructed' } },
    { id: 'L7', boon: 'freeWall', vp: 3, source: 'reconstructed', basis: 'balance', fields: { boon: 'reconstructed', vp: 'reconstructed', level: 'reconstructed' } },
    { id: 'L8', boon: 'mosqueBuildings4', vp: 4, source: 'reconstructed', basis: 'balance', fields: { boon: 'seed', vp: 'reconstructed', level: 'reconstructed' } },
  ],
} as const;

/** The steps of the mosque track with their prices. */
export const mosqueSteps = {
  source: 'reconstructed',
  basis: 'balance',
  entries: [
    { id: 'start-to-L1-1', from: 'start', to: 'L1-1', cost: ['orange'], source: 'reconstructed', basis: 'structure', note: 'the example rejects this path only because its camel is gone, so teal, orange and sand should pay its first three steps' },
    { id: 'start-to-L1-2', from: 'start', to: 'L1-2', cost: ['teal'], source: 'seed' },
    { id: 'start-to-L1-3', from: 'start', to: 'L1-3', cost: ['purple'], source: 'reconstructed', basis: 'structure', note: 'seed: each right path asks for purple within its first three steps; that it is the first step is the strict reading' },
    { id: 'start-to-L1-4', from: 'start', to: 'L1-4', cost: ['purple'], source: 'reconstructed', basis: 'structure', note: 'seed: each right path asks for purple within its first three steps; that it is the first step is the strict reading' },
    { id: 'L1-1-to-L2-1', from: 'L1-1', to: 'L2-1', cost: ['teal'], source: 'reconstructed', basis: 'structure' },
    { id: 'L1-2-to-L2-2', from: 'L1-2', to: 'L2-2', cost: ['orange'], source: 'seed' },
    { id: 'L1-3-to-L2-3', from: 'L1-3', to: 'L2-3', cost: ['orange'], source: 'reconstructed', basis: 'balance' },
    { id: 'L1-4-to-L2-4', from: 'L1-4', to: 'L2-4', cost: ['teal'], source: 'reconstructed', basis: 'balance' },
    { id: 'L2-1-to-L3-1', from: 'L2-1', to: 'L3-1', cost: ['sand'], source: 'reconstructed', basis: 'structure' },
    { id: 'L2-2-to-L3-1', from: 'L2-2', to: 'L3-1', cost: ['sand'], source: 'seed' },
    { id: 'L2-3-to-L3-2', from: 'L2-3', to: 'L3-2', cost: ['teal'], source: 'reconstructed', basis: 'balance' },
    { id: 'L2-4-to-L3-2', from: 'L2-4', to: 'L3-2', cost: ['orange'], source: 'reconstructed', basis: 'balance' },
    { id: 'L3-1-to-L4-1', from: 'L3-1', to: 'L4-1', cost: ['purple'], source: 'reconstructed', basis: 'balance' },
    { id: 'L3-2-to-L4-2', from: 'L3-2', to: 'L4-2', cost: ['sand'], source: 'reconstructed', basis: 'balance' },
    { id: 'L4-1-to-L5', from: 'L4-1', to: 'L5', cost: ['orange', 'purple'], source: 'reconstructed', basis: 'balance' },
    { id: 'L4-2-to-L5', from: 'L4-2', to: 'L5', cost: ['orange', 'purple'], source: 'reconstructed', basis: 'balance' },
    { id: 'L5-to-L6', from: 'L5', to: 'L6', cost: ['teal', 'purple'], source: 'reconstructed', basis: 'balance' },
    { id: 'L6-to-L7', from: 'L6', to: 'L7', cost: ['orange', 'sand'], source: 'reconstructed', basis: 'balance' },
    { id: 'L7-to-L8', from: 'L7', to: 'L8', cost: ['teal', 'sand'], source: 'reconstructed', basis: 'balance' },
  ],
} as const;
