import { describe, expect, test } from 'vitest';
import {
  commitmentOf, cut, eventsFor, fromReplay, hashOf, moves, play, playAll, replayFor, resume, review, sealed, seatReplaySchema, seeded, start, table, toCompactReplay, toReplay, viewOf,
  type AnyGame, type AnyMatch, type MatchOf,
} from '../../src/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import { randomOf } from '../../src/testing/index.js';
import { laws } from '../../src/testing/judging.js';
import { voyages } from '../../src/voyages/index.js';
import { redefined } from '../fixtures/oasis/broken.js';
import { definition, type OasisDefinition } from '../fixtures/oasis/game.js';
import { oasis, type OasisEvent, type OasisView } from '../fixtures/oasis/index.js';
import { atTheTable, begun, said, thrown, travelled, type OasisMatch } from './help.js';

const SECRET = 'nobody is told before the end';
const playOut = (match: OasisMatch): OasisMatch => {
  for (let at = 0; moves(match).length > 0; at += 1) match = play(match, moves(match)[(at * 7) % moves(match).length]!);
  return match;
};
const playing = play(begun(cut(sealed(SECRET), ['mine', 'yours'])), said('rest'));

/** A match between random players, up to some step. */
function played(game: AnyGame, config: object, steps: number): AnyMatch {
  let match: AnyMatch = start(game, config, sealed(`${game.id} ${steps}`));
  while (match.steps.length < steps && moves(match).length > 0) match = play(match, moves(match)[(match.steps.length * 31) % moves(match).length] as never);
  return match;
}

describe('a match says that it holds secrets', () => {
  test('in a field of its own, which survives JSON text', () => {
    expect([playing.confidential, travelled(playing).confidential, resume(oasis, travelled(playing)).confidential]).toEqual([true, true, true]);
    expect(thrown(() => resume(oasis, { ...travelled(playing), confidential: false }))).toMatchObject({ code: 'invalid-match', path: ['confidential'] });
    const { confidential: _, ...before } = travelled(playing);
    expect(travelled(resume(oasis, before))).toEqual(travelled(playing));
  });

  test('and so does its replay, plain or compact, as long as the game goes on; the secret of luck is told when it is over', () => {
    for (const write of [toReplay, toCompactReplay]) {
      expect(write(playing)).toMatchObject({ confidential: true });
      expect(write(playing)).not.toHaveProperty('luck');
      expect(JSON.stringify(write(playing))).not.toContain(SECRET);
      const over = write(playOut(playing));
      expect(over).toMatchObject({ luck: { secret: SECRET, words: ['mine', 'yours'] } });
      expect(over).not.toHaveProperty('confidential');
    }
    expect(toReplay(playOut(begun(seeded('x'))))).not.toHaveProperty('luck');
  });

  test('a replay that tells its luck goes on as the match it was', () => {
    const over = toReplay(playOut(playing));
    expect(toReplay(fromReplay(oasis, travelled(over)))).toEqual(over);
    expect(fromReplay(oasis, travelled(over), table()).source).toEqual({ kind: 'table' });
    expect(thrown(() => fromReplay(oasis, { ...over, confidential: false }))).toMatchObject({ code: 'replay-malformed' });
    expect(thrown(() => fromReplay(oasis, { ...over, luck: { secret: '', words: [] } }))).toMatchObject({ code: 'replay-malformed' });
  });
});

describe('the commitment', () => {
  test('is there from the beginning, of the match or of its source, and stays', () => {
    const source = sealed('lhasa');
    const match = start(oasis, { seats: 2 }, source);
    // SHA-256 of ["caravanserai commitment","lhasa"].
    const commitment = 'b97a36fbb5067fe40305143abce87254c632c9e2695bfb4f2797cc870cb21f6e';
    expect([commitmentOf(source), commitmentOf(match), commitmentOf(playOut(match)), commitmentOf(resume(oasis, travelled(match))), commitmentOf(cut(source, ['x']))]).toEqual(Array.from({ length: 5 }, () => commitment));
    expect([commitmentOf(seeded('lhasa')), commitmentOf(atTheTable())]).toEqual([null, null]);
  });

  test('is another one for another secret', () => {
    expect(new Set(['a', 'b', 'ab', 'A', ' a'].map((secret) => commitmentOf(sealed(secret)))).size).toBe(5);
  });
});

describe('replayFor', () => {
  test('holds the lines a seat may know: its own cards, not those of the others', () => {
    const lines = (seat: number | null): readonly (string | null)[] => replayFor(playing, seat).steps;
    const [, , first, second] = toReplay(playing).steps as string[];
    expect(lines(0)).toEqual(['guide digger', 'guide trader', first, null, 'rest']);
    expect(lines(1)).toEqual(['guide digger', 'guide trader', null, second, 'rest']);
    expect(lines(null)).toEqual(['guide digger', 'guide trader', null, null, 'rest']);
  });

  test('holds the fingerprint of the view, what luck is bound to, and nothing confidential', () => {
    for (const seat of [0, 1, null]) {
      const replay = replayFor(playing, seat);
      expect(replay).toEqual({
        caravanserai: 1, game: 'oasis', rules: '1', content: 'standard', config: { seats: 2 }, viewer: seat, steps: replay.steps, result: null,
        hash: hashOf(viewOf(playing, seat)), luck: { commitment: commitmentOf(playing), words: ['mine', 'yours'] },
      });
      expect(JSON.stringify(replay)).not.toContain(SECRET);
      expect(seatReplaySchema.check(travelled(replay))).toBeNull();
    }
    expect(replayFor(atTheTable(), 0)).not.toHaveProperty('luck');
  });

  test('of a game that is over holds the totals, and no secret', () => {
    const over = playOut(playing);
    expect(replayFor(over, 0).result).toEqual(toReplay(over).result);
    expect(JSON.stringify(replayFor(over, 0))).not.toContain(SECRET);
  });

  test('of a look back goes as far as the look', () => { expect(replayFor(review(playing, 3), 0).steps).toEqual(replayFor(playing, 0).steps.slice(0, 3)); });

  test('is no replay to play on from', () => {
    expect(thrown(() => fromReplay(oasis, travelled(replayFor(playing, 0))))).toMatchObject({ name: 'ReplayError', code: 'replay-partial' });
  });

  test('a draw for nobody\'s eyes is told to nobody, not even to spectators', () => {
    const deal = definition.frames.deal as Extract<OasisDefinition['frames']['deal'], { type: 'chance' }>;
    const faceDown = redefined({ frames: { ...definition.frames, deal: { ...deal, request: (position, frame) => ({ ...deal.request(position, frame), seat: null }) } } });
    const match = playAll(start(faceDown, { seats: 2 }, seeded('x')), [said('guide digger'), said('guide trader')]);
    for (const seat of [0, 1, null]) expect(replayFor(match, seat).steps).toEqual(['guide digger', 'guide trader', null, null]);
  });

  test.each([
    ['MP2-INFO-1', marcoPolo2, { seats: 3 }, /^keep /, { own: 2, all: 6 }],
    ['VOY-INFO-2', voyages, { seats: 3, variants: { goalChoice: true } }, /^keep /, { own: 2, all: 6 }],
  ] as const)('%s: which goal cards were dealt and kept stands in the replay of their player alone', (_, game: AnyGame, config, line, count) => {
    const match = played(game, config, 90);
    const whole = toReplay(match).steps as string[];
    const hidden = (seat: number | null): number[] => replayFor(match, seat).steps.flatMap((step, at) => (step === null ? [at] : []));
    expect(whole.filter((step) => line.test(step))).toHaveLength(3);
    expect(hidden(null)).toHaveLength(count.all);
    for (const seat of [0, 1, 2]) {
      expect(hidden(seat)).toHaveLength(count.all - count.own);
      expect(replayFor(match, seat).steps.filter((step) => step !== null && line.test(step))).toHaveLength(1);
      expect(replayFor(match, seat).steps).toEqual(whole.map((step, at) => (hidden(seat).includes(at) ? null : step)));
    }
    // Every secret of one seat is a secret to the others.
    expect([0, 1, 2].flatMap((seat) => hidden(null).filter((at) => !hidden(seat).includes(at))).sort((a, b) => a - b)).toEqual(hidden(null));
  });

  test('MERV-TERM-12: where nothing is hidden everybody gets every line', () => {
    const match = played(merv, { seats: 2 }, 60);
    for (const seat of [0, 1, null]) expect(replayFor(match, seat).steps).toEqual(toReplay(match).steps);
  });
});

describe('the fingerprint of a view', () => {
  test('is the same whatever an opponent keeps; that of a state would name it', () => {
    const match = played(marcoPolo2, { seats: 2 }, 60);
    const { state } = match as MatchOf<typeof marcoPolo2>;
    const view = marcoPolo2.view(state, 0);
    const worlds = Array.from({ length: 200 }, (_, at) => marcoPolo2.determinize(view, randomOf(at)));
    expect(new Set(worlds.map((world) => world.players[1]!.goals.join())).size).toBeGreaterThan(10);
    expect(new Set(worlds.map((world) => marcoPolo2.hash(marcoPolo2.view(world, 0)))).size).toBe(1);
    expect(new Set(worlds.map((world) => marcoPolo2.hash(world))).size).toBeGreaterThan(10);
    expect(replayFor(match, 0).hash).toBe(marcoPolo2.hash(view));
  });
});

describe('eventsFor', () => {
  test('leaves out what is for another seat', () => {
    const heard: OasisEvent[] = [];
    playAll(start(oasis, { seats: 2 }, seeded('x')), [said('guide digger'), said('guide trader'), said('rest')], (event) => heard.push(event));
    const kinds = (seat: number | null): string[] => eventsFor(heard, seat).filter(({ kind }) => kind !== 'hand-filled' && kind !== 'round-begins').map((event) => (event.kind === 'dealt' ? `dealt ${event.only}` : event.kind));
    expect([kinds(0), kinds(1), kinds(null)]).toEqual([['guide', 'guide', 'dealt 0', 'rested'], ['guide', 'guide', 'dealt 1', 'rested'], ['guide', 'guide', 'rested']]);
  });
});

describe('law 15 finds what a game forgets to keep', () => {
  const judge = (game: AnyGame, configs?: object): string => {
    try {
      laws(game, { games: 25, steps: 60, ...configs }).find(({ number }) => number === 15)!.prove();
      return 'holds';
    } catch (error) { return (error as Error).message; }
  };
  /** The small game with guides nobody else sees before the end. */
  const hiddenGuides = (secret: boolean): AnyGame => {
    const draft = definition.frames.draft as Extract<OasisDefinition['frames']['draft'], { type: 'decision' }>;
    return redefined({
      frames: { ...definition.frames, draft: { ...draft, secret: () => secret } },
      viewOf: (position, seat): OasisView => {
        const view = definition.viewOf(position, seat);
        const over = view.frames.length === 0;
        return { ...view, guides: [], players: view.players.map((player, at) => (over || at === seat ? player : { ...player, guide: null })) };
      },
    });
  };

  test('a decision that others do not see, and that is not declared as secret', () => {
    expect(judge(hiddenGuides(false))).toMatch(/tells a secret: steps\.\d+ is "guide/);
    expect(judge(hiddenGuides(true))).toBe('holds');
  });

  test.each([['dealt', marcoPolo2], ['dealt', voyages]] as const)('goal cards that are %s in the open: %#', (_, game: AnyGame) => {
    expect(judge({ ...game, mayTell: () => true })).toContain('tells a secret');
  });

  test.each([['Marco Polo II', marcoPolo2], ['The Voyages', voyages]] as const)('goal cards that are kept in the open: %s', (_, game: AnyGame) => {
    const choosing = { ...game, mayTell: (state: never, seat: number | null) => game.chance(state) === null || game.mayTell(state, seat) } as AnyGame;
    expect(judge(choosing)).toContain('tells a secret');
  });
});

describe('events for a seat', () => {
  test('are asked for by its number, or by null for a spectator', () => {
    const secret = [{ kind: 'dealt', seat: 1, only: 1, rule: 'OAS-1' }] as never[];
    expect([eventsFor(secret, 1).length, eventsFor(secret, 0).length, eventsFor(secret, null).length]).toEqual([1, 0, 0]);
    for (const seat of ['1', undefined, -1, 1.5]) expect(thrown(() => eventsFor(secret, seat as never))).toMatchObject({ code: 'invalid-seat', problem: 'expected the number of a seat, or null for a spectator' });
  });
});
