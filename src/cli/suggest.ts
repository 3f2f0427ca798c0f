import { nearest } from '../kernel/nearest.js';

/** ` Did you mean "x"?`, or nothing when no known word is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near.length === 0 ? '' : `. Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`;
}
