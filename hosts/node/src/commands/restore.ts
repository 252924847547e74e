import { openBackup } from '../engine.ts';
import type { Command } from './command.ts';
import { copyInto } from './copy-into.ts';
import { refuseMissing } from './database-file.ts';
import { readOperand } from './options.ts';
import { closing } from './with-engine.ts';

export const restoreCommand: Command = {
  usage: 'restore FILE',
  summary: 'Fill an empty database, of either kind, with what a backup holds.',
  async run(words, { databaseUrl }) {
    const file = readOperand(words, 'Say from which file: restore FILE.');
    refuseMissing(file);
    const rows = await closing(openBackup(file), (source) => copyInto(source, databaseUrl));
    console.log(`Restored ${rows} rows, and compared them.`);
  },
};
