import { describe, expect, test } from 'vitest';
import { randomOf, stepOf, take } from '../../../src/testing/index.js';
import { voyages, type Config, type Move, type State } from '../../../src/voyages/index.js';
import { refused, table, turn } from '../helpers.js';

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
    for (const kind of ['fiveCoins own3', 'khan gold own3', 'contracts 1+2 own3', 'cityCard k01 2 own3', 'cityCard k20 camel 2 own3', 'cityCard k21 own3', 'moneyBag own3', 'reroll own3', 'change own3 up', 'buy black die', 'end turn', 'take 2', 'gift coin', 'discard c01', 'draw', 'step moscow', 'step 2 moscow', 'post and step moscow', 'travel 2: moscow and anxi', 'post moscow', 'relocate moscow', 'again', 'city anxi', 'trade coin for vp', 'pay goods silk+gold', 'stop', 'next move', 'goods silk+gold', 'copy b1', 'mercator gold', 'decline', 'keep g01+g02', 'compensation 1 camel 2 coin', 'travel own3+own3']) {
      expect(say(kind)).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('every kind of move has a sentence of its own', () => {
    const sentences: Readonly<Record<string, string>> = {
      'bazaar silk 4 own5+black4': 'Go to the bazaar for silk, column 4, with own 5 and black 4.',
      'fiveCoins own3': 'Take 5 coins with own 3.',
      'khan gold own3': 'Seek Khan\'s favour with own 3: 1 gold and 2 camels.',
      'contracts 1 own3': 'Take the contract of column 1 with own 3: contract c01.',
      'contracts 1+2 own3': 'Take the contracts of columns 1 and 2 with own 3: contract c01 and contract c02.',
      'cityCard k01 2 own3': 'Use city card k01 2 times with own 3.',
      'cityCard k20 camel 2 own3': 'Use city card k20 2 times with own 3, paying in camels.',
      'cityCard k21 own3': 'Use city card k21 with own 3.',
      'moneyBag own3': 'Put own 3 on the money bag for 3 coins.',
      'moneyBag own0': 'Put an own die on the money bag for 3 coins.',
      'reroll own3': 'Pay 1 camel to roll own 3 again.',
      'change own3 up': 'Pay 2 camels to turn own 3 up by 1.',
      'buy black die': 'Pay 3 camels for a black die.',
      'end turn': 'End the turn.',
      'take 2': 'Take the contract of column 2 as well: contract c02.',
      'gift coin': 'Take the column\'s coins.',
      'gift camel': 'Take the column\'s camels.',
      'discard c01': 'Give up contract c01.',
      'draw': 'Draw the contract.',
      'step moscow': 'Step to Moscow.',
      'step 1 moscow': 'Step to Moscow with the first figure.',
      'step 2 moscow': 'Step to Moscow with the second figure.',
      'post and step moscow': 'Leave a post and step to Moscow.',
      'travel 1: oasis-1 > moscow': 'Travel 1 step: Oasis 1 – Moscow.',
      'travel 2: oasis-1 > moscow': 'Travel 2 steps: Oasis 1 – Moscow.',
      'travel 2: moscow and anxi': 'Travel 2 steps: Moscow and Anxi.',
      'travel 2: - and anxi': 'Travel 2 steps: Anxi.',
      'travel 2: moscow and -': 'Travel 2 steps: Moscow.',
      'post moscow': 'Place the post in Moscow first.',
      'relocate moscow': 'Move the post from Moscow.',
      'again': 'Once more.',
      'city anxi': 'Take the bonus of Anxi.',
      'trade coin for vp': 'Give coins for points.',
      'pay goods silk+gold': 'Pay 1 silk and 1 gold.',
      'stop': 'Stop here.',
      'next move': 'Resolve this next: move.',
      'next anyGood': 'Resolve this next: good of choice.',
      'next distinctGoods': 'Resolve this next: different goods.',
      'next contract': 'Resolve this next: contract.',
      'next blackDie': 'Resolve this next: black die.',
      'next otherCityBonus': 'Resolve this next: bonus of another city.',
      'goods silk+gold': 'Take 1 silk and 1 gold.',
      'copy b1': 'Copy city bonus b1.',
      'mercator gold': 'Take 1 gold as Mercator ex Tabriz.',
      'decline': 'Do without it.',
      'keep g01+g02': 'Keep goal card g01 and goal card g02.',
      'compensation 1 camel 2 coin': 'Take 1 camel and 2 coins for the low roll.',
      'travel own3+own3': 'Travel with own 3 and own 3.',
      'complete c09': 'Complete contract c09.',
      'character johannes': 'Play Johannes Carpini.',
    };
    const { state } = table();
    for (const [line, sentence] of Object.entries(sentences)) expect(voyages.notation.describe(state, voyages.notation.parse(line)!)).toBe(sentence);
  });

  test('what is no move is not read', () => {
    for (const line of ['', 'bazaar', 'bazaar tea 1 own3', 'fiveCoins red3', 'step atlantis', 'toString', 'travel', 'end turn now']) expect(voyages.notation.parse(line)).toBeNull();
  });

  test('every kind of move is described by its pattern', () => {
    expect(voyages.moveKinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fiveCoins', 'bazaar', 'khan', 'contracts', 'travel', 'cityCard', 'complete', 'moneyBag', 'reroll', 'change', 'buyBlackDie', 'endTurn']));
  });
});

describe('refusals of moves that are written the wrong way', () => {
  test('VOY-CARD-17: goods that are not held cannot be paid', () => {
    const position = turn({ pepper: 1, silk: 2, gold: 2, posts: ['moscow'], dice: ['own2'] }, { cityCards: { moscow: 'k18' } }).play('cityCard k18 own2', 'step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9');
    expect(position.check('pay goods pepper+pepper+silk+gold')).toMatchObject(refused('goods-not-held', 'VOY-CARD-17'));
    expect(position.check('pay goods pepper+silk+gold+gold')).toEqual({ ok: true });
  });

  test('every refusal names a rule of the rule book and says why in a sentence', () => {
    for (const { code, rule, message } of Object.values(voyages.refusals)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(rule).toMatch(/^VOY-([A-Z]+-\d+)$/);
      expect(message).toMatch(/^[A-Z].*[.!]$/);
    }
  });
});
