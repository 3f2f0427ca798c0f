/**
 * City cards by form: `exchange` trades cost for reward up to die value times, `exchangeEither` one of two ways,
 * `perPip`, `perCompletedContract` and `perPlacedTradingPost` give the reward per thing counted, `byDie` gives an amount
 * the die selects. The cost of `k18` is disputed: see the ruling `twoGoods`.
 */
export const CITY_CARDS = [
  { id: 'k01', form: 'exchange', cost: { pepper: 2 }, reward: { vp: 2 } },
  { id: 'k02', form: 'exchange', cost: { silk: 2 }, reward: { vp: 3 } },
  { id: 'k03', form: 'exchange', cost: { gold: 2 }, reward: { vp: 4 } },
  { id: 'k04', form: 'exchange', cost: { camel: 1 }, reward: { vp: 1 } },
  { id: 'k05', form: 'exchange', cost: { camel: 2 }, reward: { coin: 2, vp: 1 } },
  { id: 'k06', form: 'exchange', cost: { camel: 3 }, reward: { pepper: 1, silk: 1, gold: 1 } },
  { id: 'k07', form: 'exchange', cost: { camel: 1, pepper: 1 }, reward: { coin: 7 } },
  { id: 'k08', form: 'exchange', cost: { camel: 1, silk: 1 }, reward: { coin: 8 } },
  { id: 'k09', form: 'exchange', cost: { camel: 1, gold: 1 }, reward: { coin: 9 } },
  { id: 'k10', form: 'exchange', cost: { camel: 1, pepper: 1 }, reward: { coin: 2, vp: 2 } },
  { id: 'k11', form: 'exchange', cost: { camel: 1, silk: 1 }, reward: { coin: 4, vp: 2 } },
  { id: 'k12', form: 'exchange', cost: { camel: 1, gold: 1 }, reward: { coin: 6, vp: 2 } },
  { id: 'k13', form: 'exchange', cost: { camel: 3, pepper: 1 }, reward: { vp: 4 } },
  { id: 'k14', form: 'exchange', cost: { camel: 2, silk: 1 }, reward: { vp: 4 } },
  { id: 'k15', form: 'exchange', cost: { camel: 1, gold: 1 }, reward: { vp: 4 } },
  { id: 'k16', form: 'exchange', cost: { coin: 2 }, reward: { anyGood: 1 } },
  { id: 'k17', form: 'exchange', cost: { camel: 2 }, reward: { move: 1 } },
  { id: 'k18', form: 'exchange', cost: { distinctGoods: 2 }, reward: { move: 1 } },
  { id: 'k19', form: 'exchange', cost: { coin: 1 }, reward: { ownCityBonus: 1 } },
  { id: 'k20', form: 'exchangeEither', options: [{ cost: { camel: 1 }, reward: { coin: 3 } }, { cost: { coin: 1 }, reward: { camel: 1 } }] },
  { id: 'k21', form: 'exchangeEither', options: [{ cost: { vp: 1 }, reward: { coin: 3 } }, { cost: { coin: 3 }, reward: { vp: 1 } }] },
  { id: 'k22', form: 'exchangeEither', options: [{ cost: { anyGood: 1 }, reward: { camel: 2 } }, { cost: { camel: 2 }, reward: { anyGood: 1 } }] },
  { id: 'k23', form: 'perPip', reward: { coin: 2 } },
  { id: 'k24', form: 'perCompletedContract', reward: { coin: 2 } },
  { id: 'k25', form: 'perCompletedContract', reward: { vp: 1 } },
  { id: 'k26', form: 'perPlacedTradingPost', reward: { coin: 2 } },
  { id: 'k27', form: 'perPlacedTradingPost', reward: { vp: 1 } },
  { id: 'k28', form: 'byDie', good: 'pepper', amountByDie: [1, 3, 3, 3, 3, 3] },
  { id: 'k29', form: 'byDie', good: 'silk', amountByDie: [1, 1, 1, 3, 3, 3] },
  { id: 'k30', form: 'byDie', good: 'gold', amountByDie: [1, 1, 1, 1, 1, 3] },
  { id: 'k31', form: 'byDie', good: 'ownCityBonus', amountByDie: [1, 1, 1, 1, 2, 2] },
] as const;

/** A city card. */
export type CityCardId = (typeof CITY_CARDS)[number]['id'];
