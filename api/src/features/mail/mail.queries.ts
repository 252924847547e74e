import { mailFolders } from '@atrium/contract/mail';
import { sql } from 'kysely';
import { isIdIn, unindexed } from '../../database/dialect.ts';
import type { Database } from '../../database/engine.ts';
import type { MailAttachmentRow, MailRow } from '../../database/mail-schema.ts';
import { type Placeholders, prepared } from '../../database/prepared.ts';
import { inOrder } from '../../lists/in-order.ts';
import { facetValue, ownedBy } from '../../lists/list-index.ts';
import { mailsIndex } from './mail.list.ts';
import type { FoundMail } from './mail.shapes.ts';

const own = [
  'id',
  'accountId',
  'messageId',
  'threadId',
  'folder',
  'isRead',
  'isStarred',
  'labels',
  'sentAt',
  'sendAt',
  'snoozedUntil',
  'returnedAt',
  'facet',
] as const;
const said = [
  'fromAccountId',
  'fromName',
  'fromEmail',
  'fromAvatar',
  'toPeople',
  'cc',
  'bcc',
  'subject',
  'excerpt',
  'isDraft',
  'replyTo',
  'delivery',
  'undelivered',
  'mailMessages.sentAt as writtenAt',
] as const;

const longestListedBody = 20_000;

/** A list is of a hundred mails, and each may be half a megabyte long. */
const listedBody = sql<string>`case when octet_length(body) <= ${sql.lit(longestListedBody)} then body else '' end`.as(
  'body',
);

function mailsWithIds(isListed: boolean) {
  return prepared((database, { accountId, ids }: Placeholders<{ accountId: number; ids: readonly number[] }>) =>
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
      .select([...own.map((name) => `mails.${name}` as const), ...said, isListed ? listedBody : 'body'])
      .compile(),
  );
}

const wholeMails = mailsWithIds(false);
const listedMails = mailsWithIds(true);

/** Mails of an account by their ids, in the order of the ids. */
export async function findMails(database: Database, accountId: number, ids: readonly number[]): Promise<FoundMail[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await wholeMails(database, { accountId, ids }));
}

/** The same without very long bodies. */
export async function findListedMails(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<FoundMail[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await listedMails(database, { accountId, ids }));
}

const mostReplies = 100;

/** The other mails of a thread, the oldest first; of a very long thread the newest. What was thrown away, or is not sent yet, stays where it is. */
export async function findReplies(database: Database, mail: FoundMail): Promise<FoundMail[]> {
  const newest = await database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .select([...own.map((name) => `mails.${name}` as const), ...said, 'body'])
    .where('mails.accountId', '=', mail.accountId)
    .where('mails.threadId', '=', mail.threadId)
    .where('folder', 'in', foldersOfThread(mail.folder))
    .where('mails.id', '<>', mail.id)
    // By the index of threads: SQLite would walk the whole mailbox in the order of time.
    .orderBy(unindexed(database, 'mails.sentAt'), 'desc')
    .orderBy('mails.id', 'desc')
    .limit(mostReplies)
    .execute();
  return newest.reverse();
}

function foldersOfThread(folder: MailRow['folder']): MailRow['folder'][] {
  return [...new Set(['inbox', 'sent', folder] as const)];
}

/** How many messages there are beside it in the thread of each of these mails: what one wrote to oneself is in two folders, and one message. */
export async function countReplies(
  database: Database,
  accountId: number,
  mails: readonly FoundMail[],
): Promise<(mail: FoundMail) => number> {
  if (mails.length === 0) return () => 0;
  const threads = [...new Set(mails.map(({ threadId }) => threadId))];
  const counts = await database
    .selectFrom('mails')
    .select('threadId')
    .select((from) =>
      mailFolders.map((folder) => {
        const seen = from.case().when('folder', 'in', foldersOfThread(folder)).then(from.ref('messageId')).end();
        return from.fn.count<number>(seen).distinct().as(folder);
      }),
    )
    .where('accountId', '=', accountId)
    .where('threadId', 'in', threads)
    .groupBy('threadId')
    .execute();
  const byThread = new Map(counts.map((count) => [count.threadId, count]));
  return ({ threadId, folder }) => Math.min((byThread.get(threadId)?.[folder] ?? 1) - 1, mostReplies);
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

/** What the badges say, of all that the folders show, each thread once: what is unread in the inbox and in spam, and all drafts, all that is to leave and all that was put away. */
export async function countMails(
  database: Database,
  accountId: number,
): Promise<{ inbox: number; draft: number; spam: number; scheduled: number; snoozed: number }> {
  const facets = await database
    .selectFrom('listFacets')
    .select(['facet', 'total'])
    .where('list', '=', ownedBy(mailsIndex, accountId).name)
    .execute();
  const counts = { inbox: 0, draft: 0, spam: 0, scheduled: 0, snoozed: 0 };
  for (const { facet, total } of facets) {
    if (facetValue(mailsIndex, facet, 'isLatest') === '0') continue;
    const folder = facetValue(mailsIndex, facet, 'folder');
    const isUnread = facetValue(mailsIndex, facet, 'isRead') === '0';
    if (folder === 'draft' || folder === 'scheduled' || folder === 'snoozed') counts[folder] += total;
    if (isUnread && (folder === 'inbox' || folder === 'spam')) counts[folder] += total;
  }
  return counts;
}
