import type { Sketch } from '../../words/content.js';
import { EFFECTS, RESOURCES } from '../content/resources.js';

/** The rules about the symbols that components show; plain resources need none. */
export const SYMBOL_RULES: Readonly<Record<string, readonly string[]>> = {
  anyGood: ['VOY-ICON-2'],
  distinctGoods: ['VOY-ICON-3', 'VOY-CARD-16'],
  contract: ['VOY-ICON-4', 'VOY-ICON-5'],
  blackDie: ['VOY-ICON-8', 'VOY-DICE-2'],
  move: ['VOY-ICON-6', 'VOY-ICON-7'],
  otherCityBonus: ['VOY-ICON-9'],
  ownCityBonus: ['VOY-CARD-13'],
};

/** Resources and symbols themselves. */
export const symbolThings = (): Sketch[] => [
  ...RESOURCES.map((id): Sketch => ({ id, kind: 'resource', group: 'resource', provenance: 'seed', icons: [id], rules: [id === 'vp' ? 'VOY-GEN-8' : 'VOY-ICON-1'] })),
  ...[...EFFECTS, 'ownCityBonus'].map((id): Sketch => ({ id, kind: 'resource', group: 'symbol', provenance: 'seed', icons: [id] })),
];
