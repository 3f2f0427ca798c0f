import { hashOf } from './hash.js';
import type { Json } from './json.js';

/**
 * Where a value comes from: *seed*, stated in a printed rule book; *public*, found in a public source; *recalled*, from
 * memory of the printed game; *reconstructed*, chosen by us because the printed value is not known.
 */
export type Provenance = 'seed' | 'public' | 'public-2' | 'recalled' | 'reconstructed';

/** What is known about one entry of a table. */
export interface ContentEntry {
  readonly id: string;
  readonly source: Provenance;
  /** Fields of this entry that are better or worse known than the entry as a whole. */
  readonly fields?: Readonly<Record<string, Provenance>>;
  readonly note?: string;
}

/** What is known about one table of component values. */
export interface ContentTable {
  readonly name: string;
  readonly source: Provenance;
  readonly note?: string;
  readonly entries: readonly ContentEntry[];
}

/** The component values a game is played with: their identity, and how far they are to be trusted. */
export interface ContentInfo {
  /** A name and a fingerprint of the values, such as `standard-0123456789abcdef`. */
  readonly id: string;
  readonly tables: readonly ContentTable[];
}

/** The identity of a set of values: two packs with the same id play the same. */
export function contentId(name: string, values: Json): string {
  return `${name}-${hashOf(values)}`;
}
