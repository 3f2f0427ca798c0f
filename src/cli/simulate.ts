import { simulate, type Simulation, type Standing, type Summary } from '../bots/index.js';
import { configFrom, setupOptions } from './arguments.js';
import { arenaFrom, botOptions, botsFrom, failureLines, playersFor, showProgress } from './bots.js';
import type { Command } from './command.js';
import { FAILED, OK, UsageError, type Io } from './io.js';
import { outputOptions, recorded, recordingFor } from './output.js';
import { columns, rateText, spreadText } from './text.js';

export const simulateCommand: Command = {
  name: 'simulate',
  usage: 'GAME',
  purpose: 'plays many games between bots and sums them up',
  notes: ['One bot plays all seats; otherwise name one for each seat. Exit code 1 when a game failed or the run was stopped.'],
  options: {
    games: { type: 'string', value: 'N', text: 'how many games (100)' },
    ...setupOptions,
    ...botOptions,
    ...outputOptions,
    json: { type: 'boolean', text: 'prints the summary as JSON' },
  },
  positionals: 1,
  run: async (given, io) => {
    const arena = await arenaFrom(given);
    const { game } = arena;
    const config = configFrom(game, given);
    const names = botsFrom(given, arena, 'random');
    const { seats } = config as { seats: number };
    if (names.length !== 1 && names.length !== seats) throw new UsageError(`${seats} seats need ${seats} bots (or one for all), not ${names.length}`);
    const started = performance.now();
    const simulation = await recorded(recordingFor(given), (onRecord) => simulate(game, {
      ...playersFor(given, arena, names), config, games: given.count('games', 100), seed: given.text('seed') ?? 'caravanserai',
      replays: given.flag('replays'), signal: io.signal, onProgress: showProgress(io), onRecord,
    }));
    io.status('');
    report(simulation, given.flag('json'), (performance.now() - started) / 1000, io);
    return simulation.cancelled || simulation.summary.failed > 0 ? FAILED : OK;
  },
};

function report({ records, summary, cancelled }: Simulation, json: boolean, seconds: number, io: Io): void {
  for (const line of failureLines(records)) io.err(line);
  if (cancelled) io.err(`stopped after ${records.length} games`);
  if (json) io.out(JSON.stringify(summary, null, 2));
  else for (const line of summaryText(summary, seconds)) io.out(line);
}

function summaryText(summary: Summary, seconds: number): string[] {
  const { games, failed, decisions, chanceSteps, lines } = summary;
  return [
    `${games} games${failed > 0 ? `, ${failed} of them failed` : ''}, in ${seconds.toFixed(1)} s`,
    `decisions a game: ${spreadText(decisions)}`,
    `luck a game: ${spreadText(chanceSteps)}`,
    ...standingsText('by seat', summary.bySeat),
    ...standingsText('by bot', summary.byBot),
    ...standingsText('by what was played with', summary.byTag),
    '',
    `points on average: ${Object.entries(lines).map(([id, points]) => `${id} ${points.toFixed(1)}`).join(', ')}`,
  ];
}

/** A table of how groups did, with 95 % intervals. */
export function standingsText(title: string, standings: readonly Standing[]): string[] {
  if (standings.length === 0) return [];
  const rows = standings.map(({ who, games, winRate, score }): (string | number)[] => [who, games, rateText(winRate), spreadText(score)]);
  return ['', ...columns([[title, 'games', 'wins', 'points'], ...rows])];
}
