// The numbers of refusals, met in random games: who has what is said to be missing is no longer refused for that, and one less is not enough.
import { describe, expect, test } from 'vitest';
import { randomFrom, sample } from '../../../src/index.js';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { merv } from '../../../src/merv/index.js';
import { scenario } from '../../../src/testing/scenario.js';
import { voyages } from '../../../src/voyages/index.js';
import { texts as voyagesEn } from '../../../src/voyages/words/texts/en/index.js';
import { texts as voyagesRu } from '../../../src/voyages/words/texts/ru/index.js';
import type { AnyGame, AnyMove } from '../../../src/kernel/game.js';
import type { Refusal } from '../../../src/kernel/legality.js';

const CUBES = ['purple', 'sand', 'teal', 'orange', 'white'];

/** Puts so much more of what a refusal names before a player; false if it names nothing a player holds. */
function give(state: { players: Record<string, unknown>[] }, seat: number, [what, amount]: [string, string | number]): boolean {
  const player = state.players[seat] as Record<string, number> & { cubes?: number[]; servants?: number };
  if (typeof amount !== 'number') return false;
  if (CUBES.includes(what) && player.cubes) player.cubes[CUBES.indexOf(what)]! += amount;
  else if (what === 'good' || what === 'anyGood') player['pepper']! += amount;
  else if (what === 'servant') player.servants! += amount;
  else if (typeof player[what] === 'number') player[what] += amount;
  else return false;
  return true;
}

interface Case { readonly code: string; readonly move: string; readonly params: string }

/** Refusals with amounts in random games: those that stay when all is there, and those that are gone when one is still missing. */
function judged(game: AnyGame, games: number): { readonly codes: Set<string>; readonly stay: Case[]; readonly early: Case[] } {
  const seen = new Map<string, AnyMove[]>();
  const codes = new Set<string>();
  const stay: Case[] = [];
  const early: Case[] = [];
  for (let at = 0; at < games; at += 1) {
    const random = randomFrom(`refusals ${at}`);
    let state = game.setup({ seats: 2 + (at % 3) });
    for (let actor = game.actor(state); actor.type !== 'over'; actor = game.actor(state)) {
      if (actor.type === 'chance') { state = game.resolve(state, sample(game.chance(state)!, random)); continue; }
      const { seat } = actor;
      const moves = game.legalMoves(state);
      const kind = state.frames.at(-1)!.kind;
      const pool = seen.get(kind) ?? [];
      seen.set(kind, pool);
      for (const move of pool) {
        const refused = game.check(state, move);
        if (refused.ok || !refused.params) continue;
        const amounts = Object.entries(refused.params) as [string, number][];
        const told: Case = { code: refused.code, move: game.notation.print(move), params: JSON.stringify(refused.params) };
        const still = (left: [string, number][]): boolean | null => {
          const copy = JSON.parse(JSON.stringify(state)) as typeof state;
          if (!left.every((one) => give(copy as never, seat, one))) return null;
          const now = game.check(copy, move);
          return !now.ok && now.code === refused.code;
        };
        const all = still(amounts);
        if (all === null) continue;
        codes.add(refused.code);
        if (all) stay.push(told);
        if (still(amounts.map(([what, amount], place) => [what, place === 0 ? amount - 1 : amount])) === false) early.push(told);
      }
      for (let tries = 0; tries < 2; tries += 1) {
        const fresh = moves[Math.floor(random() * moves.length)];
        if (pool.length < 40) pool.push(fresh!);
        else pool[Math.floor(random() * 40)] = fresh!;
      }
      state = game.apply(state, moves[Math.floor(random() * moves.length)] as never);
    }
  }
  return { codes, stay, early };
}

describe('who has what is said to be missing is no longer refused for that, and one less is not enough', () => {
  test.each([
    ['voyages', voyages as unknown as AnyGame, ['card-not-payable', 'change-not-payable', 'contract-not-payable', 'path-not-payable', 'black-die-not-payable']],
    ['marco-polo-2', marcoPolo2 as unknown as AnyGame, ['cannot-pay', 'path-too-dear']],
    ['merv', merv as unknown as AnyGame, ['cubes-missing', 'goods-missing', 'no-camel', 'queue-camels', 'route-camel']],
  ] as const)('%s', (_, game, common) => {
    const { codes, stay, early } = judged(game, 4);
    expect(stay.slice(0, 5)).toEqual([]);
    expect(early.slice(0, 5)).toEqual([]);
    expect([...codes].sort()).toEqual(expect.arrayContaining([...common]));
  });
});

test('a refusal for a low die says which one it is, and how high it has to be', () => {
  const position = scenario(voyages, { seats: 3, players: [{ dice: ['own2', 'own1'] }], spaces: { khansFavour: ['1:own4'] } });
  const low = position.check('khan pepper own2') as Refusal;
  expect([low.code, low.params]).toEqual(['khan-too-low', { least: 4, die: 'own2' }]);
  expect(voyagesEn.sayRefusal(low)).toMatch(/ At least 4, not own 2\.$/);
  expect(voyagesRu.sayRefusal(low)).toMatch(/ Не меньше 4, а не свой «2»\.$/);
  expect((position.check('bazaar pepper 3 own2') as Refusal).params).toEqual({ least: 3, die: 'own2' });
  expect((position.check('bazaar silk 1 own2') as Refusal).params).toEqual({ exactly: 2 });
  expect((position.check('contracts 3 own2') as Refusal).params).toEqual({ least: 3, die: 'own2' });
  const book = scenario(marcoPolo2, { seats: 3, players: [{ jade: 3, dice: ['own2'] }] }).check('book II own2') as Refusal;
  expect([book.code, book.params]).toEqual(['die-too-low', { least: 3, die: 'own2' }]);
});

test('numbers of refusals are said in words behind the sentence', () => {
  const refusal = (code: string, params: Refusal['params']): Refusal => ({ ok: false, code, rule: 'VOY-KHAN-3', message: '', params: params! });
  expect(voyagesEn.sayRefusal(refusal('khan-too-low', { least: 4 }))).toMatch(/ At least 4\.$/);
  expect(voyagesEn.sayRefusal(refusal('steps-used-up', { most: 2 }))).toMatch(/ At most 2\.$/);
  expect(voyagesRu.sayRefusal(refusal('change-not-payable', { camel: 2 }))).toMatch(/ Не хватает: 2 верблюдов\.$/);
});
