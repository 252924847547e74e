import type { Log } from '@atrium/api/services';
import { explain } from './sentence.ts';

/** Work that goes on after its answer was given. */
interface Background {
  add(work: Promise<void>): void;
  /** Resolves once nothing is left, what was added meanwhile included. */
  done(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      const watched = work
        .catch((error) => log('error', 'Work in the background failed.', { error: explain(error) }))
        .finally(() => running.delete(watched));
      running.add(watched);
    },
    async done() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
