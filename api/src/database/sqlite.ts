import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** What a home gives: one open connection to an SQLite library, with its prepared statements. */
export interface SqliteConnection {
  run(statement: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number };
  close(): void;
}

/**
 * SQLite over one connection that writes and one that reads. In WAL mode a reader sees the last commit and waits for nobody; a home
 * that can have one connection only gives it twice, and reads then queue behind the writer.
 */
export function openSqlite(writer: SqliteConnection, reader: SqliteConnection): Engine {
  const write = kyselyOver(writer);
  const read = reader === writer ? write : kyselyOver(reader);
  const listeners: (() => void)[] = [];
  return {
    read,
    async write(work) {
      const result = await write.transaction().execute(work);
      for (const listener of listeners) listener();
      return result;
    },
    onCommit(listener) {
      listeners.push(listener);
    },
    async close() {
      if (read !== write) await read.destroy();
      await write.destroy();
    },
  };
}

function kyselyOver(connection: SqliteConnection): Kysely<Schema> {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new OneConnectionDriver(connection),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Hands its one connection to one user at a time, in the order of asking. */
class OneConnectionDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #kyselyConnection: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#kyselyConnection = new SqliteKyselyConnection(connection);
  }

  async init() {}

  async acquireConnection() {
    if (this.#busy) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#busy = true;
    return this.#kyselyConnection;
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }

  async destroy() {
    this.#connection.close();
  }
}

class SqliteKyselyConnection implements DatabaseConnection {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = this.#connection.run(query.sql, query.parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the library wants the method, and every read of ours is a page.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Read SQLite in pages: node:sqlite answers at once and would hold up everybody else.');
  }
}
