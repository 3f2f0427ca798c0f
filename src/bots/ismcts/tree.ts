import type { Seat } from '../../kernel/chance.js';
import type { AnyFrame, AnyMove } from '../../kernel/game.js';
import { equal } from '../../kernel/json.js';

/** A move as the search knows it. What hidden things and luck make of it differs from one imagined world to the next. */
export interface Edge {
  readonly move: AnyMove;
  visits: number;
  /** Sum of what the visits brought the seat that moves. */
  total: number;
  /** How often the move could be chosen. */
  available: number;
  /** What a look ahead says, from 0 to 1. */
  prior: number;
  /** Where the move stands among those of the node; -1 while it is none of them. */
  place: number;
  /** Where it led to; several, when luck or hidden things decide who is next. */
  readonly next: Node[];
}

/** A decision of a seat, known by the moves that led to it. */
export interface Node {
  readonly seat: Seat;
  readonly frame: AnyFrame['kind'];
  visits: number;
  readonly edges: Edge[];
  /** The moves met last, and their edges at the same places: mostly the next world offers the same. */
  moves: readonly AnyMove[];
  aligned: (Edge | null)[];
  /** How many of these moves have an edge. */
  tried: number;
}

/** A decision nothing is known of yet. */
export function newNode(seat: Seat, frame: string): Node {
  return { seat, frame, visits: 0, edges: [], moves: [], aligned: [], tried: 0 };
}

/** The node behind a move for whoever decides next, made if there is none. */
export function nodeBehind(edge: Edge, seat: Seat, frame: string): Node {
  for (const node of edge.next) if (node.seat === seat && node.frame === frame) return node;
  const node = newNode(seat, frame);
  edge.next.push(node);
  return node;
}

/** Adds a move to the tree. */
export function addEdge(node: Node, at: number, prior: number): Edge {
  const edge: Edge = { move: node.moves[at] as AnyMove, visits: 0, total: 0, available: 0, prior, place: at, next: [] };
  node.edges.push(edge);
  node.aligned[at] = edge;
  node.tried += 1;
  return edge;
}

/** Whether two moves are the same; most parts of moves are words and numbers. */
function sameMove(a: AnyMove, b: AnyMove): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  const other = b as unknown as Record<string, unknown>;
  for (const key in a) {
    const part = (a as unknown as Record<string, unknown>)[key];
    if (part !== other[key] && (typeof part !== 'object' || !equal(part, other[key]))) return false;
  }
  return true;
}

/** Puts the edges of a node at the places of the moves that are legal in the world at hand. */
export function align(node: Node, moves: readonly AnyMove[]): void {
  const known = node.moves;
  let same = 0;
  while (same < moves.length && same < known.length && sameMove(moves[same] as AnyMove, known[same] as AnyMove)) same += 1;
  node.moves = moves;
  if (same < moves.length || same < known.length) alignFrom(node, same);
}

function alignFrom(node: Node, first: number): void {
  const { moves, aligned, edges } = node;
  aligned.length = first;
  while (aligned.length < moves.length) aligned.push(null);
  let tried = 0;
  for (const edge of edges) {
    // Those that stand before are where they were.
    if (edge.place < 0 || edge.place >= first) {
      edge.place = placeIn(moves, first, edge.move);
      // A game that lists a move twice has an edge for each.
      while (edge.place >= 0 && aligned[edge.place] !== null) edge.place = placeIn(moves, edge.place + 1, edge.move);
      if (edge.place >= 0) aligned[edge.place] = edge;
    }
    if (edge.place >= 0) tried += 1;
  }
  node.tried = tried;
}

/** The place of a move from somewhere in a list on, or -1. Most moves come again as the same object, which is found at once. */
function placeIn(moves: readonly AnyMove[], first: number, move: AnyMove): number {
  const same = moves.indexOf(move, first);
  if (same >= 0) return same;
  for (let at = first; at < moves.length; at += 1) if (sameMove(move, moves[at] as AnyMove)) return at;
  return -1;
}
