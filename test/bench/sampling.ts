// Interleaved measuring: every task gets a slice of every round, so that a slow minute of the machine hits all alike.

/** How much of what a slice got done. */
export type Counts = Record<string, number>;

/** Something to be measured. What `prepare` makes is made outside the measured time. */
export interface Task<Made = unknown> {
  readonly name: string;
  readonly prepare?: () => Made;
  /** Does a bit of work and says how much it was. */
  readonly once: (made: Made) => Counts;
}

/** The rate of one unit: median and spread over the rounds. */
export interface Rate {
  readonly perSecond: number;
  /** Distance of the quartiles in parts of the median. */
  readonly spread: number;
  readonly samples: readonly number[];
}

export interface Effort {
  readonly rounds: number;
  /** Milliseconds a task has in a round. */
  readonly slice: number;
  /** For so many milliseconds a task must not become faster any more before the first round begins. */
  readonly warm: number;
}

export function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(sorted(values), 0.5);

export const sorted = (values: readonly number[]): number[] => values.slice().sort((a, b) => a - b);

function rateOf(samples: readonly number[]): Rate {
  const inOrder = sorted(samples);
  const middle = quantile(inOrder, 0.5);
  return { perSecond: middle, spread: (quantile(inOrder, 0.75) - quantile(inOrder, 0.25)) / middle, samples };
}

/** Seconds of processor time: what other programs take of the machine does not count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Works on a task for some milliseconds; what it got done in a second of the processor, by unit. */
function slice(task: Task, milliseconds: number): Counts {
  const done: Counts = {};
  const enough = milliseconds / 1000;
  let spent = 0;
  while (spent < enough) {
    const made = task.prepare?.();
    const started = processorSeconds();
    // Without anything to prepare the clock is read after many turns only.
    do {
      const counts = task.once(made);
      for (const unit of Object.keys(counts)) done[unit] = (done[unit] ?? 0) + (counts[unit] as number);
    } while (!task.prepare && processorSeconds() - started < enough);
    spent += processorSeconds() - started;
  }
  for (const unit of Object.keys(done)) done[unit] = (done[unit] as number) / spent;
  return done;
}

/** Lets the compiler learn what matters: until a task has not become faster for a while. */
function warmUp(task: Task, { slice: milliseconds, warm }: Effort): void {
  let best = 0;
  for (let spent = 0, since = 0; since < warm && spent < 8 * warm; spent += milliseconds) {
    const rates = slice(task, milliseconds);
    const rate = rates[Object.keys(rates)[0] as string] as number;
    since = rate > best * 1.03 ? 0 : since + milliseconds;
    best = Math.max(best, rate);
  }
}

const collect = (globalThis as { gc?: (options?: { type: 'minor' }) => void }).gc;

/** Measures all tasks, interleaved; rates by task and unit. Tasks that cannot do their work are left out, and `failed` is told. */
export function measure(all: readonly Task[], effort: Effort, failed: (task: string, error: unknown) => void): Map<string, Record<string, Rate>> {
  const { rounds, slice: milliseconds } = effort;
  const tasks = all.filter((task) => {
    try {
      warmUp(task, effort);
      return true;
    } catch (error) {
      failed(task.name, error);
      return false;
    }
  });
  collect?.();
  // All copies share the shapes of their objects: a field that holds something else in one of them for the first time costs the others what was compiled for them.
  for (const task of tasks) warmUp(task, { ...effort, warm: effort.warm / 2 });
  const samples = new Map<string, Record<string, number[]>>(tasks.map(({ name }) => [name, {}]));
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < tasks.length; at += 1) {
      const task = tasks[(at + round) % tasks.length] as Task;
      collect?.({ type: 'minor' }); // nobody pays for the garbage of the one before
      const rates = slice(task, milliseconds);
      const mine = samples.get(task.name) as Record<string, number[]>;
      for (const unit of Object.keys(rates)) (mine[unit] ??= []).push(rates[unit] as number);
    }
  }
  return new Map([...samples].map(([name, byUnit]) => [name, Object.fromEntries(Object.entries(byUnit).map(([unit, values]) => [unit, rateOf(values)]))]));
}
