// What both sides agree on: the name of the queue, where Redis is, and how often a job may be tried again.
export const QUEUE = 'caravanserai';

export const connection = { host: '127.0.0.1', port: Number(process.env.REDIS_PORT ?? 6379), maxRetriesPerRequest: null };

// A worker that says nothing for so long is taken to be dead, and its job goes to another one.
export const patience = { lockDuration: 2000, stalledInterval: 1000, maxStalledCount: 10 };
