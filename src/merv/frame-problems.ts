// Whether the frames of a state fit each other and the rest of the state, so that every frame can be worked off.
import type { Problem } from '../kernel/schema.js';
import type { Box } from './box.js';
import { MARKET_CELL, ROW } from './content/ids.js';
import { LINES } from './rules/geometry.js';
import type { Frame, State } from './state.js';
import { MAGISTRATE, SETUP, TURN, YEAR } from './rules/steps.js';

type Kind = Frame['kind'];

/** Rewards that wait: they may lie on each other, and on whatever brought them. */
const REWARDS: readonly Kind[] = ['soldier', 'upgrade', 'scoringTile', 'freeCourtier', 'freeCard', 'freeStep', 'freeWall', 'freePost', 'breakthrough', 'randomBreakthrough'];
const MOMENTS: readonly Kind[] = ['slot', 'site', 'act', 'after'];
const GIVERS: readonly Kind[] = ['turn', ...MOMENTS, 'caravansary', 'palace', 'marketplace', 'mosque', 'wall', 'boons', 'refill', ...REWARDS];
const MAGISTRATES: readonly Kind[] = ['magistrate', 'magistrateAct', 'magistrateBreakthrough'];

/** What may lie directly below each kind of frame. */
const ON: Readonly<Record<Kind, readonly Kind[]>> = {
  year: [],
  setup: ['year'], turns: ['year'], queues: ['year'], invasion: ['year'], scoring: ['year'],
  drawQueue: ['setup'], drawMarket: ['setup'], drawSites: ['setup'],
  queue: ['queues'], ransom: ['invasion', 'ransom'], courtiers: ['scoring', 'courtiers'],
  turn: ['turns'], magistrate: ['turns'], courtierSlot: ['turns'], courtierSite: ['turns'],
  slot: ['turn'], site: ['turn'], act: ['turn'], after: ['turn'],
  caravansaryEnd: ['turn'], caravansary: ['caravansaryEnd'], palace: ['turn'], library: ['turn'], marketplaceEnd: ['turn'], marketplace: ['marketplaceEnd'],
  mosque: ['turn'], wall: ['turn'], wallSlot: ['wall', ...GIVERS],
  soldier: GIVERS, upgrade: GIVERS, scoringTile: GIVERS, freeCourtier: GIVERS, freeCard: GIVERS, freeStep: GIVERS, freeWall: GIVERS, freePost: GIVERS,
  breakthrough: GIVERS, randomBreakthrough: [...GIVERS, ...MAGISTRATES], drawBreakthrough: [...GIVERS, ...MAGISTRATES], boons: GIVERS,
  refill: ['setup', 'magistrateRefill', ...GIVERS],
  magistrateAct: MAGISTRATES, magistrateContracts: MAGISTRATES, magistrateBreakthrough: ['magistrateAct', 'magistrateBreakthrough'], magistrateRefill: ['magistrate', 'magistrateAct'],
  magistrateTile: MAGISTRATES, drawSolo: ['magistrate'], rollSolo: ['magistrate'],
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
  if (under === undefined ? frame.kind !== 'year' : !ON[frame.kind].includes(under.kind)) return `cannot stand on "${under?.kind ?? 'bottom'}"`;
  return courseMisfit(box, state, at) ?? seatMisfit(box, state, frame) ?? turnMisfit(box, state, frame) ?? detailMisfit(state, frame);
}

/** The steps of what has begun, and what they have come to: MERV-YEAR-1, MERV-TURN-1. */
function courseMisfit(box: Box, state: State, at: number): string | null {
  const frame = state.frames[at]!;
  const above = state.frames[at + 1];
  if (above === undefined) return null;
  switch (frame.kind) {
    case 'year': return frame.step === yearStep(state, above) ? null : 'this is not the step of the year';
    case 'setup': return frame.step === setupStep(above) ? null : 'this is not the step of the set-up';
    case 'turns': return frame.step > 0 && state.order[frame.step - 1] === state.turn.who ? null : 'another participant is at turn';
    case 'turn': return frame.step === turnStep(above) ? null : 'this is not the step of the turn';
    case 'magistrate': return magistrateMisfit(frame.step, above);
    case 'scoring': return frame.step === 1 ? null : 'this is not the step of the scoring';
    case 'invasion': return frame.side > 0 && (box.rulings.invasionOrder !== 'all-at-once' || frame.side === 4) ? null : 'this side has not been attacked yet';
    default: return null;
  }
}

function yearStep({ round }: State, above: Frame): number {
  switch (above.kind) {
    case 'setup': return 0;
    case 'turns': return 2 * round;
    case 'queues': return 2 * round + 1;
    case 'invasion': return YEAR.indexOf('invasion') + 1;
    default: return YEAR.indexOf('scoring') + 1;
  }
}

function setupStep(above: Frame): number {
  const steps: Partial<Record<Kind, (typeof SETUP)[number]>> = { drawQueue: 'queue', drawMarket: 'market', drawSites: 'sites', refill: 'row' };
  return SETUP.indexOf(steps[above.kind]!) + 1;
}

function turnStep(above: Frame): number {
  const moment = (MOMENTS as readonly string[]).includes(above.kind) ? (above.kind as 'slot') : 'act';
  return TURN.indexOf(moment) + 1;
}

/** His card is turned up before he takes a slot; whatever else waits comes of his action, or of what follows it. */
function magistrateMisfit(step: number, above: Frame): string | null {
  const drawing = above.kind === 'drawSolo' || above.kind === 'rollSolo';
  const fits = drawing ? step === MAGISTRATE.indexOf('card') : step > MAGISTRATE.indexOf('act') && step <= MAGISTRATE.indexOf('end');
  return fits ? null : 'this is not the step of the magistrate';
}

/** Frames of a decision in somebody's own turn. */
const OWN_TURN: ReadonlySet<Kind> = new Set<Kind>([
  'turn', ...MOMENTS, 'caravansary', 'caravansaryEnd', 'palace', 'library', 'marketplace', 'marketplaceEnd', 'mosque', 'wall', 'wallSlot', ...REWARDS, 'drawBreakthrough', 'boons',
]);

function seatMisfit(box: Box, state: State, frame: Frame): string | null {
  if (!('seat' in frame)) return null;
  const automatic = frame.seat === box.magistrate && (frame.kind === 'magistrateBreakthrough' || frame.kind === 'drawBreakthrough' || frame.kind === 'randomBreakthrough');
  if (frame.seat >= box.seats && !automatic) return 'this seat does not take part';
  return OWN_TURN.has(frame.kind) && state.turn.who !== frame.seat ? 'it is not the turn of this seat' : null;
}

function turnMisfit(box: Box, { turn, buildings }: State, frame: Frame): string | null {
  switch (frame.kind) {
    case 'magistrate': return box.magistrate >= 0 && turn.who === box.magistrate ? null : 'it is not the turn of the magistrate';
    case 'slot': return turn.slot < 0 ? null : 'a slot has been chosen';
    case 'site': return turn.slot < 0 ? 'no slot has been chosen' : turn.cell < 0 ? null : 'a site has been activated';
    case 'after': return turn.slot < 0 ? 'no slot has been chosen' : null;
    case 'act':
      if (turn.slot < 0) return 'no slot has been chosen';
      if (turn.cell < 0 || turn.cell === MARKET_CELL || !LINES[turn.slot]!.includes(turn.cell)) return 'no site of the line has been activated';
      return buildings[turn.cell]! >= 0 ? null : 'there is no building on the activated site';
    case 'courtierSlot': return box.courtier < 0 || turn.who !== box.courtier ? 'it is not the turn of the High Courtier' : turn.slot < 0 ? null : 'a slot has been chosen';
    case 'courtierSite': return box.courtier < 0 || turn.who !== box.courtier ? 'it is not the turn of the High Courtier' : turn.slot < 0 ? 'no slot has been chosen' : null;
    case 'drawSolo': case 'rollSolo': return turn.slot < 0 ? null : 'a slot has been chosen';
    case 'magistrateAct': case 'magistrateRefill': return turn.slot < 0 ? 'no slot has been chosen' : null;
    default: return null;
  }
}

function detailMisfit(state: State, frame: Frame): string | null {
  switch (frame.kind) {
    case 'wallSlot': return (state.wallSupply[frame.piece] ?? 0) > 0 ? null : 'no such piece is left';
    case 'ransom': return ransomMisfit(state, frame.seat, frame.cells);
    case 'queue': return state.queue.includes(frame.seat) || state.slots.includes(frame.seat) ? 'this seat has been placed' : null;
    case 'refill': return state.deck.length > 0 && state.row.length < ROW && !state.row.includes(-1) ? null : 'there is nothing to refill';
    default: return null;
  }
}

function ransomMisfit({ buildings, frames }: State, seat: number, cells: readonly number[]): string | null {
  if (frames.filter((other) => other.kind === 'ransom' && other.seat === seat).length > 1) return 'this seat is asked already';
  if (cells.some((cell, at) => at > 0 && cells[at - 1]! >= cell)) return 'buildings are decided on by cell, each once';
  return cells.every((cell) => buildings[cell] === seat) ? null : 'this seat has no building there';
}
