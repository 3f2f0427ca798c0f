// What has another name, or another form, than in version 0.1.0: read by same.mjs, which plays old and new side by
// side, and written out in the changelog.
//
// A move is `old: 'new'` when only its kind has another name; else `old: { kind, parts, with, values }`: `parts` renames
// parts (`null` drops one), `with` adds parts that are always the same, `values` gives a part another form.

/** @typedef {{ kind?: string, parts?: Record<string, string | null>, with?: Record<string, unknown>, values?: Record<string, (value: any) => unknown> }} MoveRename */
/** @typedef {{ moves: Record<string, string | MoveRename>, purposes: Record<string, string>, ids: Record<string, string>, lines: Record<string, string>, frames: Record<string, string>, state: Record<string, string>, refusals: Record<string, string>, rulings: Record<string, string>, files: Record<string, string> }} Renames */

/** @returns {Renames} */
const nothing = () => ({ moves: {}, purposes: {}, ids: {}, lines: {}, frames: {}, state: {}, refusals: {}, rulings: {}, files: {} });

/** @type {Record<'voyages' | 'marco-polo-2' | 'merv', Renames>} */
export const renames = {
  voyages: {
    ...nothing(),
    moves: { khansFavour: 'khan', takeSecond: 'takeContract', postFirst: 'post', copyBonus: { parts: { bonus: 'tile' } } },
    lines: { khansFavour: 'khan {good} {die}', postFirst: 'post {city}', payGoods: 'pay goods {goods}', copyBonus: 'copy {tile}' },
    frames: { setUp: 'setup', walk: 'movement', postFirst: 'whichPost' },
    state: { offered: 'characters', 'turn.posts': 'turn.freshPosts', 'chooseGoods.from': 'chooseGoods.source' },
    files: { 'frame-types.ts': 'frames.ts', 'box.ts': 'box.ts, content/tables.ts', 'clone.ts': 'derived.ts', 'view.ts': 'derived.ts', 'census.ts': 'derived.ts', 'planning.ts': 'play/planning.ts', 'characters/ids.ts': 'content/character-ids.ts' },
  },
  'marco-polo-2': { ...nothing() },
  merv: {
    ...nothing(),
    moves: {
      end: 'endTurn', pass: 'decline',
      contract: { kind: 'fulfil', parts: { card: 'contract' } },
      take: { kind: 'takeCard', parts: { place: 'position' } },
      card: { kind: 'takeCard', parts: { place: 'position' }, with: { cubes: [] } },
    },
    state: {
      'players.camels': 'players.camel', 'players.scrolls': 'players.scroll', 'players.givenScrolls': 'players.givenScroll', 'players.contracts': 'players.fulfilled',
      'turn.who': 'turn.seat',
    },
  },
};
