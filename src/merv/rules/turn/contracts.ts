// Contracts: MERV-CONTRACT-1 to 8, MERV-R-4, MERV-R-5, MERV-R-70.
import { called, choice, list, move, push, type MoveOf, type Offers, type Refusal } from '../../../kernel/rules.js';
import { action, add, at, participant, playerAt, refusals, type Position } from '../chapter.js';
import type { Box } from '../../box.js';
import { idOf } from '../../content/bound.js';
import { COLOURS, CUBES, GOODS, WHITE, type Cube, type Good } from '../../content/ids.js';
import type { ContractEntry } from '../../content/pack.js';
import type { Player } from '../../state.js';
import { conversionOf, payCubes } from '../supply/payments.js';
import { goodsOf, MOST_GOODS } from '../supply/ready.js';
import { addPoints, gainFavour } from '../supply/tracks.js';

/** The move that fulfils a contract. */
const moves = {
  fulfil: /* @__PURE__ */ move('fulfil {contract} {cube} {goods}', {
    contract: idOf('contract'), cube: called('cube', choice(CUBES)), goods: list(called('good', choice(GOODS)), { most: MOST_GOODS }),
  }),
} as const;
/** A contract, and what is given for it. */
export type ContractMove = MoveOf<typeof moves>;

/** What lies on a fulfilled contract when common goods were given wherever the kind was free. */
export function givenFor(box: Box, card: number): { scrolls: number; common: number; rare: number } {
  const { scrolls, common, rare, anyGood } = at(box.contracts, card);
  return { scrolls, common: common + anyGood, rare };
}

/** The top card of a stack, or -1. */
export function topOf({ box, state }: Position, stack: number): number {
  return at(box.stacks, stack)[state.contractsDone[stack] ?? 0] ?? -1;
}

/** The most rare goods a contract can take, given that it takes so many goods altogether. */
function mostRare({ rulings }: Box, { common, rare, anyGood }: ContractEntry): number {
  return rare + anyGood + (rulings.rareForCommon === 'rare-for-common' ? common : 0);
}

/** How many goods a contract takes. */
export const goodsTotal = ({ common, rare, anyGood }: ContractEntry): number => common + rare + anyGood;

/** The fewest and most rare goods a participant can give; fewest > most when there are not enough goods. */
export function fewestRare(player: Player, contract: ContractEntry): number {
  return Math.max(contract.rare, goodsTotal(contract) - player.common);
}

/** See `fewestRare`. */
function mostRareOf(box: Box, player: Player, contract: ContractEntry): number {
  return Math.min(mostRare(box, contract), player.rare);
}

function cubeFits({ rulings }: Box, player: Player, { cube }: ContractEntry, given: number): boolean {
  if (cube === 'any' || rulings.contractCube === 'any-one-cube' || given === WHITE) return true;
  return COLOURS[given] === cube || given === conversionOf(player);
}

const canGive = (box: Box, player: Player, contract: ContractEntry, cube: number): boolean => (player.cubes[cube] ?? 0) > 0 && cubeFits(box, player, contract, cube);

/** Whether a participant has the scrolls and goods of a contract. */
export function hasGoodsFor(box: Box, player: Player, contract: ContractEntry): boolean {
  return player.scroll >= contract.scrolls && fewestRare(player, contract) <= mostRareOf(box, player, contract);
}

/** Whether a player has too few scrolls and goods for any contract at all. */
const hasTooLittle = ({ smallestContract }: Box, { scroll: scrolls, common, rare }: Player): boolean => scrolls + common + rare < smallestContract;

/** The contract on top of a stack if a player has all it asks for, the cube aside; else `null`. */
function withinReach(position: Position, player: Player, stack: number): ContractEntry | null {
  const card = topOf(position, stack);
  if (card < 0) return null;
  const contract = at(position.box.contracts, card);
  return player.influence >= contract.influence && hasGoodsFor(position.box, player, contract) ? contract : null;
}

/** Whether a seat could fulfil a contract now. */
export function canFulfilAny(position: Position, seat: number): boolean {
  const player = playerAt(position, seat);
  if (hasTooLittle(position.box, player)) return false;
  for (let stack = 0; stack < 6; stack += 1) {
    const contract = withinReach(position, player, stack);
    for (let cube = 0; contract && cube < 5; cube += 1) if (canGive(position.box, player, contract, cube)) return true;
  }
  return false;
}

/** The way to fulfil a contract with so many more rare goods than the fewest, these and the cube in one number. */
function contractMove(more: number, contract: ContractEntry, fewestAndCube: number): ContractMove {
  const rare = Math.floor(fewestAndCube / 5) + more;
  return { kind: 'fulfil', contract: contract.id, cube: at(CUBES, fewestAndCube % 5), goods: goodsOf(goodsTotal(contract) - rare, rare) };
}

/** Offers all ways to fulfil a contract. */
export function offerContracts(position: Position, seat: number, out: Offers<ContractMove>): void {
  const { box } = position;
  const player = playerAt(position, seat);
  if (hasTooLittle(box, player)) return;
  for (let stack = 0; stack < 6; stack += 1) {
    const contract = withinReach(position, player, stack);
    if (!contract) continue;
    const fewest = fewestRare(player, contract);
    const ways = mostRareOf(box, player, contract) - fewest + 1;
    for (let cube = 0; cube < 5; cube += 1) if (canGive(box, player, contract, cube)) out.run(ways, contractMove, contract, fewest * 5 + cube);
  }
}

/** How many goods of a list are rare. */
export function rareIn(goods: readonly Good[]): number {
  let rare = 0;
  for (const good of goods) if (good === 'rare') rare += 1;
  return rare;
}

function goodsRefusal(box: Box, player: Player, contract: ContractEntry, goods: readonly Good[]): Refusal | null {
  const rare = rareIn(goods);
  if (goods.length !== goodsTotal(contract) || rare < contract.rare || rare > mostRare(box, contract)) return refusals['contract-goods'];
  return rare > player.rare || goods.length - rare > player.common ? refusals['goods-missing'] : null;
}

const cardOf = ({ contracts }: Box, id: string): number => contracts.findIndex((contract) => contract.id === id);

/** The contract that is called so. */
export const contractNamed = (box: Box, id: string): ContractEntry => at(box.contracts, cardOf(box, id));

function contractRefusal(position: Position, seat: number, { contract: id, cube, goods }: ContractMove): Refusal | null {
  const { box } = position;
  const player = playerAt(position, seat);
  const place = cardOf(box, id);
  const contract = at(box.contracts, place);
  if (topOf(position, box.stackOf[place] ?? 0) !== place) return refusals['contract-not-on-top'];
  if (player.influence < contract.influence) return refusals['contract-influence'];
  if (player.scroll < contract.scrolls) return refusals['contract-scrolls'];
  const problem = goodsRefusal(box, player, contract, goods);
  if (problem) return problem;
  const given = CUBES.indexOf(cube);
  if (!cubeFits(box, player, contract, given)) return refusals['contract-cube'];
  return (player.cubes[given] ?? 0) === 0 ? refusals['cubes-missing'] : null;
}

function fulfil(position: Position, seat: number, { contract: id, cube, goods }: ContractMove): void {
  const { box } = position;
  const place = cardOf(box, id);
  const contract = at(box.contracts, place);
  const shown: Cube | 'any' = contract.cube;
  const free = shown === 'any' || box.rulings.contractCube === 'any-one-cube';
  payCubes(position, seat, { cubes: [cube], discount: false, converted: !free && cube !== 'white' && cube !== shown, rule: 'MERV-CONTRACT-4' });
  commit(position, seat, place, rareIn(goods));
  if (contract.bonus === 'favour') gainFavour(position, seat, 1, 'MERV-CONTRACT-8');
  else push(position, { kind: 'soldier', seat });
}

/** MERV-CONTRACT-2 to 8: a contract is fulfilled. */
export const fulfilling = /* @__PURE__ */ action(moves, { offer: offerContracts, refuse: contractRefusal, play: fulfil });

/** Moves scrolls and goods, so many of them rare, onto a contract and scores it; its bonus is the caller's. */
export function commit(position: Position, seat: number, card: number, rare: number): void {
  const { box, state } = position;
  const contract = at(box.contracts, card);
  const common = goodsTotal(contract) - rare;
  const player = playerAt(position, seat);
  add(state.contractsDone, box.stackOf[card] ?? 0, 1);
  player.fulfilled.push(card);
  player.scroll -= contract.scrolls;
  player.givenScroll += contract.scrolls;
  player.common -= common;
  player.givenCommon += common;
  player.rare -= rare;
  player.givenRare += rare;
  position.events?.({ kind: 'contract-fulfilled', ...participant(box, seat), rule: 'MERV-CONTRACT-5', contract: contract.id, goods: goodsOf(common, rare), scroll: contract.scrolls, vp: contract.vp });
  addPoints(position, seat, contract.vp, 'contracts');
}
