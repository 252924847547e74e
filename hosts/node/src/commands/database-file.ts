import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Sentence } from '../sentence.ts';

export function refuseMissing(file: string): void {
  if (!existsSync(file)) throw new Sentence(`There is no file ${file}.`);
}

/** Makes `file`, for its owner's eyes alone. */
export function makeNew(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (existsSync(file)) throw new Sentence(`There is a file ${file} already: name another one.`);
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Sentence(`The file ${file} cannot be written${reason}.`);
  }
}

/** What an SQLite file holds at this moment, whoever writes to it meanwhile, packed into a new file without anything beside it, and on the disk. */
export function pack(database: string, file: string): void {
  makeNew(file);
  const connection = new DatabaseSync(database);
  try {
    connection.prepare('vacuum into ?').run(file);
  } finally {
    connection.close();
  }
  const packed = openSync(file, 'r+');
  fsyncSync(packed);
  closeSync(packed);
}
