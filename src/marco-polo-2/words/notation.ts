import type { Move } from './moves.js';
import type { Position } from '../position.js';

const NAMES: Readonly<Record<string, string>> = { coin: 'coins', camel: 'camels', pepper: 'pepper', silk: 'silk', gold: 'gold', jade: 'jade' };

/** Amounts in words: `2 pepper, 1 silk`. */
function wordsOf(amounts: Readonly<Record<string, number | undefined>>): string {
  const parts = Object.entries(amounts).filter(([, amount]) => (amount ?? 0) > 0).map(([key, amount]) => `${amount ?? 0} ${NAMES[key] ?? key}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

const cityName = (position: Position, id: string): string => position.box.parts.pack.locations.find((place) => place.id === id)?.name ?? id;
const guildName = (position: Position, id: string): string => position.box.parts.pack.guildSeals.find((guild) => guild.id === id)?.name ?? id;

function describeChoice(position: Position, move: Move): string {
  switch (move.kind) {
    case 'character': return `Pick ${position.box.characters[move.character]?.name ?? move.character}.`;
    case 'keep': return `Keep goal card ${move.goal}.`;
    case 'double': return `Receive the bonus of ${move.source} twice.`;
    case 'single': return 'Double no bonus.';
    case 'pairs': return move.values.length === 0 ? 'Take the bonuses of all dice singly.' : `Take pair bonuses for ${move.values.join(' and ')}.`;
    case 'compensation': return `Take ${wordsOf({ coin: move.coin, camel: move.camel })} as compensation.`;
    case 'glean': return `Take 1 ${move.resource}.`;
    case 'pay': return `Pay ${wordsOf({ coin: move.coin, camel: move.camel, jade: move.jade })}.`;
    case 'give': return `Pay ${wordsOf(move.goods)}.`;
    case 'goods': return `Take ${wordsOf(move.goods)}.`;
    case 'bonus': return `Resolve ${move.effect} of ${move.source} next.`;
    case 'accept': return 'Accept it.';
    case 'decline': return 'Do without.';
    case 'oases': return `Take coins for ${move.coin} and camels for ${move.camel} oases.`;
    case 'copy': return `Copy the city bonus ${move.marker}.`;
    case 'pick': return `Take a black die that shows ${move.value}.`;
    default: return describeAction(position, move);
  }
}

function describeAction(position: Position, move: Move): string {
  switch (move.kind) {
    case 'book': return `Use book ${move.space} with ${move.die}.`;
    case 'offer': return `Choose offer ${move.number}.`;
    case 'khan': return `Use the Khan's favour with ${move.die}.`;
    case 'seals': return `Take a guild seal with ${move.dice.join(' and ')}.`;
    case 'seal': return `Take the seal: ${guildName(position, move.guild)}.`;
    case 'travel': return `Travel on the ${move.space} space with ${move.dice.join(', ')}.`;
    case 'step': return `Move to ${cityName(position, move.place)}.`;
    case 'companion': return `Move the second figure to ${cityName(position, move.place)}.`;
    case 'post': return `Place a post in ${cityName(position, move.city)}.`;
    case 'relocate': return `Move the post from ${cityName(position, move.city)}.`;
    case 'contracts': return `Take contracts with ${move.die}.`;
    case 'take': return `Take contract ${move.contract}${move.discard === null ? '' : ` and discard ${move.discard}`}.`;
    case 'discard': return `Discard contract ${move.contract}.`;
    case 'special': return `Use ${cityName(position, move.city)} with ${move.die}.`;
    case 'card': return `Use city card ${move.card} with ${move.die}.`;
    case 'exchange': return `Carry out exchange ${move.option} ${move.times === 1 ? 'once' : `${move.times} times`}.`;
    case 'amount': return `Take it ${move.times === 1 ? 'once' : `${move.times} times`}.`;
    case 'city': return `Take the city bonus of ${cityName(position, move.city)}.`;
    default: return describeTurn(position, move);
  }
}

function describeTurn(position: Position, move: Move): string {
  switch (move.kind) {
    case 'again': return 'Once more.';
    case 'stop': return 'Stop.';
    case 'complete': return `Complete contract ${move.contract}.`;
    case 'improve': return `Improve the seal: ${guildName(position, move.guild)}.`;
    case 'bag': return `Put ${move.die} on the money bag for ${wordsOf({ [move.gain]: position.box.parts.pack.constants.moneyBag[move.gain] })}.`;
    case 'reroll': return `Roll ${move.die} again.`;
    case 'raise': return `Raise ${move.die} by 1.`;
    case 'lower': return `Lower ${move.die} by 1.`;
    case 'blackDie': return 'Buy a black die.';
    case 'outpost': return `Use the outpost bonus ${move.tile}.`;
    case 'pass': return 'Pass.';
    default: return 'End the turn.';
  }
}

/** A sentence for a person. */
export function describe(position: Position, move: Move): string {
  return describeChoice(position, move);
}

