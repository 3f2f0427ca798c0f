import { move, moveSet, type MoveOf, type MoveSet } from '../../kernel/moves.js';
import { called } from '../../kernel/parts.js';
import { choice, integer, list, nullable, record, type Schema } from '../../kernel/schema.js';
import { characters, firstGameCharacters } from '../content/characters.js';
import { dieSchema as die } from '../../mechanics/dice.js';
import type { Pack } from '../content/tables.js';

/** Goods a player may choose; jade never is one (MP2-GEN-2). */
export const CHOOSABLE = ['pepper', 'silk', 'gold'] as const;

/** Kinds of benefits that can wait. */
export const EFFECTS = ['anyGood', 'distinctGoods', 'move', 'blackDie', 'contractTop', 'contractCity', 'copyCityBonus', 'oases'] as const;

const dice = list(die, { most: 3, least: 1 });
const times = integer(1, 6);
const value = called('value', times);
const some = integer(0, 99);
const goods = called('good', record(CHOOSABLE, integer(1, 99)));

const ids = (of: string, table: readonly { readonly id: string }[]): Schema<string> => called(of, choice(table.map(({ id }) => id)));

/** Everything a benefit can come from, as waiting benefits, frames and events name it. */
export function sourcesOf(pack: Pack): string[] {
  const tables = [pack.locations, pack.cityBonusMarkers, pack.outpostBonuses, pack.guildSeals, pack.contracts, pack.startingContracts, pack.cityCards, pack.specialCities, pack.travelSpaces, pack.offerTiles, characters, firstGameCharacters];
  return [...tables.flatMap((table) => table.map(({ id }) => id)), ...pack.books.map(({ id }) => `book:${id}`), 'khansFavour'];
}

/** All kinds of moves with the ids of a pack. */
export function moveKinds(pack: Pack) {
  const contract = ids('contract', [...pack.contracts, ...pack.startingContracts]);
  const place = ids('place', pack.locations);
  const guild = ids('seal', pack.guildSeals);
  const marker = ids('tile', pack.cityBonusMarkers);
  const book = called('space', choice(pack.books.flatMap(({ id, spaces }) => (spaces.length === 1 ? [id] : spaces.map((space) => `${id}:${space}`)))));
  const source = called('source', choice(sourcesOf(pack)));
  return {
    character: move('character {character}', { character: ids('character', [...characters, ...firstGameCharacters]) }),
    keep: move('keep {goal}', { goal: ids('goal', pack.goalCards) }),
    double: move('double {source}', { source }),
    single: move('single', {}),
    pairs: move('pairs {values}', { values: list(value, { most: 3 }) }),
    compensation: move('compensation {coin} {camel}', { coin: some, camel: some }),
    book: move('book {space} {die}', { space: book, die }),
    offer: move('offer {number}', { number: called('offer', integer(1, 9)) }),
    glean: move('glean {resource}', { resource: called('resource', choice(['camel', 'pepper', 'silk', 'gold', 'jade'])) }),
    khan: move('khan {die}', { die }),
    seals: move('seals {dice}', { dice }),
    seal: move('seal {guild}', { guild }),
    travel: move('travel {space} {dice}', { space: ids('space', pack.travelSpaces), dice }),
    step: move('step {place}', { place }),
    companion: move('companion {place}', { place }),
    stop: move('stop', {}),
    post: move('post {city}', { city: place }),
    relocate: move('relocate {city}', { city: place }),
    contracts: move('contracts {die}', { die }),
    take: move('take {contract} {discard}', { contract, discard: nullable(contract) }),
    discard: move('discard {contract}', { contract }),
    special: move('special {city} {die}', { city: place, die }),
    card: move('card {card} {die}', { card: ids('card', pack.cityCards), die }),
    exchange: move('exchange {option} {times}', { option: called('option', integer(1, 9)), times }),
    again: move('again', {}),
    amount: move('amount {times}', { times: integer(1, 99) }),
    city: move('city {city}', { city: place }),
    copy: move('copy {marker}', { marker }),
    complete: move('complete {contract}', { contract }),
    improve: move('improve {guild}', { guild }),
    bag: move('bag {die} {gain}', { die, gain: called('resource', choice(['coin', 'camel', 'jade'])) }),
    reroll: move('reroll {die}', { die }),
    raise: move('raise {die}', { die }),
    lower: move('lower {die}', { die }),
    blackDie: move('black-die', {}),
    pick: move('pick {value}', { value }),
    outpost: move('outpost {tile}', { tile: ids('tile', pack.outpostBonuses) }),
    end: move('end', {}),
    pass: move('pass', {}),
    pay: move('pay {coin} {camel} {jade}', { coin: some, camel: some, jade: some }),
    give: move('give {goods}', { goods }),
    goods: move('goods {goods}', { goods }),
    bonus: move('bonus {effect} {source}', { effect: called('bonus', choice(EFFECTS)), source }),
    accept: move('accept', {}),
    decline: move('decline', {}),
    oases: move('oases {coin} {camel}', { coin: some, camel: some }),
  };
}

/** What a player can do. */
export type Move = MoveOf<ReturnType<typeof moveKinds>>;

export function movesOf(pack: Pack): MoveSet<Move> {
  return moveSet(moveKinds(pack));
}
