import { CommitMemory } from './commit-memory.ts';
import type { ListReader } from './page.ts';

/** A reader for one answer: what it has counted once it does not count again, whatever is committed meanwhile. */
export function withOneLook(reader: ListReader): ListReader {
  return { ...reader, facets: new OneLook(reader.facets), segments: new OneLook(reader.segments) };
}

class OneLook<Value> extends CommitMemory<Value> {
  readonly #lasting: CommitMemory<Value>;

  constructor(lasting: CommitMemory<Value>) {
    super({ commits: () => 0 });
    this.#lasting = lasting;
  }

  override recall(question: string, find: () => Promise<Value>): Promise<Value> {
    return super.recall(question, () => this.#lasting.recall(question, find));
  }
}
