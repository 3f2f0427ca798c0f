import { expect, test } from 'vitest';
import { merv } from '../../../../../src/merv/index.js';
import { texts } from '../../../../../src/merv/words/texts/en/index.js';
import { at } from '../../../helpers.js';

const asked = (arrangement: object, ...lines: string[]): string => texts.sayPrompt(merv.prompt(at({ seats: 3, ...arrangement }).play(...lines).state));
const trading = (player: object): object => ({ at: 'act', slot: 'N1', site: 'r4c1', players: { 0: { cubes: { white: 4 }, camel: 2, ...player } } });

test('MERV-MARKET-2: the trading post is asked for until it stands', () => {
  expect(asked(trading({}), 'action')).toBe('Establish a trading post and buy goods.');
  expect(asked(trading({}), 'action', 'post rayy')).toBe('Buy goods, or stop.');
});

test('MERV-TURN-7: after the action only what can be done is asked for', () => {
  expect(texts.sayPrompt({ asks: 'seat', key: 'after', params: {}, kinds: ['fulfil', 'endTurn'] } as never)).toBe('Fulfil contracts, or end the turn.');
  expect(texts.sayPrompt({ asks: 'seat', key: 'after', params: {}, kinds: [] } as never)).toBe('Use the camel market, fulfil contracts, or end the turn.');
});
