// Immer's drafts at home: rules do not run on a draft. They run on plain data, and what differs is then written into the
// draft. So states and patches are those of a plain call, events hold nothing that is revoked later, and a draft of any
// immer will do, also of the one another library brings along.
import { isDraft, isModified, original } from 'immer';
import { diff, type Patch } from './patches.js';

/** What a draft stands for now; what is no draft is handed back as it is. */
export function plainOf<T>(value: T): T {
  return isDraft(value) ? withoutDrafts(value) : value;
}

/** A value without the drafts that are in it. */
export function withoutDrafts<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const drafted = isDraft(value);
  if (!drafted && Object.isFrozen(value)) return value;
  // Another release of immer calls its fields by other names; then a copy does as well.
  const base = drafted && !isModified(value) ? (original<unknown>(value) as T | undefined) : undefined;
  return base ?? rebuilt(value, drafted);
}

function rebuilt<T extends object>(value: T, drafted: boolean): T {
  let changed = drafted;
  const parts = Reflect.ownKeys(value).filter((key) => key !== 'length' || !Array.isArray(value)).map((key): [string | symbol, unknown] => {
    const raw = behind(value, key);
    const plain = typeof key === 'symbol' ? raw : withoutDrafts(raw);
    if (plain !== raw) changed = true;
    return [key, plain];
  });
  if (!changed) return value;
  return (Array.isArray(value) ? parts.map(([, plain]) => plain) : Object.fromEntries(parts)) as T;
}

/** What lies at a key, looked at without making a draft of it. */
export function behind(value: object, key: string | symbol): unknown {
  return Reflect.getOwnPropertyDescriptor(value, key)?.value;
}

/** Does some work, on a draft too: there it is done on plain data, the draft becomes what comes of it, and is handed back. */
export function alsoOnDraft<T extends object>(value: T, work: (plain: T) => T): T {
  if (!isDraft(value)) return work(value);
  const before = plainOf(value);
  for (const patch of diff(before, work(before))) write(value, patch);
  return value;
}

function write(draft: object, { op, path, value }: Patch): void {
  let node = draft as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) node = node[key] as typeof node;
  const last = path[path.length - 1] as string | number;
  if (op !== 'remove') node[last] = value;
  else if (Array.isArray(node)) node.pop();
  else delete node[last];
}
