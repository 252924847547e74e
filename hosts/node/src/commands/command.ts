import type { NodeSettings } from '../settings.ts';

export interface Command {
  /** What to type, such as `seed --rows N`. */
  readonly usage: string;
  readonly summary: string;
  run(words: readonly string[], settings: NodeSettings): Promise<void>;
}
