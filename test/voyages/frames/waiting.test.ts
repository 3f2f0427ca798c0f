// What waits in the middle of an action, forged into something that cannot have come of it.
import { describe, expect, test } from 'vitest';
import type { Frame, State } from '../../../src/voyages/index.js';
import { complaint, type Change } from '../broken.js';
import { choices, player, table, turn } from '../helpers.js';

type Kind = Frame['kind'];

/** What is wrong with a state after the last thing of a kind that waits was changed; without the place. */
const says = (state: State, kind: Kind, values: object, more: Change = () => undefined): string => complaint(state, (same) => {
  Object.assign(same.frames.filter((frame) => frame.kind === kind).at(-1)!, values);
  more(same);
}).replace(/^frames\[\d\]: /, '');

const ruled = (rulings: object): Change => (state) => { Object.assign(state.config, { rulings }); };

describe('posts of two figures', () => {
  const both = (card: 'k17' | 'k18', rulings: object = {}) => turn(
    { character: 'niccolo-marco', figures: ['oasis-1', 'oasis-9'], posts: ['karachi'], dice: ['own2'], camel: 9, pepper: 2, silk: 2 }, { cityCards: { karachi: card }, rulings },
  ).play(`cityCard ${card} own2`, 'step 1 moscow', 'step 2 alexandria', 'travel 2: moscow and alexandria');
  const wrong = 'no post is due there';

  test('VOY-NICCOLO-5: are due where they stand, each once, in an order that is chosen', () => {
    const { state } = both('k17');
    expect(choices(both('k17'))).toEqual(['post alexandria', 'post moscow']);
    expect([says(state, 'arrival', {}), says(state, 'arrival', { due: ['alexandria', 'moscow'] })]).toEqual(['nothing', 'nothing']);
    expect([says(state, 'arrival', { due: ['moscow', 'moscow'] }), says(state, 'arrival', { due: ['moscow', 'anxi'] }), says(state, 'arrival', { due: ['karachi', 'moscow'] })]).toEqual([wrong, wrong, wrong]);
    expect(says(state, 'arrival', { passed: ['anxi'] })).toBe('posts on the way come first');
    expect([says(state, 'arrival', { due: ['moscow'] }), says(state, 'arrival', { ordered: true }), says(state, 'arrival', {}, ruled({ pendingOrder: 'printed-order' }))]).toEqual(new Array<string>(3).fill('there is no order to choose'));
  });

  test('VOY-R-86: one of them leaves a post only by the ruling, and then either', () => {
    expect(says(both('k17').state, 'arrival', { one: true })).toBe('each figure leaves a post');
    for (const card of ['k17', 'k18'] as const) {
      expect(both(card).state.frames.find(({ kind }) => kind === 'arrival')).toMatchObject({ one: false });
      expect(player(both(card).play('post alexandria')).posts).toEqual(['karachi', 'alexandria', 'moscow']);
      for (const rulings of [{ splitCardPosts: 'one' }, { splitCardPosts: 'one', pendingOrder: 'printed-order' }]) {
        const one = both(card, rulings);
        expect(says(one.state, 'arrival', {})).toBe('nothing');
        expect(player(one.play('post alexandria')).posts).toEqual(['karachi', 'alexandria']);
      }
    }
  });

  test('VOY-POST-15: bonuses are those of cities where posts have come to stand, each once', () => {
    const { state } = both('k17');
    const wrongTiles = 'these bonuses are not gained';
    expect([says(state, 'arrival', { gained: ['b1'] }), says(state, 'arrival', { gained: ['o01', 'o01'] })]).toEqual([wrongTiles, wrongTiles]);
    expect(says(state, 'arrival', { gained: ['o01'] }, (same) => { same.outposts[2] = 'o01'; })).toBe(wrongTiles);
    expect([says(state, 'arrival', { gained: ['o01'] }), says(state, 'arrival', { gained: ['b1'] }, (same) => { same.players[0]!.posts.push('anxi'); })]).toEqual(['nothing', 'nothing']);
  });
});

describe('contracts that are taken', () => {
  const row = ['c11', 'c12', 'c13', 'c14'] as const;
  const each = { contractShift: 'after-each' } as const;
  const full = (rulings: object = {}) => turn({ dice: ['own6'], contracts: ['c01', 'c02'] }, { row: [...row], rulings }).play('contracts 1 own6');

  test('VOY-CONTRACT-10: room is made by discarding one of the older ones', () => {
    const { state } = full(each);
    expect(choices(full(each)).filter((move) => move.startsWith('discard'))).toEqual(['discard c01', 'discard c02']);
    expect(says(state, 'fillSlots', {})).toBe('nothing');
    expect(says(state, 'fillSlots', { fresh: ['c30'] })).toBe('what was taken first is in no slot');
    expect(says(state, 'fillSlots', { fresh: ['c01', 'c02'] })).toBe('there is no room for so many contracts');
    expect(says(full().state, 'fillSlots', { fresh: ['c01'] })).toBe('so many contracts are not taken one after the other');
  });

  test('VOY-R-13 after-each: a second contract comes after the row has slid, or none', () => {
    const position = (columns = 4) => turn({ dice: ['own6'] }, { row: row.slice(0, columns), rulings: each }).play('contracts 1 own6');
    expect(choices(position())).toEqual(['stop', 'take 1', 'take 2', 'take 3']);
    expect(player(position().play('take 1')).contracts).toEqual(['c11', 'c12']);
    expect(player(position().play('stop')).contracts).toEqual(['c11']);
    // Where no contract is left there is nothing to decide.
    expect(position(1).state.frames.at(-1)).toMatchObject({ kind: 'turn' });
    const { state } = position();
    const wrong = 'one contract was taken first';
    expect(says(state, 'secondContract', {})).toBe('nothing');
    expect([says(state, 'secondContract', { fresh: [] }), says(state, 'secondContract', { fresh: ['c30'] }), says(state, 'secondContract', { fresh: ['c11', 'c30'] }), says(state, 'secondContract', { fresh: ['c30', 'c11'] })]).toEqual(new Array<string>(4).fill(wrong));
    expect(says(state, 'secondContract', {}, ruled({}))).toBe('no contracts are being taken one after the other');
    expect(says(state, 'mainDone', { space: 'travel' })).toBe('no contracts are being taken one after the other');
  });
});

describe("Mercator's share", () => {
  const shared = (rulings: object) => turn({ dice: ['own6', 'own6', 'own6'] }, { others: [{ character: 'mercator' }], rulings }).play('bazaar gold 3 own6+own6+own6');

  test('VOY-R-61 any-gained: he picks one of the kinds that others gained, and only he', () => {
    const { state } = shared({ mercatorGood: 'any-gained' });
    expect(state.frames.at(-1)).toMatchObject({ kind: 'mercatorGain', seat: 1, kinds: ['camel', 'gold'] });
    const wrong = 'only Mercator has a share, of what others have done';
    expect(says(state, 'mercatorGain', {})).toBe('nothing');
    expect([says(state, 'mercatorGain', { seat: 0 }), says(state, 'mercatorGain', { seat: 2 }), says(state, 'mercatorGain', {}, ruled({})), says(state, 'mercatorGain', {}, (same) => { same.turn.acted = false; })]).toEqual([wrong, wrong, wrong, wrong]);
  });
});

describe('what is gained is told once, and nothing is not told', () => {
  test('VOY-COMPEN-2: coins alone, camels alone, or both', () => {
    const told = (move: string): unknown[] => table({ step: 'compensation', players: [{ dice: ['own1', 'own1', 'own1', 'own1', 'own1'] }, {}] }).play(move).events.filter(({ kind, ...event }) => kind === 'gained' && 'source' in event && event.source === 'compensation').map((event) => (event as { amounts: object }).amounts);
    expect([told('compensation 10 camel 0 coin'), told('compensation 0 camel 10 coin'), told('compensation 4 camel 6 coin')]).toEqual([[{ camel: 10 }], [{ coin: 10 }], [{ camel: 4 }, { coin: 6 }]]);
  });

  test('VOY-BONUS-2: a contract that gives a symbol and points', () => {
    const { events } = turn({ camel: 1, silk: 3, contracts: ['c03'] }).play('complete c03');
    for (const event of events) if ('amounts' in event) expect(Object.keys(event.amounts).length, JSON.stringify(event)).toBeGreaterThan(0);
  });
});
