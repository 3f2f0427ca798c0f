import type { AnyMove } from '../../kernel/game.js';
import type { Thinking } from '../bot.js';
import type { Search } from './search.js';
import type { Edge, Node } from './tree.js';

const better = (a: Edge, b: Edge): number => b.visits - a.visits || b.total / (b.visits || 1) - a.total / (a.visits || 1);

/** The move looked at most; the look ahead decides while nothing was searched. */
export function favourite(search: Search): AnyMove {
  const [best] = search.root.edges.slice().sort(better);
  if (best) return best.move;
  const order = search.order ?? [];
  return search.root.moves[Math.max(0, order.indexOf(Math.max(...order)))] as AnyMove;
}

/** What the search found out so far. */
export function thinkingOf({ root, iterations, nodes }: Search): Thinking {
  const candidates = root.edges.slice().sort(better).map(({ move, visits, total }) => ({ move, visits, value: visits === 0 ? 0 : total / visits }));
  return { measure: 'wins', iterations, nodes, candidates, principalVariation: principalVariation(root) };
}

function principalVariation(root: Node): AnyMove[] {
  const line: AnyMove[] = [];
  for (let node: Node | undefined = root; node; ) {
    const [best]: Edge[] = node.edges.slice().sort(better);
    if (!best) break;
    line.push(best.move);
    [node] = best.next.slice().sort((a, b) => b.visits - a.visits) as [Node | undefined];
  }
  return line;
}
