/** What bonuses come from: what may lie below one that is being settled. */
export const BONUS_BELOW = ['turn', 'mainDone', 'layTile', 'ownCity', 'waiting', 'round', 'income'] as const;
