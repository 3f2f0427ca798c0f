// Everything that can wait to be decided or done, by chapter.
import { frameList, type FrameAmong, type FrameList, type MoveAmong } from '../kernel/frame.js';
import { binder } from './content/bound.js';
import type { Pack } from './content/pack.js';
import { boons, freeCard } from './rules/actions/pairs.js';
import { breakthrough, drawBreakthrough, randomBreakthrough } from './rules/actions/breakthroughs.js';
import { caravansary, caravansaryEnd } from './rules/actions/caravansary.js';
import { library } from './rules/actions/library.js';
import { marketplace, marketplaceEnd } from './rules/actions/marketplace.js';
import { freeStep, mosque, scoringTile } from './rules/actions/mosque.js';
import { freeCourtier, palace } from './rules/actions/palace.js';
import { freePost } from './rules/actions/posts.js';
import { refill } from './rules/actions/row.js';
import { freeWall, wall, wallSlot } from './rules/actions/wall.js';
import { soldier } from './rules/city/soldiers.js';
import { upgrade } from './rules/city/upgrades.js';
import { magistrateAct, magistrateTile } from './rules/solo/actions.js';
import { magistrateBreakthrough } from './rules/solo/breakthroughs.js';
import { drawSolo, rollSolo } from './rules/solo/cards.js';
import { magistrateContracts } from './rules/solo/contracts.js';
import { courtierSite, courtierSlot } from './rules/solo/courtier.js';
import { magistrate } from './rules/solo/magistrate.js';
import { magistrateRefill } from './rules/solo/row.js';
import { act } from './rules/turn/act.js';
import { site } from './rules/turn/site.js';
import { slot } from './rules/turn/slot.js';
import { after } from './rules/turn/turn.js';
import { invasion } from './rules/year/invasion.js';
import { queue, queues } from './rules/year/queue.js';
import { ransom } from './rules/year/ransom.js';
import { courtiers, scoring } from './rules/year/scoring.js';
import { drawMarket, drawQueue, drawSites, setup } from './rules/year/setup.js';
import { turns, year } from './rules/year/year.js';

/** Everything that can be waiting to be decided or done. */
export const kinds = [
  year, setup, drawQueue, drawMarket, drawSites, turns, queues, queue, invasion, ransom, scoring, courtiers,
  slot, site, act, after,
  caravansary, caravansaryEnd, refill, boons, freeCard, palace, freeCourtier, library, breakthrough, randomBreakthrough, drawBreakthrough,
  marketplace, marketplaceEnd, freePost, mosque, freeStep, scoringTile, wall, wallSlot, freeWall, soldier, upgrade,
  courtierSlot, courtierSite, magistrate, magistrateAct, magistrateBreakthrough, magistrateContracts, magistrateRefill, magistrateTile, drawSolo, rollSolo,
] as const;

/** Something still to be decided or done. */
export type Frame = FrameAmong<typeof kinds>;
/** A frame of one kind. */
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
/** A move. */
export type Move = MoveAmong<typeof kinds>;
/** A move of one kind. */
export type MoveOfKind<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/**
 * All frames, whatever the pack: `npm run derive` reads them.
 * @public */
export const frames = /* @__PURE__ */ frameList(kinds);

/** All frames, their moves bound to the ids of a pack. */
export function framesOf(pack: Pack): FrameList<Frame, Move> {
  const bound = binder(pack);
  return frameList(kinds.map((kind) => ('moves' in kind ? { ...kind, moves: bound(kind.moves) } : kind))) as unknown as FrameList<Frame, Move>;
}
