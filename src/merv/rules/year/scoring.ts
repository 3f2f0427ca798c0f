// The scoring phase: MERV-SCORE-1 to 12, MERV-CM-18, MERV-R-78.
import { called, choice, list, move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { add, at, count, decision, MAGISTRATE, participant, playerAt, refusals, seat, step, stepProblem, type Position } from '../chapter.js';
import { ACTIONS, HALLS, ROUNDS, type Hall } from '../../content/ids.js';
import type { Player, State } from '../../state.js';
import { courtiersOf } from '../actions/palace.js';
import { shuffleDiscards, withDeck } from '../solo/cards.js';
import { addPoints } from '../supply/tracks.js';
import { phaseOrder } from './invasion.js';
import { buildingsWith, hallValue } from './worth.js';

const MOSQUE = ACTIONS.indexOf('mosque');
const STEPS: readonly ((position: Position) => void)[] = [scorePalaces, scorePresences, (position) => { withDeck(position, () => { shuffleDiscards(position); }); }, pop];

/** MERV-SCORE-1: the scoring phase, step by step. */
export const scoring = /* @__PURE__ */ step('scoring', { step: count }, {
  on: ['year'],
  run(position, frame) {
    frame.step += 1;
    at(STEPS, frame.step - 1)(position);
  },
  problem: (position, frame): string | null => stepProblem(position, frame, () => frame.step === 1 && position.state.round === ROUNDS, 'this is not the step of the scoring'),
});

function scorePalaces(position: Position): void {
  const { box } = position;
  position.events?.({ kind: 'phase-begins', seat: null, rule: 'MERV-SCORE-1', phase: 'scoring' });
  const choosing: number[] = [];
  for (const who of phaseOrder(position)) {
    if (who === box.magistrate) payMagistrate(position);
    else if (who !== box.courtier && !payWithoutChoice(position, who)) choosing.push(who);
  }
  for (const who of choosing.reverse()) push(position, { kind: 'courtiers', seat: who });
}

/** The magistrate scores all courtiers and spends nothing (MERV-CM-18). */
function payMagistrate(position: Position): void {
  const { box } = position;
  const player = playerAt(position, box.magistrate);
  const values = hallsOf(player.courtiers).map((hall) => ({ hall, value: hallValue(position, player, HALLS.indexOf(hall)) }));
  values.sort((a, b) => b.value - a.value);
  if (box.rulings.magistrateScoring === 'up-to-favour') values.length = Math.min(values.length, player.favour);
  const vp = values.reduce((total, { value }) => total + value, 0);
  position.events?.({ kind: 'palace-scored', ...MAGISTRATE, rule: 'MERV-CM-18', halls: values.map(({ hall }) => hall), favour: 0, vp });
  addPoints(position, box.magistrate, vp, { source: 'palace', rule: 'MERV-CM-18' });
}

const canPayFor = (player: Player): number => Math.min(player.favour, courtiersOf(player));

function hallsOf(counts: readonly number[]): Hall[] {
  const halls: Hall[] = [];
  for (let hall = 0; hall < 4; hall += 1) for (let count = counts[hall] ?? 0; count > 0; count -= 1) halls.push(at(HALLS, hall));
  return halls;
}

/** MERV-SCORE-3: favour is spent for courtiers. */
export const courtiers = /* @__PURE__ */ decision('courtiers', { seat }, {
  rule: 'MERV-SCORE-3', on: ['scoring', 'courtiers'],
  moves: { score: move('score {halls}', { halls: list(called('hall', choice(HALLS)), { most: 8 }) }) },
  offer(position, { seat: who }, out) {
    const player = playerAt(position, who);
    const [a = 0, b = 0, c = 0, d = 0] = player.courtiers;
    const paid = canPayFor(player);
    for (let first = Math.min(a, paid); first >= 0; first -= 1) {
      for (let second = Math.min(b, paid - first); second >= 0; second -= 1) {
        for (let third = Math.min(c, paid - first - second); third >= 0; third -= 1) {
          const fourth = paid - first - second - third;
          if (fourth <= d) out.add({ kind: 'score', halls: hallsOf([first, second, third, fourth]) });
        }
      }
    }
  },
  refuse(position, { seat: who }, { halls }): Refusal | null {
    const player = playerAt(position, who);
    if (halls.length !== canPayFor(player)) return refusals['score-count'];
    const counts = [0, 0, 0, 0];
    for (const hall of halls) add(counts, HALLS.indexOf(hall), 1);
    return counts.every((paid, place) => paid <= (player.courtiers[place] ?? 0)) ? null : refusals['score-halls'];
  },
  play(position, { seat: who }, { halls }) {
    pop(position);
    payCourtiers(position, who, halls);
  },
  problem({ box, state: { frames } }: Position, { seat: who }: { readonly seat: number }): string | null {
    if (who >= box.seats) return 'this seat does not take part';
    return frames.filter((other) => other.kind === 'courtiers' && other.seat === who).length > 1 ? 'this seat is asked already' : null;
  },
});

function payCourtiers(position: Position, who: number, halls: readonly Hall[]): void {
  const player = playerAt(position, who);
  let vp = 0;
  for (const hall of halls) vp += hallValue(position, player, HALLS.indexOf(hall));
  player.favour -= halls.length;
  if (halls.length > 0) position.events?.({ kind: 'paid', ...participant(position.box, who), rule: 'MERV-SCORE-2', amounts: { favour: halls.length }, source: 'palace', discount: false, converted: false });
  position.events?.({ kind: 'palace-scored', ...participant(position.box, who), rule: 'MERV-SCORE-4', halls, favour: halls.length, vp });
  addPoints(position, who, vp, 'palace');
}

function hallsWith({ courtiers: counts }: Player): number {
  let halls = 0;
  for (const courtier of counts) if (courtier > 0) halls += 1;
  return halls;
}

/** Scores the palace of a seat that has nothing to choose; returns whether that was so. */
function payWithoutChoice(position: Position, who: number): boolean {
  const player = playerAt(position, who);
  const paid = canPayFor(player);
  if (paid !== 0 && paid !== courtiersOf(player) && hallsWith(player) > 1) return false;
  payCourtiers(position, who, hallsOf(player.courtiers).slice(0, paid));
  return true;
}

function buildingsOf({ buildings }: State, who: number): number {
  let count = 0;
  for (let cell = 0; cell < buildings.length; cell += 1) if (buildings[cell] === who) count += 1;
  return count;
}

function scorePresences(position: Position): void {
  const { box, state } = position;
  for (let who = 0; who < state.players.length; who += 1) {
    if (who === box.courtier) continue;
    const { tiles, mosque } = playerAt(position, who);
    addPoints(position, who, buildingsOf(state, who), 'buildings');
    for (const tile of tiles) addPoints(position, who, 3 * buildingsWith(position, who, box.tileAction[tile] ?? 0), 'scoringTiles');
    if (mosque === box.mosqueTop) addPoints(position, who, 4 * buildingsWith(position, who, MOSQUE), 'mosqueTop');
  }
}
