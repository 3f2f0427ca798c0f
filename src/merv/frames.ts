// Every kind of frame with its rules: who decides, what can be done, what follows.
import type { DecisionRules, FrameTable } from '../kernel/frames.js';
import { caravansaryLapses, offerCaravansary, playCaravansary, refuseCaravansary, runCaravansaryEnd } from './rules/caravansary.js';
import {
  breakthroughRequest, offerBreakthrough, offerScrolls, playBreakthrough, playScrolls, refuseBreakthrough, refuseScrolls,
  resolveBreakthrough, runRandomBreakthrough,
} from './rules/library.js';
import {
  freePostLapses, marketplaceLapses, offerFreePost, offerMarketplace, playFreePost, playMarketplace, refuseFreePost, refuseMarketplace, runMarketplaceEnd,
} from './rules/marketplace.js';
import {
  freeStepLapses, mosqueLapses, offerFreeStep, offerMosque, offerScoringTile, playFreeStep, playMosque, playScoringTile, refuseFreeStep, refuseMosque,
  refuseScoringTile, scoringTileLapses,
} from './rules/mosque.js';
import { freeCourtierLapses, offerFreeCourtier, offerPalace, palaceLapses, playFreeCourtier, playPalace, refuseFreeCourtier, refusePalace } from './rules/palace.js';
import { boonsLapse, freeCardLapses, offerBoons, offerFreeCard, playBoon, playFreeCard, refuseBoon, refuseFreeCard } from './rules/spices.js';
import {
  freeWallLapses, offerFreeWall, offerWall, offerWallSlot, playFreeWall, playWall, playWallSlot, refuseFreeWall, refuseWall, refuseWallSlot, wallLapses,
} from './rules/wall.js';
import type { Position } from './box.js';
import { offerRansom, playRansom, ransomLapses, refuseRansom, runInvasion } from './rules/invasion.js';
import type { Move } from './words/moves.js';
import { offerQueue, playQueue, refuseQueue, runQueues } from './rules/queue.js';
import { runTurns, runYear } from './rules/round.js';
import { offerCourtiers, playCourtiers, refuseCourtiers, runScoring } from './rules/scoring.js';
import { marketRequest, queueRequest, refillRequest, resolveMarket, resolveQueue, resolveRefill, resolveSites, runSetup, sitesRequest } from './rules/setup.js';
import { offerSlots, playSlot, refuseSlot } from './rules/slots.js';
import { offerSoldier, playSoldier, refuseSoldier, soldierLapses } from './rules/soldiers.js';
import { resolveTile, runAction, runBreakthrough, tileRequest } from './rules/solo/actions.js';
import { drawRequest, resolveDraw, resolveRoll, rollRequest } from './rules/solo/cards.js';
import { runContracts } from './rules/solo/contracts.js';
import { offerCourtierSite, offerCourtierSlot, playCourtierSite, playCourtierSlot, refuseCourtierSite, refuseCourtierSlot } from './rules/solo/courtier.js';
import { runMagistrate } from './rules/solo/magistrate.js';
import { runPairs } from './rules/solo/row.js';
import type { Frame } from './state.js';
import { afterLapses, offerAct, offerAfter, offerSites, playAct, playAfter, playSite, refuseAct, refuseAfter, refuseSite, runTurn } from './rules/turn.js';
import { offerUpgrade, playUpgrade, refuseUpgrade, upgradeLapses } from './rules/upgrades.js';

type Kind = Move['kind'];
type Asked = { readonly seat: number };
type Rest<F> = Pick<DecisionRules<Position, F, Move>, 'legal' | 'refuse' | 'play' | 'lapses'>;

/** A decision of the seat the frame names. */
function decision<F extends Asked>(rule: string, moves: readonly Kind[], rest: Rest<F>): DecisionRules<Position, F, Move> {
  return { type: 'decision', rule, moves, seat: (_position, { seat }) => seat, ...rest };
}

/** A reward; `lost` is the rule by which it is lost when it cannot be carried out. */
function reward<F extends Asked & { readonly kind: string }>(rule: string, moves: readonly Kind[], lost: string, rest: Rest<F>): DecisionRules<Position, F, Move> {
  return { ...decision(rule, moves, rest), lapsed: (position, { seat, kind }) => position.events?.({ kind: 'lost', rule: lost, who: seat, what: kind }) };
}

/** The rules of every kind of frame. */
export const frames: FrameTable<Position, Frame, Move> = /* @__PURE__ */ makeFrames();

function makeFrames(): FrameTable<Position, Frame, Move> {
  return { ...courseFrames(), ...turnFrames(), ...actionFrames(), ...rewardFrames(), ...soloFrames() };
}

function courseFrames(): Pick<FrameTable<Position, Frame, Move>, 'setup' | 'year' | 'turns' | 'scoring' | 'queues' | 'queue' | 'invasion' | 'ransom' | 'courtiers' | 'drawQueue' | 'drawMarket' | 'drawSites' | 'refill'> {
  return {
    setup: { type: 'step', run: runSetup },
    year: { type: 'step', run: runYear },
    turns: { type: 'step', run: runTurns },
    scoring: { type: 'step', run: runScoring },
    queues: { type: 'step', run: runQueues },
    queue: decision('MERV-QUEUE-3', ['queue'], { legal: offerQueue, refuse: refuseQueue, play: playQueue }),
    invasion: { type: 'step', run: runInvasion },
    ransom: decision('MERV-INV-7', ['ransom', 'surrender'], { legal: offerRansom, refuse: refuseRansom, play: playRansom, lapses: ransomLapses }),
    courtiers: decision('MERV-SCORE-3', ['score'], { legal: offerCourtiers, refuse: refuseCourtiers, play: playCourtiers }),
    drawQueue: { type: 'chance', request: queueRequest, resolve: (position, _frame, outcome) => resolveQueue(position, outcome) },
    drawMarket: { type: 'chance', request: marketRequest, resolve: (position, _frame, outcome) => resolveMarket(position, outcome) },
    drawSites: { type: 'chance', request: sitesRequest, resolve: (position, _frame, outcome) => resolveSites(position, outcome) },
    refill: { type: 'chance', request: refillRequest, resolve: (position, _frame, outcome) => resolveRefill(position, outcome) },
  };
}

function turnFrames(): Pick<FrameTable<Position, Frame, Move>, 'turn' | 'slot' | 'site' | 'act' | 'after' | 'courtierSlot' | 'courtierSite'> {
  return {
    turn: { type: 'step', run: runTurn },
    slot: decision('MERV-TURN-2', ['slot', 'contract'], { legal: offerSlots, refuse: refuseSlot, play: playSlot }),
    site: decision('MERV-TURN-3', ['site', 'contract', 'takeCamels', 'placeCamel'], { legal: offerSites, refuse: refuseSite, play: playSite }),
    act: decision('MERV-ACT-1', ['action', 'favour', 'soldier', 'takeCamels', 'placeCamel', 'contract'], { legal: offerAct, refuse: refuseAct, play: playAct }),
    after: decision('MERV-TURN-7', ['takeCamels', 'placeCamel', 'contract', 'end'], { legal: offerAfter, refuse: refuseAfter, play: playAfter, lapses: afterLapses }),
    courtierSlot: decision('MERV-HC-3', ['slot'], { legal: offerCourtierSlot, refuse: refuseCourtierSlot, play: playCourtierSlot }),
    courtierSite: decision('MERV-HC-4', ['site'], { legal: offerCourtierSite, refuse: refuseCourtierSite, play: playCourtierSite }),
  };
}

function actionFrames(): Pick<FrameTable<Position, Frame, Move>, 'caravansary' | 'caravansaryEnd' | 'palace' | 'library' | 'marketplace' | 'marketplaceEnd' | 'mosque' | 'wall' | 'wallSlot'> {
  return {
    caravansary: decision('MERV-CARAV-2', ['take', 'camel', 'contract', 'stop'], { legal: offerCaravansary, refuse: refuseCaravansary, play: playCaravansary, lapses: caravansaryLapses }),
    caravansaryEnd: { type: 'step', run: runCaravansaryEnd },
    palace: decision('MERV-PALACE-2', ['courtier', 'contract', 'stop'], { legal: offerPalace, refuse: refusePalace, play: playPalace, lapses: palaceLapses }),
    library: decision('MERV-LIB-1', ['scrolls', 'stop'], { legal: offerScrolls, refuse: refuseScrolls, play: playScrolls }),
    marketplace: decision('MERV-MARKET-2', ['post', 'buy', 'contract', 'stop'], { legal: offerMarketplace, refuse: refuseMarketplace, play: playMarketplace, lapses: marketplaceLapses }),
    marketplaceEnd: { type: 'step', run: runMarketplaceEnd },
    mosque: decision('MERV-MOSQUE-2', ['step', 'contract', 'stop'], { legal: offerMosque, refuse: refuseMosque, play: playMosque, lapses: mosqueLapses }),
    wall: decision('MERV-WALL-1', ['piece', 'contract', 'stop'], { legal: offerWall, refuse: refuseWall, play: playWall, lapses: wallLapses }),
    wallSlot: decision('MERV-WALL-3', ['wall'], { legal: offerWallSlot, refuse: refuseWallSlot, play: playWallSlot }),
  };
}

function rewardFrames(): Pick<FrameTable<Position, Frame, Move>, 'soldier' | 'upgrade' | 'scoringTile' | 'freeCourtier' | 'freeCard' | 'freeStep' | 'freeWall' | 'freePost' | 'breakthrough' | 'randomBreakthrough' | 'drawBreakthrough' | 'boons'> {
  return {
    soldier: reward('MERV-SOLD-1', ['deploy', 'redeploy', 'pass'], 'MERV-SOLD-6', { legal: offerSoldier, refuse: refuseSoldier, play: playSoldier, lapses: soldierLapses }),
    upgrade: reward('MERV-UPG-2', ['upgrade', 'pass'], 'MERV-UPG-7', { legal: offerUpgrade, refuse: refuseUpgrade, play: playUpgrade, lapses: upgradeLapses }),
    scoringTile: reward('MERV-MOSQUE-9', ['tile', 'pass'], 'MERV-R-34', { legal: offerScoringTile, refuse: refuseScoringTile, play: playScoringTile, lapses: scoringTileLapses }),
    freeCourtier: reward('MERV-PALACE-6', ['courtier', 'pass'], 'MERV-TERM-11', { legal: offerFreeCourtier, refuse: refuseFreeCourtier, play: playFreeCourtier, lapses: freeCourtierLapses }),
    freeCard: reward('MERV-R-23', ['card', 'pass'], 'MERV-R-23', { legal: offerFreeCard, refuse: refuseFreeCard, play: playFreeCard, lapses: freeCardLapses }),
    freeStep: reward('MERV-CAMEL-9', ['step', 'pass'], 'MERV-TERM-11', { legal: offerFreeStep, refuse: refuseFreeStep, play: playFreeStep, lapses: freeStepLapses }),
    freeWall: reward('MERV-WALL-8', ['piece', 'pass'], 'MERV-TERM-11', { legal: offerFreeWall, refuse: refuseFreeWall, play: playFreeWall, lapses: freeWallLapses }),
    freePost: reward('MERV-BREAK-6', ['post', 'pass'], 'MERV-TERM-11', { legal: offerFreePost, refuse: refuseFreePost, play: playFreePost, lapses: freePostLapses }),
    breakthrough: decision('MERV-LIB-4', ['breakthrough'], { legal: offerBreakthrough, refuse: refuseBreakthrough, play: playBreakthrough }),
    randomBreakthrough: { type: 'step', run: runRandomBreakthrough },
    drawBreakthrough: { type: 'chance', request: breakthroughRequest, resolve: resolveBreakthrough },
    boons: decision('MERV-CARAV-10', ['boon'], { legal: offerBoons, refuse: refuseBoon, play: playBoon, lapses: boonsLapse }),
  };
}

function soloFrames(): Pick<FrameTable<Position, Frame, Move>, 'magistrate' | 'magistrateAct' | 'magistrateContracts' | 'magistrateRefill' | 'magistrateBreakthrough' | 'magistrateTile' | 'drawSolo' | 'rollSolo'> {
  return {
    magistrate: { type: 'step', run: runMagistrate },
    magistrateAct: { type: 'step', run: runAction },
    magistrateContracts: { type: 'step', run: runContracts },
    magistrateRefill: { type: 'step', run: runPairs },
    magistrateBreakthrough: { type: 'step', run: runBreakthrough },
    magistrateTile: { type: 'chance', request: tileRequest, resolve: resolveTile },
    drawSolo: { type: 'chance', request: drawRequest, resolve: (position, _frame, outcome) => resolveDraw(position, outcome) },
    rollSolo: { type: 'chance', request: rollRequest, resolve: (position, _frame, outcome) => resolveRoll(position, outcome) },
  };
}
