// Moves as sentences for a person.
import type { Position } from '../box.js';
import { ACTIONS, CELLS } from '../content/ids.js';
import type { Cube } from '../content/ids.js';
import type { Move } from './moves.js';
import { shownAction } from '../rules/turn.js';

function cubesText(cubes: readonly Cube[]): string {
  if (cubes.length === 0) return 'nothing';
  const kinds = cubes.filter((cube, at) => cubes.indexOf(cube) === at);
  return kinds.map((cube) => `${cubes.filter((other) => other === cube).length} ${cube}`).join(', ');
}

function siteText({ box, state }: Position, cell: string): string {
  const site = state.sites[CELLS.indexOf(cell as never)]!;
  if (site < 0) return cell;
  const { action, colour } = box.pack.sites.entries[site]!;
  return `${cell} (${action}, ${colour})`;
}

function cardText({ box, state }: Position, place: number): string {
  const card = state.row[place - 1] ?? -1;
  return card < 0 ? `card ${place}` : `card ${place} (${box.pack.caravanCards.entries[card]!.spice})`;
}

/** Whether the move is made for the High Courtier. */
const forCourtier = ({ box, state }: Position): boolean => box.courtier >= 0 && state.turn.who === box.courtier;

/** What a move says. */
export function describeMove(position: Position, move: Move): string {
  switch (move.kind) {
    case 'slot': return forCourtier(position) ? `Send the High Courtier to slot ${move.slot}.` : `Take slot ${move.slot}.`;
    case 'site': return forCourtier(position) ? `Let the High Courtier build on ${siteText(position, move.cell)}.` : `Activate the site ${siteText(position, move.cell)}.`;
    case 'action': return position.state.turn.cell < 0 ? 'Perform the action of the site.' : `Perform the action of the site: ${ACTIONS[shownAction(position)]!}.`;
    case 'favour': return 'Gain one favour.';
    case 'soldier': return 'Deploy a soldier.';
    case 'end': return 'End the turn.';
    case 'takeCamels': return 'Take all camels from the camel market.';
    case 'placeCamel': return `Place a camel on the ${move.quarter} quarter of the camel market.`;
    case 'contract': return `Fulfil ${move.card} for ${move.cube}${move.goods.length > 0 ? ` with ${move.goods.join(', ')}` : ''}.`;
    default: return describeUnit(position, move);
  }
}

type Unit = Exclude<Move, { kind: 'slot' | 'site' | 'action' | 'favour' | 'soldier' | 'end' | 'takeCamels' | 'placeCamel' | 'contract' }>;

function describeUnit(position: Position, move: Unit): string {
  switch (move.kind) {
    case 'take': return `Take ${cardText(position, move.place)} for ${cubesText(move.cubes)}.`;
    case 'camel': return 'Place a camel on the frontmost card without one.';
    case 'courtier': return `Place a courtier in the hall of ${move.hall} for ${cubesText(move.cubes)}.`;
    case 'scrolls': return `Take ${move.cubes.length} scrolls for ${cubesText(move.cubes)}.`;
    case 'post': return `Establish a trading post in ${move.city}.`;
    case 'buy': return `Buy a good in ${move.city} for ${cubesText(move.cubes)}.`;
    case 'step': return `Advance to ${move.space} for ${cubesText(move.cubes)}.`;
    case 'piece': return `Take the piece ${move.piece} for ${cubesText(move.cubes)}.`;
    case 'wall': return `Place the piece at ${move.slot}.`;
    case 'stop': return 'Stop here.';
    default: return describeReward(position, move);
  }
}

type Reward = Exclude<Unit, { kind: 'take' | 'camel' | 'courtier' | 'scrolls' | 'post' | 'buy' | 'step' | 'piece' | 'wall' | 'stop' }>;

function describeReward(position: Position, move: Reward): string {
  switch (move.kind) {
    case 'deploy': return `Deploy a soldier at ${siteText(position, move.cell)}.`;
    case 'redeploy': return `Move a soldier from ${move.from} to ${siteText(position, move.cell)}.`;
    case 'upgrade': return `Place a ${move.colour} upgrade at ${siteText(position, move.cell)}.`;
    case 'tile': return `Take the scoring tile ${move.tile}.`;
    case 'breakthrough': return `Take the breakthrough ${move.tile}.`;
    case 'card': return `Take ${cardText(position, move.place)} for free.`;
    case 'boon': return `Take the boon of the pair of ${move.spice}.`;
    case 'pass': return 'Decline.';
    case 'queue': return `Stand on space ${move.space} of the queue.`;
    case 'ransom': return `Pay ${move.cube} for the building at ${move.cell}.`;
    case 'surrender': return `Take back the building at ${move.cell}.`;
    case 'score': return `Spend favour for the courtiers in ${move.halls.length > 0 ? move.halls.join(', ') : 'no hall'}.`;
  }
}
