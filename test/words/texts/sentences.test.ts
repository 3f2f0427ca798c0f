// Every sentence there is in every language, said of things in form: random games come to many of them seldom, or never.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyGame, AnyMove } from '../../../src/index.js';
import type { JsonSchema } from '../../../src/kernel/schema.js';
import { fromSchema } from '../../../src/testing/arbitraries.js';
import { texts as marcoPolo2En } from '../../../src/marco-polo-2/words/texts/en/index.js';
import { texts as marcoPolo2Ru } from '../../../src/marco-polo-2/words/texts/ru/index.js';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { texts as mervEn } from '../../../src/merv/words/texts/en/index.js';
import { texts as mervRu } from '../../../src/merv/words/texts/ru/index.js';
import { merv } from '../../../src/merv/index.js';
import { texts as voyagesEn } from '../../../src/voyages/words/texts/en/index.js';
import { texts as voyagesRu } from '../../../src/voyages/words/texts/ru/index.js';
import { voyages } from '../../../src/voyages/index.js';
import type { Texts } from '../../../src/words/texts.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- texts of any game
const any = (texts: any): Texts => texts as Texts;

interface Told {
  readonly game: AnyGame;
  readonly languages: readonly Texts[];
  /** Ids of things that score lines are about: that of a card first. */
  readonly details: readonly string[];
  /** Lines of the score sheet, those first that say more of a detail; and what breaks ties. */
  readonly lines: readonly (readonly string[])[];
  readonly ties: readonly string[];
  /** What is counted. */
  readonly nouns: readonly string[];
  /** What luck decides, by what its draws and rolls are for. */
  readonly luck: readonly string[];
}

const told: readonly Told[] = [
  { game: voyages, languages: [any(voyagesEn), any(voyagesRu)], details: ['c09', 'g01', '8'],
    lines: [['contract', 'posts', 'wilhelm', 'goal', 'goalCities', 'mostContracts'], ['start', 'play', 'coins', 'beijing', 'goods']], ties: ['camels'],
    nouns: ['coin', 'camel', 'pepper', 'silk', 'gold', 'vp', 'anyGood', 'distinctGoods', 'blackDie', 'otherCityBonus', 'move', 'ownCityBonus', 'contract', 'good', 'step', 'time', 'post', 'goalCard', 'bonus', 'die'],
    luck: ['outposts', 'city-bonuses', 'city-cards', 'row', 'stack', 'special-stack', 'first-player', 'starting-contract', 'characters', 'goals', 'leftovers', 'refill', 'contract', 'round-roll', 'reroll', 'black-die'] },
  { game: marcoPolo2, languages: [any(marcoPolo2En), any(marcoPolo2Ru)], details: ['c09', 'g01', '8'],
    lines: [['goal', 'shields', 'contracts'], ['game', 'goods', 'coins']], ties: ['camels'],
    nouns: ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp', 'anyGood', 'distinctGoods', 'move', 'blackDie', 'contractTop', 'contractCity', 'copyCityBonus', 'shieldPlus', 'ownCityBonus', 'seal', 'extraPost', 'oases', 'good', 'step', 'time', 'post', 'goalCard', 'contract', 'bonus', 'die', 'shield'],
    luck: ['markers', 'outposts', 'city-cards', 'area-cards', 'contracts', 'refill', 'offers', 'offer', 'first-player', 'round-roll', 'reroll', 'black-die', 'black-dice', 'characters', 'starting-contract', 'goals', 'top-contract'] },
  { game: merv, languages: [any(mervEn), any(mervRu)], details: ['contract-2s-1', 'palace', '2'],
    lines: [[], ['favour', 'influence', 'contracts', 'mosque', 'breakthroughs', 'palace', 'buildings', 'scoringTiles', 'mosqueTop', 'magistrate', 'spiceSets']], ties: ['favour', 'influence', 'queue', 'margin', 'winsTies'],
    nouns: ['teal', 'purple', 'sand', 'orange', 'white', 'common', 'rare', 'ginger', 'pepper', 'camel', 'scroll', 'vp', 'favour', 'influence', 'soldier', 'courtier', 'building', 'servant', 'disc', 'master', 'post', 'good', 'time'],
    luck: ['queue', 'palace-card', 'camel-market', 'sites', 'caravan-row', 'breakthrough', 'scoring-tile', 'solo-card'] },
];

/** The sign of a missing word, a gap, a blank before a full stop. */
const FAULT = /undefined|NaN|null|\[object|function|\s{2}|\s[.,:;)]|\(\s|^\s|\s$|\.\./;
/** A sentence of a person: it begins with a capital letter or a number and ends like one. */
const SENTENCE = /^[A-ZА-ЯЁ0-9«"].*[.!?]$/u;
const isSentence = (said: string): boolean => SENTENCE.test(said) && !FAULT.test(said);
const isWord = (said: string): boolean => said !== '' && !FAULT.test(said);

const variantsOf = (schema: JsonSchema): readonly JsonSchema[] => (schema['oneOf'] ?? [schema]) as readonly JsonSchema[];
const framesOf = ({ schemas }: AnyGame): readonly JsonSchema[] => variantsOf(((schemas.state['properties'] as Readonly<Record<string, JsonSchema>>)['frames']!)['items'] as JsonSchema);
const kindOf = (schema: JsonSchema): string => (schema['properties'] as { readonly kind: { readonly enum: readonly string[] } }).kind.enum[0]!;

/** Texts that name no thing, by the part they stand in. */
const TEXTS: Readonly<Record<string, readonly string[]>> = { phase: ['dice', 'offers', 'income', 'area-cards', 'roll', 'compensation', 'turns'] };

/** What decisions are about in Merv, where what waits says it in numbers. */
const ASKED: Readonly<Record<string, object>> = { ransom: { cell: 'r1c1' }, act: { cell: 'r1c1', action: 'wall' }, wallSlot: { piece: 'segment-sand-1' }, boons: { pairs: { ginger: 1 } }, marketplace: { bought: ['rayy'] }, caravansary: { paid: { teal: 1 } } };

/** Values of a schema, their lists not empty; where any text may stand, it is the name of a thing. */
function samples<T>(schema: JsonSchema, count: number, thing: string): readonly T[] {
  const plain = (value: unknown, part = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => plain(one));
    if (typeof value !== 'object' || value === null) return value;
    const { type, enum: options, minItems, maxItems } = value as { readonly type?: string; readonly enum?: unknown; readonly minItems?: number; readonly maxItems?: number };
    if (type === 'string' && options === undefined) return { enum: TEXTS[part] ?? [thing] };
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, key)]));
    // Nor are there gaps in all places of a list at once.
    const { items } = inner as { readonly items?: { readonly anyOf?: readonly { readonly type?: string }[] } };
    const full = items?.anyOf ? { ...inner, items: { anyOf: items.anyOf.filter((one) => one.type !== 'null') } } : inner;
    return minItems === 0 && maxItems !== 0 ? { ...full, minItems: 1 } : full;
  };
  return fc.sample(fromSchema(plain(schema) as JsonSchema), { numRuns: count, seed: 5 }) as unknown as readonly T[];
}

describe.each(told)('every sentence of $game.id', ({ game, languages, details, lines, ties, nouns, luck }) => {
  const faults = (say: (texts: Texts) => readonly (readonly [what: string, said: string])[], isRight: (said: string) => boolean): string[] =>
    languages.flatMap((texts) => say(texts).flatMap(([what, said]) => (isRight(said) ? [] : [`${texts.language} ${what}: ${said}`])));

  test('of moves, with all there is to be named in them', () => {
    const moves = variantsOf(game.schemas.move).flatMap((schema) => samples<AnyMove>(schema, 60, details[0]!));
    expect(faults((texts) => moves.map((move) => [JSON.stringify(move), texts.sayMove(null, move)]), isSentence).slice(0, 10)).toEqual([]);
  });

  test('of events', () => {
    const events = variantsOf(game.schemas.event).flatMap((schema) => samples<AnyEvent>(schema, 25, details[0]!));
    expect(faults((texts) => events.map((event) => [JSON.stringify(event), texts.sayEvent(event)]), isSentence).slice(0, 10)).toEqual([]);
  });

  test('of decisions', () => {
    const answers: readonly (readonly string[])[] = [[], ['stop'], game.moveKinds.map(({ kind }) => kind)];
    const decisions = framesOf(game).filter((schema) => languages[0]!.sayPrompt({ asks: 'seat', key: kindOf(schema), params: {}, kinds: [] }) !== kindOf(schema));
    expect(decisions.length).toBeGreaterThan(12);
    const asked = decisions.flatMap((schema) => samples<{ readonly kind: string }>(schema, 12, details[0]!).flatMap(({ kind, ...params }) =>
      answers.map((kinds) => ({ asks: 'seat', key: kind, params: { ...params, ...ASKED[kind] }, kinds }) as const)));
    expect(faults((texts) => asked.map((prompt) => [JSON.stringify(prompt), texts.sayPrompt(prompt)]), isSentence).slice(0, 10)).toEqual([]);
  });

  test('of luck, and of the end', () => {
    expect(faults((texts) => luck.map((key) => [key, texts.sayPrompt({ asks: 'luck', key, params: {} })]), isSentence)).toEqual([]);
    expect(faults((texts) => [['game-over', texts.sayPrompt({ asks: 'nobody', key: 'game-over', params: {} })]], isSentence)).toEqual([]);
  });

  test('of the score sheet: what a line is for, with its detail where it has one, and what breaks ties', () => {
    for (const texts of languages) {
      const label = (id: string, detail: string | null): string => texts.sayScoreLine({ id, points: 1, detail, rule: 'VOY-SCORE-1' });
      const [detailed, plain] = lines;
      for (const id of [...detailed!, ...plain!]) expect([texts.language, id, isWord(label(id, null))]).toEqual([texts.language, id, true]);
      for (const id of detailed!) for (const detail of id === 'shields' ? ['8', '1'] : details) expect([texts.language, id, isWord(label(id, detail)), label(id, detail) !== label(id, null)]).toEqual([texts.language, id, true, true]);
      for (const id of plain!) expect(label(id, details[0]!)).toBe(label(id, null));
      for (const id of ties) expect([texts.language, id, isWord(texts.sayTieBreak(id))]).toEqual([texts.language, id, true]);
    }
    // What is only called by its id would be so in both languages.
    const [en, ru] = languages.map((texts) => [...lines.flat().map((id) => texts.sayScoreLine({ id, points: 1, detail: null } as never)), ...ties.map(texts.sayTieBreak)]);
    expect(en!.filter((said, at) => said === ru![at])).toEqual([]);
  });

  test('with one, two and five of everything that is counted', () => {
    for (const texts of languages) {
      for (const noun of nouns) for (const amount of [1, 2, 5]) expect([noun, amount, texts.language, texts.count(amount, noun)]).toSatisfy((row: unknown[]) => isWord(String(row[3])) && /\d+ \p{L}/u.test(String(row[3])));
    }
    const [en, ru] = languages.map((texts) => nouns.map((noun) => texts.count(5, noun)));
    expect(en!.filter((said, at) => said === ru![at])).toEqual([]);
  });

  test('of questions and their answers, all different', () => {
    for (const texts of languages) {
      for (const [key, { options }] of Object.entries(game.rulings)) {
        const said = options.map((option) => texts.sayOption(key, option));
        expect([key, said.filter((one) => !isWord(one)), new Set(said).size]).toEqual([key, [], options.length]);
        // Only a number, or a word that is one, says itself.
        expect([key, options.filter((option, at) => said[at] === option && option.includes('-'))]).toEqual([key, []]);
      }
    }
  });
});
