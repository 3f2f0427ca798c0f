// All moves: their parts, their notation and their form.
import { move, moveSet, type MoveOf, type MoveSet } from '../kernel/moves.js';
import { choice, integer, list, type Schema } from '../kernel/schema.js';
import { pieceIds } from './box.js';
import { BREAKTHROUGHS, CELLS, CITIES, CUBES, GOODS, HALLS, QUARTERS, SLOTS, SPICES, type Cube } from './content/ids.js';
import type { Pack } from './content/pack.js';

/** A payment: the cubes given, ordered purple, sand, teal, orange, white; `-` when nothing has to be given. */
const cubes: Schema<Cube[]> = /* @__PURE__ */ list(/* @__PURE__ */ choice(CUBES), { most: 8 });

const idsOf = (entries: readonly { readonly id: string }[]): Schema<string> => choice(entries.map(({ id }) => id));

/** The kinds of move with the ids of a pack. */
function moveKinds(pack: Pack) {
  return {
    // A turn, and the steering of the High Courtier.
    slot: move('slot {slot}', { slot: choice(SLOTS) }),
    site: move('site {cell}', { cell: choice(CELLS) }),
    action: move('action', {}),
    favour: move('favour', {}),
    soldier: move('soldier', {}),
    end: move('end', {}),
    takeCamels: move('camels take', {}),
    placeCamel: move('camels {quarter}', { quarter: choice(QUARTERS) }),
    contract: move('contract {card} {cube} {goods}', { card: idsOf(pack.contracts.entries), cube: choice(CUBES), goods: list(choice(GOODS), { most: 27 }) }),
    // The six actions.
    take: move('take {place} {cubes}', { place: integer(1, 8), cubes }),
    camel: move('camel', {}),
    courtier: move('courtier {hall} {cubes}', { hall: choice(HALLS), cubes }),
    scrolls: move('scrolls {cubes}', { cubes }),
    post: move('post {city}', { city: choice(CITIES) }),
    buy: move('buy {city} {cubes}', { city: choice(CITIES), cubes }),
    step: move('step {space} {cubes}', { space: idsOf(pack.mosqueSpaces.entries), cubes }),
    piece: move('piece {piece} {cubes}', { piece: choice(pieceIds(pack)), cubes }),
    wall: move('wall {slot}', { slot: choice(SLOTS) }),
    stop: move('stop', {}),
    // Rewards.
    deploy: move('deploy {cell}', { cell: choice(CELLS) }),
    redeploy: move('redeploy {from} {cell}', { from: choice(CELLS), cell: choice(CELLS) }),
    upgrade: move('upgrade {cell} {colour}', { cell: choice(CELLS), colour: choice(CUBES) }),
    tile: move('tile {tile}', { tile: idsOf(pack.scoringTiles.entries) }),
    breakthrough: move('breakthrough {tile}', { tile: choice(BREAKTHROUGHS) }),
    card: move('card {place}', { place: integer(1, 8) }),
    boon: move('boon {spice}', { spice: choice(SPICES) }),
    pass: move('pass', {}),
    // Outside one's turn.
    queue: move('queue {space}', { space: integer(1, 4) }),
    ransom: move('ransom {cell} {cube}', { cell: choice(CELLS), cube: choice(CUBES) }),
    surrender: move('surrender {cell}', { cell: choice(CELLS) }),
    score: move('score {halls}', { halls: list(choice(HALLS), { most: 8 }) }),
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
