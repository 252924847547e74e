import type { Engine } from '@atrium/api/database/engine';
import { Sentence } from './sentence.ts';
import { openSqliteFile, openSqliteFileToRead } from './sqlite-file.ts';

const sqlitePrefix = 'sqlite:';

/** Opens what DATABASE_URL names: `sqlite:<path of a file>` or `postgres://…`. */
export async function openEngine(databaseUrl: string): Promise<Engine> {
  const file = sqliteFileOf(databaseUrl);
  try {
    if (file !== null) return openSqliteFile(file);
    const { openPostgresServer } = await import('./postgres-connections.ts');
    return await openPostgresServer(databaseUrl);
  } catch (error) {
    throw cannotOpen(file ?? withoutPassword(databaseUrl), error);
  }
}

/** An SQLite file that is read alone. */
export function openBackup(file: string): Engine {
  try {
    return openSqliteFileToRead(file);
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

function cannotOpen(database: string, error: unknown): Sentence {
  return error instanceof Sentence
    ? error
    : new Sentence(`The database ${database} cannot be opened: ${reasonOf(error)}.`);
}

/** The path of an SQLite file, null for another kind of database. */
export function sqliteFileOf(databaseUrl: string): string | null {
  return databaseUrl.startsWith(sqlitePrefix) ? databaseUrl.slice(sqlitePrefix.length) : null;
}

function withoutPassword(databaseUrl: string): string {
  const { pathname, host } = new URL(databaseUrl);
  return `${decodeURIComponent(pathname.slice(1))} on ${host}`;
}

/** A connection that was refused at several addresses has no message, but a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message === '' || error.message.startsWith('connect '))
    return 'code' in error ? String(error.code) : error.name;
  return error.message;
}
