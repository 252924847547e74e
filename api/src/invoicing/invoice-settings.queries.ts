import type { Database, Transaction } from '../database/engine.ts';
import type { InvoiceSettingsRow } from '../database/invoices-schema.ts';
import { prepared } from '../database/prepared.ts';

export type WrittenSettings = Omit<InvoiceSettingsRow, 'id'>;

const onlyRow = prepared((database) => database.selectFrom('invoiceSettings').selectAll().compile());

/** As they were set in here; null is what nobody has set. */
export async function findInvoiceSettings(database: Database): Promise<WrittenSettings> {
  const [row] = await onlyRow(database, {});
  if (!row) throw new Error('There are no settings of invoices.');
  const { id: _, ...settings } = row;
  return settings;
}

export async function storeInvoiceSettings(transaction: Transaction, settings: WrittenSettings): Promise<void> {
  await transaction.updateTable('invoiceSettings').set(settings).execute();
}
