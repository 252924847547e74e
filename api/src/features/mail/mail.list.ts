import type { MailListQuery, MailPlace as ShownPlace } from '@atrium/contract/mail';
import type { MailLabel } from '@atrium/contract/mail-labels';
import type { MailMessageRow, MailRow } from '../../database/mail-schema.ts';
import { type FacetFilter, facetOf, type IndexedRow, type ListIndex, manyOf } from '../../lists/list-index.ts';
import { beginningOf, plainText } from '../../rich-text/plain-text.ts';
import { searchText } from '../../search/fold.ts';
import { markedFields } from './mail.marks.ts';
import { peopleOf, placeOf } from './mail.shapes.ts';

/** The mails of all accounts; `ownedBy` gives those of one. */
export const mailsIndex: ListIndex = {
  name: 'mails',
  sorts: { id: 'id', sentAt: 'sent_at' },
  facets: ['folder', 'isRead', 'isStarred', 'labels', 'isLatest'],
};

/** A mail of an account as what was decided about it says, before the list is told. */
type MailPlace = Pick<
  MailRow,
  'id' | 'accountId' | 'folder' | 'isRead' | 'isStarred' | 'labels' | 'isLatest' | 'hasAttachments'
> &
  Partial<Pick<MailRow, 'sendAt' | 'snoozedUntil' | 'threadId'>>;

type Message = Pick<
  MailMessageRow,
  'id' | 'threadId' | 'fromAccountId' | 'fromName' | 'fromEmail' | 'toPeople' | 'subject' | 'body' | 'sentAt'
>;

export function mailRow(place: MailPlace, message: Message): MailRow {
  return {
    sendAt: null,
    snoozedUntil: null,
    returnedAt: null,
    threadId: message.threadId,
    ...place,
    messageId: message.id,
    sentAt: message.sentAt,
    facet: mailFacet({ sendAt: null, snoozedUntil: null, ...place }),
    search: mailSearch(place, message),
    place: place.id,
  };
}

type Decided = Pick<MailRow, 'folder' | 'sendAt' | 'snoozedUntil' | 'isRead' | 'isStarred' | 'labels' | 'isLatest'>;

export function mailFacet(mail: Decided): string {
  return facetOf([placeOf(mail), String(mail.isRead), String(mail.isStarred), mail.labels, String(mail.isLatest)]);
}

export function labelsText(labels: readonly MailLabel[]): string {
  return manyOf([...new Set(labels)]);
}

export const longestSearchedText = 2_000;

/** Who wrote, and what; of what the account wrote itself also to whom, except those whom nobody else may see. */
export function mailSearch(
  { accountId, hasAttachments }: Pick<MailRow, 'accountId' | 'hasAttachments'>,
  { fromAccountId, fromName, fromEmail, toPeople, subject, body }: Omit<Message, 'id' | 'threadId' | 'sentAt'>,
): string {
  const from = [fromName, fromEmail];
  const isOwn = fromAccountId === accountId;
  const to = isOwn ? peopleOf(toPeople).flatMap(({ name, email }) => [name, email]) : [];
  const text = beginningOf(plainText(body), longestSearchedText);
  return searchText([...from, ...to, subject, text, ...markedFields({ from, to, subject: [subject] }, hasAttachments)]);
}

export function indexedMail({
  id,
  facet,
  search,
  sentAt,
}: Pick<MailRow, (keyof IndexedRow & keyof MailRow) | 'sentAt'>): IndexedRow {
  return { id, facet, search, keys: { sentAt } };
}

const notTrash: readonly ShownPlace[] = ['inbox', 'snoozed', 'sent', 'draft', 'scheduled', 'spam'];
export const notThrownAway: readonly ShownPlace[] = ['inbox', 'snoozed', 'sent', 'draft', 'scheduled'];

export type MailList = Pick<MailListQuery, 'folder' | 'label' | 'isRead' | 'q' | 'timeZone'>;

/** Where mails are searched, the newest that is found stands for its thread, wherever in the thread it is. */
export const onceEachThread = { onceBy: 'thread_id' } as const;

/** What a list lets through. A folder shows each thread once, as its newest mail there; elsewhere it is a mail and not its thread. */
export function mailFilter({ folder, label, isRead, q }: MailList): FacetFilter {
  const labels = label === undefined ? undefined : { with: label };
  const asked = { labels, isRead: isRead === undefined ? undefined : String(Number(isRead)) };
  if (folder === 'starred') return { ...asked, folder: { anyOf: notTrash }, isStarred: '1' };
  if (folder === 'all' || (folder === undefined && labels)) return { ...asked, folder: { anyOf: notThrownAway } };
  const isThreaded = labels === undefined && q === '';
  return { ...asked, folder: folder ?? 'inbox', isLatest: isThreaded ? '1' : undefined };
}
