import type { KyselyPlugin } from 'kysely';
import type { Engine } from '../src/database/engine.ts';

/**
 * An engine that notes the statements it is asked, those of prepared queries too: each result passes by its plugins. Commits are kept from it,
 * so that nothing it answered is remembered.
 */
export function counting(engine: Engine): { engine: Engine; statements: string[] } {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements.push('');
      return result;
    },
  };
  return {
    statements,
    engine: {
      ...engine,
      read: engine.read.withPlugin(plugin),
      write: (work) => engine.write((transaction) => work(transaction.withPlugin(plugin))),
      commits: () => null,
    },
  };
}
