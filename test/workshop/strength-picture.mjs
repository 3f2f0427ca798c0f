// Draws docs/strength.svg from docs/strength.json: what `npm run strength -- … --keep` found, over processor time a decision.
// Above the mean totals of four alike at one table, with people where they are known; below the ratings of different ones.
const WIDTH = 760;
const [LEFT, RIGHT] = [60, 610];
const PANEL = 330;
const GAMES = {
  voyages: { name: 'The Voyages', colour: '#7a3b0c', people: 79.2 },
  'marco-polo-2': { name: 'Marco Polo II', colour: '#1f5f8b', people: 115.1 },
  merv: { name: 'Merv', colour: '#3b6b2e', people: null },
};
const TICKS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MUTED = '#6b5d45';

/** The picture of these results. */
export function strengthPicture(results) {
  const totals = results.filter(({ seats, bots }) => seats === 4 && bots.length === 1).map(({ game, mean, bots: [{ milliseconds }] }) => ({ game, milliseconds, ...mean }));
  const elos = results.filter(({ bots }) => bots.length > 2).flatMap(({ game, bots }) => bots.map(({ milliseconds, elo, bot }) => ({ game, bot, milliseconds, ...elo })));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${2 * PANEL + 20}" font-family="sans-serif" font-size="13" role="img">`,
    '<title>Mean totals and ratings of bots over processor time a decision</title>',
    `<rect width="${WIDTH}" height="${2 * PANEL + 20}" fill="#fffdf8"/>`,
    ...panel(0, 'Mean totals of four alike at one table, and of people where known', totals, true),
    ...panel(PANEL, 'Ratings (Elo) of different bots at one table', elos, false),
    '</svg>', '',
  ].join('\n');
}

function panel(top, title, points, withPeople) {
  if (points.length === 0) return [];
  const people = withPeople ? Object.entries(GAMES).filter(([game, { people: mean }]) => mean !== null && points.some((point) => point.game === game)).map(([, of]) => of) : [];
  const times = points.map(({ milliseconds }) => Math.log10(Math.max(milliseconds, 0.05)));
  const [from, to] = [Math.min(...times) - 0.15, Math.max(...times) + 0.3];
  const step = withPeople ? 20 : 200;
  const [low, high] = [Math.floor(Math.min(...points.map((point) => point.low)) / step) * step, Math.ceil(Math.max(...points.map((point) => point.high), ...people.map(({ people: mean }) => mean)) / step) * step];
  const x = (milliseconds) => Math.round(10 * (LEFT + ((Math.log10(Math.max(milliseconds, 0.05)) - from) / (to - from)) * (RIGHT - LEFT))) / 10;
  const y = (value) => Math.round(10 * (top + PANEL - 50 - ((value - low) / (high - low)) * (PANEL - 100))) / 10;
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step);
  return [
    `<text x="16" y="${top + 26}" font-size="16">${title}</text>`,
    ...lines.map((value) => `<line x1="${LEFT}" x2="${RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd2bd"/><text x="50" y="${y(value) + 4}" text-anchor="end" fill="${MUTED}">${value}</text>`),
    ...TICKS.filter((ms) => Math.log10(ms) >= from && Math.log10(ms) <= to).map((ms) => `<text x="${x(ms)}" y="${top + PANEL - 30}" text-anchor="middle" fill="${MUTED}">${ms}</text>`),
    `<text x="${(LEFT + RIGHT) / 2}" y="${top + PANEL - 8}" text-anchor="middle" fill="${MUTED}">milliseconds a decision</text>`,
    ...people.map(({ colour, people: mean }) => `<line x1="${LEFT}" x2="${RIGHT}" y1="${y(mean)}" y2="${y(mean)}" stroke="${colour}" stroke-dasharray="6 4"/><text x="616" y="${y(mean) + 4}" fill="${colour}">people: ${mean}</text>`),
    ...Object.entries(GAMES).flatMap(([game, of]) => line(points.filter((point) => point.game === game), of, x, y)),
    ...names(points, x, y),
  ];
}

const inTime = (points) => [...points].sort((a, b) => a.milliseconds - b.milliseconds);

function line(points, { colour }, x, y) {
  if (points.length === 0) return [];
  const sorted = inTime(points);
  return [
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${sorted.map(({ milliseconds, value }) => `${x(milliseconds)},${y(value)}`).join(' ')}"/>`,
    ...sorted.map(({ milliseconds, value, low, high }) => `<line x1="${x(milliseconds)}" x2="${x(milliseconds)}" y1="${y(low)}" y2="${y(high)}" stroke="${colour}"/><circle cx="${x(milliseconds)}" cy="${y(value)}" r="5" fill="${colour}"/>`),
  ];
}

/** The names of the games, each where its line ends, and below another one that would stand there. */
function names(points, x, y) {
  const ends = Object.entries(GAMES).flatMap(([game, of]) => {
    const last = inTime(points.filter((point) => point.game === game)).at(-1);
    return last ? [{ ...of, left: x(last.milliseconds) + 12, top: y(last.value) + 5 }] : [];
  }).sort((a, b) => a.top - b.top);
  let above = -Infinity;
  return ends.map(({ name, colour, left, top }) => {
    above = Math.max(top, above + 16);
    return `<text x="${left}" y="${above}" fill="${colour}">${name}</text>`;
  });
}
