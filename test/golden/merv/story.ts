// Recorded games of Merv as text: a table of everybody's holdings after each round, and the reasons of the magistrate.
import { CITIES, CUBES, HALLS, SPICES } from '../../../src/merv/content/ids.js';
import type { MatchStep } from '../../../src/kernel/match.js';
import type { Config } from '../../../src/merv/config.js';
import type { Event, Who } from '../../../src/merv/words/events.js';
import { merv } from '../../../src/merv/index.js';
import type { Move } from '../../../src/merv/frames.js';
import type { Player, State } from '../../../src/merv/state.js';

const initials = (words: readonly string[], counts: readonly number[]): string => counts.map((count, place) => (count === 0 ? '' : `${count}${words[place]!.slice(0, 2)}`)).filter(Boolean).join(' ') || '–';
const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
const SPACES = ['L1-1', 'L1-2', 'L1-3', 'L1-4', 'L2-1', 'L2-2', 'L2-3', 'L2-4', 'L3-1', 'L3-2', 'L4-1', 'L4-2', 'L5', 'L6', 'L7', 'L8'];

function nameOf(who: Who): string {
  return who === 'magistrate' || who === 'courtier' ? who : `player ${who}`;
}

function rowOf(name: string, player: Player, buildings: number): string {
  const cells = [
    name, initials(CUBES, player.cubes), player.camel, buildings, player.favour, player.influence,
    `${player.scroll}+${player.givenScroll}`, `${player.common}+${player.givenCommon}`, `${player.rare}+${player.givenRare}`,
    initials(SPICES, player.cards), initials(HALLS, player.courtiers), initials(CITIES, player.posts), SPACES[player.mosque] ?? '–',
    player.fulfilled.length, player.soldiers.length, player.breakthroughs.filter((tile) => tile >= 0).length, sum(player.points),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  '| who | cubes | camels | buildings | favour | influence | scrolls | common | rare | cards | courtiers | posts | mosque | contracts | soldiers | breakthroughs | VP |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Everybody's holdings. */
export function holdings(state: State): string[] {
  const names = state.players.map((_, who) => (state.config.seats === 1 && who === 1 ? 'magistrate' : who === 2 && state.config.seats <= 2 ? 'courtier' : `player ${who}`));
  return [
    ...HEAD,
    ...state.players.map((player, who) => rowOf(names[who]!, player, state.buildings.filter((owner) => owner === who).length)),
    '',
    `Wall ${state.walls.filter((piece) => piece >= 0).length} of 20 · row ${state.row.length}, deck ${state.deck.length} · camels on the market ${sum(state.marketCamels)}, on the row ${sum(state.rowCamels)} · order ${state.order.join(' ')}`,
  ];
}

/** What the magistrate does and why, one line for each decision; `null` for events that are not about his reasons. */
function reason(event: Event): string | null {
  switch (event.kind) {
    case 'solo-rejected': return `- card **${event.card}** turned up and rejected: ${event.reason} (${event.rule})`;
    case 'solo-card': return `- card **${event.card}**, method ${event.method ?? '–'} (${event.rule})`;
    case 'solo-actions': return `- performs ${event.card} ${event.times} ${event.times === 1 ? 'time' : 'times'}${event.extra ? ', one of them for his breakthrough' : ''} (${event.rule})`;
    case 'solo-wall': return `- the slot ${event.slot} is of class ${event.rank} (${event.rule})`;
    case 'solo-removed': return `- the card ${event.card} leaves the game (${event.rule})`;
    case 'solo-shuffle': return `- shuffled on top of the deck: ${event.cards.join(', ')} (${event.rule})`;
    case 'choice': {
      const compared = event.candidates.map(({ id, values }) => `${id} [${values.join(' ')}]`).join(', ');
      return `- ${nameOf(event.seat ?? event.automaton ?? 'magistrate')} chooses ${event.of} **${event.chosen}** (${event.rule}; ${event.decidedBy}) out of ${compared} by ${event.criteria.join(', ')}`;
    }
    case 'contract-fulfilled': return event.automaton === 'magistrate' ? `- fulfils ${event.contract} for ${event.vp} VP (${event.rule})` : null;
    case 'breakthrough-taken': return event.automaton === 'magistrate' ? `- makes the breakthrough ${event.tile} (${event.rule})` : null;
    case 'market-camel-placed': return event.automaton === 'magistrate' ? `- puts a camel on ${event.quarter}: ${event.reward ?? 'nothing'} (${event.rule})` : null;
    case 'market-camels-taken': return event.automaton === 'magistrate' ? `- takes ${event.camel} camels from the market (${event.rule})` : null;
    case 'lost': return event.automaton === 'magistrate' ? `- ${event.what} is lost (${event.rule})` : null;
    case 'gained': return event.automaton === 'magistrate' && event.amounts.vp !== undefined ? `- scores ${event.amounts.vp} VP: ${event.source} (${event.rule})` : null;
    default: return null;
  }
}

/** What a game told: each round with its reasons and holdings, then the score. */
export function tell(title: string, config: Config, steps: readonly MatchStep<Move>[]): string {
  const lines: string[] = [`# ${title}`, ''];
  let reasons: string[] = [];
  const state = merv.inPlace.clone(merv.setup(config));
  let round = '';
  const close = (): void => {
    if (round === '') return;
    lines.push(`## ${round}`, '');
    if (reasons.length > 0) lines.push(...reasons, '');
    reasons = [];
    lines.push(...holdings(state), '');
  };
  const hear = (event: Event): void => {
    if (event.kind === 'round-begins') {
      close();
      round = `Year ${event.year}, round ${event.round}, from ${event.from}: ${event.order.map(nameOf).join(', ')}`;
    }
    const line = reason(event);
    if (line !== null) reasons.push(line);
  };
  for (const step of steps) {
    if ('move' in step) merv.inPlace.play(state, step.move, hear);
    else merv.inPlace.resolve(state, step.luck, hear);
  }
  close();
  lines.push(...scores(state));
  return lines.join('\n');
}

function scores(state: State): string[] {
  const sheet = merv.score(state);
  const rows = sheet.players.map(({ seat, name, lines, total, rank }) => {
    const words = lines.filter(({ points }) => points !== 0).map(({ id, points, detail }) => `${id}${detail === null ? '' : ` (${detail})`} ${points}`).join(', ');
    return `| ${seat === null ? (name ?? '') : `player ${seat}`} | ${words} | ${total} | ${rank} |`;
  });
  const winners = sheet.winners.length === 0 ? 'Nobody wins.' : `Winner: ${sheet.winners.map((seat) => `player ${seat}`).join(', ')}.`;
  return ['## Score', '', '| who | lines | total | rank |', '| --- | --- | --- | --- |', ...rows, '', winners, ''];
}
