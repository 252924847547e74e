import type { OrderCreditNote, OrderRefund } from '@atrium/contract/orders';
import type { Database, Transaction } from '../../../database/engine.ts';

/** What was given back of an order, the earliest first, in one question. */
export async function findRefunds(database: Database, orderId: number): Promise<OrderRefund[]> {
  const rows = await database
    .selectFrom('refunds')
    .leftJoin('refundLines', 'refundLines.refundId', 'refunds.id')
    .select(['id', 'refundedAt', 'amountCents', 'reason', 'position', 'quantity'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .orderBy('position')
    .execute();
  const byRefund = Map.groupBy(rows, ({ id }) => id);
  return [...byRefund.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { id, refundedAt, amountCents, reason } = first;
    const restock = lines.flatMap(({ position, quantity }) =>
      position === null || quantity === null ? [] : [{ position, quantity }],
    );
    return [{ id, refundedAt, amountCents, reason, restock }];
  });
}

/** An order has few refunds: they are written anew. */
export async function replaceRefunds(
  transaction: Transaction,
  orderId: number,
  refunds: readonly OrderRefund[],
): Promise<void> {
  await transaction.deleteFrom('refunds').where('orderId', '=', orderId).execute();
  if (refunds.length === 0) return;
  const rows = refunds.map(({ restock: _, ...refund }) => ({ ...refund, orderId }));
  await transaction.insertInto('refunds').values(rows).execute();
  const lines = refunds.flatMap(({ id, restock }) => restock.map((line) => ({ ...line, refundId: id })));
  if (lines.length > 0) await transaction.insertInto('refundLines').values(lines).execute();
}

export interface InvoiceOfOrder {
  invoiceId: number;
  isInvoiceIssued: boolean;
  creditNotes: OrderCreditNote[];
}

/** The invoice that was made of an order, with what credits it, in one question. One that was deleted since is none. */
export async function findInvoice(database: Database, orderId: number): Promise<InvoiceOfOrder | undefined> {
  const rows = await database
    .selectFrom('orderInvoices')
    .innerJoin('invoices', 'invoices.id', 'orderInvoices.invoiceId')
    .leftJoin('creditNotes', (join) =>
      join.onRef('creditNotes.invoiceId', '=', 'invoices.id').on('creditNotes.deletedAt', 'is', null),
    )
    .select(['invoices.id as invoiceId', 'invoices.clientAsIssued', 'creditNotes.id', 'creditNotes.totalCents'])
    .where('orderId', '=', orderId)
    .where('invoices.deletedAt', 'is', null)
    .orderBy('creditNotes.id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const creditNotes = rows.flatMap(({ id, totalCents }) =>
    id === null || totalCents === null ? [] : [{ id, totalCents }],
  );
  return { invoiceId: first.invoiceId, isInvoiceIssued: first.clientAsIssued !== null, creditNotes };
}

async function findInvoiceOf(database: Database, orderId: number): Promise<number | null> {
  return (await findInvoice(database, orderId))?.invoiceId ?? null;
}

export async function findOrderOf(database: Database, invoiceId: number): Promise<number | null> {
  const row = await database
    .selectFrom('orderInvoices')
    .select('orderId')
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst();
  return row?.orderId ?? null;
}

/** The other invoice that stands for the order of one; null when there is none. */
export async function findOtherInvoice(database: Database, invoiceId: number): Promise<number | null> {
  const orderId = await findOrderOf(database, invoiceId);
  const standing = orderId === null ? null : await findInvoiceOf(database, orderId);
  return standing === invoiceId ? null : standing;
}

/** Those that were deleted stay the order's: one of them may come back. */
export async function setInvoiceOf(transaction: Transaction, orderId: number, invoiceId: number | null): Promise<void> {
  const standing = await findInvoiceOf(transaction, orderId);
  if (standing !== null) await transaction.deleteFrom('orderInvoices').where('invoiceId', '=', standing).execute();
  if (invoiceId === null) return;
  await transaction
    .insertInto('orderInvoices')
    .values({ orderId, invoiceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findEmail(database: Database, accountId: number): Promise<string | undefined> {
  const row = await database.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email;
}
