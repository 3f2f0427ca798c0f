// One worker process: start as many as there are processors, on as many machines as you like.
//
//   REDIS_PORT=6379 node worker.mjs
import { Worker } from 'bullmq';
import { gamesIn, jobInSteps, resolversOf } from 'caravanserai/bots';
import * as voyages from 'caravanserai/voyages';
import * as marcoPolo2 from 'caravanserai/marco-polo-2';
import * as merv from 'caravanserai/merv';
import { connection, patience, QUEUE } from './queue.mjs';

// Bots of your own: one more module here that exports `bots`.
const modules = [voyages, marcoPolo2, merv];
const { resolveGame, resolveBot } = resolversOf(...modules);

async function play({ data }) {
  const records = [];
  for (const record of jobInSteps(data, resolveGame, resolveBot)) {
    if (!record) continue;
    records.push(record);
    // Between two games the connection gets its turn: it tells Redis that this worker is alive.
    await new Promise(setImmediate);
  }
  return records;
}

const worker = new Worker(QUEUE, play, { connection, ...patience });
worker.on('ready', () => { console.log(`ready: ${modules.flatMap(gamesIn).map(({ id }) => id).join(', ')}`); });
worker.on('active', (job) => { console.log(`begins ${job.id}`); });
worker.on('completed', (job) => { console.log(`done ${job.id}`); });
worker.on('error', (error) => { console.error(error.message); });
