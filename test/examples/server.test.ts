import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentOf, sealed, verifyLuck, type Replay, type SeatReplay } from '../../src/index.js';
import { oasis, type OasisState } from '../fixtures/oasis/index.js';

interface Hosted {
  readonly server: Server;
  readonly keys: readonly string[];
  readonly match: () => { readonly state: OasisState };
}

let hosted: Hosted;
let origin: string;

beforeAll(async () => {
  const example = '../../docs/examples/server.mjs';
  const { hostMatch } = (await import(example)) as { hostMatch: (game: unknown, config: object, seed: string) => Hosted };
  hosted = hostMatch(oasis, { seats: 2 }, 'a server');
  await new Promise<void>((resolve) => { hosted.server.listen(0, '127.0.0.1', resolve); });
  origin = `http://127.0.0.1:${(hosted.server.address() as AddressInfo).port}`;
});

afterAll(() => {
  hosted.server.close();
});

const view = async (seat: number | null): Promise<{ version: number; view: { viewer: number | null; players: { hand: unknown[] }[] } }> =>
  (await fetch(`${origin}/view?key=${seat === null ? 'nobody' : hosted.keys[seat]}`)).json() as never;

const post = async (seat: number, body: unknown): Promise<{ status: number; json: { refusal?: { code: string; rule: string | null } } }> => {
  const response = await fetch(`${origin}/move?key=${hosted.keys[seat]}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { status: response.status, json: (await response.json()) as never };
};

test('a stranger sees what a spectator may see', async () => {
  expect((await view(null)).view.viewer).toBeNull();
});

test('a move out of turn, of an old position, or against the rules is refused with a reason, and nothing changes', async () => {
  const before = await view(1);
  const { version } = before;
  expect((await post(0, { version, move: { kind: 'guide', guide: 'digger' } })).json.refusal?.code).toBe('not-your-turn');
  expect((await post(1, { version: version - 1, move: { kind: 'guide', guide: 'digger' } })).json.refusal?.code).toBe('out-of-date');
  expect((await post(1, { version, move: { kind: 'dig' } })).json.refusal).toMatchObject({ code: 'not-now', rule: 'OAS-1' });
  expect((await post(1, 'no json')).status).toBe(400);
  expect((await post(1, 'x'.repeat(50_000))).status).toBe(400);
  expect(await view(1)).toEqual(before);
});

test('a legal move is played, and only its seat learns the secrets', async () => {
  const { version } = await view(1);
  expect((await post(1, { version, move: { kind: 'guide', guide: 'digger' } })).status).toBe(200);
  expect((await post(0, { version: version + 1, move: { kind: 'guide', guide: 'trader' } })).status).toBe(200);
  const seen = (await view(0)).view.players.map(({ hand }) => hand);
  expect(seen[0]).not.toContain(null);
  expect(seen[1]).toEqual([null, null]);
});

test('nothing that leaves the server tells a secret before the end; then everybody can verify the luck', async () => {
  const told = async (address: string): Promise<{ status: number; json: unknown }> => {
    const response = await fetch(`${origin}${address}`);
    return { status: response.status, json: await response.json() };
  };
  const commitment = commitmentOf(sealed('a server'));
  for (const key of [...hosted.keys, 'nobody']) {
    const [seen, replay] = [await told(`/view?key=${key}`), await told(`/replay?key=${key}`)];
    expect([seen.json, replay.json]).toMatchObject([{ commitment }, { luck: { commitment } }]);
    for (const { json } of [seen, replay]) expect(JSON.stringify(json)).not.toContain('a server');
    expect((replay.json as SeatReplay).steps).toContain(null);
  }
  for (;;) {
    const { version, view: { viewer } } = await view(0);
    const { match } = hosted;
    const actor = oasis.actor(match().state);
    if (actor.type !== 'seat') break;
    expect([viewer, (await post(actor.seat, { version, move: oasis.legalMoves(match().state)[0] })).status]).toEqual([0, 200]);
  }
  const { json } = await told('/replay?key=nobody');
  expect((json as Replay).luck).toEqual({ secret: 'a server', words: [] });
  expect(verifyLuck(oasis, json, commitment!)).toMatchObject({ ok: true });
});
