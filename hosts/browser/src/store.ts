import type { SqliteConnection } from '@atrium/api/database/sqlite';
import type { SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { connectionOver, loadSqlite } from './wasm-connection.ts';

/** Where this browser keeps the database. */
export interface Store {
  readonly isKept: boolean;
  open(): SqliteConnection;
  /** Lets go of the files, for the worker of another tab. The database has to be closed. */
  release(): void;
  /** Empties the files. The database has to be closed. */
  erase(): Promise<void>;
}

/** Memory, where the browser offers no files (private windows of some). Fails when another worker has them open. */
export async function openStore(directory: string, onLoad: () => void): Promise<Store> {
  const [sqlite, isKept] = await Promise.all([loadSqlite(), offersFiles()]);
  onLoad();
  if (isKept) return storeInFiles(await openPool(sqlite, directory));
  return {
    isKept: false,
    open: () => connectionOver(new sqlite.oo1.DB(':memory:')),
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

function storeInFiles(pool: SAHPoolUtil): Store {
  return {
    isKept: true,
    open: () => connectionOver(new pool.OpfsSAHPoolDb('/atrium.db')),
    release: () => pool.pauseVfs(),
    erase: () => pool.wipeFiles(),
  };
}
