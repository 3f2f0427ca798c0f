import { canonical } from './json.js';

/*
 * The fingerprint is that of the canonical text, but the text is never made: its characters are mixed in as the value
 * is walked, four times as fast. `low` and `high` hold the mix; nobody else is called in between.
 */
let low = 0;
let high = 0;

const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const ZERO = 48;
const COLON = 58;
const OPENING_BRACKET = 91;
const BACKSLASH = 92;
const CLOSING_BRACKET = 93;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;
const FIRST_SURROGATE = 0xd800;

/**
 * A short fingerprint of a JSON value, the same on every machine: sixteen hexadecimal digits.
 * It tells states apart and finds damage; it is no protection against somebody who forges on purpose.
 */
export function hashOf(value: unknown): string {
  low = 0x811c9dc5;
  high = 0x41c6ce57;
  mixValue(value);
  const first = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const second = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return digits(second) + digits(first);
}

const digits = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');

function mixValue(value: unknown): void {
  if (typeof value === 'string') mixString(value);
  // Most of a state are numbers of one digit.
  else if (typeof value === 'number' && value >= 0 && value < 10 && Number.isInteger(value)) mixCode(ZERO + value);
  else if (typeof value !== 'object' || value === null) mix(canonical(value));
  else if (Array.isArray(value)) mixList(value);
  else mixTree(value as Record<string, unknown>);
}

function mixList(list: readonly unknown[]): void {
  mixCode(OPENING_BRACKET);
  for (let at = 0; at < list.length; at += 1) {
    if (at > 0) mixCode(COMMA);
    mixValue(list[at]);
  }
  mixCode(CLOSING_BRACKET);
}

function mixTree(tree: Record<string, unknown>): void {
  const keys = inOrder(Object.keys(tree));
  mixCode(OPENING_BRACE);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    if (at > 0) mixCode(COMMA);
    mixString(key);
    mixCode(COLON);
    mixValue(tree[key]);
  }
  mixCode(CLOSING_BRACE);
}

function mix(text: string): void {
  for (let at = 0; at < text.length; at += 1) mixCode(text.charCodeAt(at));
}

function mixCode(code: number): void {
  low = Math.imul(low ^ code, 2654435761);
  high = Math.imul(high ^ code, 1597334677);
}

/** A string in quotes; one that JSON would have to escape takes the longer way. */
function mixString(text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code === QUOTE || code === BACKSLASH || code >= FIRST_SURROGATE) {
      mix(JSON.stringify(text));
      return;
    }
  }
  mixCode(QUOTE);
  mix(text);
  mixCode(QUOTE);
}

const FEW = 32;

/** Few keys, mostly: by insertion, in the order `sort` has for strings. */
function inOrder(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort();
  for (let from = 1; from < keys.length; from += 1) {
    const key = keys[from] as string;
    let at = from;
    for (; at > 0 && (keys[at - 1] as string) > key; at -= 1) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}
