// Scoring: MP2-SCORE-1..11, MP2-COUNT-8, MP2-R-62..64, MP2-R-66.
import { scoreSheet, type ScoreLine, type ScoreSheet, type Tally } from '../../../kernel/score.js';
import { characterOf, known, nth } from '../chapter.js';
import type { Box } from '../../box.js';
import type { GoalEntry } from '../../content/pack.js';
import type { Table, View } from '../../state.js';

/** A player of a state or of a view. */
type Scored = View['players'][number];

/** The goal card a player is known to have kept. */
function goalOf(box: Box, player: Scored): GoalEntry | null {
  const [goal] = player.goals;
  return player.goals.length === 1 && typeof goal === 'string' ? known(box.tables.goal, goal) : null;
}

/** Different shields in cities with own posts. */
function ownShields(box: Box, player: Scored): string[] {
  const shields: string[] = [];
  for (const city of player.posts) {
    const shield = box.tables.place.get(city)?.shield ?? null;
    if (shield !== null && !shields.includes(shield)) shields.push(shield);
  }
  return shields;
}

/** All shields that count, those that count as one more included. */
export function shieldTotal(box: Box, player: Scored): number {
  const own = ownShields(box, player);
  const wanted = goalOf(box, player)?.shields ?? [];
  return own.length + wanted.filter((shield) => own.includes(shield)).length + characterOf(box, player).shieldPlus + player.shieldPlus;
}

function trackPoints(box: Box, shields: number): number {
  const { shieldTrack } = box.tables.pack;
  return shields === 0 ? 0 : (shieldTrack[Math.min(shields, shieldTrack.length) - 1]?.points ?? 0);
}

function goalLines(box: Box, player: Scored): ScoreLine[] {
  const goal = goalOf(box, player);
  if (goal === null) return [];
  return goal.seals.filter(({ seal }) => player.improved.includes(seal)).map(({ seal, vp }) => ({ id: 'goal', rule: 'MP2-SCORE-2', points: vp, detail: `${goal.id}:${seal}` }));
}

/** 8 points for the most completed contracts, 4 for the second most (MP2-SCORE-8, MP2-R-63). */
function contractPoints(box: Box, players: readonly Scored[], player: Scored): number {
  const { mostContracts, secondMostContracts } = box.tables.pack.constants.finalScoring;
  const count = player.completed.length;
  if (count === 0 && box.rulings.contractMajorityZero === 'needs-one') return 0;
  const more = players.filter((other) => other.completed.length > count);
  if (more.length === 0) return mostContracts;
  const most = Math.max(...players.map((other) => other.completed.length));
  const second = more.every((other) => other.completed.length === most);
  if (box.seats === 2 || !second) return 0;
  return more.length > 1 && box.rulings.contractMajority === 'one-award' ? 0 : secondMostContracts;
}

function tallyOf(box: Box, players: readonly Scored[], seat: number): Tally {
  const player = nth(players, seat);
  const { goodsPerPoint, coinsPerPoint } = box.tables.pack.constants.finalScoring;
  const shields = shieldTotal(box, player);
  const goods = player.pepper + player.silk + player.gold + player.jade;
  const line = (id: string, rule: string, points: number, detail: string | null = null): ScoreLine => ({ id, rule, points, detail });
  const lines = [
    line('game', 'MP2-SCORE-11', player.vp),
    ...goalLines(box, player),
    line('shields', 'MP2-SCORE-5', trackPoints(box, shields), String(shields)),
    line('goods', 'MP2-SCORE-6', Math.floor(goods / goodsPerPoint)),
    line('coins', 'MP2-SCORE-7', Math.floor(player.coin / coinsPerPoint)),
    line('contracts', 'MP2-SCORE-8', contractPoints(box, players, player), String(player.completed.length)),
  ];
  return { seat, lines, tieBreaks: [{ id: 'camels', value: player.camel }] };
}

/** The score as it would be if the game ended now; goal cards that are not known are left out. */
export function scoreOf(box: Box, state: Pick<Table, 'players' | 'frames'>): ScoreSheet {
  return scoreSheet(state.frames.length === 0, state.players.map((_, seat) => tallyOf(box, state.players, seat)));
}
