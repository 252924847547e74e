import { recordChange } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { track } from '../../lists/track.ts';
import { indexedInvoice, invoiceFacet, invoicesIndex } from './invoices.list.ts';

// So many at once that a day's are one transaction, and so few that writers wait for none of them long.
const rowsAtOnce = 500;

/**
 * Invoices become past due by the passing of days alone, and their status is kept for the filter: before it is read, those whose day has
 * come are changed. On all but the first reading of a day there are none, which a short index tells, and nothing is written.
 */
export async function keepStatuses(context: Context): Promise<void> {
  const { engine, tuning } = context.services;
  const today = context.now.slice(0, 10);
  while ((await lapsed(engine.read, { today })).length > 0) {
    await engine.write(async (transaction) => {
      const rows = await findLapsed(transaction, today);
      if (rows.length > 0) await becomePastDue(transaction, context, rows, tuning);
    });
  }
}

const lapsed = prepared((database, { today }: Placeholders<{ today: string }>) =>
  database.selectFrom('invoices').select('id').where('lapsesAfter', '<', today).limit(1).compile(),
);

function findLapsed(database: Database, today: string): Promise<InvoiceRow[]> {
  return database
    .selectFrom('invoices')
    .selectAll()
    .where('lapsesAfter', '<', today)
    .orderBy('lapsesAfter')
    .limit(rowsAtOnce)
    .execute();
}

async function becomePastDue(
  transaction: Transaction,
  { now, requestId }: Context,
  rows: readonly InvoiceRow[],
  tuning?: ListTuning,
): Promise<void> {
  const pastDue = { status: 'Past Due', facet: invoiceFacet(null, 'Past Due'), lapsesAfter: null } as const;
  const ids = rows.map(({ id }) => id);
  await transaction.updateTable('invoices').set(pastDue).where('id', 'in', ids).execute();
  const moves = rows.map((row) => ({ before: indexedInvoice(row), after: indexedInvoice({ ...row, ...pastDue }) }));
  await track(transaction, invoicesIndex, moves, tuning);
  await recordPastDue(transaction, { caller: null, now, requestId }, ids);
}

/** One record for all of them, by nobody: it tells those who look at a list that it is another one. */
function recordPastDue(
  transaction: Transaction,
  author: Parameters<typeof recordChange>[1],
  ids: readonly number[],
): Promise<number> {
  return recordChange(transaction, author, {
    entity: 'invoice',
    entityId: ids[0] ?? 0,
    entityName: ids.length === 1 ? `#${ids[0]}` : `${ids.length} invoices`,
    before: { pastDue: [] },
    after: { pastDue: ids },
  });
}
