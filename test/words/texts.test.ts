import { describe, expect, test } from 'vitest';
import { sample } from '../../src/kernel/chance.js';
import type { AnyEvent, AnyGame, AnyMove, AnyState, Refusal } from '../../src/index.js';
import { randomFrom } from '../../src/kernel/sources.js';
import type { Content, Face } from '../../src/words/content.js';
import type { Texts } from '../../src/words/texts.js';
import { voyages } from '../../src/voyages/index.js';
import { content as voyagesContent } from '../../src/voyages/faces/index.js';
import { texts as voyagesEn } from '../../src/voyages/words/texts/en/index.js';
import { texts as voyagesRu } from '../../src/voyages/words/texts/ru/index.js';
import { marcoPolo2, standardPack, withContent } from '../../src/marco-polo-2/index.js';
import { scenario } from '../../src/testing/index.js';
import { content as marcoPolo2Content } from '../../src/marco-polo-2/faces/index.js';
import { texts as marcoPolo2En } from '../../src/marco-polo-2/words/texts/en/index.js';
import { texts as marcoPolo2Ru } from '../../src/marco-polo-2/words/texts/ru/index.js';
import { merv } from '../../src/merv/index.js';
import { content as mervContent } from '../../src/merv/faces/index.js';
import { texts as mervEn } from '../../src/merv/words/texts/en/index.js';
import { texts as mervRu } from '../../src/merv/words/texts/ru/index.js';

/** A game that is spoken of: configs that show most of it, its components, and its languages. */
interface Told {
  readonly game: AnyGame;
  readonly configs: readonly object[];
  readonly content: Content;
  readonly languages: readonly Texts[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- texts of any game
const any = (texts: any): Texts => texts as Texts;

const told: readonly Told[] = [
  {
    game: voyages, content: voyagesContent, languages: [any(voyagesEn), any(voyagesRu)],
    configs: [
      { seats: 2, characters: ['raschid', 'matteo'] }, { seats: 3, variants: { draft: true, goalChoice: true, cityBonuses: true } }, { seats: 4, characters: ['niccolo-marco', 'wilhelm', 'johannes', 'mercator'] },
      { seats: 2, characters: ['berke', 'kubilai'], rulings: { refuseRewards: 'any-decision-reward', cardRepetitions: 'one-by-one', contractShift: 'after-each', noPostLeft: 'optional', drawnContractFull: 'choose-unseen', mercatorGood: 'any-gained', startingVp: '50' } },
    ],
  },
  {
    game: marcoPolo2, content: marcoPolo2Content, languages: [any(marcoPolo2En), any(marcoPolo2Ru)],
    configs: [
      { seats: 4 }, { seats: 3, rulings: { firstGameCharacters: 'on', cardRepetitions: 'sequential', extraPostFrom: 'stock-or-board' } }, { seats: 2, rulings: { firstGameCharacters: 'on', freeCardAmount: 'any-number', noContractTaken: 'no-coins' } },
      { seats: 3, rulings: { blackDiceVariant: 'step-1', noNormalAction: 'pass', firstRoll: 'roll-first' } },
    ],
  },
  {
    game: merv, content: mervContent, languages: [any(mervEn), any(mervRu)],
    configs: [{ seats: 1 }, { seats: 2 }, { seats: 4, rulings: { refuseRewards: 'may-decline', noServant: 'move-a-soldier', breakthroughTile: 'random' } }, { seats: 1, rulings: { soloTie: 'use-tie-breaks', magistrateLostAction: 'draw-another-card', slotWithoutSite: 'slot-without-activation' } }, { seats: 3 }],
  },
];

/** What no sentence may hold: the sign of a missing word, a gap, a blank before a full stop. */
const FAULT = /undefined|NaN|null|\[object|function|\s{2}|\s[.,:;)]|\(\s|^\s|\s$|\.\./;

/** A sentence of a person: it begins with a capital letter or a number and ends like one. */
const SENTENCE = /^[A-ZА-ЯЁ0-9«"].*[.!?]$/u;

/** Ids that stand in a sentence as they are have single letters and numbers (`k05`, `r1c2`, `II-4`); all else in Russian is written in Russian letters. */
const LATIN = /[A-Za-z][a-z]/;

const wellFormed = (sentence: string): boolean => SENTENCE.test(sentence) && !FAULT.test(sentence);

/** Every step of random games. */
function* steps({ game, configs }: Told, games: number): Generator<{ readonly state: AnyState; readonly moves: readonly AnyMove[]; readonly events: readonly AnyEvent[] }> {
  for (let at = 0; at < games; at += 1) {
    const random = randomFrom(`texts ${at}`);
    let state: AnyState = game.setup(configs[at % configs.length]!);
    for (;;) {
      const events: AnyEvent[] = [];
      const moves = game.legalMoves(state);
      const request = game.chance(state);
      if (moves.length === 0 && request === null) break;
      const before = state;
      state = (request ? game.resolve(state, sample(request, random), (event: AnyEvent) => events.push(event)) : game.apply(state, moves[Math.floor(random() * moves.length)]!, (event: AnyEvent) => events.push(event)));
      yield { state: before, moves, events };
    }
    yield { state, moves: [], events: [] };
  }
}

const GAMES = 8;

describe.each(told)('the texts of $game.id', (one) => {
  const { game, content, languages } = one;

  test('every move, event and score line of random games is said, without a gap', () => {
    const faults = new Set<string>();
    let step = 0;
    for (const { state, moves, events } of steps(one, GAMES)) {
      step += 1;
      for (const texts of languages) {
        const complain = (what: string, sentence: string, kind: string): void => { if (!wellFormed(sentence)) faults.add(`${texts.language} ${what} ${kind}: ${sentence}`); };
        const some = moves.length > 30 ? moves.filter((_, at) => at % 7 === 0) : moves;
        for (const move of some) complain('move', texts.sayMove(state, move), move.kind);
        const prompt = step % 5 === 0 || moves.length === 0 ? game.prompt(state) : null;
        if (prompt !== null) complain('prompt', texts.sayPrompt(prompt), prompt.key);
        for (const event of events) complain('event', texts.sayEvent(event), event.kind);
        if (moves.length === 0) {
          for (const { lines, tieBreaks } of game.score(state).players) {
            for (const line of lines) { const label = texts.sayScoreLine(line); if (FAULT.test(label) || label === line.id) faults.add(`${texts.language} line ${line.id}: ${label}`); }
            for (const { id } of tieBreaks) if (texts.sayTieBreak(id) === '') faults.add(`${texts.language} tie ${id}`);
          }
        }
      }
    }
    expect([...faults]).toEqual([]);
  });

  test('a sentence in Russian has no English words in it', () => {
    const faults = new Set<string>();
    for (const { state, moves, events } of steps(one, 3)) {
      for (const texts of languages.filter(({ language }) => language === 'ru')) {
        for (const [kind, sentence] of [...moves.slice(0, 20).map((move) => [move.kind, texts.sayMove(state, move)] as const), ...events.map((event) => [event.kind, texts.sayEvent(event)] as const)]) {
          if (LATIN.test(sentence)) faults.add(`${kind}: ${sentence}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });

  test('what a sentence says in one language, it says in the other: both look at the same parts', () => {
    const read = (texts: Texts, event: AnyEvent): string => {
      const parts = new Set<string>();
      texts.sayEvent(new Proxy(event, { get: (target, key) => { parts.add(String(key)); return Reflect.get(target, key) as unknown; } }));
      return [...parts].sort().join(' ');
    };
    const readMove = (texts: Texts, state: AnyState, move: AnyMove): string => {
      const parts = new Set<string>();
      texts.sayMove(state, new Proxy(move, { get: (target, key) => { parts.add(String(key)); return Reflect.get(target, key) as unknown; } }));
      return [...parts].sort().join(' ');
    };
    const [english, ...others] = languages;
    for (const { state, moves, events } of steps(one, 3)) {
      for (const other of others) {
        for (const event of events) expect(`${event.kind}: ${read(other, event)}`).toBe(`${event.kind}: ${read(english!, event)}`);
        for (const move of moves.slice(0, 12)) expect(`${move.kind}: ${readMove(other, state, move)}`).toBe(`${move.kind}: ${readMove(english!, state, move)}`);
      }
    }
  });

  test('every refusal is explained', () => {
    for (const texts of languages) {
      for (const refusal of Object.values(game.refusals)) expect(texts.sayRefusal(refusal)).toSatisfy(wellFormed, `${texts.language} ${refusal.code}`);
    }
    const [english, ...others] = languages;
    for (const other of others) for (const refusal of Object.values(game.refusals)) expect(other.sayRefusal(refusal)).not.toBe(english!.sayRefusal(refusal));
  });

  test('every kind of move, every part of one, and every answer to it is called something', () => {
    for (const texts of languages) {
      const kinds = game.moveKinds.map(({ kind }) => texts.sayKind(kind));
      expect(kinds).toSatisfy((list: string[]) => list.every((name, at) => name !== game.moveKinds[at]!.kind && /^\p{Lu}/u.test(name)));
      const parts = [...new Set(game.moveKinds.flatMap((info) => info.parts.map(({ asked }) => asked)))];
      expect(parts.filter((part) => texts.language !== 'en' && texts.sayPart(part) === part)).toEqual([]);
      for (const value of [null, 'that-is-all', 3, true] as const) expect(texts.sayPick('anything', value)).not.toMatch(FAULT);
    }
    const unsaid = new Set<string>();
    for (const { moves } of steps(one, 3)) {
      const { parts } = game.narrow(moves, []);
      for (const texts of languages) for (const { part, options } of parts) for (const { value } of options) {
        const said = texts.sayPick(part, value);
        if (said === value && texts.language !== 'en') unsaid.add(`${texts.language} ${part} ${said}`);
      }
    }
    expect([...unsaid]).toEqual([]);
  });

  test('a kind of move that cannot be made now is named as a person calls it', () => {
    const { state } = [...steps(one, 1)].find(({ moves }) => moves.length > 0)!;
    const here = game.prompt(state).kinds;
    const { kind } = game.moveKinds.find((info) => !here.includes(info.kind) && !game.why(state, { kind: info.kind }).ok && (game.why(state, { kind: info.kind }) as Refusal).code === 'not-now')!;
    const refusal = game.why(state, { kind }) as Refusal;
    expect(refusal.params).toEqual({ what: kind });
    for (const texts of languages) expect(texts.sayRefusal(refusal)).toContain(texts.sayKind(kind));
    for (const texts of languages) expect(texts.sayRefusal({ ...refusal, params: { what: 'digger' } })).not.toContain('digger');
  });

  test('a refusal that tells numbers is said with them, in the right case', () => {
    const [english, russian] = languages;
    const refusal = { ...Object.values(game.refusals).at(-1)!, params: { camel: 2, where: 'here' } };
    expect(english!.sayRefusal(refusal)).toMatch(/\. Missing: 2 camels\.$/);
    expect(russian!.sayRefusal(refusal)).toMatch(/\. Не хватает: 2 верблюдов\.$/);
    expect(english!.sayRefusal({ ...refusal, params: { camel: 1 } })).toMatch(/Missing: 1 camel\.$/);
    expect(russian!.sayRefusal({ ...refusal, params: { camel: 1 } })).toMatch(/Не хватает: 1 верблюда\.$/);
  });

  test('every open question and every answer to it has words', () => {
    for (const texts of languages) {
      for (const [key, { options }] of Object.entries(game.rulings)) {
        expect(texts.sayRuling(key)).toMatch(/^[A-ZА-ЯЁ].*\?$/u);
        const answers = options.map((option) => texts.sayOption(key, option));
        expect(new Set(answers).size).toBe(options.length);
        for (const answer of answers) expect(answer).not.toMatch(FAULT);
      }
    }
  });

  test('every component has a name, and what it costs and gives can be said', () => {
    const faces = (list: readonly (Face | null)[]): Face[] => list.filter((face) => face !== null);
    for (const texts of languages) {
      const nameless = content.things.filter(({ id }) => texts.name(id) === id && texts.language !== 'en').map(({ id }) => id);
      expect(nameless).toEqual([]);
      for (const { id, face, parts } of content.things) {
        for (const shown of faces([face, ...parts.map((part) => part.face)])) {
          const said = texts.sayFace(shown);
          expect(`${id}: ${said}`).not.toMatch(FAULT);
          if (texts.language === 'ru') expect(said).not.toMatch(LATIN);
        }
      }
    }
  });
});

test('sentences speak of the values of one\'s own box, in every language and under the players\' names', () => {
  const { constants } = standardPack();
  const own = { constants: { ...constants, moneyBag: { ...constants.moneyBag, coin: 9 } } };
  const game = withContent(own);
  const { state } = scenario(game, { players: [{ dice: ['own4', 'own2'] }] });
  const move = game.legalMoves(state).find((one) => one.kind === 'moneyBag' && one.gain === 'coin')!;
  expect(marcoPolo2En.sayMove(state, move)).toMatch(/ 3 coins/);
  for (const texts of [marcoPolo2En.withValues(own), marcoPolo2En.withValues(own).players(['Anna']), marcoPolo2En.players(['Anna']).withValues(own), marcoPolo2Ru.withValues(own)]) expect(texts.sayMove(state, move)).toMatch(/ 9 (coins|монет)/);
});

test('spaces of city cards in Marco Polo II are called by their place and number', () => {
  expect([marcoPolo2En.name('area:1'), marcoPolo2En.name('xanadu:0')]).toEqual(['action area, space 2', 'Xanadu, space 1']);
  expect(marcoPolo2Ru.name('area:1')).toBe('область действий, ячейка 2');
});

test('what there is none of is not said: scrolls on a contract, oases that are paid for, a price of nothing', () => {
  const fulfilled = { kind: 'contract-fulfilled', seat: 0, automaton: null, rule: 'MERV-CONTRACT-5', contract: 'contract-2s-1', goods: ['common', 'rare', 'common'], scroll: 0, vp: 10 };
  expect(mervEn.sayEvent(fulfilled)).toBe('Player 1 fulfils contract 2s-1 with 2 common goods and 1 rare good.');
  expect(mervRu.sayEvent(fulfilled)).toMatch(/: 2 обычных товара и 1 редкий товар\.$/);
  expect(marcoPolo2En.sayMove(null, { kind: 'oases', coin: 2, camel: 0 })).toBe('Take coins for 2 oases.');
  expect(marcoPolo2Ru.sayMove(null, { kind: 'oases', coin: 0, camel: 1 })).toBe('Взять верблюдов за 1 оазис.');
  const free = { kind: 'paid', seat: 0, automaton: null, rule: 'MERV-MOSQUE-2', amounts: {}, source: 'mosque', discount: true, converted: false };
  expect(mervRu.sayEvent(free)).toMatch(/ничего не платит/);
});

test('the last space of the mosque is called by what it brings', () => {
  const entered = { kind: 'mosque-entered', seat: 0, automaton: null, rule: 'MERV-MOSQUE-5', space: 'L8', boon: 'mosqueBuildings4' };
  expect(mervEn.sayEvent(entered)).toMatch(/: 4 points for each building on a mosque site\.$/);
  expect(mervRu.sayEvent(entered)).toMatch(/: 4 ПО за каждое здание/);
});

test('who has no name of its own is told by what one sees on it, and by its id', () => {
  const { contracts } = standardPack();
  const [contract] = contracts;
  expect(marcoPolo2En.sayMove(null, { kind: 'complete', contract: 'c01' })).toBe('Complete contract c01 (4 coins and 3 points for 2 camels, 1 silk and 2 pepper).');
  expect(marcoPolo2Ru.sayMove(null, { kind: 'complete', contract: 's2' })).toBe('Выполнить контракт s2 (5 монет и 2 победных очка за 1 верблюда и 2 фишки шёлка).');
  expect(marcoPolo2En.sayMove(null, { kind: 'keepGoal', goal: 'g13' })).toBe('Keep goal card g13 (bamboo, snake, star and cloud).');
  expect(marcoPolo2En.sayPick('card', 'k02')).toBe('city card k02 (by the die, 1–3: 1 silk; 4–6: 3 silk)');
  // In the values of one's own box it is what stands there.
  const own = { contracts: [{ ...contract!, cost: { gold: 1 }, reward: { vp: 9 } }, ...contracts.slice(1)] };
  expect(marcoPolo2En.withValues(own).sayMove(null, { kind: 'complete', contract: 'c01' })).toBe('Complete contract c01 (9 points for 1 gold).');
  expect(marcoPolo2En.name('c01')).toBe('contract c01');
});

test('what is alike for neighbouring dice is said once', () => {
  const found = marcoPolo2Content.things.find(({ id }) => id === 'k12')!;
  expect(marcoPolo2En.sayFace(found.face!)).toBe('by the die, 1: 1 pepper; 2–6: 3 pepper');
});

test('MP2-SPACE-10, MP2-TRAVEL-5, MP2-TRAVEL-6: a move says what is paid for an occupied space, a travel space and a route, and where a step begins', () => {
  const at = scenario(marcoPolo2, { seats: 2, players: [{ dice: ['own4', 'own3'], coin: 9, camel: 9, figure: 'beijing' }, { character: 'de-wu' }], spaces: { 'book:II': ['1:own5'], 'travel:lower': ['1:own2'] } });
  const said = (line: string, texts: Pick<typeof marcoPolo2En, 'sayMove'> = marcoPolo2En): string => texts.sayMove(at.state, marcoPolo2.notation.parse(line)!);
  expect(said('book II own3')).toBe('Use book II with own 3, paying 3 coins.');
  expect(said('book I own4')).toBe('Use book I with own 4.');
  expect(said('travel lower own4')).toBe('Travel on the lower travel space with own 4, paying 6 coins.');
  expect(said('travel lower own3', marcoPolo2Ru)).toMatch(/; плата: 5 монет\.$/);
  at.play('travel lower own3');
  // The price of this road is a reconstructed value.
  expect(said('step yangzhou')).toBe('Step from Beijing to Yangzhou for 3 coins.');
  expect(said('step yangzhou', marcoPolo2Ru)).toBe('Шаг из Пекина в Янчжоу за 3 монеты.');
  expect(marcoPolo2En.sayPrompt(marcoPolo2.prompt(at.state))).toBe('Choose where your figure goes: 1 step left, 5 coins to pay.');
});

test('MP2-POST-12: the contract of a city one has reached is none of any city', () => {
  const due = { kind: 'bonus-due', seat: 0, rule: 'MP2-POST-16', bonus: 'contractCity', source: 'xian' } as AnyEvent;
  expect(marcoPolo2En.sayEvent(due)).toBe('A bonus for Player 1: a contract of Xian.');
  expect(marcoPolo2Ru.sayEvent(due)).toBe('Игрок 1 получает бонус: контракт города (Сиань).');
  expect(marcoPolo2En.sayEvent({ ...due, source: 'c42' } as AnyEvent)).toBe('A bonus for Player 1: contract from a city (contract c42).');
});

test('MP2-FILIPPO-1, MP2-FILIPPO-2: who is first uses the outpost bonus, and who keeps tiles keeps the tile', () => {
  const first = { kind: 'outpost-taken', seat: 1, rule: 'MP2-FILIPPO-1', city: 'xanadu', tile: 'outpost-coins' } as AnyEvent;
  const said = (keeper: number | null): string[] => [marcoPolo2En, marcoPolo2Ru].map((texts) => texts.sayEvent({ ...first, keeper } as AnyEvent));
  expect(said(0)).toEqual(['Player 2 is the first in Xanadu and uses the outpost bonus of coins; Player 1 keeps the tile.', expect.stringMatching(/использует .+; жетон достаётся: Игрок 1\.$/)]);
  expect(said(1)).toEqual(['Player 2 is the first in Xanadu and keeps the outpost bonus of coins.', expect.stringContaining('оставляет себе')]);
  expect(said(null)).toEqual(['Player 2 is the first in Xanadu and uses the outpost bonus of coins.', expect.stringMatching(/использует [^;]+\.$/)]);
});

test('who is not asked is told who is', () => {
  const { state } = scenario(marcoPolo2, { seats: 3, seat: 1, players: [{}, {}, {}] });
  const asked = (viewer: number | null): string[] => [marcoPolo2En, marcoPolo2Ru].map((texts) => texts.sayPrompt(marcoPolo2.prompt(marcoPolo2.view(state, viewer))));
  expect(asked(1)).toEqual(['Place dice on a space, or take a bonus action first.', 'Поставьте кубики на поле; дополнительные действия можно выполнить раньше.']);
  for (const viewer of [0, 2, null]) expect(asked(viewer)).toEqual(['Player 2 is asked: “Take your turn.”', 'Игрок 2 решает: «Сделайте ход.»']);
  expect(marcoPolo2En.players(['Ana', 'Bo', 'Cy']).sayPrompt(marcoPolo2.prompt(marcoPolo2.view(state, 0)))).toBe('Bo is asked: “Take your turn.”');
});

test('MP2-CARD-12: what a card brings for each repetition is said, a bonus of a city too', () => {
  const at = scenario(marcoPolo2, { seats: 2, cityCards: { 'area:0': 'k06' }, players: [{ dice: ['own4'], coin: 9, posts: ['kashgar', 'balkh'], figure: 'balkh' }, {}] }).play('cityCard k06 own4');
  expect(marcoPolo2En.sayMove(at.state, { kind: 'exchange', option: 1, times: 2 })).toBe('Give 1 coin for 1 bonus of a city of your own, 2 times.');
});
