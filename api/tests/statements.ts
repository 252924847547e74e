import type { KyselyPlugin } from 'kysely';
import type { Engine } from '../src/database/engine.ts';

interface CountingEngine extends Engine {
  /** How many statements were asked so far. */
  asked(): number;
}

/**
 * Counts the statements that an engine is asked, those of prepared queries too: the result of each passes by its plugins, but not what begins
 * and ends a transaction. It tells nobody of its commits, so that whatever could be remembered is asked again.
 */
export function counting(engine: Engine): CountingEngine {
  let asked = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1;
      return result;
    },
  };
  return {
    ...engine,
    read: engine.read.withPlugin(plugin),
    write: (work) => engine.write((transaction) => work(transaction.withPlugin(plugin))),
    commits: () => null,
    asked: () => asked,
  };
}
