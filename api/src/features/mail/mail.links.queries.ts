import type { Database } from '../../database/engine.ts';

function mailsOf(database: Database, accountId: number) {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .where('mails.accountId', '=', accountId);
}

/** What mails of an account are about, by their ids. */
export async function findSubjects(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await mailsOf(database, accountId)
    .select(['mails.id', 'subject'])
    .where('mails.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, subject }) => [id, subject]));
}

export function findMailText(database: Database, accountId: number, id: number) {
  return mailsOf(database, accountId)
    .select(['subject', 'body', 'fromName', 'fromEmail'])
    .where('mails.id', '=', id)
    .executeTakeFirst();
}
