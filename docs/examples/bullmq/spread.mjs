// Spreads a simulation over all workers there are, and prints its summary.
//
//   node spread.mjs merv 400 "random,greedy" my-seed
import { createHash } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import { jobsOf, summarise } from 'caravanserai/bots';
import { connection, QUEUE } from './queue.mjs';

const [game = 'voyages', games = '100', bots = 'random,random', seed = 'spread', size = '10'] = process.argv.slice(2);
const lineup = bots.split(',');
const run = { game, config: { seats: lineup.length }, lineups: [lineup], seed };

const queue = new Queue(QUEUE, { connection });
const events = new QueueEvents(QUEUE, { connection });
await events.waitUntilReady();

// The id says what a job is, all of it: adding it twice, after this program was interrupted, adds it once, and a run
// that differs in anything, a bot or a ruling, is another one. A job that failed for good is put up again.
const idOf = (job) => `${game}-${job.first}-${job.count}-${createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 32)}`;
const parts = jobsOf(run, Number(games), Number(size));
for (const job of parts) {
  const known = await queue.getJob(idOf(job));
  if (await known?.isFailed()) await known.remove();
}

const jobs = await queue.addBulk(parts.map((job) => ({
  name: game,
  data: job,
  opts: { jobId: idOf(job), attempts: 5 },
})));

// A job has one result, however many workers died over it: only the one that holds its lock can finish it.
const results = await Promise.all(jobs.map((job) => job.waitUntilFinished(events)));
const records = results.flat().sort((a, b) => a.index - b.index);
console.log(JSON.stringify(summarise(records)));

for (const job of jobs) await job.remove();
await events.close();
await queue.close();
