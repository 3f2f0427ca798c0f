import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, withContent } from '../../../../src/marco-polo-2/index.js';
import { scenario } from '../../../../src/testing/scenario.js';
import { boringLuck, offered, player, position, type At } from '../../helpers.js';

const open = { 'xian:0': 'c10', 'xian:1': 'c11', 'kunming:0': 'c12', 'kunming:1': 'c13' };

const lying = (at: At, place: string): string | null | undefined => at.state.contractPlaces.find((one) => one.place === place)?.contract;

describe('contracts', () => {
  test('MP2-CONTRACT-1: a post in a contract city and one die of any value', () => {
    expect(position({ players: [{ dice: ['own1'], posts: ['xanadu'] }] }).check('contracts own1')).toMatchObject({ code: 'no-contract-city', rule: 'MP2-CONTRACT-1' });
    expect(position({ players: [{ dice: ['own1'], posts: ['xian'] }] }).refusal('contracts own1')).toBeNull();
  });

  test('MP2-CONTRACT-2: one or two out of the cities with own posts', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian', 'kunming'] }] }).play('contracts own1');
    expect(offered(at, 'take')).toEqual(['take c10 none', 'take c11 none', 'take c12 none', 'take c13 none']);
    const one = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'] }] }).play('contracts own1');
    expect(one.check('take c12 none')).toMatchObject({ code: 'contract-not-there', rule: 'MP2-CONTRACT-2' });
  });

  test('MP2-CONTRACT-3: then 3 coins, which cannot pay for the occupied space', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], coin: 0 }] }).play('contracts own1', 'take c10 none');
    expect(player(at).coin).toBe(0);
    expect(player(at.play('stop')).coin).toBe(3);
    expect(position({ seats: 4, players: [{ dice: ['own3'], posts: ['xian'], coin: 2, jade: 0 }, {}], spaces: { contracts: ['1:own1'] } }).check('contracts own3')).toMatchObject({ code: 'cannot-pay' });
  });

  test('MP2-CONTRACT-4: at least one must be taken', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'] }] }).play('contracts own1');
    expect(at.check('stop')).toMatchObject({ code: 'take-one', rule: 'MP2-CONTRACT-4' });
    const none = position({ contractPlaces: { 'xian:0': null, 'xian:1': null }, players: [{ dice: ['own1'], posts: ['xian'] }] });
    expect(none.check('contracts own1')).toMatchObject({ code: 'no-contract', rule: 'MP2-CONTRACT-4' });
  });

  test('MP2-CONTRACT-5: contracts taken go on the two active spaces', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['s1'] }] }).play('contracts own1', 'take c10 none');
    expect(player(at).contracts).toEqual(['s1', 'c10']);
  });

  test('MP2-CONTRACT-6: discards only to make room: normal ones under the pile, starting ones to the box', () => {
    const room = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20'] }] }).play('contracts own1');
    expect(room.check('take c10 c20')).toMatchObject({ code: 'no-need', rule: 'MP2-CONTRACT-6' });
    const full = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20', 's1'] }] }).play('contracts own1', 'take c10 c20', 'take c11 s1');
    expect(full.state.pileEnd).toEqual(['c20']);
    expect(full.state.goneContracts).toContain('s1');
    expect(player(full).contracts).toEqual(['c10', 'c11']);
  });

  test('MP2-CONTRACT-7: only contracts held since the start of the turn may be discarded', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20', 'c21'] }], turn: { held: ['c21'] } }).play('contracts own1');
    expect(offered(at, 'take')).toEqual(['take c10 c21', 'take c11 c21']);
    expect(at.check('take c10 c20')).toMatchObject({ code: 'not-discardable', rule: 'MP2-CONTRACT-7' });
  });

  test('MP2-CONTRACT-8: an active contract is worth nothing', () => {
    const total = (contracts: string[]): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ contracts }] }).state).players[0]?.total;
    expect(total(['c20', 'c21'])).toBe(total([]));
  });

  test('MP2-CONTRACT-9: gaps are refilled at the end of the turn, not before', () => {
    const at = position({ seats: 2, contractPlaces: open, players: [{ dice: ['own2', 'own1'], posts: ['xian'] }, { dice: ['own3'] }] }).play('contracts own1', 'take c10 none', 'take c11 none');
    expect([lying(at, 'xian:0'), lying(at, 'xian:1')]).toEqual([null, null]);
    at.play('end turn').luck(['c30', 'c31']);
    expect([lying(at, 'xian:0'), lying(at, 'xian:1')]).toEqual(['c30', 'c31']);
  });

  test('MP2-CONTRACT-10: starting contracts are completed like others, and count', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['s2'], camel: 9, silk: 9, vp: 0 }] }).play('complete s2');
    expect(player(at)).toMatchObject({ contracts: [], completed: ['s2'] });
    expect(at.state.goneContracts).not.toContain('s2');
  });

  test('MP2-CONTRACT-11: the player says which of two discards goes under first', () => {
    const under = (first: string, second: string): readonly string[] => position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20', 'c21'] }] }).play('contracts own1', `take c10 ${first}`, `take c11 ${second}`).state.pileEnd;
    expect(under('c20', 'c21')).toEqual(['c20', 'c21']);
    expect(under('c21', 'c20')).toEqual(['c21', 'c20']);
  });
});

describe('contracts', () => {
  test('MP2-CONTRACT-9: a gap of the start of a round is refilled from the top of the pile before its first turn', () => {
    const asked: string[] = [];
    const at = position({ at: 'round-start', contractPlaces: { 'xian:0': null, 'kunming:1': null }, players: [{}, {}] });
    boringLuck(at, (request) => { asked.push(request.purpose); return request.purpose === 'refill' ? ['c30', 'c31'] : null; });
    expect(asked.filter((purpose) => purpose === 'refill')).toHaveLength(1);
    expect(at.state.contractPlaces.filter(({ contract }) => contract === null)).toEqual([]);
    expect(['xian:0', 'kunming:1'].map((place) => at.state.contractPlaces.find((one) => one.place === place)?.contract)).toEqual(['c30', 'c31']);
    expect(offered(at, 'khan')).not.toEqual([]);
  });
});

describe('contracts of the board and of the pile', () => {
  test('MP2-CONTRACT-1: one post in a contract city is enough, whatever other posts there are', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['balkh', 'xian', 'lhasa'] }] });
    expect(offered(at, 'contracts')).toEqual(['contracts own1']);
  });

  test('MP2-CONTRACT-2: after two contracts there is no third', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian', 'kunming'], contracts: ['c20', 'c21'], coin: 0 }] }).play('contracts own1', 'take c10 c20', 'take c12 c21');
    expect(at.moves()).toContain('end turn');
    expect(player(at).coin).toBe(3);
  });

  test('MP2-CONTRACT-2: where a pack lets only one be taken there is no second', () => {
    const { constants } = standardPack();
    const at = scenario(withContent({ constants: { ...constants, contractsAction: { ...constants.contractsAction, most: 1 } } }), { contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'] }] }).play('contracts own1', 'take c10 none');
    expect(at.moves()).toContain('end turn');
  });

  const drawing = (contracts: string[]): At => position({ players: [{ character: 'filippo-vitello', outposts: ['outpost-contract'], contracts, dice: ['own1'] }] }).play('outpost outpost-contract');

  test('MP2-ICON-2: what is discarded for a drawn contract is that one or an own one', () => {
    const at = drawing(['c20', 'c21']).play('draw').luck(['c30']);
    for (const contract of ['c20', 'c21', 'c30']) expect(at.refusal(`discard ${contract}`), contract).toBeNull();
    for (const contract of ['c22', 's1']) expect(at.refusal(`discard ${contract}`), contract).toBe('not-discardable');
  });

  test('MP2-R-16: a contract of the pile that is declined is not drawn', () => {
    const at = drawing(['c20']).play('decline');
    expect(player(at).contracts).toEqual(['c20']);
    expect(at.events.at(-1)).toMatchObject({ kind: 'declined', seat: 0, rule: 'MP2-ICON-2', what: 'contractTop' });
    expect(drawing(['c20']).play('draw').luck(['c30']).events.filter(({ kind }) => kind === 'declined')).toEqual([]);
  });
});
