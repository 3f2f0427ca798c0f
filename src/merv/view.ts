// Who may know what: MERV-TERM-12. Hidden is only the order of the face-down decks, and the state does not hold it:
// what is drawn is decided when it is drawn. So everybody sees the same, and nothing has to be dealt anew.
import { cloneState } from './clone.js';
import type { State, View } from './state.js';

/** What a seat, or a spectator (`null`), may know. */
export function viewFor(state: State, seat: number | null): View {
  return { ...cloneState(state), viewer: seat };
}

/** The state behind a view. */
export function determinizeView(view: View): State {
  return cloneState(view);
}
