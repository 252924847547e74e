import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteConnection } from '@atrium/api/database/sqlite';

const mostStatements = 500;

interface Prepared {
  readonly statement: StatementSync;
  /** Asked once, because asking costs as much as a small query. None for a statement that answers no rows. */
  readonly columns: readonly string[];
}

/** One connection to an SQLite file through `node:sqlite`, with its statements kept prepared. */
export function openConnection(file: string, { readOnly = false } = {}): SqliteConnection {
  const database = new DatabaseSync(file, { readOnly });
  // A commit is on the disk before it is answered; readers never wait for the writer.
  if (!readOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma cache_size = -32000; pragma mmap_size = 1073741824; pragma temp_store = memory');
  const prepared = statementsOf(database);
  return {
    run(text, parameters) {
      const { statement, columns } = prepared(text);
      const values = parameters as SQLInputValue[];
      if (columns.length === 0) return { columns, rows: [], changes: Number(statement.run(...values).changes) };
      const rows: unknown[] = statement.all(...values);
      return { columns, rows: rows as unknown[][], changes: 0 };
    },
    close: () => database.close(),
  };
}

/** Prepares each statement once, and keeps the latest of them. */
function statementsOf(database: DatabaseSync): (text: string) => Prepared {
  const kept = new Map<string, Prepared>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= mostStatements && oldest !== undefined) kept.delete(oldest);
    const statement = database.prepare(text, { returnArrays: true });
    const fresh = { statement, columns: statement.columns().map(({ name }) => name) };
    kept.set(text, fresh);
    return fresh;
  };
}
