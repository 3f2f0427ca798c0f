import type { Sketch } from '../../words/content.js';

/** The rules about the symbols that components show; plain resources need none. */
export const SYMBOL_RULES: Readonly<Record<string, readonly string[]>> = {
  anyGood: ['MP2-ICON-1'],
  distinctGoods: ['MP2-ICON-1', 'MP2-PAY-9'],
  move: ['MP2-ICON-4', 'MP2-ICON-5'],
  blackDie: ['MP2-ICON-8'],
  contractTop: ['MP2-ICON-2'],
  contractCity: ['MP2-ICON-3'],
  copyCityBonus: ['MP2-ICON-9'],
  shieldPlus: ['MP2-ICON-7'],
  ownCityBonus: ['MP2-CARD-12'],
  seal: ['MP2-SEAL-3', 'MP2-SEAL-4'],
  extraPost: ['MP2-POST-5'],
  oases: ['MP2-MONGKE-3'],
};

const RESOURCES = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'] as const;

/** Resources and symbols themselves. */
export const symbolThings = (): Sketch[] => [
  ...RESOURCES.map((id): Sketch => ({ id, kind: 'resource', group: 'resource', provenance: 'seed', icons: [id], rules: [id === 'jade' ? 'MP2-PAY-3' : 'MP2-GEN-2'] })),
  ...Object.keys(SYMBOL_RULES).map((id): Sketch => ({ id, kind: 'resource', group: 'symbol', provenance: 'seed', icons: [id] })),
];
