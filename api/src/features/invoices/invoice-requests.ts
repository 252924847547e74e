import type { Acting } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { InvoiceRequestRow } from '../../database/invoices-schema.ts';

type Written = Pick<InvoiceRequestRow, 'invoiceId' | 'paymentId' | 'changeId'>;

/** What the caller wrote with this key before: a request that is sent twice writes once. */
export async function writtenWith(
  transaction: Transaction,
  { caller }: Acting,
  idempotencyKey: string | undefined,
): Promise<Written | undefined> {
  if (!caller || idempotencyKey === undefined) return undefined;
  return transaction
    .selectFrom('invoiceRequests')
    .select(['invoiceId', 'paymentId', 'changeId'])
    .where('accountId', '=', caller.accountId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

export async function noteWritten(
  transaction: Transaction,
  { caller }: Acting,
  idempotencyKey: string | undefined,
  written: Written,
): Promise<void> {
  if (!caller || idempotencyKey === undefined) return;
  const row = { accountId: caller.accountId, idempotencyKey, ...written };
  await transaction.insertInto('invoiceRequests').values(row).execute();
}
