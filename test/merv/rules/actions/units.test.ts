// Chapters 26.2, 26.3 and 26.6: rulings about the actions, each option by its name.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../../src/merv/content/standard/index.js';
import { merv } from '../../../../src/merv/index.js';
import { at, breakthroughs, cards, cubes, kinds, lucky, market, moves, no, playerOf, posts, raid, row, scrolls, stopped, type At } from '../../helpers.js';

const caravan = (rulings: object, more: object = {}, player: object = {}): At =>
  at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r1c1', rowCamels: [], row: ['ginger', 'ginger', 'ginger', 'juniper'], players: { 0: { cubes: { teal: 4 }, influence: 9, ...player } }, ...more }).play('action');
const places = (position: At): number[] => [...new Set(moves(position, 'take').map((move) => Number(move.split(' ')[1])))];

describe('caravansary, palace, library', () => {
  const gap = (rowGaps: 'remaining-cards' | 'fixed-places') => caravan({ rowGaps }, { rowCamels: [2] }).play('take 3 teal');

  test('MERV-R-19 remaining-cards: the next card among those still there', () => {
    expect(places(gap('remaining-cards'))).toEqual([1, 2, 4]);
  });

  test('MERV-R-19 fixed-places: the neighbouring place, which may be empty', () => {
    expect(places(gap('fixed-places'))).toEqual([1, 2]);
  });

  test('MERV-R-20: own camels go on the frontmost card without one and come back with it', () => {
    const position = caravan({}, { rowCamels: [1] }, { camel: 1 }).play('camel');
    expect(row(position)).toEqual(['ginger+', 'ginger+', 'ginger', 'juniper']);
    expect(playerOf(position.play('take 2 teal'), 0).camel).toBe(1);
  });

  test('MERV-R-21 same-colour: one colour, or white', () => {
    const position = caravan({ caravansaryColours: 'same-colour' }, {}, { cubes: { teal: 2, sand: 1 } }).play('take 1 teal');
    expect(no(position, 'take 2 sand')).toEqual(['one-colour', 'MERV-CARAV-2']);
    expect(no(position, 'take 2 teal')).toBeNull();
  });

  test('MERV-R-21 different-colours: no two of one colour, white excepted', () => {
    const position = caravan({ caravansaryColours: 'different-colours' }, {}, { cubes: { teal: 2, sand: 1, white: 2 } }).play('take 1 teal');
    expect(no(position, 'take 2 teal')).toEqual(['different-colours', 'MERV-R-21']);
    position.play('take 2 sand', 'take 3 white');
    expect(no(position, 'take 4 white')).toBeNull();
  });

  test('MERV-R-21 different-colours: with a conversion a colour stands for another, and there are four', () => {
    const row = new Array(6).fill('cinnamon');
    const position = caravan({ caravansaryColours: 'different-colours' }, { row, rowCamels: [1, 2, 3, 4, 5, 6] }, { cubes: { teal: 3, sand: 1, purple: 1, orange: 1, white: 1 }, scroll: 4, breakthroughs: ['bt2-teal'] }).play('take 1 teal', 'take 2 teal');
    expect(no(position, 'take 3 teal')).toEqual(['different-colours', 'MERV-R-21']);
    position.play('take 3 sand', 'take 4 purple');
    expect(no(position, 'take 5 orange')).toEqual(['different-colours', 'MERV-R-21']);
    expect(no(position, 'take 5 white')).toBeNull();
  });

  const boons = (pairBoons: 'after-refill' | 'at-once') => caravan({ pairBoons }, { buildings: { r5c5: 1 } }, { cards: { ginger: 1 }, influence: 0 }).play('take 1 teal');

  test('MERV-R-22 after-refill: boons come when the row is full again, in the order of the player', () => {
    const position = boons('after-refill');
    expect(kinds(position)).toEqual(['stop', 'take']);
    // The soldier cannot widen the limit in the same action.
    position.play('take 2 teal');
    expect(no(position, 'take 4 teal')).not.toBeNull();
    stopped(position);
    expect(moves(position, 'deploy').length).toBeGreaterThan(0);
    expect(row(position)).toHaveLength(8);
  });

  test('MERV-R-22 at-once: each boon with the card that completes its pair', () => {
    const position = boons('at-once');
    expect(moves(position, 'deploy')).toEqual(['deploy r1c1', 'deploy r5c5']);
    position.play('deploy r5c5', 'take 2 teal', 'take 3 teal');
    // 2 influence allow a second kind in the same action; the fourth ginger brought another soldier.
    if (kinds(position).includes('decline')) position.play('decline');
    expect(no(position, 'take 4 teal')).toBeNull();
    expect(row(position)).toEqual(['-', '-', '-', 'juniper']);
  });

  const free = (freeCardLimit: 'limit-applies' | 'limit-ignored', first: 'ginger' | 'cinnamon' = 'ginger') =>
    at({ seats: 3, rulings: { freeCardLimit }, at: 'act', slot: 'N3', site: 'r1c3', row: [first, 'juniper'], players: { 0: { camel: 1, cards: { juniper: 1 } } } }).play('camels topRight');

  test('MERV-R-23 limit-applies: no card of a kind too many; without any the reward is lost', () => {
    expect(moves(free('limit-applies'), 'take')).toEqual(['take 2 -']);
    const lost = at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', row: ['ginger', 'ginger'], players: { 0: { camel: 1, cards: { juniper: 1 } } } }).play('camels topRight');
    expect(moves(lost, 'take')).toEqual([]);
    expect(market(lost)).toEqual(['topRight']);
  });

  test('MERV-R-23 limit-ignored: any card, whose kind counts from then on', () => {
    const position = free('limit-ignored');
    expect(moves(position, 'take')).toEqual(['take 1 -', 'take 2 -']);
    expect([no(free('limit-ignored', 'cinnamon'), 'take 1 -'), no(free('limit-ignored'), 'take 3 -')]).toEqual([null, ['no-card', 'MERV-CARAV-1']]);
    lucky(position.play('take 1 -'));
    expect(cards(position, 0)).toEqual({ ginger: 1, juniper: 1 });
    // With no influence: more of the two kinds, but no third one.
    const later = lucky(at({
      seats: 3, rulings: { freeCardLimit: 'limit-ignored' }, at: 'act', slot: 'N3', site: 'r1c3', row: ['ginger', 'cinnamon', 'ginger'], rowCamels: [3],
      players: { 0: { camel: 1, cards: { juniper: 1 }, cubes: { teal: 1 } } },
    }).play('camels topRight', 'take 1 -')).play('action');
    expect(no(later, 'take 1 teal')).toEqual(['too-many-kinds', 'MERV-CARAV-7']);
    expect(no(later, 'take 2 teal')).toBeNull();
  });

  const discount = (discountCube: 'payer-chooses-cube' | 'first-payment') => caravan({ discountCube }, {}, { scroll: 2, breakthroughs: ['bt1-caravansary'] });

  test('MERV-R-24 payer-chooses-cube: any one payment of the action', () => {
    const position = discount('payer-chooses-cube').play('take 1 teal', 'take 2 -');
    expect(no(position, 'take 3 -')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(cubes(position, 0)).toEqual({ teal: 3 });
  });

  test('MERV-R-24 first-payment: the first, of which the payer chooses the cube', () => {
    const position = discount('first-payment');
    expect(no(position, 'take 1 teal')).toEqual(['discount-first', 'MERV-R-24']);
    position.play('take 1 -');
    expect(no(position, 'take 2 -')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    const mosque = at({ seats: 3, rulings: { discountCube: 'first-payment' }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { scroll: 2, breakthroughs: ['bt1-mosque'], mosque: 'L5', cubes: { purple: 1, teal: 1 } } } }).play('action');
    expect([...moves(mosque, 'step')].sort()).toEqual(['step L6 purple', 'step L6 teal']);
  });

  const price = (freeCourtierCounts: 'counts' | 'does-not-count') =>
    moves(at({ seats: 3, rulings: { freeCourtierCounts }, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: { courtiers: { spice: 2 }, freeCourtiers: 1, cubes: { orange: 3 } } } }).play('action'), 'courtier');

  test('MERV-R-25 counts: a free courtier raises the next price', () => {
    expect(price('counts')).toEqual(['courtier faith orange+orange+orange']);
  });

  test('MERV-R-25 does-not-count: only paid courtiers do', () => {
    expect(price('does-not-count')).toEqual(['courtier faith orange+orange']);
  });

  test('MERV-R-26: trade is paid in sand, faith in orange; left to right knowledge, spice, trade, faith', () => {
    const { entries } = standardPack.halls;
    expect(entries.map(({ id }) => id)).toEqual(['knowledge', 'spice', 'trade', 'faith']);
    expect(entries.slice(2).map(({ colour }) => colour)).toEqual(['sand', 'orange']);
    expect(entries.slice(0, 2).map(({ colour }) => colour).sort()).toEqual(['purple', 'teal']);
  });

  const ransom = (conversionScope: 'turn-and-invasion' | 'turn-only') =>
    raid({ rulings: { conversionScope }, buildings: { r1c1: 0 }, players: { 0: { cubes: { sand: 1 }, scroll: 4, breakthroughs: ['bt2-sand'] } } });

  test('MERV-R-27 turn-and-invasion: the conversion pays a ransom, and in the library two cubes of its colour pass', () => {
    expect(moves(ransom('turn-and-invasion'), 'ransom')).toEqual(['ransom r1c1 sand']);
    const library = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 2 }, scroll: 4, breakthroughs: ['bt2-sand'] } } }).play('action', 'scrolls sand+sand');
    expect(scrolls(library, 0)).toBe(6);
  });

  test('MERV-R-27 turn-only: it does not serve for a ransom', () => {
    const position = ransom('turn-only');
    expect(moves(position, 'ransom')).toEqual([]);
    expect(position.state.buildings[0]).toBe(position.moves()[0]!.startsWith('surrender') ? 0 : -1);
    expect(no(at({ seats: 3, rulings: { conversionScope: 'turn-only' }, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 2 }, scroll: 4, breakthroughs: ['bt2-sand'] } } }).play('action'), 'scrolls sand+sand')).toBeNull();
  });

  const tile = (breakthroughTile: 'open-choice' | 'random') =>
    at({ seats: 3, rulings: { breakthroughTile }, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 1, cubes: { sand: 1 } }, 1: { scroll: 2, breakthroughs: ['bt1-mosque'] } } }).play('action', 'scrolls sand');

  test('MERV-R-28 open-choice: among the tiles left, also one without effect', () => {
    expect(moves(tile('open-choice'), 'breakthrough')).toEqual(['breakthrough bt1-caravansary', 'breakthrough bt1-palace', 'breakthrough bt1-marketplace']);
    // All discs are out: the free post can be taken all the same.
    const out = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 5, cubes: { sand: 1 }, posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra'] } } }).play('action', 'scrolls sand');
    expect(breakthroughs(out.play('breakthrough bt3-post'), 0)).toEqual(['bt3-post']);
    expect(posts(out, 0)).toHaveLength(7);
  });

  test('MERV-R-28 random: a chance step draws one of them', () => {
    const position = tile('random');
    expect(position.moves()).toEqual([]);
    expect(merv.chance(position.state)).toMatchObject({ kind: 'draw', from: ['bt1-caravansary', 'bt1-palace', 'bt1-marketplace'], count: 1 });
    expect(breakthroughs(position.luck(['bt1-palace']), 0)).toEqual(['bt1-palace']);
  });
});
