import { allDataLimit } from '@atrium/contract/lists';
import type { Email, MailListQuery } from '@atrium/contract/mail';
import type { SignedInContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { facetMatches, ownedBy } from '../../lists/list-index.ts';
import { findNeighbour, type Side } from '../../lists/neighbour.ts';
import { withOneLook } from '../../lists/one-look.ts';
import { findPage, type ListRequest } from '../../lists/page.ts';
import { foldWords } from '../../search/fold.ts';
import { areLabels, findLabelsOf } from './labels/mail-labels.known.ts';
import { askedOf, labelsAskedFor } from './mail.asked.ts';
import { type MailList, mailFilter, mailsIndex, onceEachThread } from './mail.list.ts';
import { countMails, countReplies, findAttachments, findListedMails, findMails, findReplies } from './mail.queries.ts';
import { type FoundMail, placeOf, shownReply } from './mail.shapes.ts';

/** The newest first; of what was put away, what comes back first. */
async function requestOf({ lists: { database }, caller }: SignedInContext, list: MailList): Promise<ListRequest> {
  const { folder, label, q, timeZone = 'UTC' } = list;
  if (label !== undefined && !(await areLabels(database, caller.accountId, [label]))) throw notFound('label');
  const words = foldWords(q);
  const own = await labelsAskedFor(database, caller.accountId, words);
  const direction = folder === 'snoozed' ? 'asc' : 'desc';
  const asked = { ...askedOf(mailFilter(list), words, timeZone, own), sort: 'sentAt', direction } as const;
  return q === '' ? asked : { ...asked, ...onceEachThread };
}

const defaultPerPage = 10;

export async function listMails(context: SignedInContext, query: MailListQuery) {
  const { lists, caller } = context;
  const { accountId } = caller;
  const { page = 1, perPage = query.page === undefined ? allDataLimit : defaultPerPage } = query;
  const request = { ...(await requestOf(context, query)), page, perPage };
  const { total, ids } = await findPage(lists, ownedBy(mailsIndex, accountId), request);
  const mails = await findListedMails(lists.database, accountId, ids);
  const attachmentsOf = await findAttachments(lists.database, mails);
  const replyCountOf = await countReplies(lists.database, accountId, mails);
  const labelsOf = await findLabelsOf(lists.database, accountId, mails);
  const emails: Email[] = mails.map((mail) =>
    shownReply(mail, { attachments: attachmentsOf(mail), labels: labelsOf(mail), replyCount: replyCountOf(mail) }),
  );
  return { emails, emailsMeta: await countMails(lists.database, accountId), total };
}

export async function readMail(context: SignedInContext, id: number, list: MailList): Promise<Email> {
  const mail = await requireMail(context, id);
  return readFound({ ...context, lists: withOneLook(context.lists) }, mail, list);
}

async function readFound(context: SignedInContext, mail: FoundMail, list: MailList, known?: Side): Promise<Email> {
  const request = await requestOf(context, listOf(mail, list));
  const isBeside = async (side: Side) => side === known || (await besideMail(context, mail, request, side)) !== null;
  const [hasPreviousMail, hasNextMail] = [await isBeside('previous'), await isBeside('next')];
  return { ...(await withThread(context, mail)), hasPreviousMail, hasNextMail };
}

export async function readMailBeside(
  signedIn: SignedInContext,
  emailId: number,
  side: Side,
  given: MailList,
): Promise<Email> {
  const context = { ...signedIn, lists: withOneLook(signedIn.lists) };
  const mail = await requireMail(context, emailId);
  const list = listOf(mail, given);
  const id = await besideMail(context, mail, await requestOf(context, list), side);
  if (id === null) throw notFound('mail');
  const wayBack = side === 'next' ? 'previous' : 'next';
  return readFound(context, await requireMail(context, id), list, isSurelyIn(list, mail) ? wayBack : undefined);
}

/** A mail that was asked about may be in another list than the one that is given. */
function isSurelyIn(list: MailList, mail: FoundMail): boolean {
  return list.q === '' && facetMatches(mailsIndex, mail.facet, mailFilter(list));
}

async function requireMail({ lists, caller }: SignedInContext, id: number): Promise<FoundMail> {
  const [mail] = await findMails(lists.database, caller.accountId, [id]);
  if (!mail) throw notFound('mail');
  return mail;
}

/** Where no list is given it is the mail's own folder. */
function listOf(mail: FoundMail, list: MailList): MailList {
  return list.folder === undefined && list.label === undefined ? { ...list, folder: placeOf(mail) } : list;
}

function besideMail(
  { lists, caller }: SignedInContext,
  mail: FoundMail,
  request: ListRequest,
  side: Side,
): Promise<number | null> {
  const place = { key: mail.sentAt, id: mail.id };
  return findNeighbour(lists, ownedBy(mailsIndex, caller.accountId), request, place, side);
}

async function withThread({ lists }: SignedInContext, mail: FoundMail): Promise<Email> {
  const replies = await findReplies(lists.database, mail);
  const attachmentsOf = await findAttachments(lists.database, [mail, ...replies]);
  const labelsOf = await findLabelsOf(lists.database, mail.accountId, [mail, ...replies]);
  const replyCount = new Set([mail, ...replies].map(({ messageId }) => messageId)).size - 1;
  const show = (each: FoundMail) =>
    shownReply(each, { attachments: attachmentsOf(each), labels: labelsOf(each), replyCount });
  const shown = replies
    .map(show)
    .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time) || one.id - other.id);
  return { ...show(mail), replies: shown };
}
