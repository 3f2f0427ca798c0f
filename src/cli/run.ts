import { read, type OptionTable } from './arguments.js';
import type { Command } from './command.js';
import { contentCommand } from './content.js';
import { demoCommand } from './demo.js';
import { gameNames } from './games.js';
import type { Line } from './ink.js';
import { BAD_ARGUMENTS, codeOf, CommandError, FAILED, OK, UsageError, type Io } from './io.js';
import { perftCommand } from './perft.js';
import { playCommand } from './play.js';
import { replayCommand } from './replay.js';
import { ruleCommand } from './rule.js';
import { showCommand } from './show.js';
import { simulateCommand } from './simulate.js';
import { suggestion } from './suggest.js';
import { columns, visible } from './text.js';
import { tournamentCommand } from './tournament.js';

const commands: readonly Command[] = [playCommand, demoCommand, simulateCommand, tournamentCommand, replayCommand, perftCommand, contentCommand, ruleCommand, showCommand];

const helpOption: OptionTable = { help: { type: 'boolean', short: 'h', text: 'this text' } };

/** Runs a command line; resolves to the exit code and throws nothing that a user can cause. */
export async function run(args: readonly string[], terminal: Io): Promise<number> {
  const io = showing(terminal);
  const [word, ...rest] = args;
  if (word === undefined || word === '--help' || word === '-h' || word === 'help') {
    for (const line of overview()) io.out(line);
    return word === undefined ? BAD_ARGUMENTS : OK;
  }
  const command = commands.find(({ name }) => name === word);
  if (!command) {
    io.err(`caravanserai: there is no command "${word}". There are: ${commands.map(({ name }) => name).join(', ')}${suggestion(word, commands.map(({ name }) => name))}`);
    return BAD_ARGUMENTS;
  }
  try {
    return await runCommand(command, rest, io);
  } catch (error) {
    return explain(command, error, io);
  }
}

const shown = (line: Line): Line => (typeof line === 'string' ? visible(line) : line.map(({ text, look }) => ({ look, text: visible(text) })));

/** Words out of files, replays and modules go to the terminal as words: what would steer it is shown. */
function showing(io: Io): Io {
  return {
    ...io,
    out: (line) => { io.out(shown(line)); }, err: (line) => { io.err(visible(line)); },
    status: (line) => { io.status(visible(line)); }, ask: (prompt, complete) => io.ask(shown(prompt), complete),
  };
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  const given = read(args, { ...command.options, ...helpOption }, command.positionals);
  if (!given.flag('help')) return command.run(given, io);
  for (const line of helpOf(command)) io.out(line);
  return OK;
}

function explain({ name }: Command, error: unknown, io: Io): number {
  io.status('');
  if (error instanceof UsageError) {
    io.err(`caravanserai ${name}: ${error.message}`);
    io.err(`"caravanserai ${name} --help" says what can be asked.`);
    return BAD_ARGUMENTS;
  }
  if (error instanceof CommandError || (error instanceof Error && codeOf(error) !== null)) {
    io.err(`caravanserai ${name}: ${error.message}`);
    return FAILED;
  }
  io.err(`caravanserai ${name}: this should not happen`);
  io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return FAILED;
}

function overview(): string[] {
  return [
    'caravanserai COMMAND …',
    '',
    ...columns(commands.map(({ name, usage, purpose }) => [`  ${name} ${usage}`, purpose])),
    '',
    `Games: ${gameNames.join(', ') || 'none in this build'}; or the path of a module that exports one.`,
    'Every command has --help. Exit codes: 0 done, 1 failed, 2 bad arguments.',
  ];
}

function helpOf({ name, usage, purpose, notes = [], options }: Command): string[] {
  const rows = Object.entries({ ...options, ...helpOption }).map(([key, { value, text }]) => [`  --${key}${value ? ` ${value}` : ''}`, text]);
  return [`caravanserai ${name} ${usage}`, '', `  ${purpose}`, ...notes.map((line) => `  ${line}`), '', ...columns(rows)];
}
