import type { FrameTable } from '../kernel/frames.js';
import { legalColumnBonus, legalSecond, playColumnBonus, playSecond, refuseSecond, runSlide, secondLapses } from './rules/taking-contracts.js';
import { againLapses, cityLapses, legalAgain, legalCity, legalPayGoods, legalTrade, playAgain, playCity, playPayGoods, playTrade, refuseCity, refuseTrade, tradeLapses } from './rules/trades.js';
import { runLayTile } from './rules/bonus-actions.js';
import { legalNext, playNext, refuseNext, runWaiting } from './rules/bonuses.js';
import type { Position } from './box.js';
import { drawRequest, legalKeep, legalName, legalOffer, legalRoom, playKeep, playName, playOffer, playRoom, refuseKeep, refuseName, refuseRoom, resolveDraw, resolveToRow, runFillSlots, runRefill, toRowRequest } from './rules/contracts.js';
import { resolveRollDie, rollDieRequest } from './rules/dice.js';
import type { Frame } from './frame-types.js';
import { legalCopies, legalGoods, playCopy, playGoods as playChosenGoods, refuseCopy, refuseGoods as refuseChosenGoods } from './rules/gains.js';
import { legalMercator, playMercator, refuseMercator, runMainDone } from './rules/main-action.js';
import { legalWalk, playWalk, refusePayGoods, refuseWalk, runDepart } from './rules/movement.js';
import type { Move, Play } from './words/moves.js';
import { legalFirst, legalRelocation, playFirst, playRelocation, refuseFirst, refuseRelocation, runArrival } from './rules/posts.js';
import { legalCompensation, playCompensation, refuseCompensation, resolveRollDice, rollDiceRequest, runIncome, runRound } from './rules/round.js';
import { dealRequest, legalCharacters, legalGoals, playCharacter, playGoals, refuseCharacter, refuseGoals, resolveDeal, runSetUp } from './rules/setup.js';
import { legalTurn, playTurn, refuseTurn, runTurns, TURN_MOVES } from './rules/turn.js';

type Kind = Frame['kind'];
type Of<K extends Kind> = Extract<Frame, { kind: K }>;
type SeatedFrame = Extract<Frame, { seat: number }>;

const seatOf = (_position: Position, frame: SeatedFrame): number => frame.seat;

/** A decision; its moves are exactly those of the kinds named, which is why the parameters can be narrowed. */
function decision<F extends SeatedFrame, K extends Move['kind']>(rule: string, moves: readonly K[], rules: {
  legal: (position: Position, frame: F, moves: Move[]) => void;
  play: (position: Position, frame: F, move: Play<K>) => void;
  refuse?: (position: Position, frame: F, move: Play<K>) => ReturnType<typeof refuseTurn>;
  lapses?: (position: Position, frame: F) => boolean;
  secret?: () => boolean;
}) {
  const { legal, play, refuse, lapses, secret } = rules;
  return {
    type: 'decision' as const, rule, moves, seat: seatOf, legal,
    play: play as (position: Position, frame: F, move: Move) => void,
    ...(refuse ? { refuse: refuse as (position: Position, frame: F, move: Move) => ReturnType<typeof refuseTurn> } : {}),
    ...(lapses ? { lapses } : {}),
    ...(secret ? { secret } : {}),
  };
}

/** Which goal cards are kept, and so which are returned, others do not see (VOY-INFO-2). */
const always = (): boolean => true;

const step = <K extends Kind>(run: (position: Position, frame: Of<K>) => void) => ({ type: 'step' as const, run });

/** The rules of every frame. */
export const frames: FrameTable<Position, Frame, Move> = {
  setUp: step<'setUp'>(runSetUp),
  deal: { type: 'chance', request: dealRequest, resolve: resolveDeal },
  pickCharacter: decision('VOY-VAR-6', ['pickCharacter'], { legal: legalCharacters, refuse: refuseCharacter, play: playCharacter }),
  keepGoals: decision('VOY-VAR-8', ['keepGoals'], { legal: legalGoals, refuse: refuseGoals, play: playGoals, secret: always }),
  round: step<'round'>(runRound),
  income: step<'income'>(runIncome),
  rollDice: { type: 'chance', request: rollDiceRequest, resolve: resolveRollDice },
  compensation: decision('VOY-COMPEN-2', ['compensation'], { legal: legalCompensation, refuse: refuseCompensation, play: playCompensation }),
  turns: step<'turns'>(runTurns),
  refill: step<'refill'>(runRefill),
  drawToRow: { type: 'chance', request: toRowRequest, resolve: resolveToRow },
  turn: decision('VOY-TURN-1', TURN_MOVES, { legal: legalTurn, refuse: refuseTurn, play: playTurn }),
  mainDone: step<'mainDone'>(runMainDone),
  mercatorGain: decision('VOY-MERCATOR-2', ['mercatorGain'], { legal: legalMercator, refuse: refuseMercator, play: playMercator }),
  rollDie: { type: 'chance', request: rollDieRequest, resolve: resolveRollDie },
  layTile: step<'layTile'>(runLayTile),
  fillSlots: step<'fillSlots'>(runFillSlots),
  makeRoom: decision('VOY-CONTRACT-10', ['discard'], { legal: legalRoom, refuse: refuseRoom, play: playRoom }),
  columnBonus: decision('VOY-CONTRACT-4', ['columnBonus'], { legal: legalColumnBonus, play: playColumnBonus, refuse: () => null }),
  slide: step<'slide'>(runSlide),
  secondContract: decision('VOY-CONTRACT-1', ['takeSecond', 'stop'], { legal: legalSecond, refuse: refuseSecond, play: playSecond, lapses: secondLapses }),
  cardAgain: decision('VOY-CARD-6', ['again', 'stop'], { legal: legalAgain, play: playAgain, refuse: () => null, lapses: againLapses }),
  ownCity: decision('VOY-CARD-13', ['ownCity', 'stop'], { legal: legalCity, refuse: refuseCity, play: playCity, lapses: cityLapses }),
  trade: decision('VOY-CARD-8', ['trade', 'stop'], { legal: legalTrade, refuse: refuseTrade, play: playTrade, lapses: tradeLapses }),
  payGoods: decision('VOY-CARD-17', ['payGoods'], { legal: legalPayGoods, refuse: refusePayGoods, play: playPayGoods }),
  walk: decision('VOY-TRAVEL-5', ['step', 'stepWith', 'stepPlacing', 'arrive', 'arriveBoth', 'decline'], { legal: legalWalk, refuse: refuseWalk, play: playWalk }),
  depart: step<'depart'>(runDepart),
  arrival: step<'arrival'>(runArrival),
  postFirst: decision('VOY-NICCOLO-5', ['postFirst'], { legal: legalFirst, refuse: refuseFirst, play: playFirst }),
  relocate: decision('VOY-POST-10', ['relocate', 'decline'], { legal: legalRelocation, refuse: refuseRelocation, play: playRelocation }),
  waiting: step<'waiting'>(runWaiting),
  nextBonus: decision('VOY-ICON-12', ['next'], { legal: legalNext, refuse: refuseNext, play: playNext }),
  chooseGoods: decision('VOY-ICON-2', ['goods', 'decline'], { legal: legalGoods, refuse: refuseChosenGoods, play: playChosenGoods }),
  contractOffer: decision('VOY-ICON-4', ['draw', 'decline'], { legal: legalOffer, play: playOffer, refuse: () => null }),
  nameDiscard: decision('VOY-ICON-5', ['discard', 'decline'], { legal: legalName, refuse: refuseName, play: playName }),
  drawContract: { type: 'chance', request: drawRequest, resolve: resolveDraw },
  keepContracts: decision('VOY-ICON-5', ['discard'], { legal: legalKeep, refuse: refuseKeep, play: playKeep }),
  copyBonus: decision('VOY-ICON-9', ['copyBonus', 'decline'], { legal: legalCopies, refuse: refuseCopy, play: playCopy }),
};
