import { CaravanseraiError } from '../kernel/errors.js';
import type { Job } from './job.js';
import { unpacked } from './parcel.js';
import type { GameRecord } from './record.js';

declare function setTimeout(callback: () => void, milliseconds: number): unknown;

/*
 * The pool of worker threads. It asks Node for them at run time, so that a page that bundles this library meets no
 * import it cannot follow; and it names the little it needs of them, so that it compiles without Node.
 */
interface Thread {
  readonly postMessage: (job: Job) => void;
  readonly on: (event: 'message' | 'messageerror' | 'error' | 'exit', listener: (given: unknown) => void) => unknown;
  readonly terminate: () => Promise<unknown>;
}
interface ThreadModule {
  readonly Worker: new (script: Address, options: { readonly workerData: object }) => Thread;
}
declare const URL: new (address: string, base?: string) => Address;
declare const process: { readonly getBuiltinModule?: (name: string) => unknown } | undefined;

/** The address of a module, as a `URL`. */
export interface Address {
  readonly href: string;
}

/** How jobs are played by several workers. */
export interface WorkerOptions {
  readonly workers: number;
  readonly registries?: readonly (string | Address)[] | undefined;
  readonly script?: string | Address | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
  readonly onRecord: (record: GameRecord) => void;
}

/** What a worker answers: the records of its job, or that it could not even begin. */
export type Answer = { readonly parcel: string } | { readonly error: string };

/** A job that takes its worker down is tried so often; then its games are played one by one, then they count as failed. */
const TRIES = 2;

/** A worker holds so many jobs: the one it plays, and the next, so that it need not wait until it is handed one. */
const HELD = 2;

interface Task {
  readonly job: Job;
  readonly tries: number;
}

interface Pool {
  readonly options: WorkerOptions;
  readonly waiting: Task[];
  /** What each worker holds, in the order in which it is played. */
  readonly busy: Map<Thread, Task[]>;
  /** Why a worker that is being stopped counts as crashed. */
  readonly fallen: Map<Thread, string>;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

function threads(): ThreadModule {
  const module = typeof process === 'undefined' ? null : process.getBuiltinModule?.('node:worker_threads');
  if (!module) throw new CaravanseraiError('no-workers', 'more than one worker needs Node 20.16 or later');
  return module as ThreadModule;
}

const hrefOf = (address: string | Address): string => (typeof address === 'string' ? address : address.href);

/** Plays jobs on several threads; resolves when all are played, or when the signal says to stop. */
export async function playWithWorkers(jobs: readonly Job[], options: WorkerOptions): Promise<void> {
  const { Worker } = threads();
  // Not written as one literal: a bundler would take the program for a part of the page.
  const program = './worker.js';
  const script = options.script === undefined ? new URL(program, (import.meta as unknown as { readonly url: string }).url) : new URL(hrefOf(options.script));
  const workerData = { registries: (options.registries ?? []).map(hrefOf) };
  await new Promise<void>((resolve, reject) => {
    const pool: Pool = { options, waiting: jobs.map((job) => ({ job, tries: 0 })), busy: new Map(), fallen: new Map(), done: resolve, fail: reject };
    const hire = (): void => { employ(pool, new Worker(script, { workerData }), hire); };
    if (jobs.length === 0) resolve();
    for (let at = 0; at < Math.min(options.workers, jobs.length); at += 1) hire();
    watch(pool);
  });
}

/** Signals are plain data to this library, so they are looked at now and then. */
function watch(pool: Pool): void {
  if (!pool.options.signal || (pool.waiting.length === 0 && pool.busy.size === 0)) return;
  if (pool.options.signal.aborted) close(pool, pool.done);
  else setTimeout(() => { watch(pool); }, 20);
}

/** Stops all workers; only when no thread is left the run has come to its end. */
function close(pool: Pool, end: () => void): void {
  pool.waiting.length = 0;
  const crew = [...pool.busy.keys()];
  pool.busy.clear();
  void Promise.all(crew.map((thread) => thread.terminate())).then(end, end);
}

/** Does what may throw by the fault of whoever asked for the run (its `onRecord`, its script): then the run is rejected. */
function attempt(pool: Pool, deed: () => void): void {
  try {
    deed();
  } catch (error) {
    close(pool, () => { pool.fail(error); });
  }
}

function employ(pool: Pool, thread: Thread, hire: () => void): void {
  thread.on('message', (answer) => { attempt(pool, () => { take(pool, thread, answer); }); });
  thread.on('messageerror', () => { crash(pool, thread, 'the worker posted what cannot be read'); });
  let cause = 'the worker ended';
  thread.on('error', (error) => { cause = error instanceof Error ? error.message : String(error); });
  thread.on('exit', () => {
    const [played, ...next] = pool.busy.get(thread) ?? [];
    pool.busy.delete(thread);
    if (!played) return;
    attempt(pool, () => {
      pool.waiting.unshift(...next);
      again(pool, played, pool.fallen.get(thread) ?? cause);
      if (pool.waiting.length > 0) hire();
      else if (pool.busy.size === 0) pool.done();
    });
  });
  pool.busy.set(thread, []);
  if (!employed(pool, thread)) dismiss(pool, thread);
}

/** Gives a worker what it can hold, while there are enough jobs for all; says whether it has anything to do. */
function employed({ busy, waiting }: Pool, thread: Thread): boolean {
  const held = busy.get(thread) ?? [];
  while (held.length < HELD && (held.length === 0 || waiting.length > busy.size)) {
    const task = waiting.shift();
    if (!task) break;
    held.push(task);
    thread.postMessage(task.job);
  }
  return held.length > 0;
}

function dismiss(pool: Pool, thread: Thread): void {
  pool.busy.delete(thread);
  void thread.terminate();
  if (pool.busy.size === 0) pool.done();
}

/** What comes of a worker that does not do its work: it is stopped, and its jobs are played again. */
function crash(pool: Pool, thread: Thread, cause: string): void {
  pool.fallen.set(thread, cause);
  void thread.terminate();
}

function take(pool: Pool, thread: Thread, given: unknown): void {
  const held = pool.busy.get(thread);
  if (!held || pool.fallen.has(thread)) return;
  const answer = answerTo(held[0]?.job, given);
  if (!answer) {
    crash(pool, thread, 'the worker posted what is no answer');
    return;
  }
  held.shift();
  // First the next job, so that the worker plays on while its records are read.
  const goesOn = employed(pool, thread);
  if ('error' in answer) throw new CaravanseraiError('worker', answer.error);
  for (const record of answer.records) pool.options.onRecord(record);
  if (!goesOn) dismiss(pool, thread);
}

/** The answer to a job in what a worker posted, or `null` when it is none. */
function answerTo(job: Job | undefined, given: unknown): { readonly records: readonly GameRecord[] } | { readonly error: string } | null {
  if (!job || typeof given !== 'object' || given === null) return null;
  const { parcel, error } = given as { readonly parcel?: unknown; readonly error?: unknown };
  if (typeof error === 'string') return { error };
  if (typeof parcel !== 'string') return null;
  const records = unpacked(parcel);
  return records?.length === job.count && records.every(({ index, game }, at) => index === job.first + at && game === job.game) ? { records } : null;
}

/** Puts the games of a worker that went down back in the queue; the ones that keep taking workers down are given up. */
function again(pool: Pool, { job, tries }: Task, cause: string): void {
  if (tries + 1 < TRIES) pool.waiting.unshift({ job, tries: tries + 1 });
  else if (job.count > 1) {
    const singles = Array.from({ length: job.count }, (_, at): Task => ({ job: { ...job, first: job.first + at, count: 1 }, tries: 0 }));
    pool.waiting.unshift(...singles);
  } else pool.options.onRecord(lost(job, cause));
}

function lost(job: Job, cause: string): GameRecord {
  return {
    index: job.first, game: job.game, seed: `${job.seed}/${Math.floor(job.first / (job.sharedLuck ?? 1))}`, bots: job.lineups[job.first % job.lineups.length] ?? [],
    scores: [], winners: [], decisions: 0, chanceSteps: 0,
    failure: { name: 'WorkerError', code: 'worker-lost', message: cause, step: 0, doing: 'playing in a worker thread' },
  };
}
