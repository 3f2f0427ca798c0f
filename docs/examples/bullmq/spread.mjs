// Spreads a simulation over all workers there are, and prints its summary.
//
//   node spread.mjs merv 400 "random,greedy" my-seed
import { Queue, QueueEvents } from 'bullmq';
import { jobsOf, summarise } from 'caravanserai/bots';
import { connection, QUEUE } from './queue.mjs';

const [game = 'voyages', games = '100', bots = 'random,random', seed = 'spread', size = '10'] = process.argv.slice(2);
const lineup = bots.split(',');
const run = { game, config: { seats: lineup.length }, lineups: [lineup], seed };

const queue = new Queue(QUEUE, { connection });
const events = new QueueEvents(QUEUE, { connection });
await events.waitUntilReady();

// The id says what a job is: adding it twice, after this program was interrupted, adds it once.
const jobs = await queue.addBulk(jobsOf(run, Number(games), Number(size)).map((job) => ({
  name: game,
  data: job,
  opts: { jobId: [seed, game, job.first, job.count].join('-'), attempts: 5 },
})));

// A job has one result, however many workers died over it: only the one that holds its lock can finish it.
const results = await Promise.all(jobs.map((job) => job.waitUntilFinished(events)));
const records = results.flat().sort((a, b) => a.index - b.index);
console.log(JSON.stringify(summarise(records)));

for (const job of jobs) await job.remove();
await events.close();
await queue.close();
