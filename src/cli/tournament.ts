import { profiles, ratingPicture, tournament, type Profile, type Tournament } from '../bots/index.js';
import { configFrom, setupOptions } from './arguments.js';
import { arenaFrom, botOptions, botsFrom, failureLines, playersFor, showProgress } from './bots.js';
import type { Command } from './command.js';
import { demandPlace, picture, writeText } from './files.js';
import { FAILED, OK, UsageError, type Io } from './io.js';
import { outputOptions, recorded, recordingFor } from './output.js';
import { profileOption, profileText, standingsText } from './simulate.js';
import { columns } from './text.js';

export const tournamentCommand: Command = {
  name: 'tournament',
  usage: 'GAME',
  purpose: 'lets bots play against each other, seats rotated, and rates them',
  notes: ['Ratings are Bradley-Terry strengths in Elo points around 0, with 95 % intervals (bootstrap); docs/bots.md says how.'],
  options: {
    rounds: { type: 'string', value: 'N', text: 'how often every line-up plays in each rotation (20)' },
    ...setupOptions,
    ...botOptions,
    svg: { type: 'string', value: 'FILE', text: 'writes a picture of the ratings' },
    ...outputOptions,
    ...profileOption,
    json: { type: 'boolean', text: 'prints ratings, pairings and summary as JSON' },
  },
  positionals: 1,
  run: async (given, io) => {
    const arena = await arenaFrom(given);
    const config = configFrom(arena.game, given);
    const names = botsFrom(given, arena, 'random,greedy');
    if (new Set(names).size !== names.length) throw new UsageError('every bot of a tournament is named once; settings make two of a kind differ');
    if (names.length < 2 && (config as { seats: number }).seats > 1) throw new UsageError('a tournament needs at least two bots');
    const svg = given.text('svg');
    if (svg !== undefined) demandPlace(svg, picture, given.flag('force'));
    const cup = await recorded(recordingFor(given), (onRecord) => tournament(arena.game, {
      ...playersFor(given, arena, names), config, rounds: given.count('rounds', 20), seed: given.text('seed') ?? 'caravanserai',
      replays: given.flag('replays') || given.flag('profile'), signal: io.signal, onProgress: showProgress(io), onRecord,
    }));
    io.status('');
    report(cup, given.flag('profile') ? profiles(arena.game, cup.records) : null, given.flag('json'), io);
    if (svg !== undefined) writeText(svg, ratingPicture(`${arena.game.id}, ${(config as { seats: number }).seats} seats, ${cup.records.length} games`, cup.ratings));
    return cup.cancelled || cup.summary.failed > 0 ? FAILED : OK;
  },
};

function report({ ratings, pairings, summary, records, cancelled, lineups }: Tournament, profile: readonly Profile[] | null, json: boolean, io: Io): void {
  for (const line of failureLines(records)) io.err(line);
  if (cancelled) io.err(`stopped after ${records.length} games`);
  if (json) {
    io.out(JSON.stringify({ ratings, pairings, lineups, summary, ...(profile ? { profile } : {}) }, null, 2));
    return;
  }
  io.out(`${records.length} games, ${lineups.length} line-ups`);
  io.out('');
  const rows = ratings.map(({ who, elo }): (string | number)[] => [who, Math.round(elo.value), `${Math.round(elo.low)} to ${Math.round(elo.high)}`]);
  for (const line of columns([['bot', 'Elo', '95 %'], ...rows])) io.out(line);
  const met = pairings.map(({ better, other, points, games }): (string | number)[] => [better, other, `${points} of ${games}`, `${((100 * points) / games).toFixed(1)} %`]);
  io.out('');
  for (const line of columns([['ranked before', '', '', ''], ...met])) io.out(line);
  for (const line of standingsText('by bot', summary.byBot)) io.out(line);
  for (const line of standingsText('by seat', summary.bySeat)) io.out(line);
  for (const line of profileText(profile ?? [])) io.out(line);
}
