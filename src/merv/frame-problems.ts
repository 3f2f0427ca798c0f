// Whether the frames of a state fit each other and the rest of the state, so that every frame can be worked off.
import type { Problem } from '../kernel/schema.js';
import type { Box } from './box.js';
import { MARKET_CELL } from './content/ids.js';
import { LINES } from './rules/geometry.js';
import type { Frame, State } from './state.js';
import { MAGISTRATE, SCORING, SETUP, TURN, YEAR } from './rules/steps.js';

const STEPS = { setup: SETUP.length, year: YEAR.length - 1, scoring: SCORING.length, magistrate: MAGISTRATE.length - 1 } as const;

/** Frames of a decision in somebody's own turn. */
const OWN_TURN: readonly Frame['kind'][] = [
  'turn', 'slot', 'site', 'act', 'after', 'caravansary', 'caravansaryEnd', 'palace', 'library', 'marketplace', 'marketplaceEnd', 'mosque', 'wall', 'wallSlot',
  'soldier', 'scoringTile', 'freeCourtier', 'freeCard', 'freeStep', 'freeWall', 'freePost', 'upgrade', 'breakthrough', 'randomBreakthrough', 'boons',
];

/** Kinds of frame that stand directly on another kind. */
const BASES: Partial<Record<Frame['kind'], Frame['kind']>> = {
  setup: 'year', turns: 'year', queues: 'year', invasion: 'year', scoring: 'year', turn: 'turns', magistrate: 'turns', slot: 'turn', site: 'turn', act: 'turn',
  after: 'turn', caravansary: 'caravansaryEnd', marketplace: 'marketplaceEnd', queue: 'queues', courtierSlot: 'turns', courtierSite: 'turns',
};

/** Kinds of frame that stand somewhere above another kind. */
const BELOW: Partial<Record<Frame['kind'], Frame['kind']>> = {
  ransom: 'invasion', courtiers: 'scoring', magistrateAct: 'magistrate', magistrateContracts: 'magistrate', magistrateRefill: 'magistrate',
  magistrateBreakthrough: 'magistrate', magistrateTile: 'magistrate', drawSolo: 'magistrate', rollSolo: 'magistrate',
  drawQueue: 'setup', drawMarket: 'setup', drawSites: 'setup',
};

/** The first frame that does not fit, or `null`. */
export function frameProblem(box: Box, state: State): Problem | null {
  for (let at = 0; at < state.frames.length; at += 1) {
    const message = misfit(box, state, at);
    if (message !== null) return { path: ['frames', at], message };
  }
  return null;
}

function misfit(box: Box, state: State, at: number): string | null {
  const frame = state.frames[at]!;
  const under = state.frames[at - 1];
  if ((frame.kind === 'year') !== (at === 0)) return 'the year lies at the bottom, and only there';
  const base = BASES[frame.kind];
  if (base !== undefined && under?.kind !== base) return `stands on ${base}`;
  const below = BELOW[frame.kind];
  if (below !== undefined && !state.frames.slice(0, at).some(({ kind }) => kind === below)) return `stands above ${below}`;
  return stepMisfit(state, frame) ?? seatMisfit(box, state, frame) ?? turnMisfit(state, frame) ?? detailMisfit(box, state, frame);
}

function stepMisfit(state: State, frame: Frame): string | null {
  if (frame.kind === 'turn') return frame.step < TURN.length ? null : 'there is no such step';
  if (frame.kind === 'turns') return frame.step <= state.order.length ? null : 'there is no such step';
  if (!('step' in frame)) return null;
  if (frame.kind === 'magistrate' && !state.solo) return 'there is no magistrate';
  return frame.step <= STEPS[frame.kind] ? null : 'there is no such step';
}

function seatMisfit(box: Box, state: State, frame: Frame): string | null {
  if (!('seat' in frame)) return null;
  const automatic = frame.seat === box.magistrate && (frame.kind === 'magistrateBreakthrough' || frame.kind === 'drawBreakthrough' || frame.kind === 'randomBreakthrough');
  if (frame.seat >= box.seats && !automatic) return 'this seat does not take part';
  const alone = OWN_TURN.includes(frame.kind) && !automatic;
  return alone && state.turn.who !== frame.seat && !(frame.kind === 'turn' && frame.step === 0) ? 'it is not the turn of this seat' : null;
}

function turnMisfit({ turn, sites, buildings, market }: State, frame: Frame): string | null {
  const dealt = sites[0]! >= 0 && market >= 0;
  if (frame.kind !== 'year' && frame.kind !== 'setup' && !dealt && !frame.kind.startsWith('draw') && frame.kind !== 'refill') return 'the table is not set up';
  const needsSlot = frame.kind === 'site' || frame.kind === 'act' || frame.kind === 'courtierSite';
  if (needsSlot && turn.slot < 0) return 'no slot has been chosen';
  if (frame.kind === 'after' && turn.slot < 0) return 'no slot has been chosen';
  if (frame.kind !== 'act') return null;
  if (turn.cell < 0 || turn.cell === MARKET_CELL || !LINES[turn.slot]!.includes(turn.cell)) return 'no site of the line has been activated';
  return buildings[turn.cell]! >= 0 ? null : 'there is no building on the activated site';
}

function detailMisfit(box: Box, state: State, frame: Frame): string | null {
  switch (frame.kind) {
    case 'wallSlot': return (state.wallSupply[frame.piece] ?? 0) > 0 ? null : 'no such piece is left';
    case 'ransom': return frame.cells.every((cell) => state.buildings[cell] === frame.seat) ? null : 'this seat has no building there';
    case 'queue': return state.queue.includes(frame.seat) || state.slots.includes(frame.seat) ? 'this seat has been placed' : null;
    case 'courtierSlot': case 'courtierSite': return box.courtier >= 0 && state.turn.who === box.courtier ? null : 'it is not the turn of the High Courtier';
    case 'refill': return state.deck.length > 0 && state.row.length < 8 && !state.row.includes(-1) ? null : 'there is nothing to refill';
    default: return null;
  }
}
