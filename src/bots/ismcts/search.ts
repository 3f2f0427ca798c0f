import type { Random, Seat } from '../../kernel/chance.js';
import { topFrame } from '../../kernel/frames.js';
import type { AnyFrame, AnyGame, AnyMove, AnyState, AnyView } from '../../kernel/game.js';
import { lead, spoils } from '../evaluation.js';
import { settleLuck } from '../greedy.js';
import type { Settings } from './options.js';
import { lookAhead, type Asked } from './order.js';
import { addEdge, align, newNode, nodeBehind, type Edge, type Node } from './tree.js';

/** As many visits an even chance counts for where nothing was looked ahead. */
const CAUTION = 8;

interface Leads {
  count: number;
  mean: number;
  /** Sum of squared distances to the mean. */
  squares: number;
}

/** A search going on: what was found so far. Run it further with `iterate`. */
export interface Search {
  readonly game: AnyGame;
  readonly view: AnyView;
  readonly random: Random;
  readonly settings: Settings;
  readonly root: Node;
  /** What a look ahead says of the moves at the root, if it was asked. */
  readonly order: readonly number[] | null;
  iterations: number;
  nodes: number;
  /** How far ahead each seat was in the positions judged so far: by this a lead is measured. */
  readonly leads: Leads[];
  /** The path of the iteration at hand; kept to be filled again. */
  readonly nodesMet: Node[];
  readonly edgesTaken: Edge[];
}

/** Begins a search of the viewer's decision; the look ahead stops after every position, so that others can run in between. */
export function* newSearch(game: AnyGame, asked: Asked, settings: Settings): Generator<undefined, Search> {
  const { moves, random } = asked;
  const view = atHand(game, asked.view);
  const stack = (view as unknown as AnyState).frames;
  const root = newNode(view.viewer ?? 0, stack[stack.length - 1]?.kind ?? '');
  align(root, moves);
  const order = settings.ordered ? yield* lookAhead(game, asked, settings) : null;
  return { game, view, random, settings, root, order, iterations: 0, nodes: 1, leads: [], nodesMet: [], edgesTaken: [] };
}

/** The same view in lists that are not frozen: every world is copied from it, and a frozen list takes twenty times as long to copy. */
function atHand(game: AnyGame, view: AnyView): AnyView {
  return Object.assign(game.inPlace.clone(view as unknown as AnyState), { viewer: view.viewer });
}

/**
 * Imagines one game: the hidden things are dealt, the tree says what is played as far as it reaches, one move is added,
 * and the rest is played by the policy. What comes out is told to every move on the way.
 */
export function iterate(search: Search): void {
  const state = search.game.determinize(search.view, search.random);
  search.iterations += 1;
  descend(search, state);
  rollOut(search, state);
  const values = search.settings.evaluation(state);
  reward(search, state, values);
}

/** Follows the tree down to its border and one move beyond. */
function descend(search: Search, state: AnyState): void {
  const { game, nodesMet, edgesTaken, settings } = search;
  let node = search.root;
  for (let depth = 0; depth < settings.treeDepth; depth += 1) {
    // The viewer's own list never differs between worlds.
    if (depth > 0) align(node, game.legalMoves(state));
    const fresh = expand(search, node, state);
    const edge = fresh ?? select(node, settings.exploration, search.order && node === search.root ? settings.trust : CAUTION);
    nodesMet.push(node);
    edgesTaken.push(edge);
    game.inPlace.play(state, edge.move);
    if (!toDecision(search, state) || fresh) return;
    node = follow(search, edge, state);
  }
}

function follow(search: Search, edge: Edge, state: AnyState): Node {
  const known = edge.next.length;
  const node = nodeBehind(edge, seatToMove(search.game, state), (topFrame(state) as AnyFrame).kind);
  search.nodes += edge.next.length - known;
  return node;
}

/** Lets luck decide until a player has to; says whether one has to. */
function toDecision({ game, random }: Search, state: AnyState): boolean {
  settleLuck(game, state, random);
  return state.frames.length > 0;
}

/** Adds a move that was not looked at yet, if the node has been visited often enough for one more. */
function expand(search: Search, node: Node, state: AnyState): Edge | null {
  const { aligned, tried } = node;
  if (tried === node.moves.length) return null;
  const { width, widening } = search.settings;
  if (tried > 0 && tried >= width * node.visits ** widening) return null;
  if (search.order && node === search.root) return bestUntried(node, search.order);
  const untried = node.moves.length - tried;
  // Blindly any of them will do, and no list of them is made.
  if (search.settings.draws <= 1 || untried === 1) return addEdge(node, untriedAt(node, Math.floor(search.random() * untried)), 0.5);
  const fresh: number[] = [];
  for (let at = 0; at < node.moves.length; at += 1) if (!aligned[at]) fresh.push(at);
  return addEdge(node, promising(search, state, node.moves, fresh), 0.5);
}

/** Where the n-th of the moves stands that were not looked at yet, from 0. */
function untriedAt({ aligned }: Node, n: number): number {
  let at = 0;
  for (let left = n; ; at += 1) {
    if (aligned[at]) continue;
    if (left === 0) return at;
    left -= 1;
  }
}

function bestUntried(node: Node, order: readonly number[]): Edge {
  let best = -1;
  for (let at = 0; at < node.moves.length; at += 1) {
    if (!node.aligned[at] && (best < 0 || (order[at] as number) > (order[best] as number))) best = at;
  }
  return addEdge(node, best, order[best] as number);
}

/** The place of a move drawn at random; or of several drawn, the one after which the position is judged best. */
function promising({ game, settings, random }: Search, state: AnyState, moves: readonly AnyMove[], places: readonly number[]): number {
  const { draws } = settings;
  const seat = seatToMove(game, state);
  let best = 0;
  let most = -Infinity;
  const all = places.length <= draws;
  for (let draw = 0; draw < (all ? places.length : draws); draw += 1) {
    const at = places[all ? draw : Math.floor(random() * places.length)] as number;
    const next = game.inPlace.clone(state);
    game.inPlace.play(next, moves[at] as AnyMove);
    const worth = lead(settings.evaluation(next), seat);
    if (worth > most) [most, best] = [worth, at];
  }
  return best;
}

/** The move with the best upper bound among those that can be played in this world. */
function select(node: Node, exploration: number, trust: number): Edge {
  let best: Edge | null = null;
  let bound = -Infinity;
  const { aligned } = node;
  for (let at = 0, left = node.tried; left > 0; at += 1) {
    const edge = aligned[at];
    if (!edge) continue;
    left -= 1;
    edge.available += 1;
    const { visits } = edge;
    const upper = (edge.total + trust * edge.prior) / (visits + trust) + exploration * Math.sqrt(Math.log(edge.available + 1) / (visits + 0.5));
    if (upper > bound) {
      bound = upper;
      best = edge;
    }
  }
  return best as Edge;
}

/**
 * Plays on beyond the tree: by the policy, or like the tree grows. After so many decisions it goes on until somebody
 * else has to decide: a turn that is judged half-way looks better or worse than it is.
 */
function rollOut(search: Search, state: AnyState): void {
  const { game, random, settings } = search;
  const { rollout, depth, draws, finish } = settings;
  const { pick, play, playOut } = game.inPlace;
  // Moves drawn blindly are drawn without lists, and played in one go as long as it does not matter who decides.
  const blind = !rollout && draws <= 1;
  const atOnce = blind ? (finish === 0 ? depth : depth - 1) : 0;
  if (atOnce > 0) playOut(state, random, atOnce);
  let seat = (search.nodesMet[search.nodesMet.length - 1] as Node).seat;
  for (let taken = Math.max(0, atOnce); taken < depth + finish && toDecision(search, state); taken += 1) {
    // Who decides matters from the last of these decisions on.
    if (taken >= depth - 1) {
      const decides = seatToMove(game, state);
      if (taken >= depth && decides !== seat) return;
      seat = decides;
    }
    play(state, blind ? pick(state, random) : chosen(search, state));
  }
}

function seatToMove(game: AnyGame, state: AnyState): Seat {
  const actor = game.actor(state);
  return actor.type === 'seat' ? actor.seat : 0;
}

function chosen(search: Search, state: AnyState): AnyMove {
  const { game, random, settings: { rollout } } = search;
  const moves = game.legalMoves(state);
  return rollout ? rollout(state, moves, random) : (moves[promising(search, state, moves, moves.map((_, at) => at))] as AnyMove);
}

/** Tells every move on the way what it brought the seat that made it. */
function reward(search: Search, state: AnyState, values: readonly number[]): void {
  const { nodesMet, edgesTaken } = search;
  const sheet = state.frames.length === 0 ? search.game.score(state) : null;
  for (let at = 0; at < nodesMet.length; at += 1) {
    const node = nodesMet[at] as Node;
    const edge = edgesTaken[at] as Edge;
    node.visits += 1;
    edge.visits += 1;
    const expected = prospect(search, values, node.seat);
    edge.total += sheet ? 0.5 * (expected + spoils(sheet, node.seat)) : expected;
  }
  nodesMet.length = 0;
  edgesTaken.length = 0;
}

/** From 0 to 1: how good it is to be so far ahead, measured by the leads this seat had in the positions judged so far. */
function prospect(search: Search, values: readonly number[], seat: Seat): number {
  const ahead = lead(values, seat);
  const leads = (search.leads[seat] ??= { count: 0, mean: 0, squares: 0 });
  leads.count += 1;
  const off = ahead - leads.mean;
  leads.mean += off / leads.count;
  leads.squares += off * (ahead - leads.mean);
  const deviation = Math.sqrt(leads.squares / leads.count);
  return deviation === 0 ? 0.5 : 1 / (1 + Math.exp((leads.mean - ahead) / deviation));
}
