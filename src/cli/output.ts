import type { GameRecord } from '../bots/index.js';
import type { Given, OptionTable } from './arguments.js';
import { beginLines, demandPlace, recordings, type Lines } from './files.js';

/** Options of the commands that write recordings. */
export const outputOptions: OptionTable = {
  out: { type: 'string', value: 'FILE', text: 'writes one line of JSON for each game, as the games end' },
  replays: { type: 'boolean', text: 'with the replay of every game in it (failed games always have theirs)' },
  force: { type: 'boolean', text: 'writes over files that this command has not written' },
};

/** Where records go as the games end. */
export interface Recording {
  readonly add: (record: GameRecord) => void;
  /** Adds those that are missing still, and puts the file in its place. */
  readonly finish: (records: readonly GameRecord[]) => void;
  /** After an error: what was written stays beside. */
  readonly leave: () => void;
}

/** Begins the file of `--out`, if there is one. Throws `CommandError` when it cannot be written. */
export function recordingFor(given: Given): Recording {
  const path = given.text('out');
  if (path === undefined) return { add: () => undefined, finish: () => undefined, leave: () => undefined };
  demandPlace(path, recordings, given.flag('force'));
  return recordingIn(beginLines(path, given.flag('force')));
}

function recordingIn(lines: Lines): Recording {
  const written = new Set<number>();
  const add = (record: GameRecord): void => {
    lines.add(JSON.stringify(record));
    written.add(record.index);
  };
  return {
    add,
    // A run that was stopped may have played games behind one that it has not.
    finish: (records) => {
      for (const record of records) if (!written.has(record.index)) add(record);
      lines.finish();
    },
    leave: lines.leave,
  };
}

/** Lets a run write its records, and sees to its file however it ends. */
export async function recorded<T extends { readonly records: readonly GameRecord[] }>(recording: Recording, play: (onRecord: (record: GameRecord) => void) => Promise<T>): Promise<T> {
  try {
    const run = await play(recording.add);
    recording.finish(run.records);
    return run;
  } catch (error) {
    recording.leave();
    throw error;
  }
}
