// The standard pack: contracts and caravan cards.

/** The contracts, in the order of their stacks. */
export const contracts = {
  source: 'reconstructed',
  basis: 'balance',
  note: 'All values invented. Within a stack the need and the influence level are kept equal and the points fall, so that the stack is a race. Top level 5 and every level below the four-kind spice threshold, as the wall example asks.',
  entries: [
    { id: 'contract-1f-1', stack: '1f', bonus: 'favour', influence: 1, cube: 'teal', scrolls: 0, common: 2, rare: 0, anyGood: 0, vp: 6, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-1f-2', stack: '1f', bonus: 'favour', influence: 1, cube: 'orange', scrolls: 0, common: 2, rare: 0, anyGood: 0, vp: 5, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-1f-3', stack: '1f', bonus: 'favour', influence: 1, cube: 'any', scrolls: 0, common: 2, rare: 0, anyGood: 0, vp: 4, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-1s-1', stack: '1s', bonus: 'soldier', influence: 1, cube: 'purple', scrolls: 1, common: 1, rare: 0, anyGood: 0, vp: 6, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-1s-2', stack: '1s', bonus: 'soldier', influence: 1, cube: 'sand', scrolls: 1, common: 1, rare: 0, anyGood: 0, vp: 5, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-1s-3', stack: '1s', bonus: 'soldier', influence: 1, cube: 'any', scrolls: 1, common: 1, rare: 0, anyGood: 0, vp: 4, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-2f-1', stack: '2f', bonus: 'favour', influence: 3, cube: 'orange', scrolls: 1, common: 1, rare: 1, anyGood: 0, vp: 10, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-2f-2', stack: '2f', bonus: 'favour', influence: 3, cube: 'purple', scrolls: 1, common: 1, rare: 1, anyGood: 0, vp: 8, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-2f-3', stack: '2f', bonus: 'favour', influence: 3, cube: 'teal', scrolls: 1, common: 1, rare: 1, anyGood: 0, vp: 6, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-2s-1', stack: '2s', bonus: 'soldier', influence: 3, cube: 'sand', scrolls: 0, common: 0, rare: 1, anyGood: 2, vp: 10, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-2s-2', stack: '2s', bonus: 'soldier', influence: 3, cube: 'teal', scrolls: 0, common: 0, rare: 1, anyGood: 2, vp: 8, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-2s-3', stack: '2s', bonus: 'soldier', influence: 3, cube: 'purple', scrolls: 0, common: 0, rare: 1, anyGood: 2, vp: 6, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-3f-1', stack: '3f', bonus: 'favour', influence: 5, cube: 'purple', scrolls: 0, common: 2, rare: 2, anyGood: 0, vp: 15, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-3f-2', stack: '3f', bonus: 'favour', influence: 5, cube: 'orange', scrolls: 0, common: 2, rare: 2, anyGood: 0, vp: 12, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-3f-3', stack: '3f', bonus: 'favour', influence: 5, cube: 'sand', scrolls: 0, common: 2, rare: 2, anyGood: 0, vp: 9, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-3s-1', stack: '3s', bonus: 'soldier', influence: 5, cube: 'teal', scrolls: 3, common: 0, rare: 1, anyGood: 1, vp: 15, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-3s-2', stack: '3s', bonus: 'soldier', influence: 5, cube: 'sand', scrolls: 3, common: 0, rare: 1, anyGood: 1, vp: 12, source: 'reconstructed', basis: 'balance' },
    { id: 'contract-3s-3', stack: '3s', bonus: 'soldier', influence: 5, cube: 'orange', scrolls: 3, common: 0, rare: 1, anyGood: 1, vp: 9, source: 'reconstructed', basis: 'balance' },
  ],
} as const;

/** The caravan cards. */
export const caravanCards = {
  source: 'seed',
  entries: [
    { id: 'caravan-cinnamon-1', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-cinnamon-2', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-cinnamon-3', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-cinnamon-4', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-cinnamon-5', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-cinnamon-6', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-cinnamon-7', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-cinnamon-8', spice: 'cinnamon', source: 'seed' },
    { id: 'caravan-ginger-1', spice: 'ginger', source: 'seed' },
    { id: 'caravan-ginger-2', spice: 'ginger', source: 'seed' },
    { id: 'caravan-ginger-3', spice: 'ginger', source: 'seed' },
    { id: 'caravan-ginger-4', spice: 'ginger', source: 'seed' },
    { id: 'caravan-ginger-5', spice: 'ginger', source: 'seed' },
    { id: 'caravan-ginger-6', spice: 'ginger', source: 'seed' },
    { id: 'caravan-juniper-1', spice: 'juniper', source: 'seed' },
    { id: 'caravan-juniper-2', spice: 'juniper', source: 'seed' },
    { id: 'caravan-juniper-3', spice: 'juniper', source: 'seed' },
    { id: 'caravan-juniper-4', spice: 'juniper', source: 'seed' },
    { id: 'caravan-juniper-5', spice: 'juniper', source: 'seed' },
    { id: 'caravan-juniper-6', spice: 'juniper', source: 'seed' },
    { id: 'caravan-pepper-1', spice: 'pepper', source: 'seed' },
    { id: 'caravan-pepper-2', spice: 'pepper', source: 'seed' },
    { id: 'caravan-pepper-3', spice: 'pepper', source: 'seed' },
    { id: 'caravan-pepper-4', spice: 'pepper', source: 'seed' },
  ],
} as const;
