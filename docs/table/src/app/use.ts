import { useEffect, useReducer } from 'preact/hooks';
import { listen, now, type Table } from './table.js';

/** The table, drawn anew whenever it changes. */
export function useTable(): Table {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => listen(() => { redraw(0); }), []);
  return now();
}
