import { describe, expect, test } from 'vitest';
import { voyages } from '../../../../../src/voyages/index.js';
import { choices, decider, legal, movesLike, player, purse, refused, table, turn } from '../../../helpers.js';

const row = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];

describe('12. Main action: contracts', () => {
  test('VOY-CONTRACT-1: exactly 1 die; 1 or 2 contracts from columns up to its value', () => {
    const position = turn({ dice: ['own3', 'own1'] }, { row });
    expect(movesLike(position, 'contracts').filter((move) => move.endsWith('own3'))).toEqual(['contracts 1 own3', 'contracts 1+2 own3', 'contracts 1+3 own3', 'contracts 2 own3', 'contracts 2+3 own3', 'contracts 3 own3']);
    expect(position.check('contracts 4 own3')).toMatchObject(refused('column-out-of-reach', 'VOY-CONTRACT-1'));
    expect(position.check('contracts 1+4 own3')).toMatchObject(refused('column-out-of-reach', 'VOY-CONTRACT-1'));
    expect(position.check({ kind: 'contracts', columns: [], die: 'own3' }).ok).toBe(false);
    expect(position.check({ kind: 'contracts', columns: [1, 2, 3], die: 'own3' }).ok).toBe(false);
    position.play('contracts 1+3 own3');
    expect(player(position).contracts).toEqual(['c01', 'c03']);
  });

  test('VOY-CONTRACT-2: both are chosen from the row as it lies before; a die of 1 takes only column 1', () => {
    const position = turn({ dice: ['own2'] }, { row });
    // After c01 is gone c03 would slide into column 2, but it is not taken.
    position.play('contracts 1+2 own2');
    expect(player(position).contracts).toEqual(['c01', 'c02']);
    expect(movesLike(turn({ dice: ['own1'] }, { row }), 'contracts')).toEqual(['contracts 1 own1']);
    expect(player(turn({ dice: ['own2'] }, { row }).play('contracts 2+1 own2')).contracts).toEqual(['c01', 'c02']);
  });

  test('VOY-CONTRACT-3: a row of one gives that one alone', () => {
    const position = turn({ dice: ['own6'] }, { row: ['c09'] });
    expect(movesLike(position, 'contracts')).toEqual(['contracts 1 own6']);
    expect(position.check('contracts 1+2 own6')).toMatchObject(refused('column-empty', 'VOY-CONTRACT-1'));
  });

  test('VOY-CONTRACT-4: column 5 gives 1 coin or 1 camel, column 6 gives 2 of one kind, for each contract', () => {
    const five = turn({ dice: ['own6'] }, { row }).play('contracts 5 own6');
    expect(choices(five)).toEqual(['gift camel', 'gift coin']);
    expect(purse(five.play('gift camel'))).toMatchObject({ camel: 1, coin: 0 });
    expect(purse(turn({ dice: ['own6'] }, { row }).play('contracts 6 own6', 'gift coin'))).toMatchObject({ camel: 0, coin: 2 });
    expect(purse(turn({ dice: ['own6'] }, { row }).play('contracts 5+6 own6', 'gift coin', 'gift camel'))).toMatchObject({ camel: 2, coin: 1 });
    expect(purse(turn({ dice: ['own6'] }, { row }).play('contracts 3+4 own6'))).toMatchObject({ camel: 0, coin: 0 });
  });

  test('VOY-CONTRACT-5: contracts are chosen, room is made, slots filled, bonuses gained, then the row slides', () => {
    const position = turn({ dice: ['own6'], contracts: ['c10', 'c11'] }, { row, special: [] }).play('contracts 2+6 own6');
    position.play('discard c11');
    expect(player(position).contracts).toEqual(['c02', 'c06']);
    expect(position.state.row).toEqual(['c01', null, 'c03', 'c04', 'c05', null]);
    position.play('gift coin');
    expect(position.state.row).toEqual(['c01', 'c03', 'c04', 'c05', null, null]);
    const kinds = position.events.map(({ kind }) => kind).filter((kind) => ['contract-taken', 'contract-discarded', 'gained', 'row-slid'].includes(kind));
    expect(kinds).toEqual(['contract-taken', 'contract-taken', 'contract-discarded', 'contract-discarded', 'gained', 'row-slid']);
  });

  test('VOY-CONTRACT-6: the row closes its gaps to the left, and nothing is added', () => {
    const position = turn({ dice: ['own4'] }, { row }).play('contracts 2+4 own4');
    expect(position.state.row).toEqual(['c01', 'c03', 'c05', 'c06', null, null]);
  });

  test('VOY-CONTRACT-7: an empty row makes the action illegal', () => {
    const position = turn({ dice: ['own6'] }, { row: [], special: ['?'] });
    expect(movesLike(position, 'contracts')).toEqual([]);
    expect(position.check('contracts 1 own6')).toMatchObject(refused('row-empty', 'VOY-CONTRACT-7'));
  });

  test('VOY-CONTRACT-8: an empty row gets the top 2 of the special stack when the next turn begins, or as many as there are', () => {
    const next = (special: string[]): (string | null)[] => turn({ dice: ['own6', 'own6'] }, { row: ['c09'], special }).play('contracts 1 own6', 'end turn').state.row;
    expect(next(['c20', 'c21', 'c22'])).toEqual(['c20', 'c21', null, null, null, null]);
    expect(next(['c20'])).toEqual(['c20', null, null, null, null, null]);
    expect(next([])).toEqual([null, null, null, null, null, null]);
    const laid = turn({ dice: ['own6', 'own6'] }, { row: ['c09'], special: ['c20', 'c21'] }).play('contracts 1 own6', 'end turn').events.filter(({ kind }) => kind === 'contracts-laid');
    expect(laid).toMatchObject([{ places: [1], contracts: ['c20'], from: 'special-stack', rule: 'VOY-CONTRACT-8' }, { places: [2], contracts: ['c21'] }]);
  });

  test('VOY-CONTRACT-9: never more than 2 active contracts', () => {
    const position = turn({ dice: ['own3'], contracts: ['c10', 'c11'] }, { row }).play('contracts 1 own3');
    expect(player(position).contracts.length).toBeLessThanOrEqual(2);
    expect(choices(position)).toEqual(['discard c10', 'discard c11']);
    position.play('discard c10');
    expect(player(position).contracts).toEqual(['c11', 'c01']);
  });

  test('VOY-CONTRACT-10: exactly as many older ones are discarded as room is needed', () => {
    const one = turn({ dice: ['own3'], contracts: ['c10'] }, { row }).play('contracts 1 own3');
    expect(player(one).contracts).toEqual(['c10', 'c01']);
    const two = turn({ dice: ['own3'], contracts: ['c10'] }, { row, special: [] }).play('contracts 1+2 own3');
    expect(player(two).contracts).toEqual(['c01', 'c02']);
    expect(two.state.special).toEqual(['c10']);
    const choice = turn({ dice: ['own3'], contracts: ['c10', 'c11'] }, { row, others: [{ contracts: ['c12'] }] }).play('contracts 1 own3');
    expect(choice.check('discard c12')).toMatchObject(refused('contract-not-yours', 'VOY-CONTRACT-10'));
    choice.play('discard c11');
    // One was enough.
    expect(choice.moves()).not.toContain('discard c10');
    expect(player(choice).contracts).toEqual(['c10', 'c01']);
  });

  test('VOY-CONTRACT-11: a discarded regular contract goes under the special stack; the player orders two of them', () => {
    const position = turn({ dice: ['own3'], contracts: ['c10', 'c11'] }, { row, special: ['?', 'c30'] }).play('contracts 1+2 own3');
    expect(choices(position)).toEqual(['discard c10', 'discard c11']);
    position.play('discard c11');
    // Both had to go, so there is nothing more to decide.
    expect(position.state.special).toEqual(['?', 'c30', 'c11', 'c10']);
  });

  test('VOY-CONTRACT-12: a discarded starting contract leaves the game', () => {
    const position = turn({ dice: ['own3'], contracts: ['s02', 'c11'] }, { row, special: ['?'] }).play('contracts 1 own3', 'discard s02');
    expect(position.state.special).toEqual(['?']);
    expect(player(position).contracts).toEqual(['c11', 'c01']);
    expect(position.events.find(({ kind }) => kind === 'contract-discarded')).toMatchObject({ contract: 's02', to: 'box', rule: 'VOY-CONTRACT-12' });
  });

  test('VOY-CONTRACT-13: a contract taken now must reach a slot', () => {
    const position = turn({ dice: ['own3'], contracts: ['c10', 'c11'] }, { row }).play('contracts 1+2 own3');
    for (const fresh of ['c01', 'c02']) expect(position.check(`discard ${fresh}`)).toMatchObject(refused('contract-fresh', 'VOY-CONTRACT-13'));
  });

  test('VOY-CONTRACT-14: contracts are never discarded at will', () => {
    const position = turn({ dice: ['own3'], contracts: ['c10', 'c11'] }, { row });
    expect(position.refusal('discard c10')).toBe('not-now');
    position.play('fiveCoins own3');
    expect(position.refusal('discard c10')).toBe('not-now');
    expect(movesLike(position, 'discard')).toEqual([]);
  });

  test('VOY-CONTRACT-15: an active contract is worth nothing, also at the end', () => {
    const totals = (contracts: string[]): number[] => voyages.score(table({ over: true, players: [{ contracts }, { completed: 1 }] }).state).players.map(({ total }) => total);
    expect(totals(['c20', 'c30'])).toEqual(totals([]));
  });

  test('VOY-R-13 after-both: limit and bonus go by the row before the first is taken', () => {
    const position = turn({ dice: ['own5'] }, { row }).play('contracts 1+5 own5');
    expect(choices(position)).toEqual(['gift camel', 'gift coin']);
    expect(turn({ dice: ['own5'] }, { row }).refusal('contracts 1+6 own5')).toBe('column-out-of-reach');
  });

  test('VOY-R-13 after-each: the row slides after the first contract', () => {
    const rulings = { contractShift: 'after-each' } as const;
    const position = turn({ dice: ['own5'] }, { row, rulings });
    expect(position.check('contracts 1+5 own5')).toMatchObject(refused('one-after-the-other', 'VOY-R-13'));
    position.play('contracts 1 own5');
    expect(position.state.row).toEqual(['c02', 'c03', 'c04', 'c05', 'c06', null]);
    expect(choices(position)).toEqual(['stop', 'take 1', 'take 2', 'take 3', 'take 4', 'take 5']);
    expect(position.check('take 6')).toMatchObject(refused('column-out-of-reach', 'VOY-CONTRACT-1'));
    // c06 lay in column 6, now it is in 5: 1 coin or camel.
    position.play('take 5', 'gift camel');
    expect(player(position)).toMatchObject({ contracts: ['c01', 'c06'], camel: 1 });
    expect(player(turn({ dice: ['own5'] }, { row, rulings }).play('contracts 1 own5', 'stop')).contracts).toEqual(['c01']);
    // The first contract of the same action may not make room for the second.
    const room = turn({ dice: ['own5'], contracts: ['c10', 'c11'] }, { row, rulings, special: [] }).play('contracts 1 own5', 'discard c10', 'take 1');
    expect(player(room).contracts).toEqual(['c01', 'c02']);
    expect(room.state.special).toEqual(['c10', 'c11']);
  });

  test('VOY-R-14: two columns give both bonuses, and the 2 of column 6 are not split', () => {
    const position = turn({ dice: ['own6'] }, { row }).play('contracts 5+6 own6');
    const outcomes = new Set<string>();
    for (const first of ['coin', 'camel']) {
      for (const second of ['coin', 'camel']) {
        const { coin, camel } = purse(turn({ dice: ['own6'] }, { row }).play('contracts 5+6 own6', `gift ${first}`, `gift ${second}`));
        outcomes.add(`${coin}/${camel}`);
      }
    }
    expect([...outcomes].sort()).toEqual(['0/3', '1/2', '2/1', '3/0']);
    expect(position.moves()).toHaveLength(2);
    const six = turn({ dice: ['own6'] }, { row }).play('contracts 6 own6', 'gift camel');
    expect(purse(six)).toMatchObject({ coin: 0, camel: 2 });
  });

  test('VOY-R-15: at least one contract is taken', () => {
    const position = turn({ dice: ['own1'] }, { row });
    expect(position.check({ kind: 'contracts', columns: [], die: 'own1' })).toMatchObject({ ok: false, code: 'malformed' });
    expect(movesLike(position, 'contracts')).toEqual(['contracts 1 own1']);
  });

  test('VOY-R-16 turn-start: the row stays empty until the next turn begins', () => {
    const position = turn({ dice: ['own1', 'own1'] }, { row: ['c09'], special: ['c20', 'c21'] }).play('contracts 1 own1');
    expect(position.state.row.filter((id) => id !== null)).toEqual([]);
    position.play('end turn');
    expect(position.state.row.filter((id) => id !== null)).toEqual(['c20', 'c21']);
    const last = turn({ dice: ['own1'] }, { round: 5, row: ['c09'], special: ['c20', 'c21'], others: [{ dice: [] }, { dice: [] }, { dice: [] }] }).play('contracts 1 own1', 'end turn');
    expect(last.state.special).toEqual(['c20', 'c21']);
    expect(decider(last)).toBe(-2);
  });

  test('VOY-R-16 at-once: refilled when the main action is over, before phase C, also in the last turn of a round', () => {
    const rulings = { emptyRowRefill: 'at-once' } as const;
    const position = turn({ dice: ['own1'] }, { rulings, round: 5, row: ['c09'], special: ['c20', 'c21', 'c22'], others: [{ dice: [] }, { dice: [] }, { dice: [] }] }).play('contracts 1 own1');
    expect(position.state.row).toEqual(['c20', 'c21', null, null, null, null]);
    expect(position.state.special).toEqual(['c22']);
    expect(position.check('end turn')).toEqual(legal);
  });

  test('VOY-R-17: an empty or short special stack gives what it has, and a contract reward is lost', () => {
    const lost = turn({ contracts: ['c10'] }, { special: [], bonuses: ['contract'] });
    expect(player(lost).contracts).toEqual(['c10']);
    expect(decider(lost)).toBe(0);
    const short = turn({ dice: ['own1', 'own1'] }, { row: ['c09'], special: ['c20'] }).play('contracts 1 own1', 'end turn');
    expect(short.state.row).toEqual(['c20', null, null, null, null, null]);
    expect(short.state.special).toEqual([]);
  });

  test('VOY-R-18: only older contracts, only as many as needed, only for want of room', () => {
    const position = turn({ dice: ['own3'], contracts: ['c10', 's04'] }, { row, special: [] }).play('contracts 2 own3');
    expect(choices(position)).toEqual(['discard c10', 'discard s04']);
    position.play('discard s04');
    expect(player(position).contracts).toEqual(['c10', 'c02']);
    expect(position.refusal('discard c10')).toBe('not-now');
  });

  test('VOY-R-83: the player sets the order of two contracts discarded together', () => {
    const orders = ['c10', 'c11'].map((first) => {
      const position = turn({ dice: ['own3'], contracts: ['c10', 'c11'] }, { row, special: [] }).play('contracts 1+2 own3', `discard ${first}`);
      return position.state.special.join(' ');
    });
    expect(orders).toEqual(['c10 c11', 'c11 c10']);
  });

  test('VOY-R-20 reveal-then-any-of-three: the drawn contract is seen before one of three goes', () => {
    const position = turn({ contracts: ['c10', 'c11'] }, { special: ['c20', '?'], bonuses: ['contract'] });
    expect(choices(position)).toEqual(['discard c10', 'discard c11', 'discard c20']);
    expect(position.check('discard c30')).toMatchObject(refused('contract-not-yours', 'VOY-CONTRACT-10'));
    position.play('discard c20');
    expect(player(position).contracts).toEqual(['c10', 'c11']);
    expect(position.state.special).toEqual(['?', 'c20']);
  });

  test('VOY-R-20 choose-unseen: an old contract is named, or the new one declined, before it is revealed', () => {
    const rulings = { drawnContractFull: 'choose-unseen' } as const;
    const arrangement = { rulings, special: ['?', '?'], bonuses: ['contract'] as const };
    const named = turn({ contracts: ['c10', 's01'] }, arrangement);
    expect(choices(named)).toEqual(['decline', 'discard c10', 'discard s01']);
    expect(named.check('discard c11')).toMatchObject(refused('contract-not-yours', 'VOY-CONTRACT-10'));
    named.play('discard c10').luck(['c33']);
    expect(player(named).contracts).toEqual(['s01', 'c33']);
    expect(named.state.special).toEqual(['?', 'c10']);
    const declined = turn({ contracts: ['c10', 's01'] }, { ...arrangement, special: ['c20', '?'] }).play('decline');
    expect(declined.state.special).toEqual(['?', 'c20']);
    expect(declined.events).toContainEqual({ kind: 'top-put-under', seat: 0, rule: 'VOY-R-20' });
    expect(player(declined).contracts).toEqual(['c10', 's01']);
  });
});
