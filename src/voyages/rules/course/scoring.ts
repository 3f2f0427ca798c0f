// VOY-SCORE-1 to VOY-SCORE-11, VOY-GEN-8: the score, itemised, at any moment.
import type { RuleId } from '../../../kernel/legality.js';
import { scoreSheet, type ScoreLine, type ScoreSheet, type Tally } from '../../../kernel/score.js';
import { known, nth } from '../../../mechanics/known.js';
import type { Box } from '../../box.js';
import { COINS_PER_VP, GOODS_PER_VP, MOST_CONTRACTS_VP, POST_VP, START } from '../../content/board.js';
import type { Seen as Table, SeenPlayer as Anybody } from '../../state.js';

const line = (id: string, rule: RuleId, points: number, detail: string | null = null): ScoreLine => ({ id, rule, points, detail });

/** The posts that bring points. */
const POSTS = /* @__PURE__ */ Object.entries(POST_VP);

/** What was booked during the game, by where it came from. */
function booked(box: Box, player: Anybody): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const start = Number(box.rulings.startingVp);
  if (start > 0) lines.push(line('start', 'VOY-R-65', start));
  for (const id of player.completed) if (id !== null) lines.push(line('contract', 'VOY-BONUS-3', box.tables.contracts.get(id)?.vp ?? 0, id));
  for (const [number, vp] of POSTS) {
    if (player.posts.length < Number(number)) continue;
    lines.push(number === '11' ? line('wilhelm', 'VOY-WILHELM-6', vp, number) : line('posts', 'VOY-POST-5', vp, number));
  }
  const told = lines.reduce((sum, { points }) => sum + points, 0);
  // City cards and bonuses; also contracts a view does not show.
  return [...lines, line('play', 'VOY-GEN-8', player.vp - told)];
}

function goalLines(box: Box, { goals, posts }: Anybody): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const reached = new Set<string>();
  // Before the goal choice four cards are in hand: none of them is a goal yet.
  if (goals.length > START.goalsDealt) return lines;
  for (const id of goals) {
    if (id === null) continue;
    const { cities, vp } = known(box.tables.goals, id);
    const there = cities.filter((city) => posts.includes(city));
    for (const city of there) reached.add(city);
    lines.push(line('goal', 'VOY-SCORE-2', there.length === cities.length ? vp : 0, id));
  }
  if (lines.length > 0) lines.push(line('goalCities', 'VOY-SCORE-3', nth(box.tables.goalCities, reached.size), `${reached.size}`));
  return lines;
}

function finalLines(box: Box, { players, beijing }: Table, seat: number): ScoreLine[] {
  const player = nth(players, seat);
  const lines = [...goalLines(box, player), line('coins', 'VOY-SCORE-4', Math.floor(player.coin / COINS_PER_VP))];
  const space = beijing.indexOf(seat);
  if (space >= 0) {
    lines.push(line('beijing', 'VOY-SCORE-5', nth(box.tables.beijing, space)));
    lines.push(line('goods', 'VOY-SCORE-6', Math.floor((player.pepper + player.silk + player.gold) / GOODS_PER_VP)));
  }
  const most = Math.max(...players.map(({ completed }) => completed.length));
  const counts = most > 0 || box.rulings.contractMajorityZero === 'zero-counts';
  if (player.completed.length === most && counts) lines.push(line('mostContracts', 'VOY-SCORE-7', MOST_CONTRACTS_VP, `${most}`));
  return lines;
}

/** The score if the game ended as it stands; goal cards a view hides are left out. */
export function score(box: Box, table: Table): ScoreSheet {
  const tallies = table.players.map((player, seat): Tally => ({
    seat,
    lines: [...booked(box, player), ...finalLines(box, table, seat)],
    tieBreaks: [{ id: 'camels', value: player.camel }],
  }));
  return scoreSheet(table.frames.length === 0, tallies);
}
