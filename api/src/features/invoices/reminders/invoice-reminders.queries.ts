import type { Client } from '@atrium/contract/clients';
import { daysAfter } from '@atrium/contract/days';
import { sql } from 'kysely';
import { isIdIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { InvoiceRow, ReminderSettingsRow } from '../../../database/invoices-schema.ts';
import { clientColumns, shownClient } from '../clients/clients.queries.ts';

export function readSettingsRow(database: Database): Promise<ReminderSettingsRow> {
  return database.selectFrom('reminderSettings').selectAll().executeTakeFirstOrThrow();
}

export async function storeSettingsRow(transaction: Transaction, row: Partial<ReminderSettingsRow>): Promise<void> {
  await transaction.updateTable('reminderSettings').set(row).execute();
}

/** Those of these clients that were not deleted, by their names. */
export async function findClientsThere(database: Database, ids: readonly number[]): Promise<Client[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('clients')
    .select(clientColumns)
    .where(isIdIn(database, sql.val(ids)))
    .where('deletedAt', 'is', null)
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
  return rows.map(shownClient);
}

export type OpenInvoice = Pick<InvoiceRow, 'id' | 'clientId' | 'dueDate' | 'sentAt' | 'remindedAt'>;

/** What is open of the invoices that were due so many days before one of the days after `after`, until `through`. */
export function findComeToDays(
  database: Database,
  days: readonly number[],
  { after, through }: { after: string; through: string },
): Promise<OpenInvoice[]> {
  return database
    .selectFrom('invoices')
    .select(['id', 'clientId', 'dueDate', 'sentAt', 'remindedAt'])
    .where('deletedAt', 'is', null)
    .where('balanceCents', '>', 0)
    .where('status', 'not in', ['Draft', 'Paid'])
    .where('isReminded', '=', 1)
    .where(({ and, eb, or }) =>
      or(
        days.map((count) =>
          and([eb('dueDate', '>', daysAfter(after, -count)), eb('dueDate', '<=', daysAfter(through, -count))]),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

/** Notes that a step of an invoice is sent; false when it was sent before, whoever sent it. */
export async function claimStep(
  transaction: Transaction,
  sent: { invoiceId: number; step: number; sentAt: string },
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('sentReminders')
    .values(sent)
    .onConflict((conflict) => conflict.columns(['invoiceId', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  return claimed !== undefined;
}
