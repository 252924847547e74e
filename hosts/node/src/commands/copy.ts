import { openEngine, sqliteFileOf } from '../engine.ts';
import { Sentence } from '../sentence.ts';
import { databaseAddress } from '../settings.ts';
import type { Command } from './command.ts';
import { copyInto } from './copy-into.ts';
import { refuseMissing } from './database-file.ts';
import { readOptions } from './options.ts';
import { closing } from './with-engine.ts';

export const copyCommand: Command = {
  usage: 'copy --from URL --to URL',
  summary: 'Copy all data into another database, which is empty: from SQLite to PostgreSQL, or back.',
  async run(words) {
    const given = readOptions(words, 'from', 'to');
    const [from, to] = [parse('from', given.from), parse('to', given.to)];
    const file = sqliteFileOf(from);
    if (file !== null) refuseMissing(file);
    const rows = await closing(await openEngine(from), (source) => copyInto(source, to));
    console.log(`Copied ${rows} rows, and compared them.`);
  },
};

function parse(option: string, value: string | undefined): string {
  const parsed = databaseAddress.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Sentence(
    `--${option} names a database: sqlite: and the path of a file, or postgres:// and where the server is.`,
  );
}
