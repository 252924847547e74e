import { type RawBuilder, sql } from 'kysely';
import { hasAccounts } from '../auth/accounts.ts';
import { withoutIndexes } from './bulk.ts';
import { listTables, type Table } from './catalogue.ts';
import { type Checksum, noRows, withRows } from './checksum.ts';
import { dialectOf } from './dialect.ts';
import type { Database, Engine, Transaction } from './engine.ts';
import { ownTables } from './migrate.ts';

/** It signs people in on one database and not on its copies: the next start makes another. */
const staysBehind = 'signing_secret';

// Each value is a parameter of its own, and SQLite takes 32,766 of them.
const mostValues = 30_000;
const mostRows = 500;
/** Of a table with the bytes of files, which may be several megabytes each. */
const mostFiles = 10;

/** Somebody uses the database that was to be filled: nothing was copied. */
export class CopyMeetsData extends Error {}

/** Rows of this table arrived in another way than they left: nothing was copied. */
export class CopyDiffers extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`The table ${table} differs from what was copied into it.`);
    this.table = table;
  }
}

/**
 * Makes the data of `target` that of `source`, as it was at one moment, in one transaction: all of it or nothing. Both have the same schema; what
 * `target` holds besides is given up. What arrived is read again and compared. `report` is told the table and how many rows there are so far; answers
 * how many it were. Throws CopyMeetsData, CopyDiffers.
 */
export function copyData(
  source: Engine,
  target: Engine,
  report: (table: string, rows: number) => void,
): Promise<number> {
  return atOneMoment(source, (from) => target.write((to) => copyTables(from, to, report)));
}

/** On PostgreSQL others go on writing meanwhile; an SQLite file is this process's alone. */
function atOneMoment<Result>({ read }: Engine, work: (database: Database) => Promise<Result>): Promise<Result> {
  if (dialectOf(read) === 'sqlite') return work(read);
  return read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

async function copyTables(
  from: Database,
  to: Transaction,
  report: (table: string, rows: number) => void,
): Promise<number> {
  // Asked here, because a server that starts meanwhile fills an empty database too.
  if (await hasAccounts(to)) throw new CopyMeetsData();
  const own = ownTables(dialectOf(to));
  const tables = (await listTables(to)).filter(({ name }) => own.has(name) && name !== staysBehind);
  const sent = new Map<Table, Checksum>();
  let copied = 0;
  await withoutReferences(to, tables, async () => {
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to);
    for (const table of tables) {
      sent.set(table, await copyTable(from, to, table, (rows) => report(table.name, copied + rows)));
      copied += sent.get(table)?.rows ?? 0;
    }
  });
  for (const [table, checksum] of sent) await compare(to, table, checksum);
  return copied;
}

async function copyTable(
  from: Database,
  to: Transaction,
  table: Table,
  report: (rows: number) => void,
): Promise<Checksum> {
  let sent = noRows;
  await withoutIndexes(to, table.name, async () => {
    for await (const rows of pagesOf(from, table)) {
      const tuples = rows.map((row) => sql`(${sql.join(row)})`);
      await sql`insert into ${sql.table(table.name)} (${columnsOf(table.columns)}) values ${sql.join(tuples)}`.execute(
        to,
      );
      sent = withRows(sent, rows);
      report(sent.rows);
    }
  });
  return sent;
}

async function compare(to: Database, table: Table, sent: Checksum): Promise<void> {
  let arrived = noRows;
  for await (const rows of pagesOf(to, table)) arrived = withRows(arrived, rows);
  if (arrived.rows !== sent.rows || arrived.sum !== sent.sum) throw new CopyDiffers(table.name);
}

/** The rows in the order of their key, each as its values in the order of the columns. */
async function* pagesOf(database: Database, { name, columns, key }: Table): AsyncGenerator<unknown[][]> {
  const size = columns.includes('bytes') ? mostFiles : Math.min(mostRows, Math.floor(mostValues / columns.length));
  const values = sql.join(columns.map((column, index) => sql`${sql.ref(column)} as ${sql.ref(`value${index}`)}`));
  let after = sql``;
  for (;;) {
    const page = sql<Record<string, unknown>>`
      select ${values} from ${sql.table(name)} ${after} order by ${columnsOf(key)} limit ${size}`;
    const rows = (await page.execute(database)).rows.map((row) => Object.values(row));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`where (${columnsOf(key)}) > (${sql.join(key.map((column) => last[columns.indexOf(column)]))})`;
  }
}

function columnsOf(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

/** A row may refer to a later one of its own table, such as a mail to another: what is referred to is looked for at the end. */
async function withoutReferences(
  transaction: Transaction,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  if (dialectOf(transaction) === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    return work();
  }
  const { rows } = await sql<Record<'child' | 'name' | 'definition', string>>`
    select relname as child, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
      and relname = any(${tables.map(({ name }) => name)}::text[])`.execute(transaction);
  for (const { child, name } of rows)
    await sql`alter table ${sql.table(child)} drop constraint ${sql.ref(name)}`.execute(transaction);
  await work();
  for (const { child, name, definition } of rows)
    await sql`alter table ${sql.table(child)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      transaction,
    );
}
