import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema.ts';

/** What a query function takes first: the committed state, or a transaction. */
export type Database = Kysely<Schema>;

/** Only a transaction may change anything: query functions that write take one. */
export type Transaction = KyselyTransaction<Schema>;

/**
 * A database of one of the two kinds. Writers queue, one at a time, on both: a change's id is then also its place in the
 * order of commits, and counts that many rows share need no locks of their own (docs/decisions/0003).
 */
export interface Engine {
  readonly read: Database;
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * How often something was committed: what was read since it became this number is still so. Null when other processes commit too, and
   * only the database itself can tell.
   */
  commits(): number | null;
  /** Calls back whenever a change may have been committed, here or by another process. */
  onCommit(listener: () => void): void;
  /** Tells something to all processes, this one too, and keeps it nowhere. */
  signal(text: string): Promise<void>;
  onSignal(listener: (text: string) => void): void;
  close(): Promise<void>;
}
