// Ids that depend on the pack. Rules are written once for all packs: a part of a move that names a card, a space, a piece
// or a tile says of which table, and the moves of a game are bound to those of its pack.
import { called, THAT_IS_ALL } from '../../kernel/parts.js';
import { choice, text, type Schema } from '../../kernel/schema.js';
import type { MoveKinds } from '../../kernel/moves.js';
import type { Pack } from './pack.js';
import { pieceIds } from './pieces.js';

const ids = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id);

const TABLES = {
  contract: (pack: Pack): readonly string[] => ids(pack.contracts.entries),
  space: (pack: Pack): readonly string[] => ids(pack.mosqueSpaces.entries),
  piece: (pack: Pack): readonly string[] => pieceIds(pack),
  tile: (pack: Pack): readonly string[] => ids(pack.scoringTiles.entries),
} as const;

type Named = keyof typeof TABLES;

/** A part of a move that names an entry of the pack. */
interface NamedSchema extends Schema<string> {
  readonly named: Named;
}

/** A part of a move that names an entry of the pack: any text until it is bound to one. */
export function idOf(named: Named): Schema<string> {
  return { ...text(80), text: { pattern: '\\S+', print: (id) => id, parse: (id) => (id === THAT_IS_ALL ? undefined : id) }, named } as NamedSchema;
}

const isNamed = (part: Schema<unknown>): part is NamedSchema => Object.hasOwn(part, 'named');

/** Binds kinds of move to a pack: the same kind gives the same kind again. */
export function binder(pack: Pack): (kinds: MoveKinds) => MoveKinds {
  const bound = new Map<MoveKinds[string], MoveKinds[string]>();
  const bind = (kind: MoveKinds[string]): MoveKinds[string] => {
    const parts = Object.entries(kind.parts).map(([name, part]) => [name, isNamed(part) ? called(part.named, choice(TABLES[part.named](pack))) : part] as const);
    return { ...kind, parts: Object.fromEntries(parts) };
  };
  return (kinds) => Object.fromEntries(Object.entries(kinds).map(([name, kind]) => {
    const known = bound.get(kind) ?? bind(kind);
    bound.set(kind, known);
    return [name, known];
  }));
}
