import { sample, type Random } from '../../kernel/chance.js';
import { topFrame } from '../../kernel/frames.js';
import type { AnyFrame, AnyGame, AnyMove, AnyState, AnyView } from '../../kernel/game.js';
import { spoils } from '../evaluation.js';
import type { Settings } from './options.js';
import { lookAhead } from './order.js';
import { addEdge, align, newNode, nodeBehind, type Edge, type Node } from './tree.js';

/** As many visits a look ahead counts for. */
const TRUST = 2;

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
  /** The usual distance between participants, by which distances are judged: sum and number of those seen. */
  spread: number;
  seen: number;
  /** The path of the iteration at hand; kept to be filled again. */
  readonly nodesMet: Node[];
  readonly edgesTaken: Edge[];
}

/** Begins a search of the viewer's decision. */
export function newSearch(game: AnyGame, view: AnyView, moves: readonly AnyMove[], random: Random, settings: Settings): Search {
  const stack = (view as unknown as AnyState).frames;
  const root = newNode(view.viewer ?? 0, stack[stack.length - 1]?.kind ?? '');
  align(root, moves);
  const order = settings.ordered ? lookAhead(game, view, moves, random, settings) : null;
  return { game, view, random, settings, root, order, iterations: 0, nodes: 1, spread: 0, seen: 0, nodesMet: [], edgesTaken: [] };
}

/**
 * Imagines one game: the hidden things are dealt, the tree says what is played as far as it reaches, one move is added,
 * and the rest is played by the policy. What comes out is told to every move on the way.
 */
export function iterate(search: Search): void {
  // A deal may share parts with the view, which has to stay as it is.
  const state = search.game.inPlace.clone(search.game.determinize(search.view, search.random)) as AnyState;
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
    if (depth > 0) align(node, game.legalMoves(state) as readonly AnyMove[]);
    const fresh = expand(search, node);
    const edge = fresh ?? select(node, settings.exploration);
    nodesMet.push(node);
    edgesTaken.push(edge);
    game.inPlace.play(state, edge.move);
    if (!toDecision(search, state) || fresh) return;
    node = follow(search, edge, state);
  }
}

function follow(search: Search, edge: Edge, state: AnyState): Node {
  const actor = search.game.actor(state);
  const seat = actor.type === 'seat' ? actor.seat : 0;
  const known = edge.next.length;
  const node = nodeBehind(edge, seat, (topFrame(state) as AnyFrame).kind);
  search.nodes += edge.next.length - known;
  return node;
}

/** Lets luck decide until a player has to; says whether one has to. */
function toDecision({ game, random }: Search, state: AnyState): boolean {
  for (let request = game.chance(state); request; request = game.chance(state)) game.inPlace.resolve(state, sample(request, random));
  return state.frames.length > 0;
}

/** Adds a move that was not looked at yet, if the node has been visited often enough for one more. */
function expand(search: Search, node: Node): Edge | null {
  const { aligned } = node;
  let tried = 0;
  for (const edge of aligned) if (edge) tried += 1;
  const untried = node.moves.length - tried;
  if (untried === 0) return null;
  const { width, widening } = search.settings;
  if (tried > 0 && tried >= width * node.visits ** widening) return null;
  if (search.order && node === search.root) return bestUntried(node, search.order);
  let skip = Math.floor(search.random() * untried);
  for (let at = 0; at < node.moves.length; at += 1) if (!aligned[at] && skip-- === 0) return addEdge(node, at, 0.5);
  return null;
}

function bestUntried(node: Node, order: readonly number[]): Edge {
  let best = -1;
  for (let at = 0; at < node.moves.length; at += 1) {
    if (!node.aligned[at] && (best < 0 || (order[at] as number) > (order[best] as number))) best = at;
  }
  return addEdge(node, best, order[best] as number);
}

/** The move with the best upper bound among those that can be played in this world. */
function select(node: Node, exploration: number): Edge {
  let best: Edge | null = null;
  let bound = -Infinity;
  for (const edge of node.aligned) {
    if (!edge) continue;
    edge.available += 1;
    const { visits } = edge;
    const upper = (edge.total + TRUST * edge.prior) / (visits + TRUST) + exploration * Math.sqrt(Math.log(edge.available + 1) / (visits + 0.5));
    if (upper > bound) {
      bound = upper;
      best = edge;
    }
  }
  return best as Edge;
}

/** Plays on beyond the tree, by the policy or at random. */
function rollOut({ game, random, settings }: Search, state: AnyState): void {
  const { rollout, depth } = settings;
  const { play, resolve } = game.inPlace;
  for (let left = depth; left > 0;) {
    const moves = game.legalMoves(state) as readonly AnyMove[];
    if (moves.length > 0) {
      play(state, rollout ? rollout(state, moves, random) : (moves[Math.floor(random() * moves.length)] as AnyMove));
      left -= 1;
      continue;
    }
    const request = game.chance(state);
    if (!request) return;
    resolve(state, sample(request, random));
  }
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

/** From 0 to 1: how good a distance to the best other is, measured by the distances met so far. */
export function prospect(search: Search, values: readonly number[], seat: number): number {
  let best = -Infinity;
  for (let at = 0; at < values.length; at += 1) if (at !== seat && (values[at] as number) > best) best = values[at] as number;
  const lead = (values[seat] as number) - (best === -Infinity ? 0 : best);
  search.spread += Math.abs(lead);
  search.seen += 1;
  const unit = search.spread / search.seen;
  return unit === 0 ? 0.5 : 1 / (1 + Math.exp(-lead / unit));
}
