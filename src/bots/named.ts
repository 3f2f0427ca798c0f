import { CaravanseraiError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/game.js';
import type { AnyEvaluation, Bot, BotMaker, BotSettings } from './bot.js';
import { greedy, type GreedyOptions } from './greedy.js';
import { ismcts, type IsmctsOptions } from './ismcts/index.js';
import { LEVELS, type Level } from './levels.js';
import { planner, type PlannerOptions } from './planner/index.js';
import { random } from './random.js';

/** Bots by name. */
export type BotMakers = Readonly<Record<string, BotMaker>>;

/** The settings every bot of that name takes, with what kind of value. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  random: {},
  greedy: { worlds: 'number', follow: 'number' },
  planner: { width: 'number', milliseconds: 'number', rehearsals: 'number' },
  easy: {}, medium: {}, hard: { width: 'number', milliseconds: 'number', rehearsals: 'number' },
  ismcts: { iterations: 'number', milliseconds: 'number', depth: 'number', finish: 'number', exploration: 'number', width: 'number', widening: 'number', draws: 'number', ordered: 'boolean', trust: 'number', treeDepth: 'number' },
};

/** The bots that come with the library. */
export const standardBots: BotMakers = {
  random: (_, settings) => (demandKnown('random', settings), random()),
  greedy: (game, settings, evaluation) => {
    demandKnown('greedy', settings);
    return greedy(game, { ...(settings as GreedyOptions), evaluation });
  },
  planner: (game, settings, evaluation) => {
    demandKnown('planner', settings);
    return planner(game, { ...(settings as PlannerOptions), evaluation });
  },
  ismcts: (game, settings, evaluation) => {
    demandKnown('ismcts', settings);
    return ismcts(game, { ...(settings as IsmctsOptions), evaluation });
  },
  easy: levelMaker('easy'),
  medium: levelMaker('medium'),
  hard: levelMaker('hard'),
};

/** The bot behind a level; its settings give way to those that are told. */
function levelMaker(level: Level): BotMaker {
  const [name = '', ...given] = LEVELS[level].split(':');
  return (game, settings, evaluation) => {
    demandKnown(level, settings);
    const ownBudget = settings['width'] !== undefined || settings['milliseconds'] !== undefined || settings['rehearsals'] !== undefined;
    return (standardBots[name] as BotMaker)(game, { ...(ownBudget ? {} : settingsIn(given)), ...settings }, evaluation);
  };
}

function demandKnown(name: string, settings: BotSettings): void {
  const known = KNOWN[name] ?? {};
  for (const [key, value] of Object.entries(settings)) {
    if (key === 'plain') continue;
    const wanted = known[key];
    if (wanted === undefined) throw new CaravanseraiError('bot-setting', `the bot "${name}" has no setting "${key}"; it has ${Object.keys(known).join(', ') || 'none'}`);
    if (typeof value !== wanted || (typeof value === 'number' && !(value >= 0))) throw new CaravanseraiError('bot-setting', `"${key}" of the bot "${name}" is a ${wanted}${wanted === 'number' ? ' from 0 up' : ''}`);
  }
}

/**
 * Makes the bot that a text names: its name, and its settings behind a colon, as in `ismcts:iterations=200:depth=8`. The
 * text is also what it is called in results. `plain` as a setting leaves the game's own evaluation aside.
 */
export function botNamed(text: string, game: AnyGame, evaluation?: AnyEvaluation, makers: BotMakers = standardBots): Bot {
  const [name = '', ...rest] = text.split(':');
  const maker = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!maker) throw new CaravanseraiError('no-such-bot', `there is no bot "${name}"; there are ${Object.keys(makers).join(', ')}`);
  const settings = settingsIn(rest);
  return { ...maker(game, settings, settings['plain'] === true ? undefined : evaluation), name: text };
}

function settingsIn(parts: readonly string[]): BotSettings {
  return Object.fromEntries(parts.map((part) => {
    const [key = '', value = 'true'] = part.split('=');
    return [key, valueOf(value)];
  }));
}

function valueOf(text: string): number | string | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
