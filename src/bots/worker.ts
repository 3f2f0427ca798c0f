/*
 * The program of one worker thread: it takes jobs and answers with records. Games are found beside it in the package, or
 * in a module named by whoever started it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { gamesOfJob, type Job } from './job.js';
import { packer } from './parcel.js';
import { gameIn, resolversOf, type Registry } from './registry.js';
import type { Answer } from './workers.js';

const { registries } = workerData as { readonly registries: readonly string[] };

async function answer(job: Job): Promise<Answer> {
  try {
    const own = await Promise.all(registries.map(async (address) => (await import(address)) as Registry));
    const known = own.some((module) => gameIn(module, job.game).game);
    const { resolveGame, resolveBot } = resolversOf(...own, ...(known ? [] : [await besideMe(job.game)]));
    const parcel = packer();
    for (const record of gamesOfJob(job, resolveGame, resolveBot)) parcel.add(record);
    return { parcel: parcel.text() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** The entry of a game, as the package is built. */
async function besideMe(id: string): Promise<Registry> {
  if (!/^[a-z0-9-]+$/.test(id)) return {};
  return (await import(new URL(`./${id}.js`, import.meta.url).href)) as Registry;
}

// One job after the other, in the order in which they come.
let before: Promise<void> = Promise.resolve();
parentPort?.on('message', (job: Job) => {
  before = before.then(() => answer(job)).then((result) => { parentPort?.postMessage(result); });
});
