// The pieces of the wall: those of one kind, colour and price are alike.
import { COLOURS } from './ids.js';
import type { Pack } from './pack.js';

/** A kind of piece of the wall. */
export interface Piece {
  readonly id: string;
  readonly gate: boolean;
  readonly colour: number;
  readonly cost: number;
  readonly count: number;
}

/** What the kind of a piece is called. */
export const pieceId = ({ kind, colour, cost }: Pack['wallPieces']['entries'][number]): string => `${kind}-${colour}-${cost}`;

/** The kinds of pieces of a pack in the order in which a position counts them: cheapest first, those of one price by their colour. */
export function piecesOf({ wallPieces }: Pack): Piece[] {
  const pieces: { id: string; gate: boolean; colour: number; cost: number; count: number }[] = [];
  for (const entry of wallPieces.entries) {
    const { kind, colour, cost } = entry;
    const id = pieceId(entry);
    const known = pieces.find((piece) => piece.id === id);
    if (known) known.count += 1;
    else pieces.push({ id, gate: kind === 'gate', colour: COLOURS.indexOf(colour), cost, count: 1 });
  }
  return pieces.sort((a, b) => a.cost - b.cost || a.colour - b.colour);
}

/** The ids of the kinds of wall pieces of a pack, in the order of a position. */
export const pieceIds = (pack: Pack): string[] => piecesOf(pack).map(({ id }) => id);
