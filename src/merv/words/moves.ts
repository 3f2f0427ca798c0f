// All moves: their parts, their notation and their form.
import { move, moveSet, type MoveOf, type MoveSet } from '../../kernel/moves.js';
import { called } from '../../kernel/parts.js';
import { choice, integer, list, type Schema } from '../../kernel/schema.js';
import { pieceIds } from '../box.js';
import { BREAKTHROUGHS, CELLS, CITIES, CUBES, GOODS, HALLS, QUARTERS, SLOTS, SPICES, type Cube } from '../content/ids.js';
import type { Pack } from '../content/pack.js';

/** A payment: the cubes given, in any order; moves are listed with purple, sand, teal, orange, white in this order; `-` when nothing has to be given. */
const cubes: Schema<Cube[]> = /* @__PURE__ */ list(/* @__PURE__ */ called('cube', /* @__PURE__ */ choice(CUBES)), { most: 8 });

const idsOf = (of: string, entries: readonly { readonly id: string }[]): Schema<string> => called(of, choice(entries.map(({ id }) => id)));

/** The kinds of move with the ids of a pack. */
function moveKinds(pack: Pack) {
  return {
    // A turn, and the steering of the High Courtier.
    slot: move('slot {slot}', { slot: called('slot', choice(SLOTS)) }),
    site: move('site {cell}', { cell: called('cell', choice(CELLS)) }),
    action: move('action', {}),
    favour: move('favour', {}),
    soldier: move('soldier', {}),
    end: move('end', {}),
    takeCamels: move('camels take', {}),
    placeCamel: move('camels {quarter}', { quarter: called('quarter', choice(QUARTERS)) }),
    contract: move('contract {card} {cube} {goods}', { card: idsOf('card', pack.contracts.entries), cube: called('cube', choice(CUBES)), goods: list(called('good', choice(GOODS)), { most: 27 }) }),
    // The six actions.
    take: move('take {place} {cubes}', { place: called('place', integer(1, 8)), cubes }),
    camel: move('camel', {}),
    courtier: move('courtier {hall} {cubes}', { hall: called('hall', choice(HALLS)), cubes }),
    scrolls: move('scrolls {cubes}', { cubes }),
    post: move('post {city}', { city: called('city', choice(CITIES)) }),
    buy: move('buy {city} {cubes}', { city: called('city', choice(CITIES)), cubes }),
    step: move('step {space} {cubes}', { space: idsOf('space', pack.mosqueSpaces.entries), cubes }),
    piece: move('piece {piece} {cubes}', { piece: called('piece', choice(pieceIds(pack))), cubes }),
    wall: move('wall {slot}', { slot: called('slot', choice(SLOTS)) }),
    stop: move('stop', {}),
    // Rewards.
    deploy: move('deploy {cell}', { cell: called('cell', choice(CELLS)) }),
    redeploy: move('redeploy {from} {cell}', { from: called('cell', choice(CELLS)), cell: called('cell', choice(CELLS)) }),
    upgrade: move('upgrade {cell} {colour}', { cell: called('cell', choice(CELLS)), colour: called('colour', choice(CUBES)) }),
    tile: move('tile {tile}', { tile: idsOf('tile', pack.scoringTiles.entries) }),
    breakthrough: move('breakthrough {tile}', { tile: called('tile', choice(BREAKTHROUGHS)) }),
    card: move('card {place}', { place: called('place', integer(1, 8)) }),
    boon: move('boon {spice}', { spice: called('spice', choice(SPICES)) }),
    pass: move('pass', {}),
    // Outside one's turn.
    queue: move('queue {space}', { space: called('place', integer(1, 4)) }),
    ransom: move('ransom {cell} {cube}', { cell: called('cell', choice(CELLS)), cube: called('cube', choice(CUBES)) }),
    surrender: move('surrender {cell}', { cell: called('cell', choice(CELLS)) }),
    score: move('score {halls}', { halls: list(called('hall', choice(HALLS)), { most: 8 }) }),
  } as const;
}

/** A move. */
export type Move = MoveOf<ReturnType<typeof moveKinds>>;

/** A move of one kind. */
export type MoveOfKind<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** The moves of a game with a pack. */
export function movesOf(pack: Pack): MoveSet<Move> {
  return moveSet(moveKinds(pack));
}
