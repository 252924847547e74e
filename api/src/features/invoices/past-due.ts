import { invoiceAge } from '@atrium/contract/invoice-age';
import { recordChange } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { invoiceFacet, lapseOfAge } from './invoices.list.ts';
import { moveInvoices } from './invoices.queries.ts';

// So many at once that a day's are one transaction, and so few that writers wait for none of them long.
const rowsAtOnce = 500;

/**
 * Invoices become past due, and past due for longer, by the passing of days alone, and their status and age are kept for the filters: before
 * these are read, those whose day has come are changed. On all but the first reading of a day there are none, which a short index tells, and
 * nothing is written.
 */
export async function keepStatuses(context: Pick<Context, 'services' | 'now' | 'requestId'>): Promise<void> {
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
  { now, requestId }: Pick<Context, 'now' | 'requestId'>,
  rows: readonly InvoiceRow[],
  tuning?: ListTuning,
): Promise<void> {
  const moves = rows.map((before) => ({ before, after: pastDue(before, now.slice(0, 10)) }));
  await moveInvoices(transaction, moves, tuning);
  const ids = rows.filter(({ status }) => status !== 'Past Due').map(({ id }) => id);
  if (ids.length > 0) await recordPastDue(transaction, { caller: null, now, requestId }, ids);
}

function pastDue(row: InvoiceRow, today: string): InvoiceRow {
  const status = 'Past Due';
  const age = invoiceAge({ ...row, status }, today) ?? 'over-90';
  return {
    ...row,
    status,
    facet: invoiceFacet({ ...row, deletedAt: null, status }, age),
    lapsesAfter: lapseOfAge(row.dueDate, age),
  };
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
