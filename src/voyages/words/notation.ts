import type { Position } from '../box.js';
import { LOCATIONS } from '../content/map.js';
import { CHARACTERS } from '../content/characters.js';
import type { Move } from './moves.js';

const nameOf = (id: string): string => LOCATIONS.find((location) => location.id === id)?.name ?? id;
const path = (locations: readonly string[]): string => locations.map(nameOf).join(' – ');
const die = (token: string): string => (token.endsWith('0') ? `${token.slice(0, -1)} die` : `${token.slice(0, -1)} ${token.slice(-1)}`);
const dice = (tokens: readonly string[]): string => tokens.map(die).join(', ');

const BONUS_NAMES: Readonly<Record<string, string>> = {
  anyGood: 'the good of choice', distinctGoods: 'the two goods', contract: 'the contract', blackDie: 'the black die', move: 'the move', otherCityBonus: "another city's bonus",
};

/** What a main action or bonus action does, in words. */
function describeAction(move: Move): string {
  switch (move.kind) {
    case 'fiveCoins': return `Take 5 coins with ${die(move.die)}.`;
    case 'bazaar': return `Go to the bazaar for ${move.good}, column ${move.column}, with ${dice(move.dice)}.`;
    case 'khansFavour': return `Seek Khan's favour with ${die(move.die)}: 1 ${move.good} and 2 camels.`;
    case 'contracts': return `Take ${move.columns.length === 1 ? 'the contract' : 'the contracts'} of column ${move.columns.join(' and ')} with ${die(move.die)}.`;
    case 'travel': return `Travel with ${dice(move.dice)}.`;
    case 'cityCard': return `Use city card ${move.card} ${move.times} × with ${die(move.die)}.`;
    case 'cityCardPaying': return `Use city card ${move.card} ${move.times} × with ${die(move.die)}, paying in ${move.pay}.`;
    case 'cityCardOpen': return `Use city card ${move.card} with ${die(move.die)}.`;
    case 'complete': return `Complete contract ${move.contract}.`;
    case 'moneyBag': return `Put ${die(move.die)} on the money bag for 3 coins.`;
    case 'reroll': return `Pay 1 camel to reroll ${die(move.die)}.`;
    case 'change': return `Pay 2 camels to turn ${die(move.die)} ${move.direction} by 1.`;
    case 'buyBlackDie': return 'Pay 3 camels for a black die.';
    default: return describeChoice(move);
  }
}

/** What a choice inside an action means, in words. */
function describeChoice(move: Move): string {
  switch (move.kind) {
    case 'pickCharacter': return `Play ${CHARACTERS.find(({ id }) => id === move.character)?.name ?? move.character}.`;
    case 'keepGoals': return `Keep the goal cards ${move.goals.join(' and ')}.`;
    case 'compensation': return `Take ${move.camel} camels and ${move.coin} coins for the low roll.`;
    case 'takeSecond': return `Take the contract of column ${move.column} as well.`;
    case 'columnBonus': return `Take the column's ${move.resource === 'coin' ? 'coins' : 'camels'}.`;
    case 'discard': return `Give up contract ${move.contract}.`;
    case 'step': return `Step to ${nameOf(move.to)}.`;
    case 'stepWith': return `Step to ${nameOf(move.to)} with the ${move.figure === 1 ? 'first' : 'second'} figure.`;
    case 'stepPlacing': return `Leave a post and step to ${nameOf(move.to)}.`;
    case 'arrive': return `Travel ${path(move.path)}.`;
    case 'arriveBoth': return `Travel ${[move.first, move.second].filter((one) => one.length > 0).map(path).join(' and ')}.`;
    case 'postFirst': return `Place the post in ${nameOf(move.city)} first.`;
    case 'relocate': return `Move the post from ${nameOf(move.city)}.`;
    case 'ownCity': return `Take the bonus of ${nameOf(move.city)}.`;
    case 'trade': return `Trade ${move.give} for ${move.get}.`;
    case 'payGoods': return `Pay ${move.goods.join(', ')}.`;
    case 'next': return `Resolve ${BONUS_NAMES[move.bonus] ?? move.bonus} next.`;
    case 'goods': return `Take ${move.goods.join(', ')}.`;
    case 'copyBonus': return `Copy city bonus ${move.bonus}.`;
    case 'mercatorGain': return `Gain 1 ${move.gain}.`;
    default: return SHORT[move.kind as keyof typeof SHORT];
  }
}

const SHORT = {
  draw: 'Draw the contract.', again: 'Use the card once more.', stop: 'Stop here.', decline: 'Do without it.', endTurn: 'End the turn.',
} as const;

/** A sentence for a person. */
export function describe(_position: Position, move: Move): string {
  return describeAction(move);
}
