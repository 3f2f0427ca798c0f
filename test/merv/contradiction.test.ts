// A state that contradicts itself is refused with the place and the reason.
import { describe, expect, test } from 'vitest';
import { copyOf } from '../../src/index.js';
import { merv } from '../../src/merv/index.js';
import type { State } from '../../src/merv/state.js';
import { at } from './helpers.js';

function complaint(state: State, change: (state: State) => void): string {
  const broken = copyOf<State>(state);
  change(broken);
  const verdict = merv.validate(broken);
  return verdict.ok ? 'nothing' : verdict.error.message.replace(/^state(: | at )/, '');
}

const three = at({ seats: 3, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 }, walls: { N1: 'segment-sand-1' }, players: { 0: { contracts: ['contract-1s-1'] } } }).state;
const solo = at({ seats: 1 }).state;

describe('what contradicts itself is told with its place and the reason', () => {
  const rows: readonly [string, State, (state: State) => void, string][] = [
    ['MERV-COMP-1: as many participants as the config says', three, (state) => { state.players.push(copyOf(state.players[0]!)); }, 'players: expected 3'],
    ['MERV-QUEUE-1: a space of the queue for each of them', three, (state) => { state.queue.push(-1); }, 'queue: expected 3 spaces'],
    ['MERV-QUEUE-3: and room for its camels', three, (state) => { state.queueCamels.push(0); }, 'queueCamels: expected 3 spaces'],
    ['MERV-COMP-4: all kinds of wall pieces', three, (state) => { state.wallSupply.pop(); }, 'wallSupply: expected 12 kinds of pieces'],
    ['MERV-COMP-11: solo cards in solo only', solo, (state) => { state.solo = null; }, 'solo: the solo cards are there in solo, and only there'],
    ['MERV-COMP-6: camels by the number of players', three, (state) => { state.removedCamels += 1; }, 'players: there are 11 camels in the game, not 12'],
    ['MERV-COMP-3: all sites or none', three, (state) => { state.sites[0] = -1; }, 'sites: either all sites are dealt or none'],
    ['MERV-COMP-3: a site lies in one place', three, (state) => { state.sites[0] = state.sites[1]!; }, 'sites: a site lies here twice'],
    ['MERV-TERM-2: no site on the camel market', three, (state) => { state.sites[12] = state.sites[0]!; state.sites[0] = -1; }, 'sites[12]: the camel market is not a site'],
    ['MERV-TERM-2: no building on the camel market', three, (state) => { state.buildings[12] = 0; }, 'buildings[12]: the camel market is not a site'],
    ['MERV-TERM-2: no building of the first player only, none of others', three, (state) => { state.buildings[12] = 2; }, 'buildings[12]: the camel market is not a site'],
    ['MERV-TERM-2: no upgrade on the camel market', three, (state) => { state.upgrades[12] = 0; }, 'buildings[12]: the camel market is not a site'],
    ['MERV-COMP-1: a building belongs to somebody who takes part', three, (state) => { state.buildings[0] = 3; }, 'buildings[0]: nobody of that number takes part'],
    ['MERV-SOLD-2: soldiers are counted on their site', three, (state) => { state.soldiers[0] = 2; }, 'soldiers[0]: 1 soldiers stand there'],
    ['MERV-SOLD-2: a soldier protects a building', three, (state) => { state.buildings[0] = -1; }, 'soldiers[0]: a soldier protects a building'],
    ['MERV-SOLD-2: an upgrade or a soldier', three, (state) => { state.upgrades[0] = 0; }, 'soldiers[0]: a site has room for an upgrade or a soldier'],
    ['MERV-WALL-3: a piece that exists', three, (state) => { state.walls[3] = 12; }, 'walls[3]: there is no such piece'],
    ['MERV-WALL-3: gates in the middle of a side', three, (state) => { state.walls[2] = state.walls[0]!; state.walls[0] = -1; }, 'walls[2]: gates stand in the middle of a side, segments anywhere else'],
    ['MERV-COMP-4: as many pieces as there are', three, (state) => { state.walls[0] = -1; }, 'wallSupply[1]: there are 2 pieces segment-sand-1'],
    ['MERV-COMP-11: as many upgrades as there are', three, (state) => { state.upgradeSupply[4] = 5; }, 'upgradeSupply[4]: there are 6 white upgrades'],
    ['MERV-COMP-7: a caravan card lies in one place', three, (state) => { state.row[0] = state.row[1]!; }, 'row: a card lies in two places'],
    ['MERV-COMP-7: the deck is not told in its order', three, (state) => { state.deck.reverse(); }, 'deck: the cards of the deck are listed in the order of the pack'],
    ['MERV-CARAV-6: a camel lies on a card', three, (state) => { state.rowCamels.pop(); }, 'rowCamels: expected as many as cards'],
    ['MERV-CARAV-12: the row has no gaps between turns', three, (state) => { state.row[state.rowCamels.lastIndexOf(0)] = -1; }, 'row: there are gaps only while an action goes on'],
    ['MERV-COMP-7: as many cards of a spice as there are', three, (state) => { state.players[0]!.cards[0]! += 1; }, 'players: there are 6 cards of ginger'],
    ['MERV-COMP-1: nine buildings of a colour', three, (state) => { state.players[0]!.buildings += 1; }, 'players[0].buildings: there are 9 buildings of each colour, not 10'],
    ['MERV-COMP-1: eight servants of a colour', three, (state) => { state.players[1]!.servants -= 1; }, 'players[1].servants: there are 8 servants of each colour, not 7'],
    ['MERV-COMP-1: ten discs of a colour', three, (state) => { state.players[2]!.discs -= 1; }, 'players[2].discs: there are 10 discs of each colour, three of them on tracks'],
    ['MERV-INFL-1: influence ends with its track', three, (state) => { state.players[0]!.influence = 21; }, 'players[0].influence: the track ends at 20'],
    ['MERV-FAV-1: favour ends with its track', three, (state) => { state.players[0]!.favour = 11; state.players[0]!.peak = 11; }, 'players[0].favour: the track ends at 10, and the peak is no lower than the disc'],
    ['MERV-FAV-1: the peak is the highest space reached', three, (state) => { state.players[0]!.favour = 3; state.players[0]!.peak = 2; }, 'players[0].favour: the track ends at 10, and the peak is no lower than the disc'],
    ['MERV-PROD-5: a whole game does not bring so many cubes', three, (state) => { state.players[0]!.cubes[2] = 441; }, 'players[0].cubes: nobody comes to more than 440'],
    ['MERV-LIB-1: nor so many scrolls', three, (state) => { state.players[0]!.scroll = 441; }, 'players[0].scroll: nobody comes to more than 440'],
    ['MERV-MARKET-7: nor so many goods', three, (state) => { state.players[2]!.rare = 999; }, 'players[2].rare: nobody comes to more than 440'],
    ['MERV-SCORE-9: nor so many points', three, (state) => { state.players[0]!.points[6] = 5001; }, 'players[0].points: nobody comes to more than 5000'],
    ['MERV-COMP-8: a contract has one owner', three, (state) => { state.players[1]!.fulfilled.push(state.players[0]!.fulfilled[0]!); }, 'players: a contract has two owners'],
    ['MERV-CONTRACT-1: contracts are taken from the top', three, (state) => { state.contractsDone[0] = 1; }, 'contractsDone[0]: contracts are taken from the top, and every one taken has an owner'],
    ['MERV-CONTRACT-5: scrolls lie on the contracts', three, (state) => { state.players[0]!.givenScroll += 1; }, 'players[0].givenScroll: these are not the scrolls of the contracts'],
    ['MERV-CONTRACT-5: goods lie on the contracts', three, (state) => { state.players[0]!.givenRare += 1; }, 'players[0].givenCommon: these are not the goods of the contracts'],
    ['MERV-TURN-2: a master meeple stands in one place', three, (state) => { state.slots[0] = 0; state.slots[1] = 0; }, 'slots: a master meeple stands in two places'],
    ['MERV-TURN-2: a master meeple is somebody\'s', three, (state) => { state.slots[0] = 3; }, 'slots: nobody of that number takes part'],
    ['MERV-YEAR-4: everybody has a turn', three, (state) => { state.order.pop(); }, 'order: expected 3 participants'],
    ['MERV-TURN-3: the camel market is not activated', three, (state) => { state.turn.cell = 12; }, 'turn.cell: this is no site'],
    ['MERV-TURN-2: whoever is at turn stands on the slot', three, (state) => { state.turn.slot = 7; }, 'turn.slot: whoever is at turn does not stand there'],
    ['MERV-COMP-11: a solo card lies in one place', solo, (state) => { state.solo!.discards.push(...state.solo!.layers.flat().slice(0, 1)); }, 'solo: a card lies in two places'],
    ['MERV-COMP-11: no solo card is lost', solo, (state) => { for (const layer of state.solo!.layers) layer.splice(layer.indexOf(5), layer.includes(5) ? 1 : 0); }, 'solo: the card wall is missing'],
  ];
  for (const [title, state, change, problem] of rows) test(title, () => { expect(complaint(state, change)).toBe(problem); });
});
