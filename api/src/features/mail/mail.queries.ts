import { sql } from 'kysely';
import { isIdIn, numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { MailAttachmentRow, MailMessageRow, MailRow } from '../../database/mail-schema.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import { inOrder } from '../../lists/in-order.ts';
import { mailsIndex } from './mail.list.ts';
import type { FoundMail } from './mail.shapes.ts';

const own = ['id', 'accountId', 'messageId', 'threadId', 'folder', 'isRead', 'isStarred', 'labels', 'sentAt'] as const;
const said = [
  'fromAccountId',
  'fromName',
  'fromEmail',
  'fromAvatar',
  'toPeople',
  'cc',
  'bcc',
  'subject',
  'body',
  'excerpt',
] as const;

const mailsWithIds = prepared(
  (database, { accountId, ids }: Placeholders<{ accountId: number; ids: readonly number[] }>) =>
    database
      .selectFrom((from) =>
        from
          .selectFrom('mails')
          .select(own)
          .where('accountId', '=', accountId)
          .where(isIdIn(database, ids))
          .as('mails'),
      )
      .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
      .select([...own.map((name) => `mails.${name}` as const), ...said])
      .compile(),
);

/** Mails of an account by their ids, in the order of the ids. */
export async function findMails(database: Database, accountId: number, ids: readonly number[]): Promise<FoundMail[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await mailsWithIds(database, { accountId, ids }));
}

const mostReplies = 100;

/** The other mails of a thread, the oldest first; of a very long thread the newest. What was thrown away, or is not sent yet, stays where it is. */
export async function findReplies(database: Database, mail: FoundMail): Promise<FoundMail[]> {
  const newest = await database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .select([...own.map((name) => `mails.${name}` as const), ...said])
    .where('mails.accountId', '=', mail.accountId)
    .where('mails.threadId', '=', mail.threadId)
    .where('folder', 'in', foldersOfThread(mail.folder))
    .where('mails.id', '<>', mail.id)
    .orderBy('mails.sentAt', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(mostReplies)
    .execute();
  return newest.reverse();
}

function foldersOfThread(folder: MailRow['folder']): MailRow['folder'][] {
  return [...new Set(['inbox', 'sent', folder] as const)];
}

/** How many replies each of these mails has. */
export async function countReplies(
  database: Database,
  accountId: number,
  mails: readonly FoundMail[],
): Promise<(mail: FoundMail) => number> {
  if (mails.length === 0) return () => 0;
  const threads = [...new Set(mails.map(({ threadId }) => threadId))];
  const counts = await database
    .selectFrom('mails')
    .select(({ fn }) => ['threadId', 'folder', fn.countAll<number>().as('total')])
    .where('accountId', '=', accountId)
    .where('threadId', 'in', threads)
    .groupBy(['threadId', 'folder'])
    .execute();
  const byThread = Map.groupBy(counts, ({ threadId }) => threadId);
  return ({ threadId, folder }) => {
    const folders = foldersOfThread(folder);
    const inThread = (byThread.get(threadId) ?? []).filter((count) => folders.includes(count.folder));
    const others = inThread.reduce((sum, { total }) => sum + Number(total), -1);
    return Math.min(others, mostReplies);
  };
}

/** The attachments of each message, in their order. */
export async function findAttachments(
  database: Database,
  mails: readonly Pick<FoundMail, 'messageId'>[],
): Promise<(mail: Pick<FoundMail, 'messageId'>) => MailAttachmentRow[]> {
  if (mails.length === 0) return () => [];
  const messageIds = mails.map(({ messageId }) => messageId);
  const rows = await database
    .selectFrom('mailAttachments')
    .selectAll()
    .where('messageId', 'in', messageIds)
    .orderBy('messageId')
    .orderBy('position')
    .execute();
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId);
  return ({ messageId }) => byMessage.get(messageId) ?? [];
}

/** What the badges say, over all mails: what is unread in the inbox and in spam, and all drafts. */
export async function countMails(
  database: Database,
  accountId: number,
): Promise<{ inbox: number; draft: number; spam: number }> {
  const facets = await database
    .selectFrom('listFacets')
    .select(['facet', 'total'])
    .where('list', '=', `${mailsIndex.name}/${accountId}`)
    .execute();
  const counts = { inbox: 0, draft: 0, spam: 0 };
  for (const { facet, total } of facets) {
    const [folder, isRead] = facet.split('/');
    if (folder === 'draft') counts.draft += total;
    if ((folder === 'inbox' || folder === 'spam') && isRead === '0') counts[folder] += total;
  }
  return counts;
}

/** A mail with all that changes of it need to know. */
export type KeptMail = Omit<MailRow, 'hasAttachments' | 'place'> & { subject: string };

function keptMails(database: Database, accountIds: readonly number[]) {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .select([...own.map((name) => `mails.${name}` as const), 'isLatest', 'facet', 'search', 'subject'])
    .where('mails.accountId', 'in', accountIds);
}

export function findKeptMails(database: Database, accountId: number, ids: readonly number[]): Promise<KeptMail[]> {
  return keptMails(database, [accountId]).where('mails.id', 'in', ids).execute();
}

/** All mails of these threads in these mailboxes. */
export function findThreads(
  database: Database,
  accountIds: readonly number[],
  threadIds: readonly number[],
): Promise<KeptMail[]> {
  return keptMails(database, accountIds).where('mails.threadId', 'in', threadIds).execute();
}

/** Writes down what can change of mails, in one statement. */
export async function storeMails(transaction: Transaction, mails: readonly KeptMail[]): Promise<void> {
  const records = mails.map(({ id, folder, isRead, isStarred, labels, isLatest, facet }) => {
    return { id, folder, isRead, isStarred, labels, isLatest, facet };
  });
  if (records.length === 0) return;
  await sql`
    update mails set folder = changed.folder, is_read = changed.is_read, is_starred = changed.is_starred,
      labels = changed.labels, is_latest = changed.is_latest, facet = changed.facet
    from (
      select ${numberField('id')} as id, ${textField('folder')} as folder, ${numberField('isRead')} as is_read,
        ${numberField('isStarred')} as is_starred, ${textField('labels')} as labels, ${numberField('isLatest')} as is_latest,
        ${textField('facet')} as facet
      from ${recordsTable(transaction, records)}) as changed
    where mails.id = changed.id`.execute(transaction);
}

/** What the list knows of what a mail says. */
export async function storeText(
  transaction: Transaction,
  id: number,
  text: Pick<MailRow, 'sentAt' | 'search'>,
): Promise<void> {
  await transaction.updateTable('mails').set(text).where('id', '=', id).execute();
}

/** What a draft in the folder of drafts says. */
export function findDraft(database: Database, accountId: number, id: number): Promise<MailMessageRow | undefined> {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .selectAll('mailMessages')
    .where('mails.id', '=', id)
    .where('mails.accountId', '=', accountId)
    .where('folder', '=', 'draft')
    .where('isDraft', '=', 1)
    .executeTakeFirst();
}

/** The accounts that have one of these addresses, folded. */
export async function findAccountsOf(database: Database, addresses: readonly string[]): Promise<number[]> {
  const accounts = await database
    .selectFrom('accounts')
    .select('id')
    .where('emailKey', 'in', addresses)
    .orderBy('id')
    .execute();
  return accounts.map(({ id }) => id);
}
