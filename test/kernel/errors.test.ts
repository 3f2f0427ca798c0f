import { describe, expect, test } from 'vitest';
import { CaravanseraiError, showPath } from '../../src/index.js';

describe('errors', () => {
  test('have a name and a code', () => {
    expect(new CaravanseraiError('some-code', 'some words')).toMatchObject({ name: 'CaravanseraiError', code: 'some-code', message: 'some words' });
  });

  test('paths are shown as a programmer would write them', () => {
    expect(showPath(['players', 2, 'coins'])).toBe('players[2].coins');
    expect(showPath([0, 'a', 'b', 1, 2])).toBe('[0].a.b[1][2]');
    expect(showPath([])).toBe('');
  });
});
