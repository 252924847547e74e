import type { MailPerson } from '@atrium/contract/mail';
import { type Author, recordChanges } from '../../../changes/record.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { MailMessageRow, MailRow } from '../../../database/mail-schema.ts';
import { nextIds } from '../../../database/sequences.ts';
import { notFound } from '../../../errors.ts';
import { giveFiles } from '../../../files/attachments.ts';
import { scheduleJob } from '../../../jobs/jobs.ts';
import { fold } from '../../../search/fold.ts';
import type { Services } from '../../../services.ts';
import { noteCorrespondents } from '../contacts/correspondents.queries.ts';
import { threadsReferredTo } from '../incoming/incoming.threads.ts';
import { findAccountsOf, findMailToLeave, findThreads, type KeptMail, storeText } from '../mail.kept.queries.ts';
import { mailRow, mailSearch } from '../mail.list.ts';
import { findMessage, messageRow, replaceMessage } from '../mail.messages.ts';
import { placeMails } from '../mail.places.ts';
import { addressesOf, peopleOf } from '../mail.shapes.ts';
import { wakeThreads } from '../mail.waking.ts';
import { fileArrivals, receiversInInbox } from '../rules/mail-rules.deeds.ts';
import { filesOfMessage } from './mail.attached.ts';
import { summaryOf } from './mail.written.ts';

type Leaving = Author & { services: Services };

/** The kind of job that hands a message to the mail server. */
export const deliveryJob = 'mail-delivery';

/** A draft goes into the own folder of what was sent, and into the inbox of each account that it is for; others get it by the mail server. */
export async function leave(transaction: Transaction, leaving: Leaving, mailId: number): Promise<number> {
  const mail = await findMailToLeave(transaction, mailId);
  const draft = mail && (await findMessage(transaction, mail.messageId));
  if (!draft) throw notFound('draft');
  const people = recipientsOf(draft);
  const accounts = await findAccountsOf(transaction, [...people.keys()]);
  const inside = new Set(accounts.map(({ emailKey }) => emailKey));
  const outside = [...people].filter(([key]) => !inside.has(key)).map(([, { email }]) => email);
  const message = await leftMessage(transaction, leaving, draft, outside);
  const copies = await copiesOf(transaction, message, mail, accounts);
  await place(transaction, leaving, mail, message, copies);
  const readers = copies.map(({ accountId }) => accountId);
  await giveFiles(transaction, await filesOfMessage(transaction, message.id), readers, leaving.now);
  await noteCorrespondents(transaction, [mail.accountId], [...people.values()], 1, leaving.now);
  const others = readers.filter((accountId) => accountId !== mail.accountId);
  await noteCorrespondents(transaction, others, [writerOf(message)], 0, leaving.now);
  return recordLeaving(transaction, leaving, mail, message, copies);
}

/** By their addresses, folded. */
function recipientsOf({ toPeople, cc, bcc }: MailMessageRow): Map<string, MailPerson> {
  const unnamed = [...addressesOf(cc), ...addressesOf(bcc)].map((email) => ({ name: '', email }));
  return new Map([...unnamed, ...peopleOf(toPeople)].map((person) => [fold(person.email), person]));
}

function writerOf({ fromName, fromEmail }: MailMessageRow): MailPerson {
  return { name: fromName, email: fromEmail };
}

/** What is sent is no draft any more: it has a name in the world, and nobody writes on it. */
async function leftMessage(
  transaction: Transaction,
  { services, now }: Leaving,
  draft: MailMessageRow,
  outside: readonly string[],
): Promise<MailMessageRow> {
  const answered = draft.inReplyTo === null ? undefined : await findMessage(transaction, draft.inReplyTo);
  const delivery = outside.length === 0 ? null : services.letters ? 'waiting' : 'nowhere';
  const message = messageRow({
    ...draft,
    isDraft: 0,
    sentAt: now,
    messageKey: `${crypto.randomUUID()}@${hostOf(services)}`,
    referenceKeys: answered ? referencesTo(answered) : '',
    delivery,
    undelivered: JSON.stringify(outside),
  });
  await replaceMessage(transaction, message);
  if (delivery === 'waiting')
    await scheduleJob(transaction, { kind: deliveryJob, key: String(message.id), dueAt: now });
  return message;
}

const mostReferences = 20;

/** The first of a thread and the latest: others of a very long one are left out, as RFC 5322 suggests. */
function referencesTo({ messageKey, referenceKeys }: Pick<MailMessageRow, 'messageKey' | 'referenceKeys'>): string {
  const keys = [...referenceKeys.split(' '), messageKey ?? ''].filter((key) => key !== '');
  return (keys.length > mostReferences ? [...keys.slice(0, 1), ...keys.slice(1 - mostReferences)] : keys).join(' ');
}

function hostOf({ letters, settings }: Services): string {
  return letters?.sender.split('@').at(-1) ?? new URL(settings.publicUrl).hostname;
}

/** Each in the thread in which its account has what is answered, which is not the sender's where that came from elsewhere. */
async function copiesOf(
  transaction: Transaction,
  message: MailMessageRow,
  { hasAttachments }: KeptMail,
  accounts: readonly { id: number }[],
): Promise<MailRow[]> {
  if (accounts.length === 0) return [];
  const firstId = await nextIds(transaction, 'mails', accounts.length);
  const state = { folder: 'inbox', isRead: 0, isStarred: 0, labels: '', isLatest: 0, hasAttachments } as const;
  const keys = message.referenceKeys.split(' ').filter((key) => key !== '');
  const { of } = await threadsReferredTo(
    transaction,
    accounts.map(({ id }) => id),
    keys,
  );
  const copies = accounts.map(({ id: accountId }, index) => {
    const threadId = of.get(accountId) ?? message.threadId;
    return mailRow({ ...state, accountId, threadId, id: firstId + index }, message);
  });
  return fileArrivals(transaction, message, copies);
}

async function place(
  transaction: Transaction,
  leaving: Leaving,
  mail: KeptMail,
  message: MailMessageRow,
  copies: readonly MailRow[],
): Promise<void> {
  const readers = copies.map(({ accountId }) => accountId);
  const owners = [mail.accountId, ...readers];
  const threads = [message.threadId, ...copies.map(({ threadId }) => threadId)];
  const known = await findThreads(transaction, [...new Set(owners)], [...new Set(threads)]);
  const { hasAttachments } = mail;
  const text = { sentAt: message.sentAt, search: mailSearch(mail, message), hasAttachments };
  await storeText(transaction, mail.id, text);
  const sent: KeptMail = { ...mail, ...text, folder: 'sent', sendAt: null };
  const woken = await wakeThreads(transaction, leaving, known, receiversInInbox(copies));
  const wanted = woken.map((kept) => (kept.id === mail.id ? sent : kept));
  await placeMails(transaction, leaving, { known, wanted, added: copies });
}

/** The sender's first. None can be undone: it is with others. */
function recordLeaving(
  transaction: Transaction,
  leaving: Leaving,
  mail: KeptMail,
  message: MailMessageRow,
  copies: readonly MailRow[],
): Promise<number> {
  const about = { entity: 'mail', entityName: message.subject } as const;
  const before = { folder: mail.folder, sendAt: mail.sendAt };
  const after = { folder: 'sent', sendAt: null };
  const own = { ...about, entityId: mail.id, ownerId: mail.accountId, before, after };
  const arrivals = copies.map(({ id, accountId, folder }) => {
    return { ...about, entityId: id, ownerId: accountId, before: null, after: { id, folder, ...summaryOf(message) } };
  });
  return recordChanges(transaction, leaving, [own, ...arrivals]);
}
