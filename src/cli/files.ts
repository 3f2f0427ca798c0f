import { accessSync, closeSync, constants, existsSync, fsyncSync, ftruncateSync, fstatSync, lstatSync, openSync, readSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from './io.js';

/** What writing asks of the system; a test lets it fail. */
export interface Disk {
  readonly open: (path: string, flags: 'wx' | 'w', mode?: number) => number;
  /** Writes some of it, and says how many bytes. */
  readonly write: (file: number, bytes: Uint8Array) => number;
  readonly sync: (file: number) => void;
  readonly close: (file: number) => void;
  readonly cut: (file: number, length: number) => void;
  readonly rename: (from: string, to: string) => void;
}

const nodeDisk: Disk = { open: openSync, write: (file, bytes) => writeSync(file, bytes), sync: fsyncSync, close: closeSync, cut: ftruncateSync, rename: renameSync };

const cannot = (path: string, error: unknown): CommandError => new CommandError(`${path} cannot be written: ${(error as Error).message}`);

/** Where a path leads: a link stays one, and what it points to is written. */
const targetOf = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** Pipes, terminals and the like are written to as they are. */
const isPlain = (target: string): boolean => !existsSync(target) || statSync(target).isFile();

/** A pipe with a name of its own: opening it waits for somebody at the other end, and hears no signal meanwhile. */
export const isNamedPipe = (path: string): boolean => !/^\/(?:dev|proc)\//.test(path) && statSync(path, { throwIfNoEntry: false })?.isFIFO() === true;

function writeAll(disk: Disk, file: number, text: string): number {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length;) done += disk.write(file, bytes.subarray(done));
  return bytes.length;
}

/** Writes what is there, down to the disk. */
function finish(disk: Disk, file: number, plain: boolean): void {
  try {
    if (plain) disk.sync(file);
  } finally {
    disk.close(file);
  }
}

/**
 * Writes a file beside the old one and puts it in its place when it is whole and on the disk: whatever happens on the
 * way, there is the old file or the new one.
 */
export function writeText(path: string, text: string, disk: Disk = nodeDisk): void {
  const target = targetOf(path);
  const plain = isPlain(target);
  const beside = plain ? `${target}.${process.pid}.new` : target;
  try {
    const file = disk.open(beside, plain ? 'wx' : 'w', existsSync(target) && plain ? statSync(target).mode : undefined);
    try {
      writeAll(disk, file, text);
    } finally {
      finish(disk, file, plain);
    }
    if (plain) disk.rename(beside, target);
  } catch (error) {
    if (plain) rmSync(beside, { force: true });
    throw cannot(path, error);
  }
}

/** What a file of ours begins with. */
export interface Mark {
  /** As in "is no saved game". */
  readonly what: string;
  readonly begins: RegExp;
}

export const savedGame: Mark = { what: 'saved game', begins: /^\{"(?:match|caravanserai)":\d/ };
export const recordings: Mark = { what: 'file of recorded games', begins: /^\{"index":\d+,"game":/ };
export const picture: Mark = { what: 'picture of ratings', begins: /^<svg [^>]*><title>/ };

/** Whether there is a file that somebody else has written: neither empty nor one of ours. */
export function isForeign(path: string, { begins }: Mark): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  const start = beginningOf(path);
  return start !== '' && !begins.test(start.replaceAll(/>\s+</g, '><'));
}

function beginningOf(path: string): string {
  const bytes = Buffer.alloc(300);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes)).toString('utf8');
  } finally {
    closeSync(file);
  }
}

/** Throws, before anything is played for it, when a file could not be written, or would go over somebody's. */
export function demandPlace(path: string, mark: Mark, over: boolean): void {
  try {
    if (!existsSync(path) && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error('it is a link that leads nowhere');
    const target = targetOf(path);
    if (existsSync(target) && statSync(target).isDirectory()) throw new Error('it is a folder');
    if (isNamedPipe(path)) throw new Error('it is a named pipe');
    accessSync(existsSync(target) ? target : dirname(target), constants.W_OK);
    if (isPlain(target)) accessSync(dirname(target), constants.W_OK);
  } catch (error) {
    throw cannot(path, error);
  }
  if (!over && isForeign(path, mark)) throw new CommandError(`${path} is there and is no ${mark.what}; --force writes over it`);
}

/** A file that grows line by line. */
export interface Lines {
  readonly add: (line: string) => void;
  /** Puts it in the place of the file it is for. */
  readonly finish: () => void;
  /** Leaves what there is beside the place it was for. */
  readonly leave: () => void;
}

/**
 * Begins a file of lines beside the one it is for (`FILE.part`). Each line is there as soon as it is added, so whatever
 * stops the program leaves whole lines; the old file stays until all is done.
 */
export function beginLines(path: string, over: boolean, disk: Disk = nodeDisk): Lines {
  const target = targetOf(path);
  const plain = isPlain(target);
  const part = plain ? `${target}.part` : target;
  if (plain && !over && existsSync(part) && statSync(part).size > 0) throw new CommandError(`${part} holds the games of a run that was stopped; move it away, or --force writes over it`);
  const file = attempt(path, () => disk.open(part, 'w'));
  let length = plain ? fstatSync(file).size : 0;
  const failed = (error: unknown): never => {
    // Half a line is no line.
    if (plain) try { disk.cut(file, length); } catch { /* The disk says no to everything. */ }
    throw new CommandError(`${path} cannot be written: ${(error as Error).message}${plain ? `; the games up to here are in ${part}` : ''}`);
  };
  return {
    add: (line) => {
      try {
        length += writeAll(disk, file, `${line}\n`);
      } catch (error) {
        failed(error);
      }
    },
    finish: () => {
      attempt(path, () => { finish(disk, file, plain); });
      if (plain) attempt(path, () => { disk.rename(part, target); });
    },
    leave: () => {
      disk.close(file);
      if (plain && length === 0) rmSync(part, { force: true });
    },
  };
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw cannot(path, error);
  }
}
