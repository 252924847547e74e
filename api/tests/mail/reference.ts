import type { MailFolder, MailListQuery } from '@atrium/contract/mail';
import { type MailLabel, mailLabels } from '@atrium/contract/mail-labels';
import type { Database } from '../../src/database/engine.ts';
import { foldSearched, foldWords } from '../../src/search/fold.ts';

/** A mail as the tables have it, without anything that lists are made fast with. */
export interface PlainMail {
  id: number;
  folder: MailFolder;
  isRead: boolean;
  isStarred: boolean;
  labels: MailLabel[];
  threadId: number;
  sentAt: string;
  from: string[];
  /** Of what others wrote, nobody. */
  to: string[];
  subject: string;
  hasAttachments: boolean;
  searched: string[];
}

export async function plainMails(database: Database, accountId: number): Promise<PlainMail[]> {
  const rows = await database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .selectAll('mailMessages')
    .select(['mails.id', 'folder', 'isRead', 'isStarred', 'labels', 'hasAttachments', 'mails.threadId', 'mails.sentAt'])
    .where('accountId', '=', accountId)
    .execute();
  return rows.map((row) => {
    const recipients: { name: string; email: string }[] = JSON.parse(row.toPeople);
    const to = row.fromAccountId === accountId ? recipients.flatMap(({ name, email }) => [name, email]) : [];
    const from = [row.fromName, row.fromEmail];
    return {
      id: row.id,
      folder: row.folder,
      isRead: row.isRead === 1,
      isStarred: row.isStarred === 1,
      labels: row.labels.split('+').filter((label) => label !== '') as MailLabel[],
      threadId: row.threadId,
      sentAt: row.sentAt,
      ...{ from, to, subject: row.subject },
      hasAttachments: row.hasAttachments === 1,
      searched: [...from, ...to, row.subject, row.body.replace(/<[^>]*>/g, '')],
    };
  });
}

type Asked = Partial<Pick<MailListQuery, 'q' | 'folder' | 'label' | 'isRead' | 'timeZone'>>;

/** A list as the contract words it, computed from all mails the plain way: the ids, the newest first. */
export function expectedMails(
  mails: readonly PlainMail[],
  { q = '', folder, label, isRead, timeZone = 'UTC' }: Asked,
): number[] {
  const words = foldWords(q);
  const found = mails
    .filter((mail) => isIn(mails, mail, { q, folder, label }))
    .filter((mail) => isRead === undefined || mail.isRead === isRead)
    .filter(({ labels }) => label === undefined || labels.includes(label))
    .filter((mail) => words.every((word) => isOnDay(mail, word, timeZone) ?? has(mail, word)))
    .toSorted((one, other) => compare(other, one));
  return (q === '' ? found : onceEachThread(found)).map(({ id }) => id);
}

/** The newest first: what comes first of a thread stands for it. */
function onceEachThread(newestFirst: readonly PlainMail[]): PlainMail[] {
  return newestFirst.filter((mail, place) => newestFirst.findIndex((one) => one.threadId === mail.threadId) === place);
}

/** Undefined for a word that asks for no day. */
function isOnDay({ sentAt }: PlainMail, word: string, timeZone: string): boolean | undefined {
  const [, bound, day = ''] = /^(after|before|on):(\d{4}-\d\d-\d\d)$/.exec(word) ?? [];
  if (bound === undefined || !new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)) return undefined;
  const own = new Intl.DateTimeFormat('sv', { timeZone }).format(Date.parse(sentAt));
  if (bound === 'on') return own === day;
  return bound === 'after' ? own >= day : own <= day;
}

function has(mail: PlainMail, word: string): boolean {
  const [place = '', ...rest] = word.split(':');
  const text = rest.join(':').replace(/^[^\p{L}\p{N}]+/u, '');
  if (word === 'has:attachment') return mail.hasAttachments;
  if (word === 'is:unread' || word === 'is:read') return mail.isRead === (word === 'is:read');
  if (word === 'is:starred') return mail.isStarred;
  if (place === 'label' && mailLabels.some((label) => label === text))
    return mail.labels.some((label) => label === text);
  if (text !== '' && place === 'from') return hasInPlace(mail, mail.from, text);
  if (text !== '' && place === 'to') return hasInPlace(mail, mail.to, text);
  if (text !== '' && place === 'subject') return hasInPlace(mail, [mail.subject], text);
  return hasAnywhere(mail, word);
}

/** Each word of a phrase in the place, and all of it somewhere. */
function hasInPlace(mail: PlainMail, fields: readonly string[], text: string): boolean {
  const words = text.split(' ').map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''));
  const isInPlace = words.every((word) => word === '' || fields.some((field) => hasWordThatBegins(field, word)));
  return isInPlace && (words.length === 1 || hasAnywhere(mail, text));
}

function hasAnywhere({ searched }: PlainMail, text: string): boolean {
  return searched.some((field) => foldSearched(field).includes(text));
}

function hasWordThatBegins(field: string, text: string): boolean {
  const folded = foldSearched(field);
  const isStart = (at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '');
  return [...folded].some((_, at) => isStart(at) && folded.startsWith(text, at));
}

function isIn(mails: readonly PlainMail[], mail: PlainMail, { q = '', folder, label }: Asked): boolean {
  if (folder === 'starred') return mail.isStarred && mail.folder !== 'trash';
  if (folder === 'all' || (folder === undefined && label !== undefined))
    return mail.folder !== 'trash' && mail.folder !== 'spam';
  if (mail.folder !== (folder ?? 'inbox')) return false;
  if (q !== '' || label !== undefined) return true;
  const thread = mails.filter((other) => other.threadId === mail.threadId && other.folder === mail.folder);
  return thread.toSorted(compare).at(-1) === mail;
}

function compare(one: PlainMail, other: PlainMail): number {
  if (one.sentAt !== other.sentAt) return one.sentAt < other.sentAt ? -1 : 1;
  return one.id - other.id;
}

export function expectedMeta(mails: readonly PlainMail[]) {
  const count = (folder: MailFolder, isUnread: boolean) =>
    mails.filter((mail) => isIn(mails, mail, { folder }) && !(isUnread && mail.isRead)).length;
  return {
    inbox: count('inbox', true),
    draft: count('draft', false),
    spam: count('spam', true),
    scheduled: 0,
    snoozed: 0,
  };
}
