import { expect, test } from 'vitest';
import { tournament, type BotMakers } from '../../src/bots/index.js';
import { voyages } from '../../src/voyages/index.js';
import { run } from '../workshop/steps.mjs';

test('the bot of the guide beats random, and is found by its name', async () => {
  const example = '../../docs/examples/own-bot.mjs';
  const { bots } = (await import(example)) as { bots: BotMakers };
  const saver = bots['saver']!(voyages, {}, undefined);
  const cup = await tournament(voyages, { bots: [saver, 'random'], seats: 2, rounds: 8, seed: 'guide' });
  expect(cup.summary.failed).toBe(0);
  expect(cup.ratings.map(({ who }) => who)).toEqual(['saver', 'random']);
});

test('the example runs as it stands', async () => {
  const { code, output } = await run(process.execPath, ['docs/examples/own-bot.mjs']);
  expect([code, output.trim().split('\n').map((line) => line.split(':')[0])]).toEqual([0, ['saver', 'random']]);
});
