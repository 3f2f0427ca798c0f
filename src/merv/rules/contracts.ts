// Contracts: MERV-CONTRACT-1 to 8, MERV-R-4, MERV-R-5, MERV-R-70.
import { push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Box, type Position } from '../box.js';
import { COLOURS, CUBES, WHITE, type Cube, type Good } from '../content/ids.js';
import type { ContractEntry } from '../content/pack.js';
import type { Move, MoveOfKind } from '../words/moves.js';
import { append } from './offers.js';
import { conversionOf, payCubes } from './payments.js';
import { no } from '../words/refusals.js';
import type { Player } from '../state.js';
import { addPoints, FROM_CONTRACTS, gainFavour } from './tracks.js';

/** What lies on a fulfilled contract when common goods were given wherever the kind was free. */
export function givenFor(box: Box, card: number): { scrolls: number; common: number; rare: number } {
  const { scrolls, common, rare, anyGood } = box.contracts[card]!;
  return { scrolls, common: common + anyGood, rare };
}

const goodsLists: (readonly Good[])[] = [];

/** A list of goods; the same list every time, so nobody may change it. */
export function goodsOf(common: number, rare: number): Good[] {
  const at = common * 64 + rare;
  goodsLists[at] ??= Object.freeze([...Array.from({ length: common }, (): Good => 'common'), ...Array.from({ length: rare }, (): Good => 'rare')]);
  return goodsLists[at] as Good[];
}

/** The top card of a stack, or -1. */
export function topOf({ box, state }: Position, stack: number): number {
  return box.stacks[stack]![state.contractsDone[stack]!] ?? -1;
}

/** The most rare goods a contract can take, given that it takes so many goods altogether. */
function mostRare({ rulings }: Box, { common, rare, anyGood }: ContractEntry): number {
  return rare + anyGood + (rulings.rareForCommon === 'rare-for-common' ? common : 0);
}

function goodsTotal({ common, rare, anyGood }: ContractEntry): number {
  return common + rare + anyGood;
}

/** The fewest and most rare goods a participant can give; fewest > most when there are not enough goods. */
export function fewestRare(player: Player, contract: ContractEntry): number {
  return Math.max(contract.rare, goodsTotal(contract) - player.common);
}

/** See `fewestRare`. */
export function mostRareOf(box: Box, player: Player, contract: ContractEntry): number {
  return Math.min(mostRare(box, contract), player.rare);
}

function cubeFits({ rulings }: Box, player: Player, { cube }: ContractEntry, given: number): boolean {
  if (cube === 'any' || rulings.contractCube === 'any-one-cube' || given === WHITE) return true;
  return COLOURS[given] === cube || given === conversionOf(player);
}

function canPayCube(box: Box, player: Player, contract: ContractEntry): boolean {
  for (let cube = 0; cube < 5; cube += 1) if (player.cubes[cube]! > 0 && cubeFits(box, player, contract, cube)) return true;
  return false;
}

function canFulfil(box: Box, player: Player, contract: ContractEntry): boolean {
  return player.influence >= contract.influence
    && player.scrolls >= contract.scrolls
    && fewestRare(player, contract) <= mostRareOf(box, player, contract)
    && canPayCube(box, player, contract);
}

/** Whether a player has too few scrolls and goods for any contract at all. */
const hasTooLittle = ({ smallestContract }: Box, { scrolls, common, rare }: Player): boolean => scrolls + common + rare < smallestContract;

/** Whether a seat could fulfil a contract now. */
export function canFulfilAny(position: Position, seat: number): boolean {
  const player = position.state.players[seat]!;
  if (hasTooLittle(position.box, player)) return false;
  for (let stack = 0; stack < 6; stack += 1) {
    const card = topOf(position, stack);
    if (card >= 0 && canFulfil(position.box, player, position.box.contracts[card]!)) return true;
  }
  return false;
}

/** Appends all ways to fulfil a contract. */
export function offerContracts(position: Position, seat: number, moves: Move[]): void {
  const { box, state } = position;
  const player = state.players[seat]!;
  if (hasTooLittle(box, player)) return;
  for (let stack = 0; stack < 6; stack += 1) {
    const card = topOf(position, stack);
    if (card < 0) continue;
    const contract = box.contracts[card]!;
    if (!canFulfil(box, player, contract)) continue;
    for (let cube = 0; cube < 5; cube += 1) {
      if (player.cubes[cube] === 0 || !cubeFits(box, player, contract, cube)) continue;
      const most = mostRareOf(box, player, contract);
      for (let rare = fewestRare(player, contract); rare <= most; rare += 1) {
        moves.push({ kind: 'contract', card: contract.id, cube: CUBES[cube]!, goods: goodsOf(goodsTotal(contract) - rare, rare) });
      }
    }
  }
}

/** A ready-made list of moves, or the same with contracts behind it, in `moves`, where some can be fulfilled. */
export function withContracts(position: Position, seat: number, ready: readonly Move[], moves: Move[]): readonly Move[] {
  if (!canFulfilAny(position, seat)) return ready;
  append(ready, moves);
  offerContracts(position, seat, moves);
  return moves;
}

function goodsRefusal(box: Box, player: Player, contract: ContractEntry, goods: readonly Good[]): Refusal | null {
  const rare = goods.filter((good) => good === 'rare').length;
  const common = goods.length - rare;
  const ordered = goods.every((good, at) => (good === 'common') === at < common);
  if (!ordered || goods.length !== goodsTotal(contract) || rare < contract.rare || rare > mostRare(box, contract)) return no['contract-goods'];
  return rare > player.rare || common > player.common ? no['goods-missing'] : null;
}

/** Why a contract cannot be fulfilled like this, or `null`. */
export function contractRefusal(position: Position, seat: number, { card, cube, goods }: MoveOfKind<'contract'>): Refusal | null {
  const { box, state } = position;
  const player = state.players[seat]!;
  const at = box.contracts.findIndex(({ id }) => id === card);
  const contract = box.contracts[at]!;
  if (topOf(position, box.stackOf[at]!) !== at) return no['contract-not-on-top'];
  if (player.influence < contract.influence) return no['contract-influence'];
  if (player.scrolls < contract.scrolls) return no['contract-scrolls'];
  const problem = goodsRefusal(box, player, contract, goods);
  if (problem) return problem;
  const given = CUBES.indexOf(cube);
  if (player.cubes[given] === 0) return no['cubes-missing'];
  return cubeFits(box, player, contract, given) ? null : no['contract-cube'];
}

/** Fulfils a contract, as a move says. */
export function playContract(position: Position, seat: number, { card, cube, goods }: MoveOfKind<'contract'>): void {
  const { box } = position;
  const at = box.contracts.findIndex(({ id }) => id === card);
  const shown: Cube | 'any' = box.contracts[at]!.cube;
  const free = shown === 'any' || box.rulings.contractCube === 'any-one-cube';
  payCubes(position, seat, [cube], false, !free && cube !== 'white' && cube !== shown, 'MERV-CONTRACT-4');
  let rare = 0;
  for (const good of goods) if (good === 'rare') rare += 1;
  commit(position, seat, at, goods.length - rare, rare);
  if (box.contracts[at]!.bonus === 'favour') gainFavour(position, seat, 1, 'MERV-CONTRACT-8');
  else push(position, { kind: 'soldier', seat });
}

/** Moves scrolls and goods onto a contract and scores it; its bonus is the caller's. */
export function commit(position: Position, who: number, card: number, common: number, rare: number): void {
  const { box, state } = position;
  const contract = box.contracts[card]!;
  const player = state.players[who]!;
  state.contractsDone[box.stackOf[card]!]! += 1;
  player.contracts.push(card);
  player.scrolls -= contract.scrolls;
  player.givenScrolls += contract.scrolls;
  player.common -= common;
  player.givenCommon += common;
  player.rare -= rare;
  player.givenRare += rare;
  if (position.events) {
    position.events({ kind: 'contract', rule: 'MERV-CONTRACT-5', who: nameOf(box, who), card: contract.id, goods: goodsOf(common, rare), scrolls: contract.scrolls, vp: contract.vp });
  }
  addPoints(position, who, FROM_CONTRACTS, contract.vp, 'MERV-CONTRACT-8');
}
