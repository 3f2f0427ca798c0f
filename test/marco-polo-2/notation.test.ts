import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { position } from './helpers.js';

/** What a person is told of a move, by its line of notation. */
const sentences: Readonly<Record<string, string>> = {
  'character de-wu': 'Pick De Wu.',
  'keep g01': 'Keep goal card g01.',
  'double bonus-coins': 'Receive the bonus of bonus-coins twice.',
  'single': 'Double no bonus.',
  'pairs -': 'Take the bonuses of all dice singly.',
  'pairs 3': 'Take pair bonuses for 3.',
  'pairs 3+5': 'Take pair bonuses for 3 and 5.',
  'compensation 1 2': 'Take 1 coins, 2 camels as compensation.',
  'compensation 0 2': 'Take 2 camels as compensation.',
  'compensation 0 0': 'Take nothing as compensation.',
  'book I own3': 'Use book I with own3.',
  'offer 2': 'Choose offer 2.',
  'glean silk': 'Take 1 silk.',
  'khan own3': 'Use the Khan\'s favour with own3.',
  'seals own3+own2': 'Take a guild seal with own3 and own2.',
  'seal farmer': 'Take the seal: Farmers\' guild.',
  'travel upper own3+own2+own2': 'Travel on the upper space with own3, own2, own2.',
  'step xian': 'Move to Xian.',
  'companion lhasa': 'Move the second figure to Lhasa.',
  'stop': 'Stop.',
  'post xian': 'Place a post in Xian.',
  'relocate lhasa': 'Move the post from Lhasa.',
  'contracts own3': 'Take contracts with own3.',
  'take c01 c02': 'Take contract c01 and discard c02.',
  'discard c01': 'Discard contract c01.',
  'special baghdad own3': 'Use Baghdad with own3.',
  'card k01 black5': 'Use city card k01 with black5.',
  'exchange 1 1': 'Carry out exchange 1 once.',
  'exchange 2 3': 'Carry out exchange 2 3 times.',
  'again': 'Once more.',
  'amount 1': 'Take it once.',
  'amount 4': 'Take it 4 times.',
  'city lhasa': 'Take the city bonus of Lhasa.',
  'copy bonus-coins': 'Copy the city bonus bonus-coins.',
  'complete c01': 'Complete contract c01.',
  'improve jeweler': 'Improve the seal: Jewelers\' guild.',
  'bag own3 coin': 'Put own3 on the money bag for 3 coins.',
  'bag own3 camel': 'Put own3 on the money bag for 2 camels.',
  'bag own3 jade': 'Put own3 on the money bag for 1 jade.',
  'reroll own3': 'Roll own3 again.',
  'raise own3': 'Raise own3 by 1.',
  'lower own3': 'Lower own3 by 1.',
  'black-die': 'Buy a black die.',
  'pick 4': 'Take a black die that shows 4.',
  'outpost outpost-gold': 'Use the outpost bonus outpost-gold.',
  'end': 'End the turn.',
  'pass': 'Pass.',
  'pay 2 1 0': 'Pay 2 coins, 1 camels.',
  'pay 0 0 3': 'Pay 3 jade.',
  'goods gold:1': 'Take 1 gold.',
  'bonus move lhasa': 'Resolve move of lhasa next.',
  'accept': 'Accept it.',
  'decline': 'Do without.',
  'oases 1 2': 'Take coins for 1 and camels for 2 oases.',
  'give pepper:2+silk:1': 'Pay 2 pepper, 1 silk.',
  'take c01 none': 'Take contract c01.',
  'step oasis-kerman': 'Move to Oasis (Kerman).',
};

describe('moves as text', () => {
  const { state } = position({ seats: 3 });
  for (const [line, sentence] of Object.entries(sentences)) {
    test(`${line}: ${sentence}`, () => {
      const move = marcoPolo2.notation.parse(line)!;
      expect(marcoPolo2.notation.print(move)).toBe(line);
      expect(marcoPolo2.notation.describe(state, move)).toBe(sentence);
    });
  }
});
