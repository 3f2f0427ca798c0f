// What is told where random games seldom come.
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/voyages/index.js';
import { newState } from '../../../src/voyages/rules/setup/setup.js';
import { turn } from '../helpers.js';

describe('what is told where games seldom come', () => {
  const nine = ['anxi', 'kashgar', 'ormuz', 'karachi', 'kochi', 'alexandria', 'samarcanda', 'xian', 'beijing'] as const;
  const full = { coin: 60, camel: 30, dice: ['own6', 'own6', 'own5'], figures: ['oasis-1'], posts: [...nine] } as const;
  const last = (position: { readonly events: readonly Event[] }): Event => position.events.at(-1)!;

  test('VOY-R-28 optional: a post that is not moved', () => {
    const position = turn(full, { rulings: { noPostLeft: 'optional' } }).play('travel own6+own6', 'step moscow', 'travel 1: moscow');
    expect(position.play('decline').events).toContainEqual({ kind: 'declined', seat: 0, rule: 'VOY-R-28', what: 'relocation', source: 'moscow' });
  });

  test('VOY-POST-10: a post that is moved', () => {
    const position = turn(full).play('travel own6+own6', 'step moscow', 'travel 1: moscow', 'relocate anxi');
    expect(position.events).toContainEqual({ kind: 'post-relocated', seat: 0, rule: 'VOY-POST-10', from: 'anxi', to: 'moscow' });
  });

  test('VOY-WILHELM-6: the eleventh post', () => {
    const position = turn({ ...full, character: 'wilhelm', posts: [...nine, 'karakorum'] }).play('travel own6+own6', 'step moscow', 'travel 1: moscow');
    expect(position.events).toContainEqual({ kind: 'gained', seat: 0, rule: 'VOY-WILHELM-6', amounts: { vp: 10 }, source: 'post-11' });
  });

  test('VOY-ICON-9: a city bonus that is copied, and by a ruling refused', () => {
    const position = turn({ posts: ['xian'] }, { bonuses: ['otherCityBonus'] });
    const copy = position.moves().find((move) => /b1/.test(move))!;
    expect(position.play(copy).events).toContainEqual({ kind: 'bonus-copied', seat: 0, rule: 'VOY-ICON-9', source: 'otherCityBonus', tile: 'b1' });
    const refusing = turn({ posts: ['xian'] }, { bonuses: ['otherCityBonus'], rulings: { refuseRewards: 'any-decision-reward' } });
    expect(turn({ posts: ['xian'] }, { bonuses: ['otherCityBonus'] }).moves()).not.toContain('decline');
    expect(last(refusing.play('decline'))).toMatchObject({ kind: 'declined', seat: 0, source: 'otherCityBonus' });
  });

  test('a new game has all components, whatever became of those of another', () => {
    const spoilt = newState({ seats: 2 });
    for (const ids of [spoilt.pool, spoilt.starting, spoilt.goalPool]) ids.length = 0;
    const { pool, starting, goalPool } = newState({ seats: 2 });
    expect([pool.length, starting.length, goalPool.length]).toEqual([38, 6, 18]);
  });
});
