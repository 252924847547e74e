import type { Database, Transaction } from '../database/engine.ts';
import type { PaymentReleaseRow } from '../database/shop-schema.ts';

export function findRelease(database: Database, paymentKey: string): Promise<PaymentReleaseRow | undefined> {
  return database.selectFrom('paymentReleases').selectAll().where('paymentKey', '=', paymentKey).executeTakeFirst();
}

/** Notes that what was authorised with a key is let go of, once more. */
export async function storeRelease(transaction: Transaction, paymentKey: string, reference: string): Promise<void> {
  await transaction
    .insertInto('paymentReleases')
    .values({ paymentKey, reference, times: 1, isPending: 1 })
    .onConflict((conflict) =>
      conflict
        .column('paymentKey')
        .doUpdateSet(({ eb }) => ({ reference, times: eb('paymentReleases.times', '+', 1), isPending: 1 })),
    )
    .execute();
}

export async function settleRelease(transaction: Transaction, reference: string): Promise<void> {
  await transaction
    .updateTable('paymentReleases')
    .set({ isPending: 0 })
    .where('reference', '=', reference)
    .where('isPending', '=', 1)
    .execute();
}
