/**
 * Any game as a game of boardgame.io 0.50: `tableOf(voyages)`. Imports nothing of boardgame.io; see docs/guides/boardgame-io.md.
 *
 * @packageDocumentation
 */
import type { Seat } from '../kernel/chance.js';
import { plainOf } from '../kernel/drafts.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';
import { branch, canUndo, GAME, mayKnow, play, start, undo, type Match } from '../kernel/match.js';
import { toReplay, type Replay } from '../kernel/replay.js';
import { resume } from '../kernel/resume.js';
import { sealed } from '../kernel/sealed.js';
import { table } from '../kernel/sources.js';
import { commitmentOf } from '../kernel/told.js';
import { isRefusal } from '../kernel/verify.js';

/** What boardgame.io takes for a move that may not be made. It carries no reason: a client asks `game.check(G.view, move)`. */
export const INVALID_MOVE = 'INVALID_MOVE';

/** What the server keeps as `G`: the whole match, as JSON. Never sent: `playerView` stands before it. */
export interface HostedTable {
  /** A match without its game: `matchOn` puts it back. */
  readonly match: object;
  /** Whether the cards have been dealt, by the move `begin`. */
  readonly begun: boolean;
  /** What the last move set off, for whom it may concern. */
  readonly events: readonly AnyEvent[];
  /** Whether the last move stays hidden from others; the log then leaves it out. */
  readonly hidden: boolean;
}

/** What a client gets as `G`. */
export interface SeenTable<View> {
  /** What this seat may know. Moves, reasons and prompts are asked of it: `game.legalMovesFor(G.view)`. */
  readonly view: View;
  /** Whether `begin` has been played. */
  readonly begun: boolean;
  /** Whether the seat may take back the last move, by the move `undo`. */
  readonly canUndo: boolean;
  /** What the last move set off, as far as the seat may know. */
  readonly events: readonly AnyEvent[];
  /** What is bound of luck: see `verifyLuck`. */
  readonly commitment: string | null;
  /** The whole game, with the secret of its luck, when it is over. */
  readonly replay: Replay | null;
}

/** Who won, as boardgame.io's lists of matches and its bots read it. */
export interface GameOver {
  /** The seat that won alone. */
  readonly winner?: string;
  readonly draw?: true;
  readonly winners: readonly string[];
  /** Total points by seat. */
  readonly scores: readonly number[];
}

/** As much of boardgame.io's context as is read here. */
export interface TableContext {
  readonly numPlayers: number;
  readonly currentPlayer: string;
}

/** What hooks of boardgame.io are given, as far as it is used here. */
export interface HookContext {
  readonly G: HostedTable;
  readonly ctx: TableContext;
  readonly events: TableEvents;
}

/** The events of boardgame.io that are used here. */
export interface TableEvents {
  /** The turn passes to a seat. */
  readonly endTurn: (arg?: { next: string }) => void;
  /** Who may act, and at which stage. */
  readonly setActivePlayers: (arg: { all?: string; value?: Record<string, string> }) => void;
}

/** What happens around a turn. */
export interface TableTurn {
  /** Says who may act. */
  readonly onBegin: (context: HookContext) => void;
  /** Says who may act next, or passes the turn. */
  readonly onMove: (context: HookContext) => void;
}

/** For the bots of boardgame.io. */
export interface TableBots<View> {
  /** What a seat can choose from. */
  readonly enumerate: (G: HostedTable | SeenTable<View>, ctx: TableContext, playerID: string) => { readonly move: string; readonly args: unknown[] }[];
}

/** What a move of boardgame.io is given, as far as it is used here. */
export interface MoveContext {
  readonly G: HostedTable;
  readonly playerID: string;
}

/** A move of boardgame.io: run on the server alone, and not undone by its own means. */
export interface TableMove<Args extends readonly unknown[]> {
  readonly client: false;
  readonly undoable: false;
  /** Whether the log that others get leaves out what was chosen. */
  readonly redact: (context: { readonly G: HostedTable }) => boolean;
  /** Carries it out, or says that it may not be made. */
  readonly move: (context: MoveContext, ...args: Args) => HostedTable | typeof INVALID_MOVE;
}

/** A game in the form boardgame.io takes: hand it to its `Client` and to its `Server`. */
export interface TableGame<Move, View> {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly disableUndo: true;
  /** The table before anything is dealt. */
  readonly setup: (context: { readonly ctx: TableContext }, setupData?: object) => HostedTable;
  /** What is wrong with `setupData`. */
  readonly validateSetupData: (setupData: object | undefined, numPlayers: number) => string | undefined;
  readonly moves: { readonly begin: TableMove<[]>; readonly play: TableMove<[move: Move]>; readonly undo: TableMove<[]> };
  readonly turn: TableTurn;
  /** Who won, when the game is over. */
  readonly endIf: (context: { readonly G: HostedTable }) => GameOver | undefined;
  /** What a seat gets as `G`. */
  readonly playerView: (context: { readonly G: HostedTable | SeenTable<View>; readonly playerID: string | null }) => SeenTable<View>;
  readonly ai: TableBots<View>;
  /** Events that clients could send: none of them. */
  readonly events: Readonly<Record<'endGame' | 'endPhase' | 'endTurn' | 'setPhase' | 'endStage' | 'setStage' | 'pass' | 'setActivePlayers', false>>;
}

/** How a match begins, on the server. */
export interface TableOptions<M> {
  /**
   * What the move `begin` makes of the match that was set up: without it, `branch(fresh, sealed())`, luck that nobody can
   * foretell. Another source of luck, or a match that was saved.
   */
  readonly begin?: (fresh: M) => M;
}

/**
 * A game for boardgame.io. `setupData` is the config without `seats`. Whatever is hidden is made by the move `begin`, which
 * any seat may play: boardgame.io sends the very first state of a match to everybody, as it is.
 */
export function tableOf<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(
  game: Game<C, S, M, V, E, Id>, { begin = (fresh) => branch(fresh, sealed()) }: TableOptions<Match<C, S, M, V, E, Id>> = {},
): TableGame<M, V> {
  type Table = Match<C, S, M, V, E, Id>;
  const hosted = (match: Table, more: Partial<HostedTable> = {}): HostedTable => ({ match: Object.fromEntries(Object.entries(match)), begun: true, events: [], hidden: false, ...more });
  const on = (G: HostedTable): Table => ({ ...(plainOf(G).match as Table), [GAME]: game });
  const configOf = (seats: number, setupData: object = {}): C => ({ ...setupData, seats }) as unknown as C;

  /** A seat's action; what the rules refuse, the framework hears of without the reason. */
  const acting = <Args extends readonly unknown[]>(act: (match: Table, seat: Seat, G: HostedTable, ...args: Args) => HostedTable | null): TableMove<Args> => ({
    client: false,
    undoable: false,
    redact: ({ G }) => G.hidden,
    move: ({ G, playerID }, ...args) => {
      try {
        const match = on(G);
        const seat = seatNamed(playerID, match.state.config.seats);
        return (seat === null ? null : act(match, seat, plainOf(G), ...args)) ?? INVALID_MOVE;
      } catch (error) {
        if (isRefusal(error)) return INVALID_MOVE;
        throw error;
      }
    },
  });
  const isAtMove = (match: Table, seat: Seat): boolean => {
    const actor = game.actor(match.state);
    return actor.type === 'seat' && actor.seat === seat;
  };

  const moves = {
    begin: acting((match, _seat, { begun }) => {
      const dealt = begun ? null : begin(match);
      return dealt && dealt.state.config.seats === match.state.config.seats ? hosted(dealt) : null;
    }),
    play: acting((match, seat, { begun }, move: M) => {
      if (!begun || !isAtMove(match, seat)) return null;
      const events: E[] = [];
      const hidden = !game.mayTell(match.state, null);
      return hosted(play(match, move, (event) => { events.push(event); }), { events, hidden });
    }),
    undo: acting((match, seat, { begun }) => (begun && isAtMove(match, seat) ? hosted(undo(match, seat)) : null)),
  };

  /** Who may act, and on what: the stage is the question, as `prompt` calls it. */
  function ask({ G, events }: HookContext): void {
    if (!G.begun) { events.setActivePlayers({ all: 'begin' }); return; }
    const { asks, seat, key } = game.prompt(on(G).state);
    if (asks === 'seat') events.setActivePlayers({ value: { [String(seat)]: key } });
  }

  /** A turn passes when another seat is asked, unless that is in between: then it acts out of turn. */
  function pass(context: HookContext): void {
    const { asks, seat, ahead } = game.prompt(on(context.G).state);
    const current = Number(context.ctx.currentPlayer);
    if (asks !== 'seat' || seat === null) return;
    if (seat === current || ahead.some((one) => one.seat === current)) ask(context);
    else context.events.endTurn({ next: String(seat) });
  }

  function seen(G: HostedTable, seat: Seat | null): SeenTable<V> {
    const match = on(G);
    const isOver = game.actor(match.state).type === 'over';
    return {
      view: game.view(match.state, seat), begun: G.begun, canUndo: G.begun && seat !== null && isAtMove(match, seat) && canUndo(match, seat),
      events: G.events.filter((event) => mayKnow(event, seat)), commitment: commitmentOf(match), replay: isOver ? toReplay(match) : null,
    };
  }

  return {
    name: game.id, minPlayers: game.seats[0], maxPlayers: game.seats[1], disableUndo: true,
    setup: ({ ctx }, setupData) => hosted(start(game, configOf(ctx.numPlayers, setupData), table()), { begun: false }),
    validateSetupData: (setupData, numPlayers) => {
      const judged = game.validateConfig(configOf(numPlayers, setupData));
      return judged.ok ? undefined : judged.error.message;
    },
    moves,
    turn: { onBegin: ask, onMove: pass },
    endIf: ({ G }) => resultOf(game, on(G)),
    playerView: ({ G, playerID }) => ('view' in G ? G : seen(plainOf(G), seatNamed(playerID, on(G).state.config.seats))),
    ai: { enumerate: (G, _, playerID) => choices(game, G, Number(playerID), on) },
    events: { endGame: false, endPhase: false, endTurn: false, setPhase: false, endStage: false, setStage: false, pass: false, setActivePlayers: false },
  };
}

/** Whoever calls himself otherwise than a seat is called is a spectator. */
function seatNamed(playerID: string | null | undefined, seats: number): Seat | null {
  const seat = typeof playerID === 'string' && /^\d$/.test(playerID) ? Number(playerID) : null;
  return seat !== null && seat < seats ? seat : null;
}

function resultOf<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(game: Game<C, S, M, V, E, Id>, { state }: Match<C, S, M, V, E, Id>): GameOver | undefined {
  if (game.actor(state).type !== 'over') return undefined;
  const sheet = game.score(state);
  const winners = sheet.winners.map(String);
  const scores = sheet.players.filter(({ seat }) => seat !== null).map(({ total }) => total);
  const [winner] = winners;
  if (winner === undefined) return { winners, scores };
  return winners.length === 1 ? { winner, winners, scores } : { draw: true, winners, scores };
}

/** What a bot of boardgame.io may choose from; beside a server it is given the whole match, elsewhere what its seat sees. */
function choices<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(
  game: Game<C, S, M, V, E, Id>, G: HostedTable | SeenTable<V>, seat: Seat, on: (G: HostedTable) => Match<C, S, M, V, E, Id>,
): { readonly move: string; readonly args: unknown[] }[] {
  if (!G.begun) return [{ move: 'begin', args: [] }];
  const view = 'view' in G ? G.view : game.view(on(G).state, seat);
  return game.legalMovesFor(view).map((move) => ({ move: 'play', args: [move] }));
}

/** The match on a server's table, verified step by step: to save it as a replay, to go on elsewhere, to look back. */
export function matchOn<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(game: Game<C, S, M, V, E, Id>, G: HostedTable): Match<C, S, M, V, E, Id> {
  return resume(game, G.match);
}
