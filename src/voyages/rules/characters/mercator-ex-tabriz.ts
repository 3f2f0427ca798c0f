// VOY-MERCATOR-1 to VOY-MERCATOR-5: his share of what the others do.
import { choice, list, move, pop, push, type Refusal, type RuleId, type Seat } from '../../../kernel/rules.js';
import { characterOf, decision, playerAt, refusals, seat, ware, type Position } from '../chapter.js';
import { BAZAAR_KINDS, type BazaarKind } from '../../content/resources.js';
import type { Amount } from '../../content/tables.js';
import { credit } from '../gains.js';

/** A main action of another player that is settled. */
interface Done {
  readonly seat: Seat;
  readonly space: string;
  readonly column: number;
}

/** Every other player who may glean gets a share of a main action. */
export function glean(position: Position, done: Done): void {
  if (done.column === 0 && done.space !== 'khansFavour' && done.space !== 'fiveCoins') return;
  for (let seat = 0; seat < position.box.seats; seat += 1) {
    if (seat !== done.seat && characterOf(position, playerAt(position, seat)).gleans) share(position, seat, done);
  }
}

/** The tile for 3 players brings more than that for 4, and the tile for 2 most. */
function share(position: Position, seat: Seat, { space, column }: Done): void {
  const { seats } = position.box;
  if (space === 'khansFavour' && seats < 4) take(position, seat, { resource: 'camel', amount: 1 }, 'VOY-MERCATOR-3');
  if (space === 'fiveCoins' && seats === 2) take(position, seat, { resource: 'coin', amount: 2 }, 'VOY-MERCATOR-4');
  if (column === 0) return;
  const kinds = kindsOf(position, space, column);
  if (kinds.length > 1) push(position, { kind: 'mercatorGain', seat, kinds });
  else for (const only of kinds) take(position, seat, { resource: only, amount: 1 }, 'VOY-MERCATOR-2');
}

function kindsOf({ box }: Position, space: string, column: number): BazaarKind[] {
  const own = BAZAAR_KINDS.find((kind) => space.endsWith(kind)) ?? 'camel';
  if (box.rulings.mercatorGood === 'kind-of-space') return [own];
  const plain = box.tables.bazaar[own].columns[column - 1]?.plain ?? [];
  return BAZAAR_KINDS.filter((kind) => plain.some(({ resource }) => resource === kind));
}

function take(position: Position, seat: Seat, amount: Amount, rule: RuleId): void {
  credit(position, seat, { amounts: [amount], source: 'mercator', rule });
}

/** Which kind he picks (ruling `mercatorGood`). */
export const mercatorGain = decision('mercatorGain', { seat, kinds: list(choice(BAZAAR_KINDS), { least: 2, most: 4, distinct: true }) }, {
  rule: 'VOY-MERCATOR-2',
  on: ['turn'],
  problem(position, { seat }): string | null {
    const { box: { rulings }, state } = position;
    const at = state.frames.find((frame) => frame.kind === 'turn');
    const others = at?.seat !== seat && state.turn.acted && rulings.mercatorGood === 'any-gained';
    return others && characterOf(position, playerAt(position, seat)).gleans ? null : 'only Mercator has a share, of what others have done';
  },
  moves: { mercatorGain: move('mercator {gain}', { gain: ware }) },
  offer(_, { kinds }, out) { for (const gain of kinds) out.add({ kind: 'mercatorGain', gain }); },
  refuse: (_, { kinds }, { gain }): Refusal | null => (kinds.includes(gain) ? null : refusals['not-in-column']),
  play(position, { seat }, { gain }) {
    pop(position);
    take(position, seat, { resource: gain, amount: 1 }, 'VOY-MERCATOR-2');
  },
});
