import { called } from '../../kernel/parts.js';
import { choice, integer, list, type Schema } from '../../kernel/schema.js';
import { MOST } from '../../mechanics/amounts.js';
import { dieSchema } from '../../mechanics/dice.js';
import { CITIES, CITY_CARD_IDS, CONTRACT_IDS, LOCATION_IDS } from './ids.js';
import { BAZAAR_KINDS, EFFECTS, GOODS } from './resources.js';

/*
 * What states, frames and moves are made of. Dice in a list stand high to low, among equals own, black, white; goods
 * stand as pepper, silk, gold; columns and goal cards ascend.
 */
export const seat = /* @__PURE__ */ integer(0, 3);
export const count = /* @__PURE__ */ integer(0, MOST);
export const die = dieSchema;
export const dice = /* @__PURE__ */ list(dieSchema, { least: 1, most: 3 });
export const pips = /* @__PURE__ */ integer(1, 6);
export const column = /* @__PURE__ */ called('column', pips);
export const good = /* @__PURE__ */ called('good', /* @__PURE__ */ choice(GOODS));
export const goods = /* @__PURE__ */ list(good, { least: 1, most: 12 });
/** What a space of the bazaar deals in. */
export const ware = /* @__PURE__ */ called('good', /* @__PURE__ */ choice(BAZAAR_KINDS));
export const resource = /* @__PURE__ */ called('resource', /* @__PURE__ */ choice(['coin', 'vp', 'camel', ...GOODS]));
export const location = /* @__PURE__ */ called('place', /* @__PURE__ */ choice<string>(LOCATION_IDS));
export const city = /* @__PURE__ */ called('place', /* @__PURE__ */ choice<string>(CITIES));
export const card = /* @__PURE__ */ called('card', /* @__PURE__ */ choice(CITY_CARD_IDS));
export const contract: Schema<string> = /* @__PURE__ */ called('contract', /* @__PURE__ */ choice<string>(CONTRACT_IDS));
export const contracts = /* @__PURE__ */ list(contract, { most: 3, distinct: true });
export const effect = /* @__PURE__ */ called('bonus', /* @__PURE__ */ choice(EFFECTS));
