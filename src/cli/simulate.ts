import { profiles, simulate, type Profile, type Simulation, type Standing, type Summary } from '../bots/index.js';
import { configFrom, setupOptions, type OptionTable } from './arguments.js';
import { arenaFrom, botOptions, botsFrom, failureLines, playersFor, showProgress } from './bots.js';
import type { Command } from './command.js';
import { FAILED, OK, UsageError, type Io } from './io.js';
import { outputOptions, recorded, recordingFor } from './output.js';
import { columns, rateText, spreadText } from './text.js';

/** The option of the commands that play many games: what was done in them. */
export const profileOption: OptionTable = {
  profile: { type: 'boolean', text: 'also tells what each bot did, and with what it played: points by source, moves, dice, events' },
};

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
    ...profileOption,
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
      replays: given.flag('replays') || given.flag('profile'), signal: io.signal, onProgress: showProgress(io), onRecord,
    }));
    io.status('');
    report(simulation, given.flag('profile') ? profiles(game, simulation.records) : null, { json: given.flag('json'), seconds: (performance.now() - started) / 1000 }, io);
    return simulation.cancelled || simulation.summary.failed > 0 ? FAILED : OK;
  },
};

function report({ records, summary, cancelled }: Simulation, profile: readonly Profile[] | null, { json, seconds }: { readonly json: boolean; readonly seconds: number }, io: Io): void {
  for (const line of failureLines(records)) io.err(line);
  if (cancelled) io.err(`stopped after ${records.length} games`);
  if (json) io.out(JSON.stringify(profile ? { ...summary, profile } : summary, null, 2));
  else for (const line of [...summaryText(summary, seconds), ...profileText(profile ?? [])]) io.out(line);
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

/** What bots did, a block each. */
export function profileText(profile: readonly Profile[]): string[] {
  return profile.flatMap(({ who, games, decisions, points, moves, dice, events }) => [
    '', `${who} (${games} games, ${decisions.toFixed(1)} decisions each), in a game:`,
    ...block('points', points), ...block('moves', moves), ...block('dice', dice), ...block('events', events),
  ]);
}

function block(title: string, counts: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(counts);
  return entries.length === 0 ? [] : [`  ${title}: ${entries.map(([key, many]) => `${key} ${many.toFixed(1)}`).join(', ')}`];
}
