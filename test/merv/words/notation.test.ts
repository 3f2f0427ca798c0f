import { describe, expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { at } from '../helpers.js';

/** What a person is told of a move, by its line of notation. */
const sentences: Readonly<Record<string, string>> = {
  'slot N1': 'Take slot N1.',
  'site r2c1': 'Activate r2c1 (orange palace site).',
  'action': 'Perform the action of the site: caravansary.',
  'favour': 'Gain 1 favour.',
  'soldier': 'Deploy a soldier.',
  'end turn': 'End the turn.',
  'camels take': 'Take all camels from the camel market.',
  'camels topLeft': 'Place a camel on the upper left quarter of the camel market.',
  'camels bottomRight': 'Place a camel on the lower right quarter of the camel market.',
  'fulfil contract-1s-1 teal -': 'Fulfil contract 1s-1 for 1 teal cube.',
  'fulfil contract-1s-1 teal common': 'Fulfil contract 1s-1 for 1 teal cube and 1 common good.',
  'take 1 -': 'Take card 1 (ginger) for free.',
  'take 2 teal': 'Take card 2 (juniper) for 1 teal cube.',
  'take 3 teal+teal+white': 'Take card 3 (cinnamon) for 2 teal cubes and 1 white cube.',
  'camel': 'Place a camel on the frontmost card without one.',
  'courtier trade teal': 'Place a courtier in the hall of trade for 1 teal cube.',
  'courtier faith teal': 'Place a courtier in the hall of faith for 1 teal cube.',
  'scrolls teal': 'Take 1 scroll for 1 teal cube.',
  'scrolls sand+teal': 'Take 2 scrolls for 1 sand cube and 1 teal cube.',
  'post samarkand': 'Establish a trading post in Samarkand.',
  'buy samarkand white': 'Buy 1 common good in Samarkand for 1 white cube.',
  'step L1-1 teal+teal': 'Advance to mosque space L1-1 for 2 teal cubes.',
  'piece segment-sand-1 -': 'Take a sand wall segment (price 1) for nothing.',
  'wall N1': 'Place the piece at N1.',
  'stop': 'Stop here.',
  'deploy r1c1': 'Deploy a soldier at r1c1 (teal caravansary site).',
  'redeploy r1c1 r1c2': 'Move a soldier from r1c1 to r1c2 (orange caravansary site).',
  'upgrade r1c1 white': 'Place a white upgrade at r1c1 (teal caravansary site).',
  'tile scoring-caravansary': 'Take the caravansary scoring tile.',
  'breakthrough bt1-palace': 'Take the breakthrough: discount in the palace.',
  'take 3 -': 'Take card 3 (cinnamon) for free.',
  'take 8 -': 'Take card 8 (pepper) for free.',
  'boon pepper': 'Take the boon of the pair of pepper.',
  'decline': 'Do without.',
  'queue 2': 'Stand on space 2 of the queue.',
  'ransom r1c1 teal': 'Pay 1 teal cube for the building on site r1c1.',
  'surrender r1c1': 'Take back the building on site r1c1.',
  'score -': 'Spend favour for no courtier.',
  'score trade': 'Spend favour for courtiers: hall of trade.',
};

const said = (position: ReturnType<typeof at>, line: string): string => merv.notation.describe(position.state, merv.notation.parse(line)!);

describe('moves as text', () => {
  const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1' });
  for (const [line, sentence] of Object.entries(sentences)) {
    test(`${line}: ${sentence}`, () => {
      expect(merv.notation.print(merv.notation.parse(line)!)).toBe(line);
      expect(said(position, line)).toBe(sentence);
    });
  }

  test('before a site is activated its action is not known', () => {
    const early = at({ seats: 3 });
    expect(said(early, 'action')).toBe('Perform the action of the site.');
    expect(said(early, 'take 8 -')).toMatch(/^Take card 8 \([a-z]+\) for free\.$/);
  });

  test('MERV-HC-3: the High Courtier is steered in his own name', () => {
    const steered = at({ seats: 2, turn: 'courtier' });
    expect(said(steered, 'slot N2')).toBe('Send the High Courtier to slot N2.');
    expect(said(steered, 'site r1c2')).toBe('Let the High Courtier build on r1c2 (orange caravansary site).');
  });
});
