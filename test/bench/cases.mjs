// Turns what the measuring processes found into the figures that are kept and compared.

const figure = ({ perSecond, spread, samples }) => ({ perSecond: precise(perSecond), spread: precise(spread), samples: samples.map(precise) });
const precise = (value) => Number(value.toPrecision(4));
const microseconds = ({ perSecond, spread }) => ({ microseconds: precise(1e6 / perSecond), spread: precise(spread) });

/** Ways of boardgame.io: what it is asked for, and the fastest adaptation that follows whose turn it is. */
function fastest(whole, name, unit) {
  const variants = Object.entries(whole).filter(([key]) => key.startsWith(`${name} `)).map(([key, rates]) => ({ variant: key.slice(name.length + 1), rate: rates[unit] }));
  return variants.length === 0 ? null : variants.reduce((best, one) => (one.rate.perSecond > best.rate.perSecond ? one : best));
}

/** All rates of whole games at one number of seats, one case for each mode and unit. */
function casesOfRun({ game, seats, whole }) {
  const cases = [];
  const add = (mode, unit, rate, more = {}) => cases.push({ game, seats, mode, unit, ...figure(rate), ...more });
  for (const [name, rates] of Object.entries(whole)) {
    if (name === 'calibration') continue;
    const [mode, variant] = name.split(' ');
    for (const [unit, rate] of Object.entries(rates)) add(mode, unit, rate, variant ? { variant } : {});
  }
  // Of the adaptations of boardgame.io the fastest counts; the others stay in the list under their own names.
  for (const one of cases) {
    if (one.variant === undefined) continue;
    const best = fastest(whole, one.mode, one.unit);
    if (best?.variant !== one.variant) one.mode = `${one.mode} (${one.variant})`;
  }
  return cases;
}

/** @param {any[]} runs */
export function casesOf(runs) {
  const calibrations = runs.map(({ whole }) => whole.calibration.decisions);
  const middle = (values) => values.slice().sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    calibration: { decisionsPerSecond: precise(middle(calibrations.map(({ perSecond }) => perSecond))), spread: precise(middle(calibrations.map(({ spread }) => spread))) },
    cases: runs.flatMap(casesOfRun),
    operations: runs.flatMap(({ game, seats, operations }) => Object.entries(operations).map(([operation, { calls }]) => ({ game, seats, operation, ...microseconds(calls) }))),
    games: runs.map(({ game, seats, shape, sizes, viewPatches, replayBytes, allocation, tenths, ponder }) => ({
      game, seats, shape, stateBytes: sizes, viewPatchBytes: viewPatches, replayBytesPerMove: replayBytes, allocatedPerDecision: allocation, ponderBlocks: ponder,
      microsecondsPerDecision: Object.fromEntries(Object.entries(tenths).map(([tenth, { decisions }]) => [tenth, microseconds(decisions)])),
    })),
  };
}

/** The rate of a case, or NaN. */
export function rateIn({ cases }, game, seats, mode, unit) {
  return cases.find((one) => one.game === game && one.seats === seats && one.mode === mode && one.unit === unit)?.perSecond ?? NaN;
}
