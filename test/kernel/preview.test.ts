// What is foretold of a move whose outcome hangs on what is hidden: only what is the same whatever that may be.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/index.js';
import { previewOf, type Preview } from '../../src/kernel/preview.js';

interface Told { readonly kind: string; readonly only?: number; readonly card?: number }
interface World { readonly hidden: number; view: { viewer: number; heard: string[] } }

/** A game of one hidden number from 0 to 99, of which a move tells what `tells` says; `shows` what the view has of it afterwards. */
function foreseen({ tells = () => [], shows = () => null, lifts = () => false, luck = null }: {
  tells?: (hidden: number) => readonly Told[]; shows?: (hidden: number) => unknown; lifts?: (hidden: number) => boolean; luck?: object | null;
}): { preview: Preview<any, Told>; imagined: number } { // eslint-disable-line @typescript-eslint/no-explicit-any -- a view of no real game
  const view = { viewer: 0, heard: ['before'] };
  let imagined = 0;
  const game = {
    determinize: (seen: typeof view, random: () => number): World => { imagined += 1; return { hidden: Math.floor(random() * 100), view: { ...seen, heard: [...seen.heard] } }; },
    inPlace: {
      clone: (state: World): World => ({ ...state }),
      play: (state: World, _move: object, hear: (event: Told) => void): void => { state.view = { ...state.view, heard: [...state.view.heard, 'played', ...(shows(state.hidden) === null ? [] : [String(shows(state.hidden))])] }; tells(state.hidden).forEach(hear); },
    },
    chance: () => luck,
    view: (state: World) => state.view,
    reveals: (before: World) => lifts(before.hidden),
    book: (seen: typeof view, events: readonly Told[]) => ({ ...seen, heard: [...seen.heard, ...events.map(({ kind }) => kind)] }),
  };
  return { preview: previewOf(game as unknown as AnyGame, view as never, { kind: 'look' }) as never, imagined };
}

describe('a preview', () => {
  test('of what does not hang on anything hidden tells all of it, and it can be taken back', () => {
    const { preview, imagined } = foreseen({ tells: () => [{ kind: 'paid' }, { kind: 'took', card: 3 }] });
    expect(preview).toEqual({
      events: [{ kind: 'paid' }, { kind: 'took', card: 3 }], after: { viewer: 0, heard: ['before', 'played'] },
      patches: [{ op: 'add', path: ['heard', 1], value: 'played' }], luck: null, reveals: false, undoable: true,
    });
    // Where nothing differs, little is imagined.
    expect(imagined).toBeLessThan(foreseen({ shows: (hidden) => hidden }).imagined);
  });

  test('says what luck would decide then: it cannot be taken back', () => {
    expect(foreseen({ luck: { purpose: 'dig', rule: 'X-1', kind: 'roll', dice: 1 } }).preview).toMatchObject({ luck: { purpose: 'dig', rule: 'X-1' }, reveals: false, undoable: false });
  });

  test('stops before what is different from one imagining to the next, and its view knows no more', () => {
    const { preview } = foreseen({ tells: (hidden) => [{ kind: 'paid' }, { kind: 'showed', card: hidden }, { kind: 'ended' }], shows: (hidden) => hidden });
    expect(preview).toMatchObject({ events: [{ kind: 'paid' }], after: { heard: ['before', 'paid'] }, reveals: true, undoable: false });
    expect(foreseen({ tells: (hidden) => [{ kind: 'showed', card: hidden }, { kind: 'ended' }], shows: (hidden) => hidden }).preview).toMatchObject({ events: [], after: { heard: ['before'] }, reveals: true });
  });

  test('does not tell either what is the same in most imaginings, but not in all', () => {
    // One bit of what is hidden: in a few imaginings it may happen to be the same, and tells something nevertheless.
    for (const isSmall of [(hidden: number) => hidden < 30, (hidden: number) => hidden < 60, (hidden: number) => hidden >= 30]) {
      const { preview } = foreseen({ tells: (hidden) => [{ kind: 'paid' }, { kind: isSmall(hidden) ? 'small' : 'large' }, { kind: 'showed', card: hidden }], shows: (hidden) => hidden });
      expect(preview.events).toEqual([{ kind: 'paid' }]);
    }
  });

  test('reveals where a hidden thing comes to light, even if the view shows the same', () => {
    expect(foreseen({ lifts: () => true, tells: () => [{ kind: 'paid' }] }).preview).toMatchObject({ reveals: true, undoable: false, events: [{ kind: 'paid' }] });
    expect(foreseen({ lifts: (hidden) => hidden < 12 }).preview.reveals).toBe(true);
  });

  test('tells nothing that is for another seat alone', () => {
    const { preview } = foreseen({ tells: () => [{ kind: 'paid' }, { kind: 'dealt', only: 1, card: 7 }, { kind: 'dealt', only: 0, card: 5 }, { kind: 'ended' }] });
    expect(preview.events).toEqual([{ kind: 'paid' }, { kind: 'dealt', only: 0, card: 5 }, { kind: 'ended' }]);
  });
});
