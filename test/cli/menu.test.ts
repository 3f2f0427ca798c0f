import { describe, expect, test } from 'vitest';
import { guideTo } from '../../src/cli/guides.js';
import { meant, menuOf, movesSaying, namedBy, says, type Question } from '../../src/cli/menu.js';
import { voiceOf } from '../../src/cli/voice.js';
import type { AnyGame, AnyMove, AnyState, Picked } from '../../src/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import { arrange, voyages } from '../../src/voyages/index.js';
import { randomFrom, sample } from '../../src/index.js';

async function questionOf(game: AnyGame, state: AnyState, language = 'en'): Promise<Question> {
  const guide = await guideTo(game);
  const voice = voiceOf(game, guide!.texts, language, (state.config as { seats: number }).seats);
  return { game, seen: state, list: game.legalMoves(state), voice };
}

/** A turn of The Voyages with these dice, and enough of everything. */
const turn = (): AnyState => arrange({ seats: 2, players: [{ dice: ['own6', 'own4', 'own4', 'own2', 'own1'], coin: 20, camel: 9 }] });

describe('a menu asks step by step', () => {
  test('first what kind of move, then its parts in the order of its line, at last whole moves', async () => {
    const question = await questionOf(voyages, turn());
    const first = menuOf(question, []);
    expect(first.part).toBe('kind');
    const bazaar = first.entries.find(({ label }) => label === 'Bazaar')!;
    expect(bazaar.count).toBe(question.list.filter(({ kind }) => kind === 'bazaar').length);
    const second = menuOf(question, bazaar.picks);
    expect([second.part, second.entries.map(({ label }) => label), second.otherParts]).toEqual(['good', ['camels', 'pepper', 'silk', 'gold'].map((word) => (word === 'camels' ? 'camel' : word)), ['column', 'die']]);
    const third = menuOf(question, [...bazaar.picks, { part: 'good', value: 'camel' }]);
    expect([third.part, third.entries[0]?.label]).toEqual(['column', 'column 1']);
  });

  test('no answer leads to a dead end, and every move is reached, in every game', async () => {
    for (const [game, seats] of [[voyages, 3], [marcoPolo2, 2], [merv, 2]] as unknown as readonly (readonly [AnyGame, number])[]) {
      const random = randomFrom(`menus ${game.id}`);
      let state = game.setup({ seats });
      for (let step = 0; step < 90 && game.actor(state).type !== 'over'; step += 1) {
        const request = game.chance(state);
        if (request) { state = game.resolve(state, sample(request, random)); continue; }
        const question = await questionOf(game, state);
        const reached = new Set<string>();
        const walk = (picked: readonly Picked[], depth: number): void => {
          expect(depth).toBeLessThan(14);
          const { entries, part } = menuOf(question, picked);
          expect(entries.length).toBeGreaterThan(0);
          for (const { move, picks } of entries) if (move) reached.add(game.notation.print(move)); else walk([...picked, ...picks], depth + 1);
          expect(part === null || entries.length > 1).toBe(true);
        };
        if (question.list.length < 400) {
          walk([], 0);
          expect(reached.size).toBe(question.list.length);
        }
        state = game.apply(state, question.list[Math.floor(random() * question.list.length)] as AnyMove);
      }
    }
  }, 60_000);
});

describe('what is typed is understood', () => {
  test('by the beginnings of words, whole names first', async () => {
    const question = await questionOf(voyages, turn());
    const { entries } = menuOf(question, []);
    expect(meant(entries, 'baz').map(({ label }) => label)).toEqual(['Bazaar']);
    expect(meant(entries, 'KHAN').map(({ label }) => label)).toEqual(["Khan's favour"]);
    expect(meant(entries, 'submarine')).toEqual([]);
    expect(says('Take 5 coins with own 6.', ['coin', 'own'])).toBe(true);
    expect(says('Take 5 coins with own 6.', ['oin'])).toBe(false);
  });

  test('a filter keeps the moves that say all the words', async () => {
    const question = await questionOf(voyages, turn());
    const kept = movesSaying(question, question.list, ['pepper', 'bazaar']);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every((move) => move.kind === 'bazaar' && (move as unknown as { good: string }).good === 'pepper')).toBe(true);
  });

  test('things that are not possible now are named all the same', async () => {
    const question = await questionOf(voyages, turn());
    expect(namedBy(question, 'bazaar gold column 6')).toEqual([{ part: 'kind', value: 'bazaar' }, { part: 'good', value: 'gold' }, { part: 'column', value: 6 }]);
    expect(namedBy(question, 'complete c19')).toEqual([{ part: 'kind', value: 'complete' }, { part: 'contract', value: 'c19' }]);
    expect(namedBy(question, 'bazaar submarine')).toBeNull();
    expect(namedBy(await questionOf(voyages as unknown as AnyGame, turn(), 'ru'), 'Базар золота')).toEqual([{ part: 'kind', value: 'bazaar' }, { part: 'good', value: 'gold' }]);
  });
});
