import { describe, expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { texts as english } from '../../../src/merv/words/texts/en/index.js';
import { texts as russian } from '../../../src/merv/words/texts/ru/index.js';
import { scenario } from '../../../src/testing/index.js';
import type { AnyState } from '../../../src/index.js';

const asked = (state: AnyState) => merv.prompt(state as never);

/** Marketplace on `r1c1`, with an own building. */
const at = { seats: 3, at: 'act', slot: 'N1', site: 'r1c1', sites: { r1c1: { action: 'marketplace' } } } as const;

describe('prompts name components by their ids', () => {
  test('MERV-ACT-1: the activated site and its action', () => {
    const { state } = scenario(merv, at);
    expect(asked(state)).toMatchObject({ key: 'act', params: { cell: 'r1c1', action: 'marketplace' } });
    expect(english.sayPrompt(asked(state))).toBe('Choose your action (site r1c1: marketplace).');
  });

  test('MERV-MARKET-2: where goods have been bought; stopping is spoken of when it is possible', () => {
    const position = scenario(merv, { ...at, players: { 0: { cubes: { white: 5 }, posts: ['rayy'], camel: 3 } } }).play('action');
    expect(english.sayPrompt(asked(position.state))).toBe('Establish a trading post and buy goods.');
    position.play('post samarkand', 'buy rayy white');
    expect(asked(position.state)).toMatchObject({ key: 'marketplace', params: { units: 2, bought: ['rayy'] } });
    expect(english.sayPrompt(asked(position.state))).toBe('Buy goods, or stop.');
    expect(russian.sayPrompt(asked(position.state))).toBe('Приобретайте товары или остановитесь.');
  });

  test('MERV-CARAV-2: the cubes that have been paid', () => {
    const { state } = scenario(merv, { ...at, sites: { r1c1: { action: 'caravansary' } }, rowCamels: [1, 2], players: { 0: { cubes: { teal: 2, sand: 1 }, influence: 12 } } }).play('action', 'take 1 teal');
    expect(asked(state)).toMatchObject({ key: 'caravansary', params: { paid: { teal: 1 } } });
  });

  test('MERV-WALL-3: the piece of the wall', () => {
    const { state } = scenario(merv, { ...at, sites: { r1c1: { action: 'wall' } }, players: { 0: { cubes: { white: 2 } } } }).play('action', 'piece segment-sand-1 white');
    expect(asked(state)).toMatchObject({ key: 'wallSlot', params: { piece: 'segment-sand-1' } });
    expect(english.sayPrompt(asked(state))).toBe('Choose where the sand wall segment (price 1) goes.');
  });

  test('MERV-LIB-4: the level of a breakthrough, as it is printed', () => {
    const { state } = scenario(merv, { ...at, sites: { r1c1: { action: 'library' } }, players: { 0: { cubes: { teal: 1, sand: 1 } } } }).play('action', 'scrolls sand+teal');
    expect(asked(state)).toMatchObject({ key: 'breakthrough', params: { level: 1 } });
  });

  test('MERV-INV-7: the building a ransom is asked for, and those after it', () => {
    const { state } = scenario(merv, { seats: 3, year: 2, at: 'invasion', buildings: { r1c1: 0, r1c2: 0 }, players: { 0: { cubes: { white: 2 } } } });
    const prompt = asked(state);
    expect(prompt).toMatchObject({ key: 'ransom', params: { cell: 'r1c1', cells: ['r1c1', 'r1c2'] } });
    expect(english.sayPrompt(prompt)).toBe('Pay a ransom for the building on site r1c1, or take it back.');
    expect(russian.sayPrompt(prompt)).toBe('Здание на участке r1c1: заплатите дань или верните его.');
    expect(prompt.kinds).toEqual(['ransom', 'surrender']);
  });
});
