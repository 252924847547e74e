import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomToken } from '@atrium/api/auth/random';
import { storedSecret } from '@atrium/api/auth/signing-secret';
import type { Engine } from '@atrium/api/database/engine';
import { sqliteFileOf } from './engine.ts';
import { Sentence } from './sentence.ts';

/**
 * The secret for a home that was given none. Beside an SQLite file, so that a copy of the database alone signs nobody in; in PostgreSQL
 * itself, because all processes on one database need the same, and often share no disk. SECRET keeps it out of both.
 */
export async function keptSecret(databaseUrl: string, engine: Engine): Promise<string> {
  const file = sqliteFileOf(databaseUrl);
  return file === null ? storedSecret(engine) : secretBeside(file);
}

function secretBeside(databaseFile: string): string {
  const file = `${databaseFile}-secret`;
  const secret = readOrMake(file);
  if (secret.length >= 32) return secret;
  throw new Sentence(`${file} has to hold 32 characters or more: remove it, and a new one is made.`);
}

function readOrMake(file: string): string {
  try {
    if (!existsSync(file)) writeFileSync(file, randomToken(), { flag: 'wx', mode: 0o600 });
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Sentence(`The secret in ${file} cannot be used: ${reason}.`);
  }
}
