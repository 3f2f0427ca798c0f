import { expect, test } from 'vitest';
import { marcoPolo2 as game } from '../../../src/marco-polo-2/index.js';
import { sample } from '../../../src/kernel/chance.js';
import { randomFrom } from '../../../src/kernel/sources.js';
import { standardPack } from '../../../src/marco-polo-2/content/standard/index.js';
import { characters, firstGameCharacters } from '../../../src/marco-polo-2/content/characters.js';
import { sightOf } from '../../../src/marco-polo-2/words/texts/sight.js';
import type { Move } from '../../../src/marco-polo-2/frames.js';
import type { Event } from '../../../src/marco-polo-2/words/events.js';
import type { State } from '../../../src/marco-polo-2/state.js';

type Amounts = Readonly<Record<'coin' | 'camel' | 'jade', number>>;
const amounts = ({ coin = 0, camel = 0, jade = 0 }: Readonly<Record<string, unknown>>): Amounts => ({ coin: Number(coin), camel: Number(camel), jade: Number(jade) });
const less = (one: Amounts, other: Amounts): Amounts => ({ coin: one.coin - other.coin, camel: one.camel - other.camel, jade: one.jade - other.jade });

/** What a sentence says that a move costs, and what it does cost; `null` where nothing is said, or it is settled with other things at once. */
function costs(state: State, move: Move): readonly [Amounts, Amounts] | null {
  const sight = sightOf(standardPack, state);
  const events: Event[] = [];
  const after = game.apply(state, move, (event) => { events.push(event); });
  const top = after.frames.at(-1);
  switch (move.kind) {
    case 'step': case 'companion': {
      const before = state.frames.at(-1);
      const found = sight.step(move.kind === 'step' ? 0 : 1, move.to);
      return found && before?.kind === 'movement' && top?.kind === 'movement' && top.seat === before.seat ? [amounts(found.cost), less(amounts(top), amounts(before))] : null;
    }
    case 'travel': return top?.kind === 'movement' ? [amounts(sight.price(`travel:${move.space}`, move.dice)), amounts(top)] : null;
    case 'seals': case 'contracts': {
      const paid = events.find((event) => event.kind === 'paid' && event.rule === 'MP2-SPACE-10');
      const asked = top?.kind === 'pay' ? amounts(top) : amounts({});
      return [amounts(sight.price(move.kind === 'seals' ? 'guildSeals' : 'contracts', move.kind === 'seals' ? move.dice : [move.die])), paid?.kind === 'paid' ? amounts(paid.amounts) : asked];
    }
    case 'book': return top?.kind === 'offer' ? [amounts(sight.price(`book:${move.space}`, [move.die])), { coin: top.coin, camel: 0, jade: 0 }] : null;
    default: return null;
  }
}

const everybody = [...characters, ...firstGameCharacters].map(({ id }) => id);

test('MP2-SPACE-10, MP2-TRAVEL-5, MP2-TRAVEL-6, MP2-R-18: what sentences say of costs is what is paid, with every character', () => {
  const seen: Record<string, number> = {};
  for (let nth = 0; nth < 24; nth += 1) {
    const random = randomFrom(`sight ${nth}`);
    const seated = Array.from({ length: 3 }, (_, seat) => everybody[(3 * nth + seat) % everybody.length] as string);
    const config = { seats: 3, characters: seated, rulings: { firstGameCharacters: 'on', ownDiceOccupy: nth % 2 === 0 ? 'no' : 'yes' } } as Parameters<typeof game.setup>[0];
    let state = game.setup(config);
    for (;;) {
      const request = game.chance(state);
      if (request) { state = game.resolve(state, sample(request, random)); continue; }
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      const kinds = new Set<string>();
      for (const move of moves) {
        // One of a kind at a time is looked at, another every time.
        if (kinds.has(move.kind) || random() < 0.3) continue;
        kinds.add(move.kind);
        const found = costs(state, move);
        if (found === null) continue;
        seen[move.kind] = (seen[move.kind] ?? 0) + 1;
        expect(found[0], `${game.notation.print(move)} of ${JSON.stringify(seated)}`).toEqual(found[1]);
      }
      state = game.apply(state, moves[Math.floor(random() * moves.length)] as Move);
    }
  }
  expect(Object.keys(seen).sort()).toEqual(['book', 'companion', 'contracts', 'seals', 'step', 'travel']);
});
