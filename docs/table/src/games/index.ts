import type { GameTable } from '../app/reading.js';
import type { GameId } from '../engine/engine.js';
import { marcoPolo2Table } from './marco-polo-2/table.js';
import { mervTable } from './merv/table.js';
import { voyagesTable } from './voyages/table.js';

const TABLES: Readonly<Record<GameId, GameTable>> = { voyages: voyagesTable, 'marco-polo-2': marcoPolo2Table, merv: mervTable };

/** What a game gives to be played on this page. */
export const gameTable = (id: GameId): GameTable => TABLES[id];
