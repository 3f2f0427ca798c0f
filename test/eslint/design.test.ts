import { RuleTester, type Rule } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { designRules } from './design.js';

// RuleTester reports through whatever test functions it is given.
Object.assign(RuleTester, { afterAll, describe, it });

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const rules = designRules.rules as unknown as Record<string, Rule.RuleModule>;

tester.run('no-class', rules['no-class']!, {
  valid: ['class IllegalMoveError extends Error {}', 'class Late extends CaravanserError {}'],
  invalid: [
    { code: 'class Match {}', errors: 1 },
    { code: 'const M = class extends Base {}', errors: 1 },
  ],
});

tester.run('plain-state', rules['plain-state']!, {
  valid: [
    'interface State { seats: Seat[]; goods: Record<Good, number>; last: Move | null }',
    // A helper in the same file may use what it likes.
    'export function group(state: State): Map<string, number> { return new Map<string, number>() }',
  ],
  invalid: [
    { code: 'interface State { players: Map<string, Player> }', errors: 1 },
    { code: 'type State = { seen: ReadonlySet<string> }', errors: 1 },
    { code: 'interface State { last: Move | undefined }', errors: 1 },
    { code: 'interface State { next: () => State; size(): number }', errors: 2 },
    { code: 'interface State { started: Date; id: symbol; big: bigint }', errors: 3 },
  ],
});

tester.run('queries-do-not-mutate', rules['queries-do-not-mutate']!, {
  valid: [
    // Its own list may be filled.
    'function legalMoves(state) { const moves = []; for (const die of state.dice) moves.push(die); return moves }',
    'function score(state) { const lines = { total: 0 }; lines.total += state.coins; return lines }',
    'function view(state) { const copy = { ...state }; copy.hand = []; return copy }',
    'function check(state, move) { move = normal(move); return move }',
    'const rules = { legal(position, frame, moves) { moves.push(1); for (const a of [1]) moves.push(a) } }',
    // A verb may write.
    'function play(state) { state.coins -= 1 }',
    // The name has to be a word of its own.
    'function cancel(state) { state.frames.pop() }',
    'function scoreboard(state) { state.rows.push(1) }',
    // A copy is one\'s own.
    'function legal(state) { return state.dice.slice().sort() }',
    'function legal(state) { const dice = state.dice.slice(); dice.sort(); return dice }',
    'function canPay(state) { const seen = state.dice.map((die) => die.value); seen.reverse(); return seen }',
  ],
  invalid: [
    { code: 'function legalMoves(state) { state.turn = 1 }', errors: 1 },
    { code: 'const canTravel = (state) => { state.players[0].coins -= 1; return true }', errors: 1 },
    { code: 'function view(state, seat) { const player = state.players[seat]; player.hand = null; return player }', errors: 1 },
    { code: 'function view(state) { for (const player of state.players) delete player.hand }', errors: 1 },
    { code: 'function score(state) { return state.rows.sort() }', errors: 1 },
    { code: 'const game = { check(state) { state.n++ } }', errors: 1 },
    { code: 'const game = { legal: (state: State) => { state.players[0]!.goods.push(1) } }', errors: 1 },
    { code: 'function legal(state, moves) { moves.sort(); moves.length = 0 }', errors: 2 },
    // Also from within a function inside the query.
    { code: 'function legal(state) { [1].forEach(() => { state.n = 1 }) }', errors: 1 },
    { code: 'function legal(state) { const { players } = state; players.pop() }', errors: 1 },
    { code: 'function legal({ players }) { players.pop() }', errors: 1 },
  ],
});
