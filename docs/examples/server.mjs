// A table for several clients over plain HTTP. The server keeps the match; a client gets its own view and nothing else,
// lists its moves from that view by itself, and sends one. Refusals come back with code, rule and sentence.
//
//   GET  /view?key=KEY                        -> { seat, version, view, events, score, commitment }
//   POST /move?key=KEY  { version, move }     -> the same, or 409 { refusal }
//   GET  /replay?key=KEY                      -> the game as this seat may know it; whole, with the secret of luck, when it is over
//
// The match, its states and its replays never leave this file before the game is over: guides/security.md says why.
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { actorOf, commitmentOf, eventsFor, play, replayFor, sealed, start, toReplay, viewOf } from 'caravanserai';

const LONGEST_BODY = 20_000;

/** Hosts one match. Each seat is reached by its own key; whoever has none of them is a spectator. Without a secret one is drawn. */
export function hostMatch(game, config, secret) {
  let match = start(game, config, sealed(secret));
  let log = [];
  const keys = Array.from({ length: match.config.seats }, () => randomUUID());

  const answer = (seat, from) => ({
    seat,
    version: match.steps.length,
    view: viewOf(match, seat),
    events: eventsFor(log.filter(({ at }) => at > from).map(({ event }) => event), seat),
    score: game.scoreFor(viewOf(match, seat)),
    commitment: commitmentOf(match),
  });

  function move(seat, { version, move: wanted }) {
    const actor = actorOf(match);
    if (version !== match.steps.length) return [409, { refusal: { code: 'out-of-date', rule: null, message: 'The table has moved on.' } }];
    if (actor.type !== 'seat' || actor.seat !== seat) return [409, { refusal: { code: 'not-your-turn', rule: null, message: 'It is not your turn.' } }];
    const refusal = game.check(match.state, wanted);
    if (!refusal.ok) return [409, { refusal }];
    const heard = [];
    match = play(match, wanted, (event) => heard.push(event));
    log = [...log, ...heard.map((event) => ({ at: match.steps.length, event }))].slice(-1000);
    return [200, answer(seat, version)];
  }

  const server = createServer(async (request, response) => {
    const reply = (status, json) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    try {
      const { pathname, searchParams } = new URL(request.url, 'http://table');
      const at = keys.indexOf(searchParams.get('key'));
      const seat = at < 0 ? null : at;
      if (request.method === 'GET' && pathname === '/view') return reply(200, answer(seat, Number(searchParams.get('from') ?? Infinity)));
      if (request.method === 'GET' && pathname === '/replay') return reply(200, actorOf(match).type === 'over' ? toReplay(match) : replayFor(match, seat));
      if (request.method === 'POST' && pathname === '/move') return reply(...move(seat, JSON.parse(await bodyOf(request))));
      return reply(404, { error: 'no such thing' });
    } catch (error) {
      // A body that is no JSON, or too long: the client's fault, and nothing has happened.
      return reply(400, { error: String(error.message) });
    }
  });
  return { server, keys, match: () => match };
}

async function bodyOf(request) {
  let body = '';
  for await (const piece of request) {
    body += piece;
    if (body.length > LONGEST_BODY) throw new Error('the request is too long');
  }
  return body;
}
