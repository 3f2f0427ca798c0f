// The standard pack: palace, tracks and cities.

/** The four halls of the palace, left to right, with the colour of their price. */
export const halls = {
  source: 'seed',
  note: 'order 1 is leftmost, used by an automaton tie-break; the texts always list the halls in this order',
  entries: [
    { id: 'knowledge', colour: 'purple', source: 'reconstructed', basis: 'balance', fields: { colour: 'reconstructed', order: 'reconstructed' }, note: 'seed leaves teal and purple for knowledge and spice; which is which is unknown' },
    { id: 'spice', colour: 'teal', source: 'reconstructed', basis: 'balance', fields: { colour: 'reconstructed', order: 'reconstructed' } },
    { id: 'trade', colour: 'sand', source: 'seed', fields: { order: 'reconstructed' } },
    { id: 'faith', colour: 'orange', source: 'seed', fields: { order: 'reconstructed' } },
  ],
} as const;

/** The last spaces of the two tracks. */
export const tracks = {
  source: 'reconstructed',
  basis: 'balance',
  note: 'Seed: start space on the left, points on some spaces (on reaching or passing them upward only), a last space, overflow into the other track, three spice thresholds on influence. Lengths, point spaces and threshold positions are not known.',
  entries: [
    { id: 'favour', last: 10, source: 'reconstructed', basis: 'balance' },
    { id: 'influence', last: 20, source: 'reconstructed', basis: 'balance', note: 'kinds 1 at the start and 2, 3, 4 at rising thresholds are seed; the wall example has a position that allows exactly three kinds and every contract, so every contract level lies below the four-kind threshold; last 20 because simple bots gain about 17 in a game, and the texts treat a full track as the exception' },
  ],
} as const;

/** Spaces of the favour track with points. */
export const favourPoints = {
  source: 'reconstructed',
  basis: 'balance',
  entries: [
    { id: 'favour-4', at: 4, vp: 1, source: 'reconstructed', basis: 'balance' },
    { id: 'favour-6', at: 6, vp: 2, source: 'reconstructed', basis: 'balance' },
    { id: 'favour-8', at: 8, vp: 3, source: 'reconstructed', basis: 'balance' },
    { id: 'favour-10', at: 10, vp: 4, source: 'reconstructed', basis: 'balance' },
  ],
} as const;

/** Spaces of the influence track with points. */
export const influencePoints = {
  source: 'reconstructed',
  basis: 'balance',
  entries: [
    { id: 'influence-3', at: 3, vp: 1, source: 'reconstructed', basis: 'balance' },
    { id: 'influence-6', at: 6, vp: 2, source: 'reconstructed', basis: 'balance' },
    { id: 'influence-9', at: 9, vp: 2, source: 'reconstructed', basis: 'balance' },
    { id: 'influence-12', at: 12, vp: 3, source: 'reconstructed', basis: 'balance' },
    { id: 'influence-15', at: 15, vp: 3, source: 'reconstructed', basis: 'balance' },
    { id: 'influence-18', at: 18, vp: 4, source: 'reconstructed', basis: 'balance' },
    { id: 'influence-20', at: 20, vp: 5, source: 'reconstructed', basis: 'balance' },
  ],
} as const;

/** From which space of the influence track on how many kinds of spice may be owned. */
export const spiceLimits = {
  source: 'reconstructed',
  basis: 'balance',
  entries: [
    { id: 'kinds-2', at: 2, kinds: 2, source: 'reconstructed', basis: 'balance', fields: { kinds: 'seed' } },
    { id: 'kinds-3', at: 5, kinds: 3, source: 'reconstructed', basis: 'balance', fields: { kinds: 'seed' } },
    { id: 'kinds-4', at: 9, kinds: 4, source: 'reconstructed', basis: 'balance', fields: { kinds: 'seed' } },
  ],
} as const;

/** The prices of the goods in the eight cities. */
export const cities = {
  source: 'seed',
  note: 'seed: a common good costs one cube, a rare good two cubes of different colours; the reconstruction uses each colour once among commons and twice among rares and never asks a rare good for the colour of its own inner city',
  entries: [
    { id: 'rayy', cost: ['purple'], source: 'seed' },
    { id: 'samarkand', cost: ['orange'], source: 'seed' },
    { id: 'nishapur', cost: ['sand'], source: 'reconstructed', basis: 'structure' },
    { id: 'balkh', cost: ['teal'], source: 'reconstructed', basis: 'structure' },
    { id: 'baghdad', cost: ['orange', 'teal'], source: 'reconstructed', basis: 'balance' },
    { id: 'kashgar', cost: ['teal', 'sand'], source: 'seed' },
    { id: 'basra', cost: ['orange', 'purple'], source: 'reconstructed', basis: 'balance' },
    { id: 'peshawar', cost: ['purple', 'sand'], source: 'reconstructed', basis: 'balance' },
  ],
} as const;
