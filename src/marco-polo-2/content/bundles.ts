import type { Rewards } from './forms.js';

/** The parts of a reward that have to be decided or drawn. */
export const WAITING = ['anyGood', 'distinctGoods', 'move', 'blackDie', 'contractTop', 'contractCity', 'copyCityBonus'] as const;

/** A part of a reward that has to be decided or drawn. */
export type Effect = (typeof WAITING)[number];

/** Amounts with a number for everything, so that all have one shape. */
export interface Bundle extends Readonly<Required<Rewards>> {
  /** Something in it has to be decided or drawn. */
  readonly waits: boolean;
  /** What has to be decided or drawn, in printed order. */
  readonly effects: readonly Effect[];
}

/** Sparse amounts in full. Three different goods leave no choice. */
export function bundleOf(amounts: Rewards): Bundle {
  const all = amounts.distinctGoods === 3 ? 1 : 0;
  // In printed order, which is that of the keys.
  const effects = Object.keys(amounts).flatMap((key) => WAITING.filter((effect) => effect === key && !(effect === 'distinctGoods' && all === 1)));
  return {
    coin: amounts.coin ?? 0,
    camel: amounts.camel ?? 0,
    pepper: (amounts.pepper ?? 0) + all,
    silk: (amounts.silk ?? 0) + all,
    gold: (amounts.gold ?? 0) + all,
    jade: amounts.jade ?? 0,
    vp: amounts.vp ?? 0,
    anyGood: amounts.anyGood ?? 0,
    distinctGoods: all === 1 ? 0 : (amounts.distinctGoods ?? 0),
    move: amounts.move ?? 0,
    blackDie: amounts.blackDie ?? 0,
    contractTop: amounts.contractTop ?? 0,
    contractCity: amounts.contractCity ?? 0,
    copyCityBonus: amounts.copyCityBonus ?? 0,
    shieldPlus: amounts.shieldPlus ?? 0,
    waits: effects.length > 0,
    effects,
  };
}

const made = /* @__PURE__ */ new WeakMap<Rewards, Bundle>();

/** The same for amounts that are credited again and again: made once. */
export function knownBundleOf(amounts: Rewards): Bundle {
  let bundle = made.get(amounts);
  if (bundle === undefined) made.set(amounts, bundle = bundleOf(amounts));
  return bundle;
}
