import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type PluginTransformResultArgs,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type UnknownRow,
} from 'kysely';
import type { Engine } from './engine.ts';
import { OneAtATime } from './one-at-a-time.ts';
import type { Schema } from './schema.ts';
import { Turns } from './turns.ts';

/** What a home gives: one open connection to an SQLite library, with its prepared statements. */
export interface SqliteConnection {
  run(statement: string, parameters: readonly unknown[]): SqliteResult;
  close(): void;
}

interface SqliteResult {
  /** The same array each time a statement runs. */
  readonly columns: readonly string[];
  /** The values of each row, in the order of the columns. */
  readonly rows: readonly (readonly unknown[])[];
  readonly changes: number;
}

/**
 * SQLite over one connection that writes and one that reads. In WAL mode a reader sees the last commit and waits for nobody; a home
 * that can have one connection only gives it twice, and reads then queue behind the writer.
 */
export function openSqlite(writer: SqliteConnection, reader: SqliteConnection): Engine {
  let commits = 0;
  const write = kyselyOver(writer, () => {
    commits += 1;
  });
  const read = reader === writer ? write : kyselyOver(reader, () => {});
  const listeners: (() => void)[] = [];
  const signalListeners: ((text: string) => void)[] = [];
  return {
    read,
    async write(work) {
      const result = await write.transaction().execute(work);
      for (const listener of listeners) listener();
      return result;
    },
    commits: () => commits,
    onCommit(listener) {
      listeners.push(listener);
    },
    async signal(text) {
      for (const listener of signalListeners) listener(text);
    },
    onSignal(listener) {
      signalListeners.push(listener);
    },
    async close() {
      if (read !== write) await read.destroy();
      await write.destroy();
    },
  };
}

function kyselyOver(connection: SqliteConnection, onCommit: () => void): Kysely<Schema> {
  const names = new CamelCaseNames();
  const dialect: Dialect = {
    createAdapter: () => new OneConnectionAdapter(),
    createDriver: () => new OneConnectionDriver(connection, names, onCommit),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect, plugins: [names] });
}

/** Rows get their names when they are made, and not in a second round over all of them. */
class CamelCaseNames extends CamelCasePlugin {
  readonly #known = new WeakMap<readonly string[], readonly string[]>();

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }

  namesOf(columns: readonly string[]): readonly string[] {
    const known = this.#known.get(columns);
    if (known) return known;
    const names = columns.map((column) => this.camelCase(column));
    this.#known.set(columns, names);
    return names;
  }
}

/** The driver queues those who wait for the connection; the lock of the library's own would wake all of them each time it is free. */
class OneConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Hands its one connection to one user at a time, in the order of asking. */
class OneConnectionDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #kyselyConnection: DatabaseConnection;
  readonly #onCommit: () => void;
  readonly #users = new OneAtATime();
  readonly #turns = new Turns();

  constructor(connection: SqliteConnection, names: CamelCaseNames, onCommit: () => void) {
    this.#connection = connection;
    this.#onCommit = onCommit;
    this.#kyselyConnection = new SqliteKyselyConnection(connection, names, this.#turns);
  }

  async init() {}

  async acquireConnection() {
    await this.#users.enter();
    this.#turns.begin();
    return this.#kyselyConnection;
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** At once and in one go, so that nobody sees the new rows and the old number of commits. */
  async commitTransaction() {
    this.#connection.run('commit', []);
    this.#onCommit();
  }

  /** After some failures, such as a full disk, SQLite has rolled back by itself. That it then has nothing to roll back must not hide the failure. */
  async rollbackTransaction() {
    try {
      this.#connection.run('rollback', []);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }

  async releaseConnection() {
    this.#users.leave();
  }

  async destroy() {
    this.#connection.close();
  }
}

class SqliteKyselyConnection implements DatabaseConnection {
  readonly #connection: SqliteConnection;
  readonly #names: CamelCaseNames;
  readonly #turns: Turns;

  constructor(connection: SqliteConnection, names: CamelCaseNames, turns: Turns) {
    this.#connection = connection;
    this.#names = names;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#turns.isOver()) await this.#turns.letOthers();
    const { columns, rows, changes } = this.#connection.run(query.sql, query.parameters.map(listAsJson));
    const names = this.#names.namesOf(columns);
    return { rows: rows.map((values) => rowOf<Row>(names, values)), numAffectedRows: BigInt(changes) };
  }

  /** The library wants the method; every read of ours is a page. */
  streamQuery(): never {
    throw new Error('Read SQLite in pages: node:sqlite answers at once and would hold up everybody else.');
  }
}

/** SQLite has no lists: one that is a parameter is read by `json_each`. */
function listAsJson(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

function rowOf<Row>(names: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) row[name] = values[index];
  return row as Row;
}
