// The scripts of the games: each is fetched when it is first wanted.
import type { Engine, GameId } from '../engine/engine.js';
import './thinker.js';

const loaded = new Map<GameId, Promise<Engine>>();

/** A game, with its script. */
export function loadGame(id: GameId): Promise<Engine> {
  let engine = loaded.get(id);
  if (!engine) loaded.set(id, engine = fetchGame(id));
  return engine;
}

function fetchGame(id: GameId): Promise<Engine> {
  return new Promise((resolve, reject) => {
    const made = (): void => {
      const make = globalThis.caravanseraiGames?.[id];
      if (make) resolve(make());
      else reject(new Error(`there is no game "${id}"`));
    };
    if (globalThis.caravanseraiGames?.[id]) { made(); return; }
    const script = document.createElement('script');
    // A plain script: pages opened from a file may load no modules.
    script.src = `${id}.js`;
    script.onload = made;
    script.onerror = () => { loaded.delete(id); reject(new Error(`${id}.js is missing`)); };
    document.head.append(script);
  });
}
