import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../../src/marco-polo-2/index.js';
import { change, offered, player, position, type At } from '../../helpers.js';


describe('paying', () => {
  // The improved seal of the tailors brings a jade, which would pay for a coin of its price; contract c09 brings camels.
  test('MP2-PAY-1: what an action brings does not pay for it', () => {
    const seal = (coin: number, jade: number) => position({ players: [{ dice: ['own1'], seals: ['tailor'], coin, silk: 3, jade }] });
    expect(seal(8, 0).check('improve tailor')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
    expect([seal(8, 1).refusal('improve tailor'), seal(9, 0).refusal('improve tailor')]).toEqual([null, null]);
    const contract = (camel: number) => position({ players: [{ dice: ['own1'], contracts: ['c09'], camel, pepper: 2, jade: 2 }] });
    expect(contract(0).check('complete c09')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
    expect(contract(1).refusal('complete c09')).toBeNull();
  });

  test('MP2-PAY-1: repetitions are available as far as all of them can be paid beforehand', () => {
    const at = position({ cityCards: { 'area:0': 'k14' }, players: [{ dice: ['own6'], camel: 2, pepper: 2, jade: 0 }] }).play('cityCard k14 own6');
    expect(offered(at, 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2']);
  });
});

describe('paying, and jade', () => {
  test('MP2-PAY-1: a cost is paid in full, before anything is received', () => {
    expect(position({ players: [{ dice: ['own3'], camel: 2, jade: 0 }] }).check('buy black die')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
  });

  test('MP2-PAY-2: a jade serves as a coin or as a camel', () => {
    const at = position({ players: [{ dice: ['own3'], camel: 1, jade: 2 }] }).play('buy black die');
    at.luck([4]);
    expect(player(at)).toMatchObject({ camel: 0, jade: 0 });
  });

  test('MP2-PAY-3: also for the occupied space, the travel space, contracts, seals and cards', () => {
    const occupied = position({ seats: 4, players: [{ dice: ['own2'], coin: 0, jade: 2 }, {}], spaces: { 'book:I': ['1:own1'] } }).play('book I own2', 'offer 2');
    expect(player(occupied).jade).toBe(0);
    const contract = position({ players: [{ dice: ['own2'], contracts: ['c01'], camel: 0, silk: 1, pepper: 2, jade: 2 }] }).play('complete c01');
    expect(player(contract)).toMatchObject({ jade: 0, completed: ['c01'] });
    const seal = position({ players: [{ dice: ['own2'], seals: ['jeweler'], coin: 0, gold: 2, jade: 9 }] }).play('improve jeweler');
    expect(player(seal)).toMatchObject({ jade: 0, improved: ['jeweler'] });
  });

  test('MP2-PAY-4: 1 jade and 2 camels, paid in jade alone, take 3 jade', () => {
    const arranged = (jade: number): At => position({ cityCards: { 'area:0': 'k01' }, players: [{ dice: ['own6'], camel: 0, jade }] });
    expect(arranged(1).refusal('cityCard k01 own6')).not.toBeNull();
    const at = arranged(2).play('cityCard k01 own6', 'exchange 1 1');
    expect(player(at).jade).toBe(0);
    expect(arranged(3).play('cityCard k01 own6').moves()).toEqual(['exchange 1 1']);
  });

  test('MP2-PAY-5: jade costs take jade only, and jade is no pepper, silk or gold', () => {
    expect(position({ cityCards: { 'area:0': 'k01' }, players: [{ dice: ['own6'], camel: 9, coin: 9, jade: 0 }] }).refusal('cityCard k01 own6')).not.toBeNull();
    expect(position({ players: [{ dice: ['own2'], contracts: ['c01'], camel: 2, silk: 0, pepper: 2, jade: 9 }] }).check('complete c01')).toMatchObject({ code: 'cannot-pay' });
  });

  test('MP2-PAY-6: the player chooses the split; where there is only one it needs no choice', () => {
    const choice = position({ players: [{ dice: ['own3'], camel: 3, jade: 3 }] }).play('buy black die');
    expect(choice.moves().slice().sort()).toEqual(['pay 0 coin 0 camel 3 jade', 'pay 0 coin 1 camel 2 jade', 'pay 0 coin 2 camel 1 jade', 'pay 0 coin 3 camel 0 jade']);
    const forced = position({ players: [{ dice: ['own3'], camel: 3, jade: 0 }] }).play('buy black die');
    expect(marcoPolo2.actor(forced.state).type).toBe('chance');
  });

  test('MP2-PAY-7: at the end jade is no coin and no camel', () => {
    const { players } = marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ coin: 9, jade: 1, camel: 0 }, { camel: 0 }] }).state);
    expect(players[0]?.lines.filter(({ rule }) => rule === 'MP2-SCORE-7').reduce((sum, { points }) => sum + points, 0)).toBe(0);
    expect(players[0]?.tieBreaks).toEqual([expect.objectContaining({ value: 0 })]);
  });

  test('MP2-PAY-8: every way to pay that is listed is taken, however much is owed', () => {
    const { state } = position({ players: [{ dice: ['own6'], camel: 9, jade: 9 }, {}] }).play('change own6 down');
    const owed = (coin: number, camel: number): typeof state => {
      const forged = structuredClone(state);
      Object.assign(forged.frames.at(-1)!, { coin, camel });
      Object.assign(forged.players[0]!, { coin: 500, camel: 500, jade: 900 });
      return forged;
    };
    const much = owed(150, 2);
    expect(marcoPolo2.validate(much).ok).toBe(true);
    expect(marcoPolo2.legalMoves(much).length).toBeGreaterThan(100);
    expect(marcoPolo2.legalMoves(much).filter((move) => !marcoPolo2.check(much, move).ok)).toEqual([]);
    // A list of ten million ways would be let in by nobody.
    expect(marcoPolo2.validate(owed(5000, 2000))).toMatchObject({ ok: false, error: { problem: 'nobody owes so much' } });
  });

  test('MP2-GEN-3: what is gained beyond a million is not counted, and nothing is counted twice', () => {
    const bag = position({ players: [{ dice: ['own6', 'own5'], coin: 999_999 }, {}] }).play('moneyBag own6 coin');
    expect(player(bag).coin).toBe(1_000_000);
    expect(marcoPolo2.validate(bag.state).ok).toBe(true);
  });

  test('MP2-PAY-8: the occupied space, the travel space and the routes are one sum with one split', () => {
    const at = position({ seats: 4, players: [{ figure: 'beijing', dice: ['own2'], coin: 6, camel: 0, jade: 1 }, {}], spaces: { 'travel:lower': ['1:own1'] } });
    // 2 for the space, 2 for its being occupied, 3 for the road to Yangzhou (a reconstructed value): 7.
    at.play('travel lower own2', 'step yangzhou', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, jade: 0 });
    const poor = position({ seats: 4, players: [{ figure: 'beijing', dice: ['own2'], coin: 5, camel: 0, jade: 1 }, {}], spaces: { 'travel:lower': ['1:own1'] } });
    expect(poor.refusal('travel lower own2')).not.toBeNull();
  });

  test('MP2-SPACE-10: who pays by choice is told why he pays', () => {
    const paid = (at: ReturnType<typeof position>): unknown => at.events.filter(({ kind }) => kind === 'paid').map(({ rule }) => rule);
    expect(paid(position({ seats: 2, players: [{ dice: ['own3', 'own2'], coin: 9, jade: 5 }, {}], spaces: { guildSeals: ['1:own3', '1:own3'] } }).play('seals own3+own2', 'pay 1 coin 0 camel 1 jade'))).toEqual(['MP2-SPACE-10']);
    expect(paid(position({ seats: 2, players: [{ dice: ['own3'], camel: 3, jade: 2 }, {}] }).play('change own3 up', 'pay 0 coin 1 camel 1 jade'))).toEqual(['MP2-BONUS-12']);
  });

  test('MP2-PAY-9: a cost of two different goods, twice, takes at most two of a kind', () => {
    const one = position({ cityCards: { 'area:0': 'k20' }, players: [{ figure: 'jaipur', dice: ['own2'], coin: 9, camel: 9, pepper: 3, silk: 1, gold: 0, jade: 5 }] }).play('cityCard k20 own2', 'step calicut');
    expect(offered(one, 'step')).toEqual([]);
    const two = position({ cityCards: { 'area:0': 'k20' }, players: [{ figure: 'jaipur', dice: ['own2'], coin: 9, camel: 9, pepper: 3, silk: 1, gold: 1, jade: 0 }] });
    const before = two.state;
    two.play('cityCard k20 own2', 'step calicut', 'step jaipur', 'stop');
    expect(change(before, two)).toMatchObject({ pepper: -2, silk: -1, gold: -1 });
  });
});

describe('a payment cites the rule that asks for it, with a choice or without one', () => {
  /** What was paid for, and by which rule; of several ways to pay the first is taken. */
  function paid(at: At, moves: readonly string[]): { readonly chose: boolean; readonly told: readonly string[] } {
    let chose = false;
    for (const move of moves) {
      at.play(move);
      const [way] = offered(at, 'pay');
      if (way === undefined) continue;
      chose = true;
      at.play(way);
    }
    return { chose, told: [...new Set(at.events.flatMap((event) => (event.kind === 'paid' ? [`${event.rule} ${event.source}`] : [])))] };
  }
  const busy: Parameters<typeof position>[0] = { seats: 4, spaces: { guildSeals: ['1:own3', '1:own3'], contracts: ['1:own3'] } };
  test.each<[string, string, Parameters<typeof position>[0], object, readonly string[]]>([
    ['MP2-BONUS-3', 'c01', {}, { dice: ['own3'], contracts: ['c01'], silk: 1, pepper: 2 }, ['complete c01']],
    ['MP2-BONUS-6', 'farmer', {}, { dice: ['own3'], seals: ['farmer'] }, ['improve farmer']],
    ['MP2-BONUS-11', 'reroll', {}, { dice: ['own3'] }, ['reroll own3']],
    ['MP2-BONUS-12', 'change', {}, { dice: ['own3'] }, ['change own3 up']],
    ['MP2-BONUS-13', 'black-die', {}, { dice: ['own3'] }, ['buy black die']],
    ['MP2-CARD-6', 'k14', { cityCards: { 'area:0': 'k14' } }, { dice: ['own3'], pepper: 2 }, ['cityCard k14 own3', 'exchange 1 2']],
    ['MP2-CARD-14', 'k10', { cityCards: { 'area:0': 'k10' } }, { dice: ['own3'] }, ['cityCard k10 own3', 'seal farmer']],
    ['MP2-SPACE-10', 'guildSeals', busy, { dice: ['own3', 'own3'] }, ['seals own3+own3', 'seal farmer']],
    ['MP2-SPACE-10', 'contracts', { ...busy, contractPlaces: { 'xian:0': 'c01' } }, { dice: ['own3'], posts: ['xian'] }, ['contracts own3']],
  ])('%s: %s', (rule, source, board, mine, moves) => {
    const who = (jade: number): At => position({ ...board, players: [{ coin: 20, camel: 20, jade, ...mine }] });
    expect([paid(who(0), moves), paid(who(9), moves)]).toEqual([{ chose: false, told: [`${rule} ${source}`] }, { chose: true, told: [`${rule} ${source}`] }]);
  });
});
