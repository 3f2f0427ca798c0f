/*
 * What a position is worth to each player: a judgement for bots, not a rule. It is told in points: those booked, those
 * the final scoring would bring now, and what goods, contracts, seals, posts, dice and the place on the map will
 * probably still bring, the less the later it is.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import { heldIn } from '../../mechanics/amounts.js';
import { newDescription, put, type Description } from '../../mechanics/description.js';
import { entry } from '../../mechanics/known.js';
import { outcomeOf, type Learned } from '../../mechanics/learned.js';
import { ROUNDS } from '../box.js';
import type { Character } from '../content/characters.js';
import type { GoalEntry, Pack } from '../content/pack.js';
import type { Tables } from '../content/tables.js';
import type { Move } from '../frames.js';
import type { Frame, State, Table, View } from '../state.js';
import { describe } from './description.js';
import { abilitiesOf, bestOthers, GOODS, knownOf, worthOf, type Known } from './known.js';
import { planningOf } from './planning.js';
import { characterWorth, standardWeights, type Weights } from './weights.js';

type Player = View['players'][number];
type MovementFrame = Extract<Frame, { kind: 'movement' }>;

/** The worth of a position to every seat. */
export interface Evaluation {
  (table: Table): number[];
  /** To one of them. */
  readonly of: (table: Table, seat: Seat) => number;
  /** To one of them where a plan ends or a turn begins, by what games have taught as well; slower. */
  readonly ofPlan?: (table: Table, seat: Seat) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** An evaluation for a pack of component values. */
export function evaluationOf(pack: Pack, weights: Weights = standardWeights): Evaluation {
  let known: Known | null = null;
  const of = (table: Table, seat: Seat): number => valueOf((known ??= knownOf(pack, table.content, weights)), table, seat);
  return Object.assign((table: Table) => table.players.map((_, seat) => of(table, seat)), { of, planning: planningOf(pack) });
}

/** The same for the pack games were learned from, with plans judged by what they have taught as well. */
export function evaluationTaught(pack: Pack, read: () => Learned, weights: Weights = standardWeights): Evaluation {
  const quick = evaluationOf(pack, weights);
  let known: Known | null = null;
  const ofPlan = (table: Table, seat: Seat): number => plannedValueOf((known ??= knownOf(pack, table.content, weights)), read(), table, seat);
  return Object.assign((table: Table) => quick(table), { of: quick.of, planning: quick.planning, ofPlan });
}

/** What positions are described by to learners: all that is learned from. */
export function describeTo(known: Known, table: Table, seat: Seat, out: Description): void {
  termsOf(known, judgedOf(known, table, seat), TERMS);
  describeWith(known, table, seat, out);
}

/** A position in numbers, and the terms of its judgement behind them. */
function describeWith(known: Known, table: Table, seat: Seat, out: Description): void {
  describe(known, table, seat, out);
  for (const term of TERMS) put(out, term / 10);
}

/** The rounds still to come, with what is left of this one: 0 when nothing can be done any more. */
function roundsAhead(table: Table): number {
  return ROUNDS - Math.max(1, table.round) + (table.frames.length === 0 ? 0 : 0.7 * unplaced(table));
}

/** The share of dice that are still to be placed in this round. */
function unplaced({ players }: Table): number {
  let dice = 0;
  for (const player of players) dice += player.dice.length;
  return Math.min(1, dice / (5 * players.length));
}

/** How much is still to come: rounds, and what share of the worth of stock they leave. */
interface Ahead {
  readonly rounds: number;
  readonly share: number;
}

/** A seat's position as it is judged, with the posts and costs of a movement being named. */
interface Judged extends Ahead {
  readonly table: Table;
  readonly player: Player;
  readonly seat: Seat;
  readonly posts: readonly string[];
  readonly walk: MovementFrame | null;
}

function judgedOf(known: Known, table: Table, seat: Seat): Judged {
  const { weights } = known;
  const player = table.players[seat] as Player;
  const rounds = roundsAhead(table);
  const walk = movementOf(table.frames, seat);
  const posts = walk === null ? player.posts : [...player.posts, ...arrivals(known, player, walk)];
  return { table, player, seat, posts, walk, rounds, share: rounds === 0 ? 0 : Math.min(1, weights.least + weights.slope * rounds / ROUNDS) };
}

/** Room for the terms of the judgement; nothing is kept in it from one position to the next. */
const TERMS = /* @__PURE__ */ new Float64Array(7);

/** What is judged one by one of what a player has. */
function termsOf(known: Known, judged: Judged, terms: Float64Array): void {
  const { table, player, walk } = judged;
  terms[0] = stockValue(known.weights, player, judged, walk);
  terms[1] = contractsValue(known, player, judged);
  terms[2] = mostContracts(known, table, player, judged);
  terms[3] = postsValue(known, judged);
  terms[4] = sealsValue(known, player, judged);
  terms[5] = manyValue(known, judged, abilitiesOf(player.character));
  terms[6] = wayValue(known, judged);
}

/** The terms together, with what depends on the character, the dice and what is still asked. */
function valueBy(known: Known, { table, player, seat, rounds, share, walk }: Judged, terms: Float64Array): number {
  const { weights } = known;
  let value = player.vp + player.dice.length * weights.die * (0.4 + 0.6 * share) + player.outposts.length * weights.tile * share + pendingValue(weights, table.frames, seat) * (0.3 + share);
  if (player.character !== null) value += rounds / ROUNDS * (characterWorth[player.character] ?? 0);
  if (walk !== null) value += oasesValue(known, walk, abilitiesOf(player.character));
  for (const term of terms) value += term;
  return value;
}

function valueOf(known: Known, table: Table, seat: Seat): number {
  const judged = judgedOf(known, table, seat);
  termsOf(known, judged, TERMS);
  return valueBy(known, judged, TERMS);
}

/** The same at the end of a turn, together with what games have taught of such positions. */
function plannedValueOf(known: Known, learned: Learned, table: Table, seat: Seat): number {
  const judged = judgedOf(known, table, seat);
  termsOf(known, judged, TERMS);
  const value = valueBy(known, judged, TERMS);
  if (!isLearned(table, judged.player)) return value;
  describeWith(known, table, seat, DESCRIPTION);
  return value + learned.share * (judged.player.vp + outcomeOf(learned, DESCRIPTION) - value);
}

const DESCRIPTION = /* @__PURE__ */ newDescription(512);

/** Games teach what turns and rounds come to, and by that which goal card is kept before them; not what is asked within them, and the last one is followed by nothing. */
function isLearned({ round, frames }: Table, { dice }: Player): boolean {
  if (frames.length === 0) return round < ROUNDS;
  const top = frames[frames.length - 1]?.kind;
  return top === 'turn' ? round < ROUNDS || dice.length > 0 : round <= 1 && frames[1]?.kind !== 'turns';
}

/** A movement being named counts as made and paid. */
function movementOf(frames: readonly Frame[], seat: number): MovementFrame | null {
  const top = frames[frames.length - 1];
  return top?.kind === 'movement' && top.seat === seat ? top : null;
}

/** Cities in which the movement would place a post, with the one it may place on the way. */
function arrivals({ place: places }: Tables, { posts }: Player, { at, paths, extraPost }: MovementFrame): string[] {
  const open = (place: string): boolean => places.get(place)?.city === true && !posts.includes(place);
  const found = at.filter((place, figure) => (paths[figure]?.length ?? 0) > 0 && open(place));
  const passed = extraPost ? paths.flat().find((place) => open(place) && !found.includes(place)) : undefined;
  if (passed !== undefined) found.push(passed);
  return found;
}

/** What the oases on the way bring Möngke Khan. */
function oasesValue({ place: places, weights }: Known, { paths }: MovementFrame, { oasis }: Character): number {
  if (oasis === null) return 0;
  const passed = new Set(paths.flat().filter((place) => places.get(place)?.oasis));
  return passed.size * (oasis.vp + Math.max(oasis.coin * weights.coin, oasis.camel * weights.camel));
}

function stockValue(weights: Weights, player: Player, { share }: Ahead, walk: MovementFrame | null): number {
  const coin = player.coin - (walk?.coin ?? 0);
  const camel = player.camel - (walk?.camel ?? 0);
  const jade = player.jade - (walk?.jade ?? 0);
  const usable = Math.min(coin, 22) + 0.4 * Math.max(0, coin - 22);
  return coin / 10 + (player.pepper + player.silk + player.gold + jade) / 2
    + share * (weights.coin * usable + weights.firstCoins * Math.min(coin, 10) + weights.camel * Math.min(camel, 12) + weights.firstCamels * Math.min(camel, 4)
      + weights.pepper * player.pepper + weights.silk * player.silk + weights.gold * player.gold + weights.jade * jade);
}

/** Contracts in hand, by how much of their price is there. */
function contractsValue({ prospects, weights }: Known, player: Player, { share }: Ahead): number {
  if (share === 0) return 0;
  let value = 0;
  for (const id of player.contracts) {
    const held = prospects.get(id);
    if (held === undefined) continue;
    const { cost, any, need, gain, later } = held;
    let have = Math.min(any, player.pepper + player.silk + player.gold);
    for (let at = 0; at < GOODS.length; at += 1) {
      const key = GOODS[at] as (typeof GOODS)[number];
      have += Math.min(cost[at] as number, heldIn(player, key)) * heldIn(weights, key);
    }
    const ready = need === 0 ? 1 : have / need;
    value += (gain + share * later) * (weights.contract + weights.ready * ready * ready);
  }
  return value * Math.min(1, share + 0.2);
}

/** Completed contracts, and the points for most of them: the nearer the end, the more it matters who has. */
function mostContracts({ pack, weights }: Known, { players }: Table, player: Player, { rounds }: Ahead): number {
  const { mostContracts: most, secondMostContracts } = pack.constants.finalScoring;
  // Of two players only the first scores (MP2-COUNT-8).
  const second = players.length > 2 ? secondMostContracts : 0;
  const count = player.completed.length;
  const [first, next] = bestOthers(players, player);
  const chance = (rival: number): number => (rounds === 0 ? (count >= rival ? 1 : 0) : 1 / (1 + Math.exp(-(count - rival + 0.5) / (0.5 + 0.5 * rounds))));
  return (most - second) * chance(first) + second * chance(next) + weights.completed * count * Math.min(1, rounds);
}

/** What posts bring each round. */
function postsValue({ place: places, bonus, special, weights }: Known, { table, player, posts, rounds, share }: Judged): number {
  let each = 0;
  let once = weights.post * share * posts.length;
  for (const city of posts) {
    const place = entry(places, city);
    const marker = place.marker >= 0 ? table.markers[place.marker] : undefined;
    if (marker !== undefined) each += weights.cityBonus * (worthOf(weights, entry(bonus, marker)) + entry(bonus, marker).vp);
    each += weights.card * place.cards.length + (place.contracts.length > 0 ? weights.contracts : 0) + (special[city] === undefined ? 0 : weights.special);
    if (!player.posts.includes(city) && place.outpost >= 0 && table.outposts[place.outpost] !== null) once += 1.5;
  }
  return once + rounds * each;
}

function sealsValue({ guild, goal: goals, weights }: Known, player: Player, { rounds, share }: Ahead): number {
  const goal = goalOf(goals, player);
  let value = weights.seal * share * player.seals.length;
  for (const id of player.seals) {
    const wanted = goal?.seals.find(({ seal }) => seal === id)?.vp ?? 0;
    const { bonus } = entry(guild, id);
    value += player.improved.includes(id) ? wanted + weights.improved * rounds * (worthOf(weights, bonus) + bonus.vp) : weights.goal * wanted * share;
  }
  return value;
}

function goalOf(goals: Known['goal'], { goals: kept }: Player): GoalEntry | null {
  const [goal] = kept;
  return kept.length === 1 && typeof goal === 'string' ? (goals[goal] ?? null) : null;
}

const NO_SHIELDS: readonly string[] = [];

/** The points for many posts and many shields, as far as they can be foreseen: each further one brings more than the one before. */
function manyValue({ place, pack, goal, weights }: Known, { player, posts, rounds }: Judged, { shieldPlus }: Character): number {
  const own: string[] = [];
  for (const city of posts) {
    const shield = place.get(city)?.shield ?? null;
    if (shield !== null && !own.includes(shield)) own.push(shield);
  }
  let wanted = 0;
  for (const shield of goalOf(goal, player)?.shields ?? NO_SHIELDS) if (own.includes(shield)) wanted += 1;
  const shields = own.length + wanted + shieldPlus + player.shieldPlus;
  const track = (total: number): number => pack.shieldTrack[Math.min(total, pack.shieldTrack.length) - 1]?.points ?? 0;
  const milestones = (total: number): number => {
    let points = 0;
    for (const { post, vp } of pack.constants.postMilestones) if (post <= total) points += vp;
    return points;
  };
  const more = weights.pace * rounds;
  const now = track(shields);
  // What stands is booked; what is foreseen counts in part.
  const foreseen = between(track, shields + more) - now + between(milestones, posts.length + more) - milestones(posts.length);
  return now + (posts.length > player.posts.length ? milestones(posts.length) - milestones(player.posts.length) : 0) + weights.many * foreseen;
}

/** A function of whole numbers between two of them. */
function between(of: (whole: number) => number, at: number): number {
  const whole = Math.floor(at);
  return of(whole) + (at - whole) * (of(whole + 1) - of(whole));
}

/** How near the figures are to a city without an own post. */
function wayValue({ places, distances, weights }: Known, { player, posts, walk, share }: Judged): number {
  if (share === 0) return 0;
  let nearest = 6;
  for (const figure of walk?.at ?? player.figures) {
    const from = distances[figure] ?? {};
    for (const place of places) if (place.city && !posts.includes(place.id)) nearest = Math.min(nearest, from[place.id] ?? 6);
  }
  return -weights.step * nearest * share;
}

/** Decisions that wait are mostly good. */
function pendingValue({ benefit, waiting }: Weights, frames: readonly Frame[], seat: number): number {
  let value = 0;
  for (const frame of frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.kind === 'waiting') value += benefit * frame.waiting.length;
    else if (frame.kind === 'offer' || frame.kind === 'seal' || frame.kind === 'contracts' || frame.kind === 'exchange' || frame.kind === 'ownCity') value += waiting;
    else if (frame.kind === 'completed' || frame.kind === 'improved' || frame.kind === 'offered' || frame.kind === 'exchanged') value += 1.6 * waiting;
  }
  return value;
}
