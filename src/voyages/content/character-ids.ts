/** The eight characters by id. Marco Polo II may seat them too, so the ids stand alone. */
export const CHARACTER_IDS = ['raschid', 'matteo', 'berke', 'mercator', 'kubilai', 'niccolo-marco', 'wilhelm', 'johannes'] as const;

/** A character. */
export type CharacterId = (typeof CHARACTER_IDS)[number];
