import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Engine } from '@atrium/api/database/engine';
import { openSqlite } from '@atrium/api/database/sqlite';
import { Sentence } from './sentence.ts';
import { openConnection } from './sqlite-connection.ts';

const sqliteBusy = 5;

/** Opens an SQLite file for this process alone, and makes it and its folder if they are missing. */
export function openSqliteFile(path: string): Engine {
  const file = existsSync(path) ? realpathSync(path) : resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  const lock = lockFile(file);
  try {
    makePrivate(file);
    return lockedEngine(openSqlite(openConnection(file), openConnection(file)), lock);
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Opens an SQLite file to be read alone, such as a backup: nothing is written into it or beside it. */
export function openSqliteFileToRead(file: string): Engine {
  const connection = openConnection(file, { readOnly: true });
  // A file that is no database is not noticed before something is asked.
  connection.run('select count(*) from sqlite_schema', []);
  return openSqlite(connection, connection);
}

function lockedEngine(engine: Engine, lock: DatabaseSync): Engine {
  return {
    ...engine,
    async close() {
      await engine.close();
      lock.close();
    },
  };
}

/**
 * SQLite itself lets several processes write to one file, but a process would never hear of what another one changed: live updates would
 * miss it. So the first one locks a second, empty SQLite file and keeps that lock. The operating system holds it for the process and lets
 * go of it when the process ends, however it ends: nothing is ever left to clean up, as a file with a process id would be after a `kill -9`.
 */
function lockFile(file: string): DatabaseSync {
  makePrivate(`${file}-lock`);
  const lock = new DatabaseSync(`${file}-lock`, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) throw error;
    throw new Sentence(`The database ${file} is in use by another process: stop that one first.`);
  }
}

/** SQLite gives the files beside a database the mode that the database has. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}
