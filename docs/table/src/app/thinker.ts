// The worker, seen from the page: questions out, answers back. Its program is the text of the game's own script.
import type { AnyMove, AnyView, MatchStep } from 'caravanserai';
import type { Thinking } from 'caravanserai/bots';
import type { Engine, OwnValues } from '../engine/engine.js';
import type { Answer, Ask, CurvePoint } from '../engine/serve.js';

/** What a bot is asked. */
export interface Question {
  readonly view: AnyView;
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
  /** Whether it is to think anew, whatever it has planned. */
  readonly anew: boolean;
}

type Waiting = { readonly done: (answer: Answer) => void; readonly failed: (error: Error) => void };

declare global {
  /** The game scripts put themselves here. */
  // eslint-disable-next-line no-var -- this is how a global is declared
  var caravanseraiGames: Record<string, () => Engine> | undefined;
}

/** The worker of one game. */
export class Thinker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(engine: Engine, values: OwnValues | null) {
    const program = `(${String(globalThis.caravanseraiGames?.[engine.id])})().serve(self)`;
    const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
    this.#worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.answer === 'failed') waiting?.failed(new Error(data.message));
      else waiting?.done(data);
    };
    this.#worker.onerror = (event) => {
      for (const { failed } of this.#waiting.values()) failed(new Error(event.message));
      this.#waiting.clear();
    };
    this.#post({ ask: 'begin', values });
  }

  #post(ask: Ask): void {
    this.#worker.postMessage(ask);
  }

  #answer(make: (id: number) => Ask): Promise<Answer> {
    const id = this.#asked += 1;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#post(make(id));
    });
  }

  /** What a bot would do. */
  async think(question: Question): Promise<{ readonly move: AnyMove; readonly thinking: Thinking | null }> {
    const answer = await this.#answer((id) => ({ ask: 'think', id, ...question }));
    if (answer.answer !== 'thought') throw new Error('the worker answered something else');
    return answer;
  }

  /** The points of all participants over a match. */
  async curve(config: object, steps: readonly MatchStep[]): Promise<readonly CurvePoint[]> {
    const answer = await this.#answer((id) => ({ ask: 'curve', id, config, steps }));
    if (answer.answer !== 'curve') throw new Error('the worker answered something else');
    return answer.points;
  }

  /** A search ends and answers with what it has. */
  stop(): void {
    this.#post({ ask: 'stop' });
  }

  /** Nobody is asked any more. */
  end(): void {
    this.#worker.terminate();
  }
}
