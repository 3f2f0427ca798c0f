import { outcomeAt, type ChanceRequest, type Outcome } from '../../src/kernel/chance.js';
import { scenario, type Scenario } from '../../src/testing/index.js';
import { voyages, type ArrangedPlayer, type Arrangement, type Config, type Event, type Move, type Player, type State } from '../../src/voyages/index.js';

/** A position with its history. */
export type Table = Scenario<State, Move, Event>;

/** A position out of a few words; players whose dice are not named have those that lie on no space, and they show 3. */
export function table(arrangement: Arrangement = {}): Table {
  const { players = [], spaces = {}, cardDice = {} } = arrangement;
  const there = [...Object.values(spaces).flat(), ...Object.values(cardDice)];
  const seats = arrangement.seats ?? (players.length > 1 ? players.length : 4);
  const own = (seat: number): number => there.filter((die) => die.startsWith(`${seat}:own`)).length;
  const given = Array.from({ length: seats }, (_, seat): ArrangedPlayer => ({ dice: new Array<'own3'>(5 - own(seat)).fill('own3'), ...players[seat] }));
  return scenario(voyages, { ...arrangement, players: given });
}

/** A position to go on from. */
export function goOn(state: State): Table {
  return scenario(voyages, state);
}

/** It is the turn of the player in seat 0, with 4 players unless told otherwise. */
export function turn(me: ArrangedPlayer, { others = [], ...rest }: Omit<Arrangement, 'players'> & { others?: readonly ArrangedPlayer[] } = {}): Table {
  return table({ seats: 4, ...rest, players: [me, ...others] });
}

/** The player in a seat. */
export function player({ state }: Table, seat = 0): Player {
  return state.players[seat]!;
}

/** What a player has of everything that is counted. */
export function purse(position: Table, seat = 0): { coin: number; camel: number; pepper: number; silk: number; gold: number; vp: number } {
  const { coin, camel, pepper, silk, gold, vp } = player(position, seat);
  return { coin, camel, pepper, silk, gold, vp };
}

/** Whose decision it is; -1 for luck, -2 after the end. */
export function decider({ state }: Table): number {
  const actor = voyages.actor(state);
  return actor.type === 'seat' ? actor.seat : actor.type === 'chance' ? -1 : -2;
}

/** All legal moves in alphabetical order. */
export function choices(position: Table): string[] {
  return [...position.moves()].sort();
}

/** The legal moves that begin with some words. */
export function movesLike(position: Table, start: string): string[] {
  return position.moves().filter((move) => move.startsWith(start)).sort();
}

/** What `check` says of a legal move. */
export const legal = { ok: true };

/** What `check` says of a refused move. */
export function refused(code: string, rule: string): { ok: false; code: string; rule: string } {
  return { ok: false, code, rule };
}

/** What luck has to decide. */
export function request({ state }: Table): ChanceRequest {
  const found = voyages.chance(state);
  if (!found) throw new Error('luck has nothing to decide');
  return found;
}

/** Outcomes by purpose, in the order in which they are asked for; others are the first possible, or dice that show 3. */
export type Luck = Readonly<Record<string, readonly Outcome[]>>;

/** A set-up as far as the first decision; `purposes` lists what luck was asked for. */
export interface SetUp {
  readonly position: Table;
  readonly purposes: readonly string[];
  readonly requests: readonly ChanceRequest[];
}

function usual(asked: ChanceRequest): Outcome {
  if (asked.purpose === 'first-player') return [1];
  return asked.kind === 'roll' ? new Array<number>(asked.dice).fill(3) : outcomeAt(asked, 0);
}

/** Lets luck decide until somebody has to. */
export function untilDecision(position: Table, luck: Luck = {}): SetUp {
  const left: Record<string, Outcome[]> = Object.fromEntries(Object.entries(luck).map(([purpose, outcomes]) => [purpose, [...outcomes]]));
  const requests: ChanceRequest[] = [];
  for (let asked = voyages.chance(position.state); asked; asked = voyages.chance(position.state)) {
    requests.push(asked);
    position.luck(left[asked.purpose]?.shift() ?? usual(asked));
  }
  return { position, requests, purposes: requests.map(({ purpose }) => purpose) };
}

/** Sets a game up, with some luck decided beforehand. */
export function setUp(config: Config, luck: Luck = {}): SetUp {
  return untilDecision(goOn(voyages.setup(config)), luck);
}
