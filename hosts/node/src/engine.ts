import type { Engine } from '@atrium/api/database/engine';
import { openPostgresServer } from './postgres-connections.ts';
import { openSqliteFile } from './sqlite-file.ts';

const sqlitePrefix = 'sqlite:';

/** Opens what DATABASE_URL names: `sqlite:<path of a file>` or `postgres://…`. */
export async function openEngine(databaseUrl: string): Promise<Engine> {
  const file = sqliteFileOf(databaseUrl);
  return file === null ? openPostgresServer(databaseUrl) : openSqliteFile(file);
}

/** The path of an SQLite file, null for another kind of database. */
export function sqliteFileOf(databaseUrl: string): string | null {
  return databaseUrl.startsWith(sqlitePrefix) ? databaseUrl.slice(sqlitePrefix.length) : null;
}
