import { describe, expectTypeOf, test } from 'vitest';
import type { English } from '../../src/words/languages/en.js';
import type { Russian } from '../../src/words/languages/ru.js';
import type { Partly, Sayable, Table } from '../../src/words/texts.js';
import type { Said as MarcoPolo2 } from '../../src/marco-polo-2/words/texts/spoken.js';
import type { Said as Merv } from '../../src/merv/words/texts/spoken.js';
import type { Said as Voyages } from '../../src/voyages/words/texts/spoken.js';

/** A table without one of its keys. */
type Without<Whole, Part extends keyof Whole, Key extends keyof Whole[Part]> = Omit<Whole, Part> & { readonly [One in Part]: Omit<Whole[Part], Key> };
type Fits<One, Other> = One extends Other ? true : false;

/** Parts without any one of whose keys a table is none. */
type Demanded<Whole, Part extends keyof Whole> = { [Key in keyof Whole[Part]]: Fits<Without<Whole, Part, Key>, Whole> }[keyof Whole[Part]];
type Others = 'kinds' | 'answers' | 'refusals' | 'lines' | 'ties' | 'numbers' | 'faces' | 'luck';

describe('a missing key is a compile error where a language says everything, and only there', () => {
  test('nothing else is wrong with such a table', () => {
    expectTypeOf<Fits<Without<Table<Voyages, English>, 'moves', never>, Table<Voyages, English>>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Without<Table<Merv, Russian>, 'prompts', never>, Table<Merv, Russian>>>().toEqualTypeOf<true>();
  });

  test('sentences, refusals, numbers, score lines, faces', () => {
    expectTypeOf<Demanded<Table<Voyages, English>, 'moves'> | Demanded<Table<Voyages, English>, 'events'> | Demanded<Table<Voyages, English>, 'prompts'>>().toEqualTypeOf<false>();
    expectTypeOf<Demanded<Table<MarcoPolo2, English>, 'moves'> | Demanded<Table<MarcoPolo2, English>, 'events'> | Demanded<Table<MarcoPolo2, English>, 'prompts'>>().toEqualTypeOf<false>();
    expectTypeOf<Demanded<Table<Merv, Russian>, 'moves'> | Demanded<Table<Merv, Russian>, 'events'> | Demanded<Table<Merv, Russian>, 'prompts'> | Demanded<Table<Merv, Russian>, 'rulings'>>().toEqualTypeOf<false>();
    expectTypeOf<Demanded<Table<Merv, English>, 'refusals'> | Demanded<Table<Voyages, English>, 'lines'> | Demanded<Table<MarcoPolo2, English>, 'luck'> | Demanded<Table<MarcoPolo2, English>, 'rulings'> | Demanded<Table<Voyages, English>, 'numbers'>>().toEqualTypeOf<false>();
  });

  test('names and words', () => {
    expectTypeOf<Demanded<Table<Voyages, English>['words'], 'names'> | Demanded<Table<Merv, English>['words'], 'nouns'> | Demanded<Table<MarcoPolo2, English>['words'], 'sorts'>>().toEqualTypeOf<false>();
  });

  test('a language with gaps may leave out anything but how players, dice and nothing are called', () => {
    expectTypeOf<Fits<Omit<Table<Voyages, English>, Others | 'moves' | 'events' | 'prompts' | 'rulings'>, Partly<Voyages, English>>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Without<Table<Sayable, English>, 'words', 'player'>, Partly<Sayable, English>>>().toEqualTypeOf<false>();
  });
});
