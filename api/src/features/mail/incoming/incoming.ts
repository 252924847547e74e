import { recordChanges } from '../../../changes/record.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { MailMessageRow, MailRow } from '../../../database/mail-schema.ts';
import { nextId, nextIds } from '../../../database/sequences.ts';
import { giveFiles } from '../../../files/attachments.ts';
import { insertFile } from '../../../files/files.queries.ts';
import { digestOf } from '../../../files/files.ts';
import { fold } from '../../../search/fold.ts';
import type { Services } from '../../../services.ts';
import { noteCorrespondents } from '../contacts/correspondents.queries.ts';
import { findAccountsOf, findThreads } from '../mail.kept.queries.ts';
import { mailRow } from '../mail.list.ts';
import { insertMessages, messageRow } from '../mail.messages.ts';
import { placeMails } from '../mail.places.ts';
import { wakeThreads } from '../mail.waking.ts';
import { fileArrivals, receiversInInbox } from '../rules/mail-rules.deeds.ts';
import { attachmentRow, filesOfMessage } from '../writing/mail.attached.ts';
import { summaryOf } from '../writing/mail.written.ts';
import { type Incoming, type IncomingFile, parseIncoming } from './incoming.parse.ts';
import { findReadMailbox, findReceivers, storeReadMailbox } from './incoming.queries.ts';
import { findThreadsFor, type Threads } from './incoming.threads.ts';
import { absentIncoming, unreadIncoming } from './incoming.unread.ts';

export const mostIncomingBytes = 30_000_000;

/** Where a message came from, and how it is told from those before it. */
export interface Arrival {
  /** Those for whom it was handed over; without them its own head says for whom it is. */
  recipients?: readonly string[];
  /** The account that gets what is for nobody here. */
  otherwise?: string | null;
  /** Whatever its server says; what is no moment counts for nothing. */
  receivedAt?: string;
  /** Its place in the mailbox of another server: what was read from there up to it is not read again. */
  read?: { mailbox: string; uidValidity: string; uid: number };
}

/** Whether an account of this server has the address. */
export async function hasAddress({ engine }: Pick<Services, 'engine'>, address: string): Promise<boolean> {
  return (await findAccountsOf(engine.read, [fold(address)])).length > 0;
}

/** How far a mailbox has been read: the number of its last mail; 0 when it was made anew since. */
export async function lastRead(
  { engine }: Pick<Services, 'engine'>,
  mailbox: string,
  uidValidity: string,
): Promise<number> {
  const read = await findReadMailbox(engine.read, mailbox);
  return read?.uidValidity === uidValidity ? read.lastUid : 0;
}

/** Notes that a mail of another mailbox was passed over. */
export function passOver({ engine }: Pick<Services, 'engine'>, read: NonNullable<Arrival['read']>): Promise<boolean> {
  return engine.write((transaction) => isNext(transaction, read));
}

/**
 * Puts a message from elsewhere into the inboxes of those whom it is for, and answers how many got it. What an account has already, it does
 * not get again; what was read from a mailbox is noted in the same transaction, and so comes once, whatever breaks. What cannot be taken in as
 * it is comes as a file: only where that cannot be stored either is it the fault of the database, and for whoever brought it to try again.
 */
export async function receiveMail(services: Services, raw: Uint8Array<ArrayBuffer>, arrival: Arrival): Promise<number> {
  const arrivedAt = momentOfArrival(services, arrival);
  try {
    return await takeInWhole(services, await parseIncoming(raw, arrivedAt), arrival);
  } catch (error) {
    const uid = arrival.read?.uid;
    services.log('error', 'A mail could not be taken in as it is, and is kept as a file.', {
      uid,
      error: String(error),
    });
    return takeIn(services, await unreadIncoming(raw, arrivedAt), arrival);
  }
}

/** Tells of a message that stays where it is, for whom its head says that it is. */
export async function receiveHead(
  services: Services,
  head: Uint8Array<ArrayBuffer>,
  arrival: Arrival,
): Promise<number> {
  return takeIn(services, await absentIncoming(head, momentOfArrival(services, arrival)), arrival);
}

/** What the database refused for a moment it takes the second time, and nobody finds a file in the place of a mail. */
async function takeInWhole(services: Services, incoming: Incoming, arrival: Arrival): Promise<number> {
  try {
    return await takeIn(services, incoming, arrival);
  } catch {
    return takeIn(services, incoming, arrival);
  }
}

async function takeIn(services: Services, incoming: Incoming, arrival: Arrival): Promise<number> {
  const now = services.now().toISOString();
  const digests = await Promise.all(incoming.files.map(({ bytes }) => digestOf(bytes)));
  return services.engine.write(async (transaction) => {
    if (arrival.read && !(await isNext(transaction, arrival.read))) return 0;
    const accountIds = await receiversOf(transaction, incoming, arrival);
    if (accountIds.length === 0) return 0;
    const threads = await findThreadsFor(transaction, accountIds, incoming, now);
    const message = await keepMessage(transaction, incoming, threads, digests, now);
    await deliver(transaction, services, { incoming, message, accountIds, threads, now });
    return accountIds.length;
  });
}

/** When another server had it, if that can be believed. */
function momentOfArrival({ now }: Pick<Services, 'now'>, { receivedAt }: Arrival): string {
  const present = now().getTime();
  return new Date(Math.min(Date.parse(receivedAt ?? '') || present, present)).toISOString();
}

async function isNext(transaction: Transaction, { mailbox, uidValidity, uid }: NonNullable<Arrival['read']>) {
  const before = await findReadMailbox(transaction, mailbox);
  if (before?.uidValidity === uidValidity && before.lastUid >= uid) return false;
  await storeReadMailbox(transaction, { mailbox, uidValidity, lastUid: uid });
  return true;
}

async function receiversOf(database: Database, incoming: Incoming, arrival: Arrival): Promise<number[]> {
  const addresses = arrival.recipients ?? incoming.recipients;
  const named = await accountsWith(database, addresses);
  const accounts = named.length > 0 || !arrival.otherwise ? named : await accountsWith(database, [arrival.otherwise]);
  if (accounts.length === 0 || incoming.messageKey === null) return accounts;
  const known = await findReceivers(database, accounts, incoming.messageKey, incoming.from.email);
  return accounts.filter((id) => !known.includes(id));
}

async function accountsWith(database: Database, addresses: readonly string[]): Promise<number[]> {
  if (addresses.length === 0) return [];
  return (await findAccountsOf(database, [...new Set(addresses.map(fold))])).map(({ id }) => id);
}

async function keepMessage(
  transaction: Transaction,
  incoming: Incoming,
  threads: Threads,
  digests: readonly string[],
  now: string,
): Promise<MailMessageRow> {
  const id = await nextId(transaction, 'mail_messages');
  const files = await keepFiles(transaction, incoming.files, digests, now);
  const { from, to, cc, subject, body, sentAt, messageKey, referenceKeys, replyTo } = incoming;
  const message = messageRow({
    id,
    threadId: threads.of.values().next().value ?? id,
    inReplyTo: threads.inReplyTo,
    fromAccountId: null,
    fromName: from.name,
    fromEmail: from.email,
    fromAvatar: '',
    toPeople: JSON.stringify(to),
    cc: JSON.stringify(cc),
    bcc: '[]',
    subject,
    body: body.replace(/ data-file-id="(\d+)"/g, (_, place: string) => {
      return ` data-file-id="${files[Number(place) - 1]?.id ?? 0}"`;
    }),
    sentAt,
    isDraft: 0,
    messageKey,
    referenceKeys: referenceKeys.join(' '),
    replyTo: JSON.stringify(replyTo),
  });
  const attachments = files.map(({ isInline, ...file }, index) => {
    const row = attachmentRow(id, index + 1, file);
    return { ...row, isInline: Number(isInline), ...(file.size === 0 && { fileId: null }) };
  });
  await insertMessages(transaction, [message], attachments);
  return message;
}

/** They belong to nobody here, and are read by those who get the message. Of what is empty there is nothing to keep. */
async function keepFiles(
  transaction: Transaction,
  files: readonly IncomingFile[],
  digests: readonly string[],
  now: string,
) {
  if (files.length === 0) return [];
  const firstId = await nextIds(transaction, 'files', files.length);
  const kept = files.map(({ bytes, ...file }, index) => {
    return { ...file, id: firstId + index, size: bytes.length, createdAt: now, bytes, sha256: digests[index] ?? '' };
  });
  for (const { isInline: _, ...file } of kept.filter(({ size }) => size > 0))
    await insertFile(transaction, { ...file, accountId: null, subject: null, sharedAt: now });
  return kept.map(({ bytes: _, sha256: __, ...file }) => file);
}

interface Delivery {
  incoming: Incoming;
  message: MailMessageRow;
  accountIds: readonly number[];
  threads: Threads;
  now: string;
}

async function deliver(transaction: Transaction, services: Services, delivery: Delivery): Promise<void> {
  const { incoming, message, accountIds, threads, now } = delivery;
  const firstId = await nextIds(transaction, 'mails', accountIds.length);
  const folder = incoming.isSpam ? 'spam' : 'inbox';
  const hasAttachments = incoming.files.some(({ isInline }) => !isInline) ? 1 : 0;
  const state = { folder, isRead: 0, isStarred: 0, labels: '', isLatest: 0, hasAttachments } as const;
  const arrived = accountIds.map((accountId, index): MailRow => {
    const threadId = threads.of.get(accountId) ?? message.id;
    return mailRow({ ...state, accountId, threadId, id: firstId + index }, message);
  });
  const added = await fileArrivals(transaction, message, arrived);
  const inInbox = receiversInInbox(added);
  const known = await findThreads(
    transaction,
    accountIds,
    added.map(({ threadId }) => threadId),
  );
  const author = { caller: null, now, requestId: `mail ${message.id}` };
  const wanted = await wakeThreads(transaction, author, known, inInbox);
  await placeMails(transaction, { services }, { known, wanted, added });
  await giveFiles(transaction, await filesOfMessage(transaction, message.id), accountIds, now);
  await noteCorrespondents(transaction, inInbox, [incoming.from], 0, now);
  const records = added.map(({ id, accountId, folder }) => {
    const about = { entity: 'mail', entityId: id, entityName: message.subject, ownerId: accountId } as const;
    return { ...about, before: null, after: { id, folder, ...summaryOf(message) } };
  });
  await recordChanges(transaction, author, records);
}
