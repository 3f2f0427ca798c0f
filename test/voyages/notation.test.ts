import { describe, expect, test } from 'vitest';
import { randomOf, stepOf, take } from '../../src/testing/index.js';
import { voyages, type Config, type Move, type State } from '../../src/voyages/index.js';
import { moveKinds } from '../../src/voyages/moves.js';
import { refused, table, turn } from './helpers.js';

/** Looks at every decision of a random game. */
function everyDecision(config: Config, seed: number, look: (state: State, moves: readonly Move[]) => void): void {
  const random = randomOf(seed);
  const state = voyages.inPlace.clone(voyages.setup(config));
  for (;;) {
    const step = stepOf(voyages, state, Math.floor(random() * 2 ** 31));
    if (!step) return;
    if (step.kind === 'move') look(state, step.legal as readonly Move[]);
    take(voyages, state, step);
  }
}

describe('moves as text', () => {
  test('every legal move has a line of its own that is read back, and a sentence', () => {
    const seen = new Set<string>();
    const sentences = new Map<string, string>();
    for (const [seats, seed] of [[2, 1], [3, 2], [4, 3]] as const) {
      everyDecision({ seats, variants: { draft: true, goalChoice: true } }, seed, (state, moves) => {
        const lines = moves.map(voyages.notation.print);
        expect(new Set(lines).size).toBe(lines.length);
        moves.forEach((move, at) => {
          expect(voyages.notation.parse(lines[at]!)).toEqual(move);
          if (seen.has(move.kind)) return;
          seen.add(move.kind);
          sentences.set(move.kind, voyages.notation.describe(state, move));
        });
      });
    }
    expect(seen.size).toBeGreaterThan(20);
    for (const [kind, sentence] of sentences) expect(`${kind}: ${sentence}`).toMatch(/: [A-Z].*\.$/);
  });

  test('a sentence names what happens', () => {
    const { state } = table();
    const say = (line: string): string => voyages.notation.describe(state, voyages.notation.parse(line)!);
    expect(say('bazaar silk 4 own5+black4')).toMatch(/silk.*4.*own 5.*black 4/);
    expect(say('travel 2: oasis-1 > moscow')).toMatch(/Oasis 1.*Moscow/);
    expect(say('character johannes')).toMatch(/Johannes Carpini/);
    expect(say('complete c09')).toMatch(/c09/);
    for (const kind of ['fiveCoins own3', 'khansFavour gold own3', 'contracts 1+2 own3', 'cityCard k01 2 own3', 'cityCard k20 camel 2 own3', 'cityCard k21 own3', 'moneyBag own3', 'reroll own3', 'change own3 up', 'buy black die', 'end turn', 'take 2', 'gift coin', 'discard c01', 'draw', 'step moscow', 'step 2 moscow', 'post and step moscow', 'travel 2: moscow and anxi', 'post first moscow', 'relocate moscow', 'again', 'city anxi', 'trade coin for vp', 'pay silk+gold', 'stop', 'next move', 'goods silk+gold', 'copy b1', 'mercator gold', 'decline', 'keep g01+g02', 'compensation 1 camel 2 coin', 'travel own3+own3']) {
      expect(say(kind)).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('what is no move is not read', () => {
    for (const line of ['', 'bazaar', 'bazaar tea 1 own3', 'fiveCoins red3', 'step atlantis', 'toString', 'travel', 'end turn now']) expect(voyages.notation.parse(line)).toBeNull();
  });

  test('every kind of move is described by its pattern', () => {
    expect(Object.keys(moveKinds)).toEqual(expect.arrayContaining(['fiveCoins', 'bazaar', 'khansFavour', 'contracts', 'travel', 'cityCard', 'complete', 'moneyBag', 'reroll', 'change', 'buyBlackDie', 'endTurn']));
  });
});

describe('refusals of moves that are written the wrong way', () => {
  test('VOY-CARD-17: goods that are not held cannot be paid', () => {
    const position = turn({ pepper: 1, silk: 2, gold: 2, posts: ['moscow'], dice: ['own2'] }, { cityCards: { moscow: 'k18' } }).play('cityCard k18 own2', 'step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9');
    expect(position.check('pay pepper+pepper+silk+gold')).toMatchObject(refused('goods-not-held', 'VOY-CARD-17'));
    expect(position.check('pay pepper+silk+gold+gold')).toEqual({ ok: true });
  });

  test('every refusal names a rule of the rule book and says why in a sentence', () => {
    for (const { code, rule, message } of Object.values(voyages.refusals)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(rule).toMatch(/^VOY-([A-Z]+-\d+)$/);
      expect(message).toMatch(/^[A-Z].*[.!]$/);
    }
  });
});
