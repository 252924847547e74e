import type { Engine } from '../database/engine.ts';

const most = 1_000;

/** What was read since the last commit is still so: it is remembered until the next one, the oldest forgotten first. */
export class CommitMemory<Value> {
  readonly #engine: Pick<Engine, 'commits'>;
  readonly #values = new Map<string, Value>();
  #commits: number | null = null;

  constructor(engine: Pick<Engine, 'commits'>) {
    this.#engine = engine;
  }

  async recall(question: string, find: () => Promise<Value>): Promise<Value> {
    const before = this.#engine.commits();
    if (before !== this.#commits) this.#values.clear();
    this.#commits = before;
    const known = this.#values.get(question);
    if (known !== undefined) return known;
    const value = await find();
    if (before !== null && before === this.#engine.commits()) this.#remember(question, value);
    return value;
  }

  #remember(question: string, value: Value): void {
    const [oldest] = this.#values.keys();
    if (this.#values.size >= most && oldest !== undefined) this.#values.delete(oldest);
    this.#values.set(question, value);
  }
}
