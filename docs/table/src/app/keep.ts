// Saving, loading and sharing a match.
import type { AnyMatch, Replay } from 'caravanserai';
import type { Engine, GameId } from '../engine/engine.js';
import { loadGame } from './games.js';
import { sayProblem } from './say.js';
import { keepLink } from './shell.js';
import { begin, now, proceed, savedGame, set, sitDown, tellAgain, type Plan } from './table.js';
import { word } from './words.js';

/** A saved game: a replay, and who sat at the table. */
interface Saved {
  readonly replay: Replay;
  readonly plan: Plan;
}

function saved(replay: Replay): Saved | null {
  const { plan } = now();
  return plan ? { replay, plan } : null;
}

/** Hands the game out as a file. */
export function saveFile(): void {
  const { match, engine } = now();
  if (!match || !engine) return;
  const text = JSON.stringify(saved(engine.kernel.toReplay(match)), null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${match.game}-${match.steps.length}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The address with the whole game in it. */
export async function shareLink(): Promise<void> {
  const { match, engine } = now();
  if (!match || !engine) return;
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  const text = JSON.stringify(saved(engine.kernel.toCompactReplay(match)));
  const link = `${location.href.replace(/#.*$/, '')}#g=${await pressed(text)}`;
  keepLink(link);
  set({ notice: `link:${link}` });
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)).arrayBuffer());
}

const pressed = async (text: string): Promise<string> => toText(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
const unpressed = async (text: string): Promise<string> => new TextDecoder().decode(await through(toBytes(text), new DecompressionStream('deflate-raw')));

/** Opens what a file holds: a saved game, or a replay of the library's command. */
export async function openFile(file: File | undefined): Promise<void> {
  if (file) await openText(await file.text());
}

/** The game in the address, if there is one. */
export async function openAddress(): Promise<boolean> {
  const found = /^#g=(.+)$/.exec(location.hash);
  if (!found?.[1]) return false;
  try {
    await openText(await unpressed(found[1]));
  } catch (error) {
    set({ problem: word('load.bad', { why: sayProblem(error) }) });
  }
  history.replaceState(null, '', location.href.replace(/#.*$/, ''));
  return true;
}

async function openText(text: string): Promise<void> {
  try {
    const data = JSON.parse(text) as Partial<Saved> & Partial<Replay>;
    const replay = data.replay ?? (data as Replay);
    const engine = await loadGame(replay.game as GameId);
    const seats = (replay.config as { readonly seats?: number } | null)?.seats ?? 2;
    const plan: Plan = data.plan ?? { game: engine.id, sitters: Array.from({ length: seats }, () => ({ bot: null, name: '' })), config: replay.config as object, seed: 'opened', values: null };
    const game = engine.gameWith(plan.values);
    const source = plan.seed === null ? engine.kernel.table() : engine.kernel.sealed(`${plan.seed}/opened`);
    seat(engine, plan, engine.kernel.fromReplay(game, replay, source) as AnyMatch);
  } catch (error) {
    set({ problem: word('load.bad', { why: sayProblem(error) }) });
  }
}

function seat(engine: Engine, plan: Plan, match: AnyMatch): void {
  sitDown(engine, engine.gameWith(plan.values), plan, match);
  void tellAgain().then(proceed);
}

/** Goes on with the game the browser remembers. */
export async function goOn(): Promise<void> {
  const kept = savedGame();
  if (!kept) return;
  try {
    const engine = await loadGame(kept.plan.game);
    const game = engine.gameWith(kept.plan.values);
    seat(engine, kept.plan, engine.kernel.resume(game, kept.match) as AnyMatch);
  } catch (error) {
    set({ problem: word('load.bad', { why: sayProblem(error) }) });
  }
}

/** Begins a new game of a plan. */
export async function beginPlan(plan: Plan): Promise<void> {
  const engine = await loadGame(plan.game);
  try {
    begin(engine, plan);
  } catch (error) {
    set({ problem: word('setup.bad', { why: sayProblem(error) }) });
  }
}
