import type { Database, Transaction } from '../../database/engine.ts';
import type { MailMessageRow } from '../../database/mail-schema.ts';
import { type KeptMail, keptMails } from './mail.kept.queries.ts';

type Emptied = 'trash' | 'spam';

/** So many mails of a folder, by the index of facets, which begin with it. */
export function findInFolder(
  database: Database,
  accountId: number,
  folder: Emptied,
  limit: number,
): Promise<KeptMail[]> {
  return keptMails(database)
    .where('mails.accountId', '=', accountId)
    .where('facet', '>=', `${folder}/`)
    .where('facet', '<', `${folder}0`)
    .limit(limit)
    .execute();
}

export async function countInFolder(database: Database, accountId: number, folder: Emptied): Promise<number> {
  const { total } = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .where('facet', '>=', `${folder}/`)
    .where('facet', '<', `${folder}0`)
    .executeTakeFirstOrThrow();
  return total;
}

/** By their ids. */
export async function findMessages(database: Database, ids: readonly number[]): Promise<Map<number, MailMessageRow>> {
  const rows = await database.selectFrom('mailMessages').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function markDeleted(transaction: Transaction, messageIds: readonly number[], now: string): Promise<void> {
  await transaction
    .insertInto('deletedMailMessages')
    .values(messageIds.map((messageId) => ({ messageId, deletedAt: now })))
    .onConflict((conflict) => conflict.column('messageId').doUpdateSet({ deletedAt: now }))
    .execute();
}

export async function unmarkDeleted(transaction: Transaction, messageIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('deletedMailMessages').where('messageId', 'in', messageIds).execute();
}

/** Of those whom anybody still has, the mark alone goes. */
export async function removeDeleted(transaction: Transaction, until: string): Promise<void> {
  await transaction
    .deleteFrom('mailMessages')
    .where('id', 'in', (from) =>
      from.selectFrom('deletedMailMessages').select('messageId').where('deletedAt', '<=', until),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mails').select('mails.id').whereRef('mails.messageId', '=', 'mailMessages.id'))),
    )
    .execute();
  await transaction.deleteFrom('deletedMailMessages').where('deletedAt', '<=', until).execute();
}
