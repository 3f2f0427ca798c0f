// The figures as text: tables that read the same on a terminal and in docs/benchmarks.md.

const amount = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en-US') : Number(value.toPrecision(3)).toString());
const percent = (part) => `${Math.round(part * 100)} %`;

/** A table; columns are as wide as their longest cell, and all but the first `left` are set right. */
export function table(head, rows, left = 1) {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => (at < left ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  return [line(head), `| ${widths.map((width, at) => (at < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

export const machineLine = ({ machine: { cpu, cores, node, platform }, calibration }) =>
  `${cpu}, ${cores} cores, Node ${node}, ${platform}; calibration loop ${amount(calibration.decisionsPerSecond)} decisions/s (spread ${percent(calibration.spread)}).`;

export function goalsTable({ goals }) {
  const games = [...new Set(goals.map(({ game }) => game))];
  const ids = [...new Set(goals.map(({ id }) => id))];
  const bounds = (mine) => {
    const each = (key) => [...new Set(mine.map((goal) => amount(goal[key])))].join(' / ');
    return [each('must'), each('aim')];
  };
  const mark = { aim: '', must: ' (must)', missed: ' **missed**' };
  return table(['goal', 'must', 'aim', ...games], ids.map((id) => {
    const mine = goals.filter((goal) => goal.id === id);
    return [mine[0].what, ...bounds(mine), ...games.map((game) => {
      const found = mine.find((goal) => goal.game === game);
      return found ? `${amount(found.value)}${found.unit}${mark[found.verdict]}` : '–';
    })];
  }));
}

const place = ({ game, seats }) => [game, String(seats)];

/** `change`: how many times as fast as accepted, both measured by the calibration loop of their machine. */
export function casesTable(result, accepted = null) {
  const changeOf = (one) => {
    const before = accepted?.cases.find(({ game, seats, mode, unit }) => game === one.game && seats === one.seats && mode === one.mode && unit === one.unit);
    if (!before) return '';
    return `${((one.perSecond / result.calibration.decisionsPerSecond / (before.perSecond / accepted.calibration)) * 100 - 100).toFixed(0)} %`.replace(/^(?!-)/, '+');
  };
  const head = ['game', 'seats', 'mode', 'unit', 'per second', 'spread'];
  const rows = result.cases.map((one) => [...place(one), one.mode, one.unit, amount(one.perSecond), percent(one.spread)]);
  return accepted ? table([...head, 'change'], rows.map((row, at) => [...row, changeOf(result.cases[at])]), 4) : table(head, rows, 4);
}

/** Ways of playing and what they are compared with; everything else in `casesTable` has a table of its own. */
const PLAYING = ['in-place', 'in-place-stepped', 'in-place-listed', 'pure', 'pure-frozen', 'clone-and-play', 'match-seeded', 'match-sealed', 'replayed', 'sketch', 'immer', 'immer-unfrozen', 'structured-clone', 'json', 'boardgame.io', 'boardgame.io-reducer'];
const OTHERS = ['mcts', 'boardgame.io-mcts', 'replay', 'replay-compact', 'luck-seeded', 'luck-sealed', 'one-worker', 'two-workers'];

/** Rates at most seats of each game, side by side: one row for each way, in the unit that says most. */
function sideBySide({ cases }, modes) {
  const games = [...new Set(cases.map(({ game }) => game))].map((game) => ({ game, seats: Math.max(...cases.filter((one) => one.game === game).map(({ seats }) => seats)) }));
  const unitOf = (mode) => ['decisions', 'iterations', 'outcomes', 'games'].find((unit) => cases.some((one) => one.mode === mode && one.unit === unit));
  const rows = modes.filter(unitOf).map((mode) => [`${mode}, ${unitOf(mode)}`, ...games.map(({ game, seats }) => {
    const found = cases.find((one) => one.game === game && one.seats === seats && one.mode === mode && one.unit === unitOf(mode));
    return found ? amount(found.perSecond) : '–';
  })]);
  return table(['a second, one core', ...games.map((run) => place(run).join(' '))], rows);
}

export const playingTable = (result) => sideBySide(result, PLAYING);
export const otherTable = (result) => sideBySide(result, OTHERS);

export function operationsTable({ operations }) {
  const names = [...new Set(operations.map(({ operation }) => operation))];
  const runs = [...new Map(operations.map((one) => [place(one).join(), one])).values()];
  return table(['operation, µs', ...runs.map((run) => place(run).join(' '))], names.map((name) => [name, ...runs.map((run) => {
    const found = operations.find((one) => one.operation === name && one.game === run.game && one.seats === run.seats);
    return found ? amount(found.microseconds) : '–';
  })]));
}

export function factsTable({ games }) {
  const rows = [
    ['decisions a game', ({ shape }) => shape.decisions],
    ['moves listed a decision', ({ shape }) => shape.moves],
    ['fields changed a decision', ({ shape }) => shape.changed],
    ['frames pushed a decision', ({ shape }) => shape.frames],
    ['chance steps a decision', ({ shape }) => shape.luck],
    ['state as JSON, median, bytes', ({ stateBytes }) => stateBytes.median],
    ['state as JSON, largest', ({ stateBytes }) => stateBytes.largest],
    ['state as JSON, first tenth', ({ stateBytes }) => stateBytes.first],
    ['state as JSON, last tenth', ({ stateBytes }) => stateBytes.last],
    ['view as JSON, median, bytes', ({ viewPatchBytes }) => viewPatchBytes.whole],
    ['patches to the next view, median, bytes', ({ viewPatchBytes }) => viewPatchBytes.median],
    ['patches to the next view, 99th percentile', ({ viewPatchBytes }) => viewPatchBytes.percentile99],
    ['plain replay, bytes a move', ({ replayBytesPerMove }) => replayBytesPerMove.plain],
    ['compact replay, bytes a move', ({ replayBytesPerMove }) => replayBytesPerMove.compact],
    ['allocated a decision in place, bytes', ({ allocatedPerDecision }) => allocatedPerDecision['in-place']],
    ['allocated a decision, pure', ({ allocatedPerDecision }) => allocatedPerDecision.pure],
    ['allocated a decision, clone and play', ({ allocatedPerDecision }) => allocatedPerDecision['clone-and-play']],
    ['`ponder`, longest block, ms', ({ ponderBlocks }) => ponderBlocks.longest],
    ['µs a decision, first tenth', ({ microsecondsPerDecision }) => microsecondsPerDecision.first.microseconds],
    ['µs a decision, middle', ({ microsecondsPerDecision }) => microsecondsPerDecision.middle.microseconds],
    ['µs a decision, last tenth', ({ microsecondsPerDecision }) => microsecondsPerDecision.last.microseconds],
  ];
  return table(['', ...games.map((one) => place(one).join(' '))], rows.map(([name, of]) => [name, ...games.map((one) => amount(of(one)))]));
}

export function startUpTable({ startUp }) {
  return table(['entry point', 'import, ms', 'files', 'kB loaded'], startUp.map(({ entry, milliseconds, files, bytes }) => [entry, amount(milliseconds), String(files), amount(bytes / 1000)]));
}

/** Everything, for the terminal. */
export function report(result, accepted) {
  const parts = [machineLine(result), ...(result.cases.length > 0 ? [casesTable(result, accepted), operationsTable(result), factsTable(result)] : [])];
  if (result.startUp.length > 0) parts.push(startUpTable(result));
  if (result.goals.length > 0) parts.push(goalsTable(result));
  if (accepted) parts.push('"change" compares with docs/benchmarks.md, both in units of the calibration loop.');
  return `${parts.join('\n\n')}\n\n${result.seconds} s`;
}
