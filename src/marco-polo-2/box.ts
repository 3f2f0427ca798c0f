import type { Position as AnyPosition } from '../kernel/frames.js';
import { known, nth } from '../mechanics/known.js';
import { rulingsOf, type Config } from './config.js';
import { characters, firstGameCharacters, nobody, type Character } from './content/characters.js';
import type { Tables } from './content/tables.js';
import type { RulingAnswers } from './rulings.js';
import type { Frame, Player, State } from './state.js';
import type { Event } from './words/events.js';

/** Five rounds (MP2-GEN-1). */
export const ROUNDS = 5;
export const DICE = 5;
export const ACTIVE_SPACES = 2;
export const AREA_CARDS = 2;
export const GOALS_DEALT = 3;

/** What a config comes to: component values, indexed, and rulings, answered. */
export interface Box {
  readonly seats: number;
  readonly rulings: RulingAnswers;
  readonly tables: Tables;
  readonly characters: Readonly<Record<string, Character>>;
  /** The characters that are shuffled. */
  readonly cast: readonly string[];
}

/** What the rules work on. */
export type Position = AnyPosition<Box, State, Event>;

const byId: Readonly<Record<string, Character>> = Object.fromEntries([...characters, ...firstGameCharacters].map((one) => [one.id, one]));

export function boxOf(tables: Tables, config: Config): Box {
  const rulings = rulingsOf(config);
  const guests = rulings.firstGameCharacters === 'on' ? firstGameCharacters : [];
  return { seats: config.seats, rulings, tables, characters: byId, cast: [...characters, ...guests].map(({ id }) => id) };
}

// The same player is asked for many times in a row, and comparing is cheaper than finding by name: 5 % of a game.
let askedLast: Character = nobody;

/** The abilities of a player; those of nobody before the characters are picked. */
export function characterOf(box: Box, { character }: { readonly character: string | null }): Character {
  if (character === askedLast.id) return askedLast;
  if (character === null) return nobody;
  askedLast = known(box.characters, character);
  return askedLast;
}

// Written out, as the most frequent looks of all: what is shared by all kinds of lists is slower for each (10 % of a game).
export function playerAt(position: Position, seat: number): Player {
  return position.state.players[seat] as Player;
}

export function abilitiesOf(position: Position, seat: number): Character {
  return characterOf(position.box, position.state.players[seat] as Player);
}

/** The dice on an action space. */
export function diceOn({ state }: Pick<Position, 'state'>, space: number): State['spaces'][number]['dice'] {
  return (state.spaces[space] as State['spaces'][number]).dice;
}

/** The uppermost frame of a kind, which is known to lie on the stack. */
export function nearest<Kind extends Frame['kind']>({ state: { frames } }: Position, kind: Kind): Extract<Frame, { kind: Kind }> {
  for (let at = frames.length - 1; at >= 0; at -= 1) {
    const frame = nth(frames, at);
    if (isOf(frame, kind)) return frame;
  }
  throw new Error(`no "${kind}" lies on the stack`);
}

const isOf = <Kind extends Frame['kind']>(frame: Frame, kind: Kind): frame is Extract<Frame, { kind: Kind }> => frame.kind === kind;
