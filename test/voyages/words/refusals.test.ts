import { describe, expect, test } from 'vitest';
import type { Picked } from '../../../src/index.js';
import { voyages } from '../../../src/voyages/index.js';
import { turn, type Table } from '../helpers.js';

/** What is said of a space that was clicked before any die was. */
function whyNot({ state }: Table, ...clicks: readonly (readonly [string, Picked['value']])[]): string {
  const said = voyages.why(state, clicks.map(([part, value]) => ({ part, value })));
  return said.ok ? 'allowed' : said.code;
}

describe('why a space that was clicked is closed', () => {
  const poor = turn({ dice: ['own6', 'own5', 'own5'], coin: 1 }, { spaces: { 'bazaar.camel': ['1:own6'], travel: ['1:own3', '1:own3'] } });

  test('VOY-SPACE-9: it is occupied and too dear, not that some number of dice is wrong', () => {
    expect(whyNot(poor, ['kind', 'bazaar'], ['good', 'camel'], ['column', 1])).toBe('occupied-too-dear');
    expect(whyNot(poor, ['kind', 'travel'])).toBe('occupied-too-dear');
  });

  test('VOY-CARD-6: the card cannot be paid, not that it is used in another form', () => {
    const position = turn({ dice: ['own5', 'own5'], camel: 2, posts: ['moscow'] }, { cityCards: { moscow: 'k09', karakorum: 'k23' } });
    expect(whyNot(position, ['card', 'k09'])).toBe('card-not-payable');
    expect(whyNot(position, ['card', 'k23'])).toBe('no-post-in-city');
  });

  test('VOY-TURN-3: after the main action that is the reason, whatever the dice', () => {
    const position = turn({ dice: ['own6', 'own5'], coin: 9 }).play('bazaar pepper 1 own6');
    expect(whyNot(position, ['kind', 'travel'])).toBe('main-action-done');
    expect(whyNot(position, ['kind', 'bazaar'], ['good', 'silk'], ['column', 2])).toBe('main-action-done');
  });

  test('VOY-SPACE-2: a die that nobody has is none, whatever number of dice a space takes', () => {
    expect(whyNot(turn({ dice: ['own5', 'own5', 'own2'] }), ['die', 'own6'])).toBe('no-such-die');
    expect(whyNot(turn({ dice: ['own5', 'own5', 'own2'] }), ['kind', 'travel'], ['die', 'own6'])).toBe('no-such-die');
  });

  test('VOY-TRAVEL-7: of a place that is clicked on a journey the step tells more than what only Wilhelm may', () => {
    const position = turn({ dice: ['own4', 'own4'], coin: 20, camel: 9 }).play('travel own4+own4');
    expect(whyNot(position, ['place', 'sumatra'])).toBe('not-neighbours');
  });
});
