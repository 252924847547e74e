import type { ExchangeRateChanges } from '@atrium/contract/exchange-rates';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { InvoicesSchema } from '../../../database/invoices-schema.ts';

export type ExchangeRateRow = InvoicesSchema['exchangeRates'];

export function findExchangeRates(database: Database): Promise<ExchangeRateRow[]> {
  return database.selectFrom('exchangeRates').selectAll().orderBy('currency').execute();
}

export async function findExchangeRate(database: Database, currency: string): Promise<number | undefined> {
  const rates = database.selectFrom('exchangeRates').select('rateMillionths').where('currency', '=', currency);
  return (await rates.executeTakeFirst())?.rateMillionths;
}

/** Those whose rate is null are taken out. */
export async function storeExchangeRates(
  transaction: Transaction,
  changes: ExchangeRateChanges,
  updatedAt: string,
): Promise<void> {
  const changed = changes.map(({ currency }) => currency);
  await transaction.deleteFrom('exchangeRates').where('currency', 'in', changed).execute();
  const rows = changes.flatMap(({ currency, rateMillionths }) =>
    rateMillionths === null ? [] : [{ currency, rateMillionths, updatedAt }],
  );
  if (rows.length > 0) await transaction.insertInto('exchangeRates').values(rows).execute();
}
