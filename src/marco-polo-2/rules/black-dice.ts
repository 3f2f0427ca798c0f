// Black dice: MP2-BLACK-4..7, MP2-ICON-8, MP2-ISABELLA-1, MP2-ISABELLA-5, MP2-VAR-1, MP2-VAR-2, MP2-R-59, MP2-R-67.
import type { ChanceRequest, Outcome } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import { dieOf, insertDie, pipsOf, turned, type Die } from '../../mechanics/dice.js';
import type { Move } from '../words/moves.js';
import { bundleOf, type Bundle } from '../content/parts.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { credit } from './purse.js';
import { turnDie } from './spaces.js';
import type { Frame } from '../state.js';

type RollOne = Extract<Frame, { kind: 'rollOne' }>;

/** A player takes a black die: he rolls it, or, in the variant, picks one of the values lying there. */
export function runTakeBlack(position: Position, { seat }: { readonly seat: number }): void {
  pop(position);
  const { blackDice } = position.state;
  if (blackDice.length === 0) return;
  if (blackDice.every((value) => value === blackDice[0])) takeBlack(position, seat, blackDice[0] as number);
  else push(position, { kind: 'pickBlack', seat });
}

export function legalPicks(position: Position, _frame: Frame, moves: Move[]): void {
  const { blackDice } = position.state;
  for (let at = 0; at < blackDice.length; at += 1) if (at === 0 || blackDice[at] !== blackDice[at - 1]) moves.push({ kind: 'pick', value: blackDice[at] as number });
}

export function playPick(position: Position, { seat }: { readonly seat: number }, move: Move): void {
  if (move.kind !== 'pick') return;
  pop(position);
  takeBlack(position, seat, move.value);
}

function takeBlack(position: Position, seat: number, value: number): void {
  const { blackDice } = position.state;
  blackDice.splice(blackDice.indexOf(value), 1);
  const named = abilitiesOf(position, seat).namesDice;
  const die = dieOf('black', named ? 0 : value);
  insertDie(playerAt(position, seat).dice, die);
  if (position.events) position.events({ kind: 'black-die', rule: 'MP2-ICON-8', seat, die });
  if (named) return;
  if (value === 0) push(position, { kind: 'rollOne', seat, die, purpose: 'black-die' });
  else luckyDie(position, seat, die, 'MP2-ISABELLA-5');
}

export function requestOne(_position: Position, { seat, purpose }: RollOne): ChanceRequest {
  return { kind: 'roll', purpose, rule: purpose === 'reroll' ? 'MP2-BONUS-11' : 'MP2-BLACK-6', seat, dice: 1, sides: 6 };
}

export function resolveOne(position: Position, { seat, die, purpose }: RollOne, outcome: Outcome): void {
  pop(position);
  const to = turned(die, outcome[0] as number);
  turnDie(position, seat, die, to);
  if (position.events) position.events({ kind: 'rolled', rule: purpose === 'reroll' ? 'MP2-BONUS-11' : 'MP2-BLACK-6', seat, dice: [to], purpose });
  if (purpose !== 'reroll' || position.box.rules.isabellaTrigger === 'every-roll') luckyDie(position, seat, to, 'MP2-ISABELLA-1');
}

/** Isabella Donati's bonus for one die. */
function luckyDie(position: Position, seat: number, die: Die, rule: string): void {
  const { perDie, id } = abilitiesOf(position, seat);
  if (perDie !== null) credit(position, seat, bundleOf(perDie[pipsOf(die) - 1] as Partial<Bundle>), 1, id, rule);
}
