import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import type { Invoice, InvoiceLine } from '@atrium/contract/invoices';
import { sql } from 'kysely';
import { isDifferent } from '../../changes/is-different.ts';
import { isIdIn, numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import { inOrder } from '../../lists/in-order.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { trackRows } from '../../lists/track.ts';
import { findClients } from './clients/clients.queries.ts';
import { invoicesIndex } from './invoices.list.ts';
import { type StoredInvoice, shownInvoice } from './invoices.shapes.ts';
import { countOpen } from './open-invoices.ts';
import { findPresentHouse } from './settings/present-house.queries.ts';

const listedColumns = [
  'id',
  'clientId',
  'clientAsIssued',
  'issuedDate',
  'dueDate',
  'service',
  'totalCents',
  'balanceCents',
  'currency',
  'status',
  'taxTreatment',
  'buyerReference',
  'orderNumber',
  'customValues',
  'reminders',
  'remindedAt',
] as const;

const invoicesWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database.selectFrom('invoices').select(listedColumns).where(isIdIn(database, ids)).compile(),
);

/** Invoices by their ids, in the order of the ids. */
export async function findInvoices(database: Database, ids: readonly number[]): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  const invoices = inOrder(ids, await invoicesWithIds(database, { ids }));
  const clients = await findClients(database, [...new Set(invoices.map(({ clientId }) => clientId))]);
  const byId = new Map(clients.map((client) => [client.id, client]));
  return invoices.flatMap((invoice) => {
    const client = byId.get(invoice.clientId);
    return client ? [shownInvoice(invoice, client)] : [];
  });
}

/** An invoice and all that belongs to it, also when it was deleted. */
export async function findStoredInvoice(database: Database, id: number): Promise<StoredInvoice | undefined> {
  const [stored] = await findStoredInvoices(database, [id]);
  return stored;
}

/** The same of several, by their numbers. */
export async function findStoredInvoices(database: Database, ids: readonly number[]): Promise<StoredInvoice[]> {
  const rows = await database.selectFrom('invoices').selectAll().where('id', 'in', ids).orderBy('id').execute();
  if (rows.length === 0) return [];
  const clients = await findClients(database, [...new Set(rows.map(({ clientId }) => clientId))]);
  const house = await findPresentHouse(database);
  const lines = Map.groupBy(await linesOf(database, ids), ({ invoiceId }) => invoiceId);
  const payments = Map.groupBy(await paymentsOf(database, ids), ({ invoiceId }) => invoiceId);
  return rows.flatMap((row) => {
    const client = clients.find(({ id }) => id === row.clientId);
    const parts = { lines: ofOne(lines.get(row.id)), payments: ofOne(payments.get(row.id)) };
    return client ? [{ row, client, ...house, ...parts }] : [];
  });
}

function ofOne<Part extends { invoiceId: number }>(parts: readonly Part[] = []): Omit<Part, 'invoiceId'>[] {
  return parts.map(({ invoiceId: _, ...part }) => part);
}

async function linesOf(database: Database, ids: readonly number[]): Promise<(InvoiceLine & { invoiceId: number })[]> {
  const rows = await database
    .selectFrom('invoiceLines')
    .select(['item', 'description', 'costCents', 'quantityThousandths', 'discountBasisPoints', 'takenOffCents'])
    .select(['taxBasisPoints', 'invoiceId'])
    .where('invoiceId', 'in', ids)
    .orderBy('invoiceId')
    .orderBy('position')
    .execute();
  return rows.map(({ takenOffCents, ...row }) => (takenOffCents === null ? row : { ...row, takenOffCents }));
}

/** Whether an invoice, deleted or not, has a payment with this note. */
export async function isPaymentNoted(database: Database, invoiceId: number, note: string): Promise<boolean> {
  const found = database.selectFrom('invoicePayments').select('id').where('invoiceId', '=', invoiceId);
  return (await found.where('note', '=', note).limit(1).executeTakeFirst()) !== undefined;
}

function paymentsOf(database: Database, ids: readonly number[]): Promise<(InvoicePayment & { invoiceId: number })[]> {
  return database
    .selectFrom('invoicePayments')
    .select(['id', 'paidOn', 'amountCents', 'method', 'note', 'provider', 'otherInvoiceId'])
    .select('invoiceId')
    .where('invoiceId', 'in', ids)
    .orderBy('invoiceId')
    .orderBy('id')
    .execute();
}

export async function insertInvoices(
  transaction: Transaction,
  invoices: readonly StoredInvoice[],
  tuning?: ListTuning,
): Promise<void> {
  await insertInvoiceRows(transaction, invoices);
  const moves = invoices.map(({ row }) => ({ before: null, after: row }));
  await trackRows(transaction, invoicesIndex, moves, tuning);
}

// A statement takes so many values and no more.
const rowsAtOnce = 500;

/** Leaves the counts of the list as they are: for rows in bulk, which are counted at the end. */
export async function insertInvoiceRows(transaction: Transaction, invoices: readonly StoredInvoice[]): Promise<void> {
  for (let done = 0; done < invoices.length; done += rowsAtOnce) {
    const rows = invoices.slice(done, done + rowsAtOnce).map(({ row }) => row);
    await transaction.insertInto('invoices').values(rows).execute();
  }
  await insertLines(transaction, invoices);
  await insertPayments(transaction, invoices);
  await countOpen(
    transaction,
    invoices.map(({ row }) => ({ before: null, after: row })),
  );
}

async function insertLines(transaction: Transaction, invoices: readonly StoredInvoice[]): Promise<void> {
  const rows = invoices.flatMap(({ row, lines }) =>
    lines.map((line, index) => ({
      ...line,
      takenOffCents: line.takenOffCents ?? null,
      invoiceId: row.id,
      position: index + 1,
    })),
  );
  if (rows.length > 0) await transaction.insertInto('invoiceLines').values(rows).execute();
}

async function insertPayments(transaction: Transaction, invoices: readonly StoredInvoice[]): Promise<void> {
  const rows = invoices.flatMap(({ row, payments }) => payments.map((payment) => ({ ...payment, invoiceId: row.id })));
  if (rows.length > 0) await transaction.insertInto('invoicePayments').values(rows).execute();
}

/** Brings what is stored of an invoice from one state to another. */
export async function replaceInvoice(
  transaction: Transaction,
  before: StoredInvoice,
  after: StoredInvoice,
  tuning?: ListTuning,
): Promise<void> {
  const { id, ...row } = after.row;
  await transaction.updateTable('invoices').set(row).where('id', '=', id).execute();
  if (isDifferent(before.lines, after.lines)) {
    await transaction.deleteFrom('invoiceLines').where('invoiceId', '=', id).execute();
    await insertLines(transaction, [after]);
  }
  if (isDifferent(before.payments, after.payments)) {
    await transaction.deleteFrom('invoicePayments').where('invoiceId', '=', id).execute();
    await insertPayments(transaction, [after]);
  }
  await countOpen(transaction, [{ before: before.row, after: after.row }]);
  const move = { before: before.row, after: after.row };
  await trackRows(transaction, invoicesIndex, [move], tuning);
}

interface InvoiceMove {
  readonly before: InvoiceRow;
  readonly after: InvoiceRow;
}

/** Brings many invoices to another status and age, or deletes them, in a handful of statements. */
export async function moveInvoices(
  transaction: Transaction,
  moves: readonly InvoiceMove[],
  tuning?: ListTuning,
): Promise<void> {
  const records = moves.map(({ after: { id, status, facet, lapsesAfter, deletedAt } }) => {
    return { id, status, facet, lapsesAfter, deletedAt };
  });
  await sql`
    update invoices set status = moved.status, facet = moved.facet, lapses_after = moved.lapses_after, deleted_at = moved.deleted_at
    from (
      select ${numberField('id')} as id, ${textField('status')} as status, ${textField('facet')} as facet,
        ${textField('lapsesAfter')} as lapses_after, ${textField('deletedAt')} as deleted_at
      from ${recordsTable(transaction, records)}) as moved
    where invoices.id = moved.id`.execute(transaction);
  await countOpen(transaction, moves);
  await trackRows(transaction, invoicesIndex, moves, tuning);
}
