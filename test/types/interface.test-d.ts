import { describe, expectTypeOf, test } from 'vitest';
import {
  fromReplay, gameOf, history, moves, play, resume, seeded, start, undo, viewOf,
  type AnyGame, type AnyMatch, type AnyMove, type AnyState, type AnyView, type EventOfMatch, type Legality, type MatchOf, type MoveOfMatch,
} from '../../src/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import type * as bots from '../../src/bots/index.js';
import type * as kernel from '../../src/index.js';
import type * as marcoPolo2Rules from '../../src/marco-polo-2/words/rules.js';
import type * as mervTexts from '../../src/merv/words/texts/en/index.js';
import type * as table from '../../src/boardgame-io/index.js';
import type * as testing from '../../src/testing/index.js';
import type * as voyagesContent from '../../src/voyages/faces/index.js';
import { voyages } from '../../src/voyages/index.js';
import { oasis, type OasisEvent, type OasisMove, type OasisState, type OasisView } from '../fixtures/oasis/index.js';

type Some = typeof voyages | typeof marcoPolo2 | typeof merv;

describe('games are told apart by their ids', () => {
  test('a union of games narrows', () => {
    expectTypeOf(voyages.id).toEqualTypeOf<'voyages'>();
    expectTypeOf<Some['id']>().toEqualTypeOf<'voyages' | 'marco-polo-2' | 'merv'>();
    const pick = (game: Some) => (game.id === 'merv' ? game : null);
    expectTypeOf(pick).returns.extract<typeof merv>().toEqualTypeOf<typeof merv>();
    expectTypeOf<Extract<Some, { readonly id: 'merv' }>>().toEqualTypeOf<typeof merv>();
  });

  test('and so does a union of matches', () => {
    expectTypeOf<MatchOf<Some>['game']>().toEqualTypeOf<'voyages' | 'marco-polo-2' | 'merv'>();
    expectTypeOf<Extract<MatchOf<Some>, { readonly game: 'voyages' }>>().toEqualTypeOf<MatchOf<typeof voyages>>();
  });
});

describe('a match knows its game', () => {
  const match = start(oasis, { seats: 2 }, seeded('types'));

  test('however it came about', () => {
    expectTypeOf(match).toEqualTypeOf<MatchOf<typeof oasis>>();
    expectTypeOf(resume(oasis, {})).toEqualTypeOf<MatchOf<typeof oasis>>();
    expectTypeOf(fromReplay(oasis, {})).toEqualTypeOf<MatchOf<typeof oasis>>();
    expectTypeOf(play(match, { kind: 'rest' })).toEqualTypeOf<MatchOf<typeof oasis>>();
    expectTypeOf(undo(match, 0)).toEqualTypeOf<MatchOf<typeof oasis>>();
    expectTypeOf(gameOf(match).id).toEqualTypeOf<'oasis'>();
  });

  test('its moves, events and views are those of the game', () => {
    expectTypeOf(moves(match)).toEqualTypeOf<readonly OasisMove[]>();
    expectTypeOf<MoveOfMatch<typeof match>>().toEqualTypeOf<OasisMove>();
    expectTypeOf<EventOfMatch<typeof match>>().toEqualTypeOf<OasisEvent>();
    expectTypeOf(viewOf(match, 0)).toEqualTypeOf<OasisView>();
    expectTypeOf(history(match)[0]!.events).toEqualTypeOf<readonly OasisEvent[]>();
  });

  test('moves of another game are refused by the compiler', () => {
    // @ts-expect-error -- no move of this game
    play(match, { kind: 'endTurn' });
  });
});

describe('what works on views takes them', () => {
  const seen = {} as OasisState | OasisView;

  test('who acts, why not, what is asked, what would be', () => {
    expectTypeOf(oasis.check(seen, null)).toEqualTypeOf<Legality>();
    expectTypeOf(oasis.why(seen, [])).toEqualTypeOf<Legality>();
    expectTypeOf(oasis.prompt(seen).forced).toEqualTypeOf<OasisMove | null>();
    expectTypeOf(oasis.preview(seen, { kind: 'rest' }).events).toEqualTypeOf<readonly OasisEvent[]>();
    expectTypeOf(oasis.preview(seen, { kind: 'rest' }).after).toEqualTypeOf<OasisView>();
    oasis.actor(seen);
    oasis.chance(seen);
    oasis.notation.describe(seen, { kind: 'rest' });
  });

  test('an incomplete move has parts of moves and no others', () => {
    oasis.why(seen, { kind: 'play' });
    // @ts-expect-error -- no part of any move
    oasis.why(seen, { colour: 'red' });
  });
});

describe('nothing that is handed out is of any type', () => {
  const games: readonly AnyGame[] = [oasis, voyages, marcoPolo2, merv];
  const game = games[0]!;
  const match: AnyMatch = start(voyages, { seats: 2 }, seeded('types'));

  test('by a game of which nothing is known', () => {
    expectTypeOf(game.setup({ seats: 2 })).toEqualTypeOf<AnyState>();
    expectTypeOf(game.legalMoves).returns.toEqualTypeOf<readonly AnyMove[]>();
    expectTypeOf(game.view).returns.toEqualTypeOf<AnyView>();
    expectTypeOf(game.apply).returns.toEqualTypeOf<AnyState>();
    expectTypeOf(game.notation.parse).returns.toEqualTypeOf<AnyMove | null>();
  });

  test('by any entry, however deep one looks', () => {
    type IsAny<T> = 0 extends 1 & T ? true : false;
    type HasAny<T, Depth extends 0[] = []> = Depth['length'] extends 4 ? false : IsAny<T> extends true ? true
      : T extends (...given: infer Given) => infer Answer ? HasAny<Given, [...Depth, 0]> | HasAny<Answer, [...Depth, 0]>
        : T extends readonly (infer Item)[] ? HasAny<Item, [...Depth, 0]> : T extends object ? { [Key in keyof T]: HasAny<T[Key], [...Depth, 0]> }[keyof T] : false;
    type Loose<Entry> = { [Name in keyof Entry]: true extends HasAny<Entry[Name]> ? Name : never }[keyof Entry];
    // Words of declarations are schemas of anything; whoever takes a replay apart gets what JSON holds; errors are classes of the platform.
    expectTypeOf<Exclude<Loose<typeof kernel>, 'anything' | 'flag' | 'home' | 'object' | 'stock' | 'variants' | 'replaySchema' | 'seatReplaySchema' | `${string}Error`>>().toBeNever();
    expectTypeOf<Loose<typeof bots>>().toBeNever();
    expectTypeOf<Loose<typeof testing>>().toBeNever();
    expectTypeOf<Loose<typeof table>>().toBeNever();
    expectTypeOf<Loose<{ readonly voyages: typeof voyages; readonly marcoPolo2: typeof marcoPolo2; readonly merv: typeof merv }>>().toBeNever();
    expectTypeOf<Loose<typeof voyagesContent> | Loose<typeof mervTexts> | Loose<typeof marcoPolo2Rules>>().toBeNever();
  });

  test('by a match of which nothing is known', () => {
    expectTypeOf(match.state).toEqualTypeOf<AnyState>();
    expectTypeOf(moves(match)).toEqualTypeOf<readonly AnyMove[]>();
    expectTypeOf(viewOf(match, null)).toEqualTypeOf<AnyView>();
    expectTypeOf(match.config).not.toBeAny();
  });
});
