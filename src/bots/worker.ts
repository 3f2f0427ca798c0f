/*
 * The program of one worker thread: it takes jobs and answers with records. Games are found beside it in the package, or
 * in a module named by whoever started it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { playJob, type Job } from './job.js';
import { resolversOf, type Registry } from './registry.js';
import type { Answer } from './workers.js';

const { registry } = workerData as { readonly registry: string | null };

async function answer(job: Job): Promise<Answer> {
  try {
    const own = registry === null ? {} : ((await import(registry)) as Registry);
    const beside = Object.hasOwn(own.games ?? {}, job.game) ? {} : await besideMe(job.game);
    const { resolveGame, resolveBot } = resolversOf(own, beside);
    return { records: playJob(job, resolveGame, resolveBot) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** The entry of a game, as the package is built. */
async function besideMe(id: string): Promise<object> {
  if (!/^[a-z0-9-]+$/.test(id)) return {};
  return (await import(new URL(`./${id}.js`, import.meta.url).href)) as object;
}

parentPort?.on('message', (job: Job) => {
  void answer(job).then((result) => { parentPort?.postMessage(result); });
});
