import type { SqliteConnection } from '@atrium/api/database/sqlite';
import type { SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { connectionOver, loadSqlite } from './wasm-connection.ts';

/** Where this browser keeps the database. */
interface Store {
  readonly isKept: boolean;
  /** `fill` is given the database of a store that has none yet, to do what takes many writes. */
  open(fill: (empty: SqliteConnection) => Promise<unknown>): Promise<SqliteConnection>;
  /** Lets go of the files, for the worker of another tab. The database has to be closed. */
  release(): void;
  /** Empties the files. The database has to be closed. */
  erase(): Promise<void>;
}

/** Memory, where the browser offers no files (private windows of some). Fails when another worker has them open. */
export async function openStore(directory: string, onLoad: () => void): Promise<Store> {
  const [sqlite, isKept] = await Promise.all([loadSqlite(), offersFiles()]);
  onLoad();
  if (isKept) return storeInFiles(sqlite, await openPool(sqlite, directory));
  return {
    isKept: false,
    open: async () => connectionOver(new sqlite.oo1.DB(':memory:')),
    release: () => {},
    erase: async () => {},
  };
}

/** Asked with a file of its own: whether it works says nothing of who has the database open. */
async function offersFiles(): Promise<boolean> {
  const name = `.atrium-${crypto.randomUUID()}`;
  try {
    const root = await navigator.storage.getDirectory();
    const file = await root.getFileHandle(name, { create: true });
    (await file.createSyncAccessHandle()).close();
    await root.removeEntry(name);
    return true;
  } catch {
    return false;
  }
}

/** A pool of files that are opened once and for all, which needs no special response headers. After a failure it may be asked again. */
async function openPool(sqlite: Sqlite3Static, directory: string): Promise<SAHPoolUtil> {
  const options = {
    directory,
    initialCapacity: 4,
    // Without this, whoever finds the files taken would delete them.
    preserveOnInitFailure: true,
    forceReinitIfPreviouslyFailed: true,
    verbosity: 0,
  };
  const pool = await sqlite.installOpfsSAHPoolVfs(options);
  return pool.unpauseVfs();
}

const file = '/atrium.db';

function storeInFiles(sqlite: Sqlite3Static, pool: SAHPoolUtil): Store {
  return {
    isKept: true,
    async open(fill) {
      if (!pool.getFileNames().includes(file)) await pool.importDb(file, await filled(sqlite, fill));
      return connectionOver(new pool.OpfsSAHPoolDb(file));
    },
    release: () => pool.pauseVfs(),
    erase: () => pool.wipeFiles(),
  };
}

/**
 * The bytes of a database that was filled in memory. Its files wait for the disk at every commit: it takes a quarter of the time to write
 * them once. A worker that is ended meanwhile leaves none.
 */
export async function filled(
  sqlite: Sqlite3Static,
  fill: (empty: SqliteConnection) => Promise<unknown>,
): Promise<Uint8Array> {
  const database = new sqlite.oo1.DB(':memory:');
  const connection = connectionOver(database);
  try {
    await fill(connection);
    return sqlite.capi.sqlite3_js_db_export(database);
  } finally {
    connection.close();
  }
}
