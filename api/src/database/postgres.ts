import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Engine, Transaction } from './engine.ts';
import { OneAtATime } from './one-at-a-time.ts';
import type { Schema } from './schema.ts';

interface PostgresConnections {
  pool: PostgresPool;
  /** Listens on `channel`, calls back with what each notification says, and with nothing after each reconnection; answers how to stop. */
  listen(channel: string, listener: (text: string) => void): Promise<() => Promise<void>>;
}

/** What says nothing is that something was committed; the rest are signals. */
const changesChannel = 'atrium_changes';

// Any number that no other program takes on this database.
const writersLock = 4_817_205_113;

/** A writer whose machine is gone says nothing more, and all others would wait for it: so long, and then its transaction ends. */
const longestSilence = '1min';

export async function openPostgres({ pool, listen }: PostgresConnections): Promise<Engine> {
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  const listeners: (() => void)[] = [];
  const signalListeners: ((text: string) => void)[] = [];
  const stopListening = await listen(changesChannel, (text) => {
    if (text === '') for (const listener of listeners) listener();
    else for (const listener of signalListeners) listener(text);
  });
  return {
    read: database,
    write: writeOver(database),
    commits: () => null,
    onCommit(listener) {
      listeners.push(listener);
    },
    async signal(text) {
      await sql`select pg_notify(${changesChannel}, ${text})`.execute(database);
    },
    onSignal(listener) {
      signalListeners.push(listener);
    },
    async close() {
      await stopListening();
      await database.destroy();
    },
  };
}

/** PostgreSQL tells all processes when the transaction commits; on SQLite the engine tells its own. */
export async function announceCommit(transaction: Transaction): Promise<void> {
  if (dialectOf(transaction) === 'postgres') await sql`select pg_notify(${changesChannel}, '')`.execute(transaction);
}

/**
 * The writers of this process queue before they take a connection, and their first with those of other processes by a lock: many that wait would
 * hold all connections, and whoever reads would wait with them.
 */
function writeOver(database: Kysely<Schema>): Engine['write'] {
  const writers = new OneAtATime();
  return async (work) => {
    await writers.enter();
    try {
      return await inTransaction(database, work);
    } finally {
      writers.leave();
    }
  };
}

function inTransaction<Result>(
  database: Kysely<Schema>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // A database may have another level by default, at which a writer that waited would not see what was written before its turn.
  const committed = database.transaction().setIsolationLevel('read committed');
  return committed.execute(async (transaction) => {
    await sql`select set_config('idle_in_transaction_session_timeout', ${longestSilence}, true), pg_advisory_xact_lock(${writersLock})`.execute(
      transaction,
    );
    return work(transaction);
  });
}
