import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { sampleBelow, type ChanceRequest, type Outcome } from './chance.js';
import { ChanceError } from './errors.js';
import { demand, list, refine, text } from './schema.js';

/**
 * Luck that nobody can foretell. What luck decides for the n-th time follows from the secret, the words and n; nothing
 * else is kept, so a match that is saved, taken back or branched off meets the same luck again.
 *
 * Whoever knows the secret knows all luck to come: it is for the host alone until the game is over.
 */
export interface SealedSource {
  readonly kind: 'sealed';
  /** For the host alone until the game is over. */
  readonly secret: string;
  /** What the players said after they had seen the commitment; everybody may know it. */
  readonly words: readonly string[];
}

/** How long a secret, or a player's word, may be. */
const LONGEST = 10_000;
export const secretText = refine(text(LONGEST), (secret) => (secret === '' ? 'an empty text is no secret' : null));
export const playersWords = list(text(LONGEST), { most: 100 });

const SECRET_BYTES = 32;

/** What the engine needs of its platform: Node 20 and all browsers have it. */
interface Platform {
  readonly crypto?: { readonly getRandomValues?: (bytes: Uint8Array) => Uint8Array };
}

/**
 * Luck for people who play against each other: from a secret, by HMAC-SHA-256. Without a text the secret is drawn from
 * the platform's secure generator (256 bits). A text gives the same luck everywhere; it is a secret only if it holds 128
 * bits nobody can guess: 32 hexadecimal digits out of a secure generator, or 10 words drawn by dice from a list of
 * 7,776. Take another one for every match: it is told when the game is over.
 */
export function sealed(secret: string = freshSecret()): SealedSource {
  return { kind: 'sealed', secret: demand(secretText, secret, 'secret'), words: [] };
}

/**
 * The players cut the deck: their words have a part in all luck, and the host, who had to show the commitment before,
 * could not choose a secret to go with them.
 */
export function cut(source: SealedSource, words: readonly string[]): SealedSource {
  return { ...source, words: demand(playersWords, words, 'words').slice() };
}

function freshSecret(): string {
  // eslint-disable-next-line no-restricted-globals -- the one thing asked of the platform, and only where the caller gave no secret
  const { crypto } = globalThis as Platform;
  if (typeof crypto?.getRandomValues !== 'function') throw new ChanceError('no-secure-generator', 'this platform has no secure generator (crypto.getRandomValues); give sealed() a secret');
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** SHA-256 of the JSON text of a list; the first entry says what it is for. */
const fingerprint = (purpose: string, ...parts: readonly string[]): Uint8Array => sha256(utf8ToBytes(JSON.stringify([`caravanserai ${purpose}`, ...parts])));

/** What may be shown of a secret from the beginning: it tells nothing of the secret, and no other secret has it. */
export function commitmentTo(secret: string): string {
  return bytesToHex(fingerprint('commitment', secret));
}

/** Text that follows from the secret and a purpose, and tells nothing of it. */
export function derivedFrom({ secret, words }: SealedSource, purpose: string): string {
  return bytesToHex(fingerprint('derived', purpose, secret, ...words));
}

/** Many draws are asked of one source: its key is made once. */
const keys = new WeakMap<SealedSource, Uint8Array>();

function keyOf(source: SealedSource): Uint8Array {
  let key = keys.get(source);
  if (!key) {
    key = fingerprint('luck', source.secret, ...source.words);
    keys.set(source, key);
  }
  return key;
}

/** What luck decides for the n-th time, counted from 0. */
export function sealedOutcome(source: SealedSource, request: ChanceRequest, at: number): Outcome {
  return sampleBelow(request, numbersBelow(bytesOf(keyOf(source), at)));
}

/** Bytes without end: HMAC-SHA-256 of "n/0", "n/1", … */
function bytesOf(key: Uint8Array, at: number): () => number {
  let block = new Uint8Array(0);
  let blocks = 0;
  let used = 0;
  return () => {
    if (used === block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${at}/${blocks}`)) as typeof block;
      blocks += 1;
      used = 0;
    }
    used += 1;
    return block[used - 1] as number;
  };
}

const WORD = 2 ** 32;
const LARGEST = 2 ** 53;

/**
 * Whole numbers below a size, all equally likely: four bytes (seven, of which 53 bits count, for sizes over 2^32) are
 * read as a number, and numbers beyond the last whole multiple of the size are passed over.
 */
export function numbersBelow(nextByte: () => number): (size: number) => number {
  return (size) => {
    const [bytes, range] = size <= WORD ? [4, WORD] : [7, LARGEST];
    if (!Number.isInteger(size) || size < 1 || size > LARGEST) throw new ChanceError('no-such-luck', `there is nothing to choose among ${size}`);
    const limit = range - (range % size);
    for (;;) {
      let number = bytes === 7 ? nextByte() & 31 : nextByte();
      for (let read = 1; read < bytes; read += 1) number = number * 256 + nextByte();
      if (number < limit) return number % size;
    }
  };
}
