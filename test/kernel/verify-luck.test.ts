import { describe, expect, test } from 'vitest';
import { branch, commitmentOf, cut, moves, play, recorded, replayFor, review, sealed, seeded, start, table, toCompactReplay, toReplay, verifyLuck, type AnyGame, type AnyMatch, type Replay, type Source } from '../../src/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import { voyages } from '../../src/voyages/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { thrown, travelled } from './help.js';

function playOut(match: AnyMatch): AnyMatch {
  for (let at = 0; moves(match).length > 0; at += 1) match = play(match, moves(match)[(at * 7) % moves(match).length] as never);
  return match;
}
const whole = (game: AnyGame, source: Source, seats = 2): AnyMatch => playOut(start(game, { seats }, source));

const source = cut(sealed('a secret of the host'), ['wind', 'sand']);
const commitment = commitmentOf(source)!;
const over = whole(oasis, source);
const replay = toReplay(over);
const lucky = over.steps.filter((step) => 'luck' in step).length;

describe('verifyLuck', () => {
  test.each([['oasis', oasis], ['voyages', voyages], ['marco-polo-2', marcoPolo2], ['merv', merv]] as const)('%s: shows that every roll and draw was decided before the first move', (_, game: AnyGame) => {
    const match = whole(game, source, game.seats[1]);
    const decided = match.steps.filter((step) => 'luck' in step).length;
    for (const write of [toReplay, toCompactReplay]) expect(verifyLuck(game, travelled(write(match)), commitment)).toEqual({ ok: true, decided, words: ['wind', 'sand'] });
    expect(decided).toBeGreaterThan(2);
  });

  test('a host who shows another secret than he was bound to is found out', () => {
    const other = toReplay(whole(oasis, sealed('another secret')));
    expect(verifyLuck(oasis, other, commitment)).toMatchObject({ ok: false, code: 'luck-other-secret', step: null });
  });

  test('a host who changed one roll is found out, and at which step', () => {
    const changed = over.steps.flatMap((step) => ('luck' in step ? [step.luck] : []));
    const rolled = changed.findIndex(([value]) => typeof value === 'number');
    changed[rolled] = [(changed[rolled]![0] as number) % 6 + 1];
    const step = over.steps.findIndex((one) => 'luck' in one && typeof one.luck[0] === 'number');
    let cheat = start(oasis, { seats: 2 }, { kind: 'scripted', outcomes: [...changed, ...Array.from({ length: 40 }, () => [1])], next: 0 }) as AnyMatch;
    while (cheat.steps.length <= step) cheat = play(cheat, moves(cheat)[(cheat.steps.filter((one) => 'move' in one).length * 7) % moves(cheat).length] as never);
    const told: Replay = { ...toReplay(cheat), luck: replay.luck! };
    expect(verifyLuck(oasis, told, commitment)).toMatchObject({ ok: false, code: 'luck-not-bound', step });
  });

  test('a host who left out or changed a player\'s word is found out', () => {
    for (const words of [[], ['wind'], ['sand', 'wind'], ['wind', 'sand!']]) {
      expect(verifyLuck(oasis, { ...replay, luck: { ...replay.luck!, words } }, commitment)).toMatchObject({ ok: false, code: 'luck-not-bound' });
    }
  });

  test('a host who adds a word, or puts them in another order, is found out by the words that were announced', () => {
    expect(verifyLuck(oasis, replay, commitment, ['wind', 'sand'])).toMatchObject({ ok: true });
    for (const words of [['wind', 'sand', '22'], ['sand', 'wind']]) {
      const tried = toReplay(whole(oasis, cut(sealed('a secret of the host'), words)));
      expect(verifyLuck(oasis, tried, commitment)).toMatchObject({ ok: true, words });
      expect(verifyLuck(oasis, tried, commitment, ['wind', 'sand'])).toMatchObject({ ok: false, code: 'luck-other-words', step: null });
    }
    expect(thrown(() => verifyLuck(oasis, replay, commitment, 'wind' as never))).toMatchObject({ code: 'invalid-words' });
  });

  test('of a game that is not over nothing is said: what a host leaves out would be decided by the secret he tells', () => {
    const { confidential: _, ...fresh } = toReplay(start(merv, { seats: 2 }, table()));
    const begun = playOut(start(merv, { seats: 2 }, source));
    const { confidential: __, ...early } = toReplay(review(begun, begun.steps.length - 9));
    for (const one of [fresh, early]) expect(verifyLuck(merv, { ...one, luck: replay.luck }, commitment)).toMatchObject({ ok: false, code: 'luck-not-over', step: null });
  });

  test('a replay that says something else each time it is read is read once', () => {
    let reads = 0;
    const fickle = { ...replay, get steps(): unknown { reads += 1; return reads === 1 ? replay.steps : null; } };
    expect(verifyLuck(oasis, fickle, commitment)).toMatchObject({ ok: true });
  });

  test('luck that changed hands in the middle is not bound', () => {
    const parted = playOut(branch(review(over, over.steps.length - 6), cut(sealed('a secret of the host'), [])));
    expect(verifyLuck(oasis, toReplay(parted), commitment)).toMatchObject({ ok: false, code: 'luck-not-bound' });
  });

  test('without a secret nothing can be said', () => {
    const { luck: _, ...silent } = replay;
    for (const one of [silent, toReplay(whole(oasis, seeded('x'))), toReplay(review(over, 7))]) expect(verifyLuck(oasis, one, commitment)).toMatchObject({ ok: false, code: 'luck-not-told' });
  });

  test('a replay that cannot be believed proves nothing; the verdict has its code and step', () => {
    const steps = replay.steps as string[];
    expect(verifyLuck(oasis, { ...replay, steps: [...steps.slice(0, 4), 'claim', ...steps.slice(5)] }, commitment)).toMatchObject({ ok: false, code: 'not-now', step: 4 });
    expect(verifyLuck(oasis, replayFor(over, 0), commitment)).toMatchObject({ ok: false, code: 'replay-partial', step: null });
    for (const nothing of [null, 5, 'replay', {}]) expect(verifyLuck(oasis, nothing, commitment)).toMatchObject({ ok: false, code: 'replay-malformed' });
    expect(verifyLuck(oasis, { ...replay, hash: '0123456789abcdef' }, commitment)).toMatchObject({ ok: false, code: 'replay-hash' });
  });

  test('what a seat wrote down during the game stands in the replay that is told in the end', () => {
    const early = replayFor(review(over, 12), 1).steps;
    expect(early.filter((line) => line === null)).toHaveLength(1);
    expect(early.every((line, at) => line === null || line === replay.steps[at])).toBe(true);
  });

  test('its luck can be played again with other moves', () => {
    expect(recorded(replay).outcomes).toHaveLength(lucky);
  });
});

describe('a verdict', () => {
  test('says in words what is wrong', () => {
    const { luck: _, ...silent } = replay;
    expect(verifyLuck(oasis, silent, commitment)).toEqual({ ok: false, code: 'luck-not-told', step: null, message: 'the replay does not tell a secret: the game is not over, or its luck was not sealed' });
    expect(verifyLuck(oasis, toReplay(whole(oasis, sealed('another secret'))), commitment)).toEqual({ ok: false, code: 'luck-other-secret', step: null, message: 'the secret is not the one that the commitment binds' });
    const verdict = verifyLuck(oasis, { ...replay, luck: { ...replay.luck!, words: ['rain'] } }, commitment) as { message: string; step: number };
    const lucky = (over.steps[verdict.step] as { luck: readonly string[] }).luck;
    expect(verdict.message).toMatch(new RegExp(`^luck was to be \\w+( \\w+)*, not ${lucky.join(' ')}$`));
    expect(lucky.length).toBeGreaterThan(1);
    const [, due] = /to be (.*), not/.exec(verdict.message)!;
    expect(due!.split(' ')).toHaveLength(lucky.length);
  });

  test('a fault of the program is no doubt about the luck', () => {
    const faulty: typeof oasis = { ...oasis, inPlace: { ...oasis.inPlace, play: () => { throw new TypeError('a fault'); } } };
    expect(() => verifyLuck(faulty, replay, commitment)).toThrow(TypeError);
  });
});
