// The palace: MERV-PALACE-1 to 6, MERV-R-25, MERV-R-26.
import { called, choice, move, push, type Refusal } from '../../../kernel/rules.js';
import { add, at, cubes, FREE, participant, playerAt, refusals, reward, sum, type Position } from '../chapter.js';
import { HALL_SPACES, HALLS } from '../../content/ids.js';
import type { Player, State } from '../../state.js';
import { discountFor, freeRefusal, mostPayable, offerPayments, payment, paymentRefusal, payPrice, priceOf } from '../supply/payments.js';
import { gainFavour } from '../supply/tracks.js';
import { unitAction, type SiteAction } from './units.js';

/** Courtiers of all participants in a hall. */
export function inHall({ players }: State, hall: number): number {
  let count = 0;
  for (const { courtiers } of players) count += (courtiers[hall] ?? 0);
  return count;
}

/** Courtiers of a participant in the palace. */
export const courtiersOf = ({ courtiers }: Player): number => sum(courtiers);

/** The number of cubes the next courtier costs (MERV-PALACE-3). */
function nextPrice({ box }: Position, player: Player): number {
  return courtiersOf(player) + 1 - (box.rulings.freeCourtierCounts === 'counts' ? 0 : player.freeCourtiers);
}

function hallRefusal(position: Position, who: number, hall: number): Refusal | null {
  if (playerAt(position, who).servants === 0) return refusals['no-servant'];
  return inHall(position.state, hall) >= HALL_SPACES ? refusals['hall-full'] : null;
}

function canEnter(position: Position, who: number, hall: number, discount: number): boolean {
  const player = playerAt(position, who);
  return hallRefusal(position, who, hall) === null && nextPrice(position, player) <= mostPayable(player, position.box.hallColour[hall] ?? 0, discount);
}

const needIn = (position: Position, player: Player, hall: number): readonly number[] => priceOf(position.box.hallColour[hall] ?? 0, nextPrice(position, player));

/** Whether a courtier can be placed and paid for. */
function possible(position: Position, who: number): boolean {
  const player = playerAt(position, who);
  if (player.servants === 0) return false;
  const discount = discountFor(position, player, 'palace');
  for (let hall = 0; hall < 4; hall += 1) if (canEnter(position, who, hall, discount)) return true;
  return false;
}

/** The palace among the actions of the sites. */
export const palaceAction: SiteAction = { possible, start(position, seat) { push(position, { kind: 'palace', seat, units: 0 }); } };

const moves = { courtier: /* @__PURE__ */ move('courtier {hall} {cubes}', { hall: called('hall', choice(HALLS)), cubes }) } as const;
const courtierMove = (place: number, first: number, hall: number) => ({ kind: 'courtier' as const, hall: at(HALLS, hall), cubes: payment(first + place) });

/** MERV-PALACE-2, 3: courtiers are placed and paid for. */
export const palace = /* @__PURE__ */ unitAction('palace', {
  rule: 'MERV-PALACE-2', moves,
  possible: (position, { seat }): boolean => possible(position, seat),
  done: (position, { seat, units }): boolean => units <= courtiersOf(playerAt(position, seat)),
  offer(position, { seat }, out) {
    const player = playerAt(position, seat);
    const discount = discountFor(position, player, 'palace');
    for (let hall = 0; hall < 4; hall += 1) {
      if (canEnter(position, seat, hall, discount)) offerPayments(position, player, { need: needIn(position, player, hall), discount, make: courtierMove }, { out, what: hall });
    }
  },
  refuse(position, { seat }, { hall, cubes: given }): Refusal | null {
    const player = playerAt(position, seat);
    const place = HALLS.indexOf(hall);
    return hallRefusal(position, seat, place) ?? paymentRefusal(position, player, { need: needIn(position, player, place), discount: discountFor(position, player, 'palace') }, given);
  },
  play(position, frame, { hall, cubes: given }) {
    const place = HALLS.indexOf(hall);
    payPrice(position, frame.seat, needIn(position, playerAt(position, frame.seat), place), { cubes: given, rule: 'MERV-PALACE-3' });
    frame.units += 1;
    placeCourtier(position, frame.seat, place, false);
  },
});

/** Puts a servant into a hall; the first one there brings favour (MERV-PALACE-4). */
export function placeCourtier(position: Position, seat: number, hall: number, free: boolean): void {
  const player = playerAt(position, seat);
  const first = inHall(position.state, hall) === 0;
  player.servants -= 1;
  add(player.courtiers, hall, 1);
  if (free) player.freeCourtiers += 1;
  position.events?.({ kind: 'courtier-placed', ...participant(position.box, seat), rule: free ? 'MERV-PALACE-6' : 'MERV-PALACE-2', hall: at(HALLS, hall), free });
  if (first) gainFavour(position, seat, 1, 'MERV-PALACE-4');
}

/** MERV-PALACE-6: a courtier without payment. */
export const freeCourtier = /* @__PURE__ */ reward('freeCourtier', {
  rule: 'MERV-PALACE-6', lost: 'MERV-TERM-11', on: ['mosque'], moves,
  none(position, { seat }): boolean {
    for (let hall = 0; hall < 4; hall += 1) if (hallRefusal(position, seat, hall) === null) return false;
    return true;
  },
  offer(position, { seat }, out) { for (let hall = 0; hall < 4; hall += 1) if (hallRefusal(position, seat, hall) === null) out.add({ kind: 'courtier', hall: at(HALLS, hall), cubes: FREE }); },
  refuse: (position, { seat }, { hall, cubes: given }): Refusal | null => freeRefusal(given) ?? hallRefusal(position, seat, HALLS.indexOf(hall)),
  play(position, { seat }, { hall }) { placeCourtier(position, seat, HALLS.indexOf(hall), true); },
});
