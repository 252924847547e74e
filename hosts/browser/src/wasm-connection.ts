import type { SqliteConnection } from '@atrium/api/database/sqlite';
import startSqlite, {
  type BindableValue,
  type Database,
  type PreparedStatement,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm';

const mostStatements = 500;

interface Prepared {
  readonly statement: PreparedStatement;
  /** None for a statement that answers no rows. */
  readonly columns: readonly string[];
}

let loading: Promise<Sqlite3Static> | undefined;

/**
 * Without the engine's other ways to keep files, which want response headers that a host of static files does not send. It need not warn
 * of what it throws as well: a conflict is an answer.
 */
export function loadSqlite(): Promise<Sqlite3Static> {
  const disable = { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true } };
  Object.assign(globalThis, { sqlite3ApiConfig: { disable, warn: () => {} } });
  loading ??= startSqlite().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A database that is gone when it is closed, with the content of another if its bytes are given. It works in Node too. */
export async function openInMemory(bytes?: Uint8Array): Promise<SqliteConnection> {
  const { oo1, capi, wasm } = await loadSqlite();
  const database = new oo1.DB(':memory:');
  if (bytes) {
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
    const content = wasm.allocFromTypedArray(bytes);
    const code = capi.sqlite3_deserialize(database, 'main', content, bytes.length, bytes.length, flags);
    database.checkRc(code);
  }
  return connectionOver(database);
}

/** The one connection to a database, with its statements kept prepared. */
export function connectionOver(database: Database): SqliteConnection {
  // Nobody else can open the file: WAL then works without shared memory, and a commit costs the fewest writes. What a worker that is ended
  // leaves in it is read when the next one begins, so it is kept short.
  database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma wal_autocheckpoint = 200');
  database.exec(
    'pragma synchronous = normal; pragma foreign_keys = on; pragma cache_size = -32000; pragma temp_store = memory',
  );
  const statements = statementsOf(database);
  return {
    run(text, parameters) {
      const { statement, columns } = statements.prepared(text);
      try {
        if (parameters.length > 0) statement.bind(parameters as BindableValue[]);
        if (columns.length > 0) return { columns, rows: rowsOf(statement), changes: 0 };
        statement.step();
        return { columns, rows: [], changes: Number(database.changes()) };
      } finally {
        statement.reset(true);
      }
    },
    close() {
      statements.finalize();
      database.close();
    },
  };
}

/** The statements that were asked for, the latest of them, each prepared once. */
function statementsOf(database: Database) {
  const kept = new Map<string, Prepared>();

  function prepare(text: string): Prepared {
    const statement = database.prepare(text);
    return { statement, columns: statement.columnCount > 0 ? statement.getColumnNames() : [] };
  }

  function forget(text: string, { statement }: Prepared): void {
    kept.delete(text);
    statement.finalize();
  }

  return {
    prepared(text: string): Prepared {
      const known = kept.get(text);
      if (known) return known;
      const [oldest] = kept;
      if (kept.size >= mostStatements && oldest) forget(...oldest);
      const fresh = prepare(text);
      kept.set(text, fresh);
      return fresh;
    },
    finalize(): void {
      for (const each of kept) forget(...each);
    },
  };
}

function rowsOf(statement: PreparedStatement): unknown[][] {
  const rows: unknown[][] = [];
  while (statement.step()) rows.push(statement.get([]));
  return rows;
}
