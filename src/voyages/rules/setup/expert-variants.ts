// VOY-VAR-5 to VOY-VAR-8, VOY-PSET-5, VOY-MATTEO-1: characters that are picked, and goal cards that are chosen.
import { called, choice, list, move, pop, type Refusal, type RuleId, type Seat } from '../../../kernel/rules.js';
import { takeOut } from '../../../mechanics/piles.js';
import { decision, playerAt, refusals, seat, type Position } from '../chapter.js';
import type { CharacterId } from '../../content/character-ids.js';
import { CHARACTER_IDS, GOAL_IDS } from '../../content/ids.js';
import { unrolledDice } from '../dice.js';

/** A player gets a character; Matteo Polo a die with him. */
export function giveCharacter(position: Position, seat: Seat, character: CharacterId, rule: RuleId): void {
  const player = playerAt(position, seat);
  player.character = character;
  player.dice = unrolledDice(position, player);
  position.events?.({ kind: 'character-picked', seat, rule, character });
  position.events?.({ kind: 'dice-ready', seat, rule, dice: player.dice.slice() });
}

/** Which of the revealed characters; the one left over at the end goes to the box. */
export const pickCharacter = decision('pickCharacter', { seat }, {
  rule: 'VOY-VAR-6',
  on: ['setup', 'pickCharacter'],
  moves: { pickCharacter: move('character {character}', { character: called('character', choice(CHARACTER_IDS)) }) },
  problem: (position, { seat }): string | null => (playerAt(position, seat).character === null ? null : 'has a character'),
  offer({ state }, _, out) { for (const character of state.characters) out.add({ kind: 'pickCharacter', character }); },
  refuse: ({ state }, _, { character }): Refusal | null => (state.characters.includes(character) ? null : refusals['not-revealed']),
  play(position, { seat }, { character }) {
    const { state } = position;
    pop(position);
    takeOut(state.characters, character);
    giveCharacter(position, seat, character, 'VOY-VAR-6');
    if (state.characters.length === 1) state.characters = [];
  },
});

/** Which two of the four goal cards; others do not see which are kept, and so which are returned (VOY-INFO-2). */
export const keepGoals = decision('keepGoals', { seat }, {
  rule: 'VOY-VAR-8',
  on: ['setup', 'keepGoals'],
  moves: { keepGoals: move('keep {goals}', { goals: list(called('goal', choice<string>(GOAL_IDS)), { least: 2, most: 2, distinct: true }) }) },
  secret: (): boolean => true,
  offer(position, { seat }, out) {
    const { goals } = playerAt(position, seat);
    goals.forEach((first, at) => { for (const second of goals.slice(at + 1)) out.add({ kind: 'keepGoals', goals: [first, second] }); });
  },
  refuse(position, { seat }, { goals }): Refusal | null {
    const dealt = playerAt(position, seat).goals;
    return goals.every((goal) => dealt.includes(goal)) ? null : refusals['not-dealt'];
  },
  play(position, { seat }, { goals }) {
    const player = playerAt(position, seat);
    pop(position);
    player.returned = player.goals.filter((goal) => !goals.includes(goal));
    player.goals = goals.slice();
    position.events?.({ kind: 'goals-chosen', seat, rule: 'VOY-VAR-8', kept: player.goals.length, returned: player.returned.length });
    position.events?.({ kind: 'goals-kept', seat, rule: 'VOY-VAR-8', only: seat, goals: player.goals.slice(), returned: player.returned.slice() });
  },
});
