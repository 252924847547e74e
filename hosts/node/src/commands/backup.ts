import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine, sqliteFileOf } from '../engine.ts';
import type { Command } from './command.ts';
import { copyInto } from './copy-into.ts';
import { makeNew, pack, refuseMissing } from './database-file.ts';
import { readOperand } from './options.ts';
import { closing } from './with-engine.ts';

export const backupCommand: Command = {
  usage: 'backup FILE',
  summary: 'Write all data into one new file, from either kind of database; the server may run meanwhile.',
  async run(words, { databaseUrl }) {
    const file = readOperand(words, 'Say into which file: backup FILE.');
    await backUp(databaseUrl, file);
    console.log(`Wrote ${file}.`);
  },
};

/** It is there when it is complete and on the disk, and not before, whatever happens meanwhile. */
async function backUp(databaseUrl: string, file: string): Promise<void> {
  const database = sqliteFileOf(databaseUrl);
  if (database !== null) refuseMissing(database);
  const folder = temporaryFolderBeside(file);
  try {
    const packed = join(folder, 'packed.db');
    pack(database ?? (await copyHere(databaseUrl, join(folder, 'copy.db'))), packed);
    renameSync(packed, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A backup is an SQLite file whichever database it is of. */
async function copyHere(databaseUrl: string, file: string): Promise<string> {
  await closing(await openEngine(databaseUrl), (source) => copyInto(source, `sqlite:${file}`));
  return file;
}

/** On the disk that the file will need, and refused at once where that cannot be written. */
function temporaryFolderBeside(file: string): string {
  makeNew(file);
  rmSync(file);
  return mkdtempSync(`${file}-`);
}
