// VOY-PSET-8: the steps of the set-up run in their order, so each state on the way has exactly what came before.
import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/voyages/index.js';
import { complaint, story, type Change } from '../../broken.js';

const inSetUp = ({ frames }: State): boolean => frames[0]?.kind === 'setup';

const draft = story({ seats: 2, variants: { draft: true, goalChoice: true, cityBonuses: true } }, 5, inSetUp).filter(inSetUp);

const early = story({ seats: 2, variants: { draft: true }, rulings: { draftTiming: 'before-player-setup' } }, 5, inSetUp).filter(inSetUp);

const open = story({ seats: 2, rulings: { hiddenInformation: 'open-piles' } }, 5, inSetUp).filter(inSetUp);

/** A draft in which one has picked Kubilai, who puts a post in Beijing later, and the other still has to pick. */
const picked = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => story({ seats: 2, variants: { draft: true } }, seed, inSetUp)).find((state) => inSetUp(state) && state.frames.length > 1 && state.frames.at(-1)!.kind === 'pickCharacter' && state.players.some(({ character }) => character === 'kubilai'))!;

const polos = story({ seats: 3, characters: ['niccolo-marco', 'wilhelm', 'johannes'] }, 5, inSetUp).filter(inSetUp);

/** The first state in which something waits, the last one waiting on top. */
function waiting(states: readonly State[], ...kinds: readonly string[]): State {
  const found = states.find(({ frames }) => kinds.join() === frames.slice(1).map((frame) => (frame.kind === 'deal' ? frame.what : frame.kind)).join());
  if (!found) throw new Error(`${kinds.join()} never waits`);
  return found;
}

const first = draft[0]!;

const last = draft.at(-1)!;

const late = (what: 'cityBonuses' | 'outposts' | 'cityCards' | 'row') => (state: State): void => { Object.assign(state, { [what]: last[what] }); };

const unfit = (what: string): string => `frames[0]: ${what} do not fit this step of the set-up`;

const mixedUp = 'frames[0]: something else waits than this step of the set-up leaves';

const rows: readonly [string, State, Change, string][] = [
  ['VOY-VAR-4: tiles do not lie in the small cities before they are drawn', first, late('cityBonuses'), unfit('cityBonuses')],
  ['VOY-SETUP-4: tiles lie in the small cities from then on', waiting(draft, 'outposts'), (state) => { state.cityBonuses = []; }, unfit('cityBonuses')],
  ['VOY-SETUP-5: outposts are not there before they are drawn', waiting(draft, 'outposts'), late('outposts'), unfit('outposts')],
  ['VOY-SETUP-5: outposts are there from then on', waiting(draft, 'cityCards'), (state) => { state.outposts = []; }, unfit('outposts')],
  ['VOY-SETUP-6: city cards are not there before they are drawn', waiting(draft, 'cityCards'), late('cityCards'), unfit('cityCards')],
  ['VOY-SETUP-6: city cards are there from then on', waiting(draft, 'row'), (state) => { state.cityCards = []; }, unfit('cityCards')],
  ['VOY-SETUP-9: the row is full once it was laid', waiting(draft, 'firstPlayer'), (state) => { state.pool.push(state.row[5]!); state.row[5] = null; }, unfit('row')],
  ['VOY-SETUP-12: nobody starts before the first player is found', waiting(draft, 'firstPlayer'), (state) => { state.startPlayer = 0; }, unfit('firstPlayer')],
  ['VOY-SETUP-12: somebody starts from then on', waiting(draft, 'startingContract'), (state) => { state.startPlayer = null; }, unfit('firstPlayer')],
  ['VOY-PSET-5: nobody has a character before they are given', waiting(draft, 'startingContract'), (state) => { state.players[0]!.character = 'berke'; }, unfit('characters')],
  ['VOY-VAR-6: who has still to pick has no character', waiting(draft, 'pickCharacter', 'pickCharacter'), (state) => { state.players[0]!.character = 'berke'; }, unfit('characters')],
  ['VOY-PSET-5: everybody has a character from then on', waiting(draft, 'goals'), (state) => { state.players[0]!.character = null; }, unfit('characters')],
  ['VOY-R-80 before-player-setup: nobody is without a character when contracts are dealt', waiting(early, 'startingContract'), (state) => { state.players[0]!.character = null; }, unfit('characters')],
  ['VOY-VAR-5: one more character than players is revealed', waiting(draft, 'pickCharacter', 'pickCharacter'), (state) => { state.characters.pop(); }, 'frames[0]: one more character is revealed than players pick'],
  ['VOY-VAR-7: the character left over goes to the box', waiting(draft, 'goals'), (state) => { state.characters = ['berke']; }, 'frames[0]: one more character is revealed than players pick'],
  ['VOY-VAR-5: no character is revealed before they are drawn', waiting(draft, 'pickCharacter', 'pickCharacter', 'characters'), (state) => { state.characters = ['berke']; }, 'frames[0]: one more character is revealed than players pick'],
  ['VOY-PSET-6: no figure is on the map before the players put theirs there', waiting(draft, 'startingContract'), (state) => { state.players[1]!.figures = ['venezia']; }, unfit('figures')],
  ['VOY-PSET-6: figures are on the map from then on', waiting(draft, 'goals'), (state) => { state.players[1]!.figures = []; }, unfit('figures')],
  ['VOY-NICCOLO-1: Niccolo and Marco have two figures', waiting(polos, 'goals'), (state) => { state.players.find(({ character }) => character === 'niccolo-marco')!.figures.pop(); }, unfit('figures')],
  ['VOY-SETUP-8: four stacks of six are left when the row is laid', waiting(draft, 'firstPlayer'), (state) => { state.stacks.splice(0, 6); }, unfit('piles')],
  ['VOY-SETUP-8: and so they are where all can see them', waiting(open, 'firstPlayer'), (state) => { state.pool.push(...state.stacks.splice(0, 6)); }, unfit('piles')],
  ['VOY-SETUP-8: eight contracts lie in the special stack', waiting(open, 'firstPlayer'), (state) => { state.pool.push(state.special.pop()!); }, unfit('piles')],
  ['VOY-R-79 piles-hidden: nobody has seen what lies in them', waiting(draft, 'firstPlayer'), (state) => { state.special[7] = state.pool.pop()!; }, unfit('piles')],
  ['VOY-KUBILAI-1: his post stands when the figures do, not before', picked, (state) => { state.players.find(({ character }) => character === 'kubilai')!.posts = ['beijing']; state.beijing[0] = state.players.findIndex(({ character }) => character === 'kubilai'); }, unfit('posts')],
  ['VOY-KUBILAI-1: and until then he has none', picked, () => undefined, 'nothing'],
  ['VOY-PSET-2: nobody has a contract before they are dealt', waiting(draft, 'firstPlayer'), (state) => { state.players[0]!.contracts = [state.starting.pop()!]; }, unfit('starting contracts')],
  ['VOY-PSET-2: everybody has one contract from then on', waiting(draft, 'goals'), (state) => { state.starting.push(...state.players[0]!.contracts.splice(0)); }, unfit('starting contracts')],
  ['VOY-PSET-7: nobody has goal cards before they are dealt', waiting(draft, 'startingContract'), (state) => { state.players[0]!.goals = state.goalPool.splice(0, 4); }, unfit('goal cards')],
  ['VOY-PSET-7: two goal cards are dealt', waiting(polos, 'goals'), (state) => { state.goalPool.push(state.players.find(({ goals }) => goals.length > 0)!.goals.pop()!); }, unfit('goal cards')],
  ['VOY-VAR-8: four goal cards are dealt', waiting(draft, 'keepGoals', 'keepGoals'), (state) => { state.goalPool.push(...state.players[0]!.goals.splice(2)); }, unfit('goal cards')],
  ['VOY-VAR-8: two goal cards are kept', waiting(draft, 'keepGoals'), (state) => { const kept = state.players.find(({ goals }) => goals.length === 2)!; kept.goals.push(kept.returned.pop()!); }, unfit('goal cards')],
  ['VOY-PSET-8: what is dealt belongs to the step', waiting(draft, 'outposts'), (state) => { state.frames.push({ kind: 'deal', what: 'special', seat: null }); }, mixedUp],
  ['VOY-VAR-8: goal cards are chosen at the end', waiting(draft, 'outposts'), (state) => { state.frames.push({ kind: 'keepGoals', seat: 0 }); }, mixedUp],
  ['VOY-ROUND-10: leftovers are nothing of the set-up', waiting(draft, 'outposts'), (state) => { state.frames.push({ kind: 'deal', what: 'leftovers', seat: null }); }, mixedUp],
  ['VOY-PSET-8: nothing of a turn waits in the set-up', waiting(draft, 'outposts'), (state) => { state.frames.push({ kind: 'turn', seat: 0 }); }, mixedUp],
  ['VOY-PSET-2: a contract is dealt to somebody', waiting(draft, 'startingContract'), (state) => { Object.assign(state.frames.at(-1)!, { seat: null }); }, unfit('starting contracts')],
  ['VOY-SETUP-5: outposts are dealt to nobody', waiting(draft, 'outposts'), (state) => { Object.assign(state.frames.at(-1)!, { seat: 0 }); }, mixedUp],
  ['VOY-GEN-1: nothing is dealt to a player who is not there', waiting(draft, 'goals'), (state) => { Object.assign(state.frames.at(-1)!, { seat: 2 }); }, 'frames[1]: nobody sits there'],
  ['VOY-VAR-8: nobody chooses twice', waiting(draft, 'keepGoals'), (state) => { state.frames.push({ ...state.frames[1]! }); }, 'frames[2]: stands there twice'],
  ['VOY-PSET-8: nothing stands below the set-up', waiting(draft, 'outposts'), (state) => { state.frames.reverse(); }, 'frames[0]: cannot stand on "bottom"'],
];

const kubilai = story({ seats: 2, characters: ['kubilai', 'johannes'], rulings: { draftTiming: 'before-player-setup' } }, 5, inSetUp).filter(inSetUp);

describe('piles and characters', () => {
  const piles = unfit('piles');
  test('VOY-SETUP-8 VOY-R-79 open-piles: nothing has left a pile that lies open', () => {
    const state = waiting(open, 'startingContract', 'startingContract');
    expect(complaint(state, () => undefined)).toBe('nothing');
    expect(complaint(state, ({ stacks, pool }) => { pool.push(...stacks.splice(0, 6)); })).toBe(piles);
    expect(complaint(state, ({ special, pool }) => { pool.push(special.pop()!); })).toBe(piles);
  });
  test('VOY-ROUND-10: nothing has been shuffled under the special stack before a round has ended', () => {
    expect(complaint(waiting(draft, 'outposts'), (state) => { state.mixed = [[]]; })).not.toBe('nothing');
  });
  test('VOY-VAR-6: who has picked does not pick again in place of another', () => {
    const state = waiting(draft, 'pickCharacter');
    expect(complaint(state, ({ players }) => { const [one, other] = players; [one!.character, other!.character] = [other!.character, one!.character]; })).toBe('frames[1]: has a character');
  });
  test('VOY-KUBILAI-2 VOY-PSET-6: his post stands from the step of the figures on, however early he was given', () => {
    const before = waiting(kubilai, 'startingContract', 'startingContract');
    expect(before.players.map(({ character, posts }) => [character, posts])).toEqual([['kubilai', []], ['johannes', []]]);
    expect(complaint(before, () => undefined)).toBe('nothing');
    const after = waiting(kubilai, 'goals', 'goals');
    expect(after.players.map(({ posts }) => posts)).toEqual([['beijing'], []]);
    expect(complaint(after, () => undefined)).toBe('nothing');
  });
  test('VOY-PSET-8: before the first step nothing waits, and nobody decides', () => {
    expect(complaint(waiting(draft, 'outposts'), (state) => { state.frames = [{ kind: 'setup', step: 0 }]; })).toMatch(/do not fit this step of the set-up$/);
    expect(complaint(first, (state) => { state.frames = [{ kind: 'setup', step: 0 }]; })).toBe('frames[0]: there is nothing to decide here');
  });
});

describe('set-ups that cannot have come so far', () => {
  for (const [title, state, change, problem] of rows) test(title, () => { expect(complaint(state, change)).toBe(problem); });
});
