import type { Database, Transaction } from '../../../database/engine.ts';
import type { MailMessageRow } from '../../../database/mail-schema.ts';

export function findAttachedFiles(database: Database, messageId: number) {
  return database
    .selectFrom('mailAttachments')
    .innerJoin('files', 'files.id', 'mailAttachments.fileId')
    .select(['files.id', 'fileName as name', 'files.mediaType', 'bytes'])
    .where('messageId', '=', messageId)
    .orderBy('position')
    .execute();
}

export function findWriter(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** The mail of whoever wrote a message. */
export function findMailOfWriter(database: Database, { id, fromAccountId }: MailMessageRow) {
  return database
    .selectFrom('mails')
    .select('id')
    .where('messageId', '=', id)
    .where('accountId', '=', fromAccountId ?? 0)
    .orderBy('id')
    .executeTakeFirst();
}

export async function storeDelivery(
  transaction: Transaction,
  id: number,
  delivery: Partial<Pick<MailMessageRow, 'delivery' | 'undelivered' | 'deliveryAttempts'>>,
): Promise<void> {
  await transaction.updateTable('mailMessages').set(delivery).where('id', '=', id).execute();
}
