import type { Transaction } from '../../../database/engine.ts';
import type { MailAttachmentRow, MailMessageRow, MailRow } from '../../../database/mail-schema.ts';
import type { AccountRow } from '../../../database/schema.ts';
import { nextIds } from '../../../database/sequences.ts';
import { giveFiles } from '../../../files/attachments.ts';
import { insertFile } from '../../../files/files.queries.ts';
import { digestOf } from '../../../files/files.ts';
import { type ListTuning, ownedBy } from '../../../lists/list-index.ts';
import { track } from '../../../lists/track.ts';
import { insertContacts } from '../contacts/contacts.queries.ts';
import { contactRow } from '../contacts/contacts.ts';
import { noteCorrespondents } from '../contacts/correspondents.queries.ts';
import { indexedMail, labelsText, mailRow, mailsIndex } from '../mail.list.ts';
import { insertMails, insertMessages, messageRow } from '../mail.messages.ts';
import { latestOf } from '../mail.places.ts';
import { attachmentRow, insertAttached } from '../writing/mail.attached.ts';
import { sampleContacts } from './mail.sample-contacts.ts';
import { type SampleMail, sampleMails } from './mail.sample-rows.ts';

type Owner = Pick<AccountRow, 'id' | 'fullName' | 'email'>;

/** Fills the mailbox of an account. */
export async function loadSampleMails(
  transaction: Transaction,
  account: Owner,
  now: string,
  tuning?: ListTuning,
): Promise<void> {
  const oldestFirst = sampleMails.toSorted((one, other) => other.minutesAgo - one.minutesAgo);
  const firstMessageId = await nextIds(transaction, 'mail_messages', oldestFirst.length);
  const firstId = await nextIds(transaction, 'mails', oldestFirst.length);
  const messages = oldestFirst.map((mail, index) => {
    const begunBy = mail.thread ? oldestFirst.findIndex(({ thread }) => thread === mail.thread) : index;
    const previous = mail.thread
      ? oldestFirst.findLastIndex((other, at) => at < index && other.thread === mail.thread)
      : -1;
    const inReplyTo = previous < 0 ? null : firstMessageId + previous;
    return sampleMessage(mail, account, now, {
      id: firstMessageId + index,
      threadId: firstMessageId + begunBy,
      inReplyTo,
    });
  });
  const mails = placed(oldestFirst, messages, account, firstId);
  await insertMessages(transaction, messages);
  await insertAttached(transaction, await loadFiles(transaction, oldestFirst, firstMessageId, account.id, now));
  await insertMails(transaction, mails);
  const moves = mails.map((row) => ({ before: null, after: indexedMail(row) }));
  await track(transaction, ownedBy(mailsIndex, account.id), moves, tuning);
  for (const { folder, other } of oldestFirst.filter(({ folder }) => folder === 'inbox' || folder === 'sent'))
    await noteCorrespondents(transaction, [account.id], [other], folder === 'sent' ? 1 : 0, now);
  await loadContacts(transaction, account);
}

function sampleMessage(
  { folder, other, subject, paragraphs, minutesAgo, cc = [] }: SampleMail,
  account: Owner,
  now: string,
  ids: Pick<MailMessageRow, 'id' | 'threadId' | 'inReplyTo'>,
): MailMessageRow {
  const isOwn = folder === 'sent' || folder === 'draft';
  const owner = { name: account.fullName, email: account.email, avatar: '' };
  const [from, to] = isOwn ? [owner, other] : [other, owner];
  return messageRow({
    ...ids,
    fromAccountId: isOwn ? account.id : null,
    fromName: from.name,
    fromEmail: from.email,
    fromAvatar: from.avatar,
    toPeople: JSON.stringify([{ name: to.name, email: to.email }]),
    cc: JSON.stringify(cc),
    bcc: '[]',
    subject,
    body: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    sentAt: new Date(Date.parse(now) - minutesAgo * 60_000).toISOString(),
    isDraft: folder === 'draft' ? 1 : 0,
  });
}

/** Their files belong to nobody, as those of mails from elsewhere, and are read by the account alone. */
async function loadFiles(
  transaction: Transaction,
  mails: readonly SampleMail[],
  firstMessageId: number,
  accountId: number,
  now: string,
): Promise<MailAttachmentRow[]> {
  const files = mails.flatMap(({ attachments = [] }, mail) =>
    attachments.map((file, index) => ({ ...file, messageId: firstMessageId + mail, position: index + 1 })),
  );
  const firstId = await nextIds(transaction, 'files', files.length);
  const rows: MailAttachmentRow[] = [];
  for (const [index, { name, mediaType, text, messageId, position }] of files.entries()) {
    const bytes = new TextEncoder().encode(typeof text === 'string' ? text : text(now));
    const file = { id: firstId + index, name, mediaType, size: bytes.length, createdAt: now };
    const sha256 = await digestOf(bytes);
    await insertFile(transaction, { ...file, accountId: null, sha256, bytes, subject: null, sharedAt: now });
    rows.push(attachmentRow(messageId, position, file));
  }
  await giveFiles(
    transaction,
    rows.flatMap(({ fileId }) => fileId ?? []),
    [accountId],
    now,
  );
  return rows;
}

async function loadContacts(transaction: Transaction, { id: accountId }: Owner): Promise<void> {
  const firstId = await nextIds(transaction, 'contacts', sampleContacts.length);
  const rows = sampleContacts.map((contact, index) => contactRow(accountId, { ...contact, id: firstId + index }));
  await insertContacts(transaction, rows);
}

function placed(
  mails: readonly SampleMail[],
  messages: readonly MailMessageRow[],
  account: Owner,
  firstId: number,
): MailRow[] {
  const rows = messages.map((message, index) => {
    const { folder = 'inbox', isRead, isStarred, labels = [], attachments = [] } = mails[index] ?? {};
    const state = {
      isRead: Number(isRead ?? false),
      isStarred: Number(isStarred ?? false),
      labels: labelsText(labels),
    };
    const hasAttachments = attachments.length > 0 ? 1 : 0;
    const own = { id: firstId + index, accountId: account.id, folder, sendAt: null, snoozedUntil: null };
    const place = { ...state, ...own, isLatest: 0, hasAttachments };
    return { place, message };
  });
  const latest = latestOf(rows.map(({ place, message }) => ({ ...message, ...place })));
  return rows.map(({ place, message }) => mailRow({ ...place, isLatest: latest.has(place.id) ? 1 : 0 }, message));
}
