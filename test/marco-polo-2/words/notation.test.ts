import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { position } from '../helpers.js';

/** What a person is told of a move, by its line of notation. */
const sentences: Readonly<Record<string, string>> = {
  'character de-wu': 'Play De Wu.',
  'keep g01': 'Keep goal card g01.',
  'double bonus-coins': 'Receive this bonus twice: city bonus of coins.',
  'single': 'Double no bonus.',
  'pairs -': 'Take the bonuses of all dice singly.',
  'pairs 3': 'Take pair bonuses for 3.',
  'pairs 5+3': 'Take pair bonuses for 5 and 3.',
  'compensation 2 camel 1 coin': 'Take 2 camels and 1 coin for the low roll.',
  'compensation 2 camel 0 coin': 'Take 2 camels for the low roll.',
  'compensation 0 camel 0 coin': 'Take nothing for the low roll.',
  'book I own3': 'Use book I with own 3.',
  'offer 2': 'Choose offer 2.',
  'glean silk': 'Take 1 silk.',
  'khan own3': 'Seek Khan\'s favour with own 3.',
  'seals own3+own2': 'Take a guild seal with own 3 and own 2.',
  'seal farmer': 'Take the seal: Farmers\' guild.',
  'travel upper own3+own2+own2': 'Travel on the upper travel space with own 3, own 2 and own 2.',
  'step xian': 'Step to Xian.',
  'companion lhasa': 'Step with the second figure to Lhasa.',
  'stop': 'Stop here.',
  'post xian': 'Place a post in Xian.',
  'relocate lhasa': 'Move the post from Lhasa.',
  'contracts own3': 'Take contracts with own 3.',
  'take c01 c02': 'Take contract c01 and give up contract c02.',
  'discard c01': 'Give up contract c01.',
  'special baghdad own3': 'Use the special city Baghdad with own 3.',
  'cityCard k01 black5': 'Use city card k01 with black 5.',
  'exchange 1 1': 'Carry out exchange 1 once.',
  'exchange 2 3': 'Carry out exchange 2 3 times.',
  'again': 'Once more.',
  'amount 1': 'Take it once.',
  'amount 4': 'Take it 4 times.',
  'city lhasa': 'Take the bonus of Lhasa.',
  'copy bonus-coins': 'Copy the city bonus of coins.',
  'complete c01': 'Complete contract c01.',
  'improve jeweler': 'Improve the seal: Jewelers\' guild.',
  'moneyBag own3 coin': 'Put own 3 on the money bag for 3 coins.',
  'moneyBag own3 camel': 'Put own 3 on the money bag for 2 camels.',
  'moneyBag own3 jade': 'Put own 3 on the money bag for 1 jade.',
  'reroll own3': 'Pay 1 camel to roll own 3 again.',
  'change own3 up': 'Pay 2 camels to turn own 3 up by 1.',
  'change own3 down': 'Pay 2 camels to turn own 3 down by 1.',
  'buy black die': 'Pay 3 camels for a black die.',
  'pick 4': 'Take a black die that shows 4.',
  'outpost outpost-gold': 'Use the outpost bonus of gold.',
  'end turn': 'End the turn.',
  'pass': 'Pass.',
  'pay 2 coin 1 camel 0 jade': 'Pay 2 coins and 1 camel.',
  'pay 0 coin 0 camel 3 jade': 'Pay 3 jade.',
  'goods gold': 'Take 1 gold.',
  'next move lhasa': 'Resolve this next: move (Lhasa).',
  'accept': 'Take the black die.',
  'decline': 'Do without it.',
  'oases 1 2': 'Take coins for 1 oasis and camels for 2 oases.',
  'pay goods pepper+pepper+silk': 'Pay 2 pepper and 1 silk.',
  'take c01 none': 'Take contract c01.',
  'step oasis-kerman': 'Step to Kerman oasis.',
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
