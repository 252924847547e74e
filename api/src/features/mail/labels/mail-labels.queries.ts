import type { Database, Transaction } from '../../../database/engine.ts';
import type { MailLabelRow } from '../../../database/mail-schema.ts';

export function findMailLabels(database: Database, accountId: number): Promise<MailLabelRow[]> {
  return database.selectFrom('mailLabels').selectAll().where('accountId', '=', accountId).orderBy('nameKey').execute();
}

export function findMailLabel(database: Database, accountId: number, id: number): Promise<MailLabelRow | undefined> {
  return database
    .selectFrom('mailLabels')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** Those of these that the account has. */
export async function findLabelIds(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('mailLabels')
    .select('id')
    .where('id', 'in', ids)
    .where('accountId', '=', accountId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertMailLabel(transaction: Transaction, row: MailLabelRow): Promise<void> {
  await transaction.insertInto('mailLabels').values(row).execute();
}

export async function replaceMailLabel(transaction: Transaction, { id, ...row }: MailLabelRow): Promise<void> {
  await transaction.updateTable('mailLabels').set(row).where('id', '=', id).execute();
}

export async function removeMailLabel(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('mailLabels').where('id', '=', id).execute();
}
