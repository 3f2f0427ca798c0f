import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { branch, resume, seeded, toReplay, undo, type AnyGame, type AnyMatch, type AnyMove, type AnyView } from '../../../src/index.js';
import { INVALID_MOVE, matchOn, tableOf, type HostedTable, type SeenTable } from '../../../src/boardgame-io/index.js';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { merv } from '../../../src/merv/index.js';
import { voyages } from '../../../src/voyages/index.js';
import type { Game as FrameworkGame } from 'boardgame.io';
import { oasis } from '../../fixtures/oasis/index.js';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: (options: object) => LocalClient };
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as {
  InitializeGame: (options: { game: object; numPlayers: number; setupData?: object }) => Full;
  CreateGameReducer: (options: { game: object }) => (state: Full, action: object) => Full;
};
const { RandomBot, MCTSBot, Simulate } = require('boardgame.io/ai') as { RandomBot: Bot; MCTSBot: Bot; Simulate: (options: object) => Promise<{ state: Full }> };

type Bot = new (options: object) => object;
interface Context { readonly gameover?: { readonly winners: readonly string[] }; readonly currentPlayer: string; readonly activePlayers: Record<string, string> | null; readonly turn: number }
interface Full { readonly G: HostedTable; readonly ctx: Context; readonly _undo: unknown[]; readonly transients?: unknown; readonly deltalog: { readonly redact?: boolean }[] }
interface LocalClient {
  readonly getState: () => { readonly G: SeenTable<AnyView>; readonly ctx: Context };
  readonly moves: Record<'begin' | 'play' | 'undo', (...args: unknown[]) => void>;
  readonly updatePlayerID: (id: string) => void;
}

beforeAll(() => { for (const method of ['log', 'error', 'info', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => undefined); });
afterAll(() => { vi.restoreAllMocks(); });

const luckOf = (seed: string) => ({ begin: (fresh: AnyMatch): AnyMatch => branch(fresh, seeded(seed)) });

/** A table without a server. */
function tabled(game: AnyGame, numPlayers: number, options = luckOf('table'), setupData?: object) {
  const adapted = tableOf(game, options);
  const reduce = CreateGameReducer({ game: adapted });
  let state = InitializeGame({ game: adapted, numPlayers, ...(setupData ? { setupData } : {}) });
  const act = (type: string, playerID: number | string, ...args: unknown[]): boolean => {
    const before = state;
    const { transients: _, ...after } = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(playerID) } });
    state = after;
    return before.G !== state.G;
  };
  const acting = (): number => Number(Object.keys(state.ctx.activePlayers!)[0]);
  const match = (): AnyMatch => matchOn(game, state.G);
  const legal = (): readonly AnyMove[] => game.legalMoves(match().state);
  return { act, acting, match, legal, state: () => state, adapted };
}

describe('a table', () => {
  test('nothing is dealt, and nothing can be played, before somebody begins; once', () => {
    const { act, state, match } = tabled(oasis, 2);
    expect(state().ctx.activePlayers).toEqual({ 0: 'begin', 1: 'begin' });
    expect([match().steps, match().source]).toEqual([[], { kind: 'table' }]);
    expect(act('play', 0, { kind: 'rest' })).toBe(false);
    expect(act('undo', 0)).toBe(false);
    expect(act('begin', 1)).toBe(true);
    const first = oasis.actor(match().state as never);
    expect(state().ctx.activePlayers).toEqual({ [(first as { seat: number }).seat]: 'draft' });
    expect(act('begin', 0)).toBe(false);
  });

  test('what the rules refuse is an invalid move and changes nothing; the view knows the reason', () => {
    const { act, acting, state, legal, adapted } = tabled(oasis, 2);
    act('begin', 0);
    const seat = acting();
    const { view } = adapted.playerView({ G: state().G, playerID: String(seat) });
    expect(oasis.check(view as never, { kind: 'rest' })).toMatchObject({ ok: false, code: 'not-now', rule: 'OAS-1' });
    for (const wrong of [{ kind: 'rest' }, { kind: 'guide' }, null, 'rest', undefined, [], { kind: 'guide', guide: 'nobody' }]) expect(act('play', seat, wrong)).toBe(false);
    expect(act('play', 1 - seat, legal()[0])).toBe(false);
    expect(adapted.moves.play.move({ G: state().G, playerID: String(1 - seat) }, legal()[0] as never)).toBe(INVALID_MOVE);
    // Whoever is called otherwise than the seat is somebody else, however much his name is worth as a number.
    for (const playerID of [`0${seat}`, `0x${seat}`, ` ${seat}`, `${seat}.0`]) expect(adapted.moves.play.move({ G: state().G, playerID }, legal()[0] as never), playerID).toBe(INVALID_MOVE);
    expect(act('play', seat, legal()[0])).toBe(true);
  });

  test('a seat that is asked in between acts out of turn, and the turn goes on', () => {
    // OAS-6: who digs a five or six owes the next player.
    for (let seed = 0; seed < 200; seed += 1) {
      const { act, acting, legal, state } = tabled(oasis, 2, luckOf(`toll ${seed}`));
      act('begin', 0);
      while (legal()[0]!.kind === 'guide') act('play', acting(), legal()[0]);
      const { turn, currentPlayer } = state().ctx;
      act('play', acting(), { kind: 'dig' });
      const [stage] = Object.values(state().ctx.activePlayers!);
      if (stage !== 'toll') continue;
      expect(acting()).toBe(1 - Number(currentPlayer));
      expect(act('play', acting(), { kind: 'waive' })).toBe(true);
      expect(state().ctx.turn).toBeGreaterThanOrEqual(turn);
      return;
    }
    throw new Error('no five and no six');
  });

  test('a move is taken back by its own seat, as far as the rules of undo go', () => {
    const { act, acting, legal, match, state, adapted } = tabled(voyages, 2);
    act('begin', 0);
    for (let steps = 0; steps < 200; steps += 1) {
      const before = match();
      const seat = acting();
      act('play', seat, legal()[0]);
      const { canUndo } = adapted.playerView({ G: state().G, playerID: String(acting()) });
      const after = match();
      expect(act('undo', 1 - acting())).toBe(false);
      if (!canUndo) continue;
      expect(acting()).toBe(seat);
      expect(act('undo', seat)).toBe(true);
      expect(match().state).toEqual(before.state);
      expect(match().state).toEqual(undo(after).state);
      expect(state()._undo).toEqual([]);
      return;
    }
    throw new Error('nothing could be taken back');
  });

  test('hidden choices stay out of the log', () => {
    const { act, acting, legal, match, state } = tabled(marcoPolo2, 3);
    act('begin', 0);
    let hidden = 0;
    for (let steps = 0; steps < 12; steps += 1) {
      const may = (marcoPolo2 as unknown as AnyGame).mayTell(match().state, null);
      act('play', acting(), legal()[0]);
      expect(state().deltalog[0]!.redact).toBe(!may);
      if (!may) hidden += 1;
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test('setupData is the config; a wrong one is refused with the reason', () => {
    const { adapted, match } = tabled(merv, 2, luckOf('set up'), { preset: 'english' });
    expect(match().config).toEqual(merv.setup({ seats: 2, preset: 'english' }).config);
    expect(adapted.validateSetupData({ preset: 'english' }, 2)).toBeUndefined();
    expect(adapted.validateSetupData({ preset: 'french' }, 2)).toContain('preset');
    expect(adapted.validateSetupData(undefined, 9)).toContain('seats');
    expect([adapted.minPlayers, adapted.maxPlayers]).toEqual([...merv.seats]);
  });

  test('a saved match goes on, at a table of as many seats', () => {
    const first = tabled(oasis, 2);
    first.act('begin', 0);
    first.act('play', first.acting(), first.legal()[0]);
    const saved = JSON.stringify(first.match());
    const load = { begin: () => resume(oasis, JSON.parse(saved)) as unknown as AnyMatch };
    const second = tabled(oasis, 2, load);
    expect(second.act('begin', 1)).toBe(true);
    expect(toReplay(second.match())).toEqual(toReplay(first.match()));
    expect(Object.keys(second.state().ctx.activePlayers!)).toEqual([String(second.acting())]);
    expect(second.act('play', second.acting(), second.legal()[0])).toBe(true);
    expect(tabled(oasis, 3, load).act('begin', 0)).toBe(false);
  });

  test('a stranger, and a seat that is not there, are spectators; a view of a view is that view', () => {
    const { act, state, adapted } = tabled(oasis, 2);
    act('begin', 0);
    for (const playerID of [null, '2', '-1', '0x1', 'admin', '00', undefined as never]) {
      expect((adapted.playerView({ G: state().G, playerID })).view.viewer).toBeNull();
    }
    const seen = adapted.playerView({ G: state().G, playerID: '1' });
    expect(adapted.playerView({ G: seen, playerID: '0' })).toBe(seen);
  });
});

describe('clients and bots of the framework', () => {
  test('its types take the games as they are', () => {
    const games: FrameworkGame[] = [tableOf(voyages), tableOf(marcoPolo2), tableOf(merv)];
    expect(games.map(({ name }) => name)).toEqual(['voyages', 'marco-polo-2', 'merv']);
  });

  test('one client at one screen plays for all', () => {
    const client = Client({ game: tableOf(oasis, luckOf('hot seat') as never), numPlayers: 2, debug: false });
    client.updatePlayerID('0');
    client.moves.begin();
    for (let steps = 0; steps < 80 && !client.getState().ctx.gameover; steps += 1) {
      client.updatePlayerID(Object.keys(client.getState().ctx.activePlayers!)[0]!);
      client.moves.play(oasis.legalMovesFor(client.getState().G.view as never)[0]);
    }
    expect(client.getState().ctx.gameover!.winners.length).toBeGreaterThan(0);
  });

  test.each([['random', RandomBot, {}], ['tree search', MCTSBot, { iterations: 5, playoutDepth: 5 }]])('a bot by %s plays a whole game', async (_, Kind, options) => {
    const game = tableOf(oasis, luckOf('bots') as never);
    const { enumerate } = game.ai;
    const bot = new Kind({ game, enumerate, seed: 'bot', ...options });
    const { state } = await Simulate({ game, bots: { 0: bot, 1: bot }, state: InitializeGame({ game, numPlayers: 2 }), depth: 200 });
    expect(state.ctx.gameover!.winners.length).toBeGreaterThan(0);
  });

  test('who does not act has nothing to choose from', () => {
    const { act, acting, state, adapted, legal } = tabled(oasis, 2);
    expect(adapted.ai.enumerate(state().G, state().ctx as never, '1')).toEqual([{ move: 'begin', args: [] }]);
    act('begin', 0);
    expect(adapted.ai.enumerate(state().G, state().ctx as never, String(1 - acting()))).toEqual([]);
    expect(adapted.ai.enumerate(state().G, state().ctx as never, String(acting())).map(({ args }) => args[0])).toEqual(legal());
  });
});
