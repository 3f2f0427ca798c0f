import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { branch, commitmentOf, equal, fromReplay, mayKnow, sealed, verifyLuck, type AnyEvent, type AnyGame, type AnyMatch, type AnyMove, type AnyState, type AnyView, type Replay } from '../../../src/index.js';
import { matchOn, tableOf, type GameOver, type HostedTable, type SeenTable } from '../../../src/boardgame-io/index.js';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { merv } from '../../../src/merv/index.js';
import { randomOf } from '../../../src/testing/index.js';
import { voyages } from '../../../src/voyages/index.js';
import { oasis } from '../../fixtures/oasis/index.js';

const require = createRequire(import.meta.url);
// Its sub-paths cannot be imported as ES modules on Node 20.
const { Client } = require('boardgame.io/client') as { Client: (options: object) => TableClient };
const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO: (options: { server: string }) => unknown };
const { Server } = require('boardgame.io/server') as { Server: (options: object) => TableServer };

interface Seen { readonly G: SeenTable<AnyView>; readonly ctx: { readonly gameover?: GameOver; readonly currentPlayer: string; readonly activePlayers: Record<string, string> | null }; readonly _stateID: number }
interface TableClient {
  readonly start: () => void;
  readonly stop: () => void;
  readonly getState: () => Seen | null;
  readonly moves: { readonly begin: () => void; readonly play: (move: unknown) => void; readonly undo: () => void };
  readonly events: Record<string, ((...args: unknown[]) => void) | undefined>;
  readonly undo: () => void;
  readonly transport: { readonly socket: { readonly onAny: (listen: (type: string, ...args: unknown[]) => void) => void } };
}
interface Stored { readonly state: { readonly G: HostedTable; readonly _stateID: number } }
interface TableServer {
  readonly run: (options: { port: number }) => Promise<{ appServer: { address: () => AddressInfo; close: () => void; closeAllConnections: () => void } }>;
  readonly db: { readonly fetch: (id: string, what: object) => Stored; setState: (id: string, state: Stored['state'], log: unknown) => void };
}
interface Hosted { readonly origin: string; readonly server: TableServer; readonly close: () => void }

/** A server of boardgame.io on the loopback interface. */
async function hosting(game: object): Promise<Hosted> {
  const server = Server({ games: [game], origins: [/./] });
  const { appServer } = await server.run({ port: 0 });
  return { server, origin: `http://127.0.0.1:${appServer.address().port}`, close: () => { appServer.close(); appServer.closeAllConnections(); } };
}

const post = async (url: string, body: object): Promise<{ status: number; json: Record<string, string> }> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { status: response.status, json: (response.ok ? await response.json() : {}) as Record<string, string> };
};

/** Servers answer when they do: real time is waited for, and so much of it is enough on any machine. */
const until = async (condition: () => boolean): Promise<void> => {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => { setTimeout(resolve, 1); });
  }
};

/** A match over the lobby, and a client for each seat and for a spectator, every word of whose server is kept. */
async function seated(hosted: Hosted, game: AnyGame, adapted: object, seats: number, setupData?: object) {
  const { json: { matchID } } = await post(`${hosted.origin}/games/${game.id}/create`, { numPlayers: seats, setupData });
  const told: { seat: number | null; type: string; args: unknown[] }[] = [];
  const clients: TableClient[] = [];
  for (let seat = 0; seat <= seats; seat += 1) {
    const isSeat = seat < seats;
    const credentials = isSeat ? (await post(`${hosted.origin}/games/${game.id}/${matchID}/join`, { playerID: String(seat), playerName: `seat ${seat}` })).json['playerCredentials'] : undefined;
    const client = Client({ game: adapted, matchID, multiplayer: SocketIO({ server: hosted.origin }), debug: false, numPlayers: seats, ...(isSeat ? { playerID: String(seat), credentials } : {}) });
    client.start();
    client.transport.socket.onAny((type, ...args) => { told.push({ seat: isSeat ? seat : null, type, args }); });
    clients.push(client);
  }
  await until(() => clients.every((client) => client.getState() !== null));
  return { matchID: matchID!, clients, told, stop: () => { for (const client of clients) client.stop(); } };
}

/** Plays a random game: each client chooses from what it sees. Gives every full state by its number. */
async function playedOut(hosted: Hosted, game: AnyGame, { matchID, clients }: { matchID: string; clients: readonly TableClient[] }): Promise<Map<number, HostedTable>> {
  const states = new Map<number, HostedTable>();
  const note = (): Stored['state'] => {
    const { state } = hosted.server.db.fetch(matchID, { state: true });
    states.set(state._stateID, state.G);
    return state;
  };
  const inStep = (): Promise<void> => until(() => clients.every((client) => client.getState()!._stateID === note()._stateID));
  const random = randomOf(7);
  clients.at(-2)!.moves.begin();
  await until(() => note().G.begun);
  for (let steps = 0; steps < game.longest; steps += 1) {
    await inStep();
    const { ctx } = clients[0]!.getState()!;
    if (ctx.gameover) return states;
    const [acting] = Object.keys(ctx.activePlayers!);
    const client = clients[Number(acting)]!;
    const { G, _stateID: before } = client.getState()!;
    const moves: readonly AnyMove[] = game.legalMovesFor(G.view);
    client.moves.play(moves[Math.floor(random() * moves.length)]);
    await until(() => note()._stateID !== before);
  }
  throw new Error('the game did not end');
}

const quiet = () => { for (const method of ['log', 'error', 'info', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => undefined); };
beforeAll(quiet);
afterAll(() => { vi.restoreAllMocks(); });

const stateOf = (G: HostedTable): AnyState => (G.match as AnyMatch).state;

/** Holds one message of the server against what the seat may know at that state. */
function holdMessage(game: AnyGame, states: ReadonlyMap<number, HostedTable>, secret: string, { seat, type, args }: { seat: number | null; type: string; args: unknown[] }): void {
  if (type === 'matchData') return;
  expect(['sync', 'update']).toContain(type);
  const [, body, deltalog] = args as [string, { state?: Seen; log?: unknown[]; initialState?: { G: HostedTable } }, unknown[] | undefined];
  const state = (type === 'sync' ? body.state : body) as Seen & { _undo: unknown[]; _redo: unknown[]; deltalog?: unknown };
  const full = states.get(state._stateID)!;
  const over = state.ctx.gameover !== undefined;
  expect(Object.keys(state.G).sort()).toEqual(['begun', 'canUndo', 'commitment', 'events', 'replay', 'view']);
  expect(equal(state.G.view, game.view(stateOf(full), seat))).toBe(true);
  expect(state.G.events).toEqual((full.events as AnyEvent[]).filter((event) => mayKnow(event, seat)));
  expect(state.G.replay === null).toBe(!over);
  expect([state._undo, state._redo, state.deltalog]).toEqual([[], [], undefined]);
  if (!over) expect(JSON.stringify(args)).not.toContain(secret);
  // What is sent as it is holds nothing that was dealt.
  if (body.initialState) expect(body.initialState.G).toMatchObject({ begun: false, match: { source: { kind: 'table' }, steps: [] } });
  for (const entry of [...(deltalog ?? []), ...(body.log ?? [])] as { action: { payload: { type: string; args: unknown[] | null; playerID: string } }; _stateID: number }[]) {
    const { payload } = entry.action;
    const before = states.get(entry._stateID);
    if (payload.type === 'play' && before && !game.mayTell(stateOf(before), seat)) expect(payload.args).toBeNull();
  }
}

const SECRET = 'f'.repeat(32);

describe.each([['voyages', voyages, 4], ['marco-polo-2', marcoPolo2, 3], ['merv', merv, 2], ['oasis', oasis, 3]] as unknown as [string, AnyGame, number][])('%s over the socket server of boardgame.io', (_, game, seats) => {
  test('a whole game, and no message tells a client more than its seat may know', async () => {
    const adapted = tableOf(game, { begin: (fresh: AnyMatch) => branch(fresh, sealed(SECRET)) });
    const hosted = await hosting(adapted);
    const round = await seated(hosted, game, adapted, seats);
    try {
      const first = hosted.server.db.fetch(round.matchID, { state: true }).state.G;
      const states = await playedOut(hosted, game, round);
      states.set(0, first);
      for (const message of round.told) holdMessage(game, states, SECRET, message);
      expect(round.told.filter(({ type }) => type === 'update').length).toBeGreaterThan(10 * seats);
      const { G } = hosted.server.db.fetch(round.matchID, { state: true }).state;
      const match = matchOn(game, JSON.parse(JSON.stringify(G)) as HostedTable);
      const { gameover } = round.clients[0]!.getState()!.ctx;
      const sheet = game.score(match.state);
      expect(gameover).toMatchObject({ winners: sheet.winners.map(String), scores: sheet.players.map(({ total }) => total) });
      const seen = round.clients.at(-1)!.getState()!.G;
      const again: AnyMatch = fromReplay(game, seen.replay);
      expect(equal(again.state, match.state)).toBe(true);
      expect(seen.commitment).toBe(commitmentOf(match));
      expect(verifyLuck(game, seen.replay as Replay, seen.commitment!).ok).toBe(true);
    } finally {
      round.stop();
      hosted.close();
    }
  }, 240_000);
});

/** One server after another on the same database. */
async function again(game: object, before: Hosted): Promise<Hosted> {
  const server = Server({ games: [game], db: before.server.db, origins: [/./] });
  const { appServer } = await server.run({ port: 0 });
  return { server, origin: `http://127.0.0.1:${appServer.address().port}`, close: () => { appServer.close(); appServer.closeAllConnections(); } };
}

describe.each([['voyages', voyages, 2], ['merv', merv, 1]] as unknown as [string, AnyGame, number][])('%s with differences instead of states', (_, game, seats) => {
  test('moves, undo, a client that comes back, a stranger, and another server for the same match', async () => {
    const adapted = { ...tableOf(game), deltaState: true };
    const hosted = await hosting(adapted);
    const { matchID, clients, stop } = await seated(hosted, game, adapted, seats);
    const view = (client: TableClient): AnyView => client.getState()!.G.view;
    const inStep = (among: readonly TableClient[]): Promise<void> => until(() => new Set(among.map((client) => client.getState()?._stateID)).size === 1);
    const opened = (origin: string, more: object = {}): TableClient => {
      const client = Client({ game: adapted, matchID, numPlayers: seats, multiplayer: SocketIO({ server: origin }), debug: false, ...more });
      client.start();
      return client;
    };
    let second: Hosted | null = null;
    const late: TableClient[] = [];
    try {
      clients[0]!.moves.begin();
      await until(() => clients.every((client) => client.getState()!.G.begun));
      const random = randomOf(3);
      let undone = 0;
      for (let steps = 0; steps < 40; steps += 1) {
        await inStep(clients);
        const { ctx, _stateID: at } = clients[0]!.getState()!;
        const client = clients[Number(Object.keys(ctx.activePlayers!)[0])]!;
        const before = view(client);
        const moves = game.legalMovesFor(before);
        client.moves.play(moves[Math.floor(random() * moves.length)]);
        await until(() => client.getState()!._stateID > at);
        if (steps % 3 !== 0 || !client.getState()!.G.canUndo) continue;
        client.moves.undo();
        await until(() => client.getState()!._stateID > at + 1);
        expect(equal(view(client), before)).toBe(true);
        undone += 1;
      }
      await inStep(clients);
      expect(undone).toBeGreaterThan(3);
      const back = opened(hosted.origin);
      late.push(back);
      await until(() => back.getState() !== null);
      expect(equal(view(back), view(clients.at(-1)!))).toBe(true);
      second = await again(adapted, hosted);
      const elsewhere = opened(second.origin);
      late.push(elsewhere);
      await until(() => elsewhere.getState() !== null);
      expect(equal(view(elsewhere), view(back))).toBe(true);
    } finally {
      stop();
      for (const client of late) client.stop();
      second?.close();
      hosted.close();
    }
  }, 120_000);
});
