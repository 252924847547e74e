import type { Command } from './command.ts';
import { readOptions } from './options.ts';
import { withEngine } from './with-engine.ts';

export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'Bring the database up to date. The server does so too when it starts.',
  async run(words, settings) {
    readOptions(words);
    await withEngine(settings, async (_, migrations) => {
      const taken = migrations.map((name) => `Took ${name}.`);
      console.log(taken.length > 0 ? taken.join('\n') : 'The database is up to date.');
    });
  },
};
