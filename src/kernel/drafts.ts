// Immer's drafts at home: rules do not run on a draft. They run on plain data, and what differs is then written into the
// draft. So states and patches are those of a plain call, events hold nothing that is revoked later, and a draft of any
// immer will do, also of the one another library brings along.
import { isDraft, isModified, original } from 'immer';
import { isFreezing } from './freezing.js';
import { copyOf, freeze } from './json.js';
import { diff, type Patch } from './patches.js';

/** What a draft stands for now; what is no draft is handed back as it is. */
export function plainOf<T>(value: T): T {
  return isDraft(value) ? withoutDrafts(value) : value;
}

/** A value without the drafts that are in it. What is not frozen may still be changed by the recipe: that is copied. */
export function withoutDrafts<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Another release of immer calls its fields by other names; then a copy does as well.
  const base = isDraft(value) && !isModified(value) ? (original<unknown>(value) as T | undefined) : undefined;
  if (base !== undefined) return base;
  if (!isDraft(value) && Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return Array.from(value, (_, at): unknown => withoutDrafts(behind(value, String(at)))) as T;
  return Object.fromEntries(Reflect.ownKeys(value).map((key) => [key, typeof key === 'symbol' ? behind(value, key) : withoutDrafts(behind(value, key))])) as T;
}

/** What lies at a key, looked at without making a draft of it. */
export function behind(value: object, key: string | symbol): unknown {
  return Reflect.getOwnPropertyDescriptor(value, key)?.value;
}

/**
 * Does some work with what is given, on a draft too: there it is done on plain data, the draft becomes what comes of it, and
 * is handed back.
 */
export function alsoOnDraft<T extends object, Given>(value: T, given: Given, work: (plain: T, given: Given) => T): T {
  if (!isDraft(value)) return work(value, given);
  const before = isFreezing() ? freeze(plainOf(value)) : plainOf(value);
  for (const patch of diff(before, work(before, withoutDrafts(given)))) write(value, patch);
  return value;
}

function write(draft: object, { op, path, value }: Patch): void {
  let node = draft as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) node = node[key] as typeof node;
  const last = path[path.length - 1] as string | number;
  // A copy: what lies in a draft without being one of its own is written to directly.
  if (op !== 'remove') node[last] = copyOf(value);
  else if (Array.isArray(node)) node.pop();
  else delete node[last];
}
