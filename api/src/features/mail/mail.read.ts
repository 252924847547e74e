import { allDataLimit } from '@atrium/contract/lists';
import type { Email, MailListQuery } from '@atrium/contract/mail';
import type { SignedInContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { ownedBy } from '../../lists/list-index.ts';
import { findNeighbour, type Side } from '../../lists/neighbour.ts';
import { findPage, listRequest } from '../../lists/page.ts';
import { mailFilter, mailsIndex } from './mail.list.ts';
import { countMails, countReplies, findAttachments, findMails, findReplies } from './mail.queries.ts';
import { type FoundMail, shownMail, shownReply } from './mail.shapes.ts';

type MailList = Pick<MailListQuery, 'q' | 'folder' | 'label'>;

const newestFirst = { sortColumn: 'sentAt', sort: 'desc' } as const;
const defaultPerPage = 10;

export async function listMails({ lists, caller }: SignedInContext, query: MailListQuery) {
  const { accountId } = caller;
  const { page = 1, perPage = query.page === undefined ? allDataLimit : defaultPerPage } = query;
  const request = { ...listRequest({ q: query.q, ...newestFirst }, mailFilter(query)), page, perPage };
  const { total, ids } = await findPage(lists, ownedBy(mailsIndex, accountId), request);
  const mails = await findMails(lists.database, accountId, ids);
  const attachmentsOf = await findAttachments(lists.database, mails);
  const replyCountOf = await countReplies(lists.database, accountId, mails);
  const emails: Email[] = mails.map((mail) => shownReply(mail, attachmentsOf(mail), replyCountOf(mail)));
  return { emails, emailsMeta: await countMails(lists.database, accountId), total };
}

export async function readMail(context: SignedInContext, id: number, list: MailList): Promise<Email> {
  const mail = await requireMail(context, id);
  const [previous, next] = [
    await besideMail(context, mail, list, 'previous'),
    await besideMail(context, mail, list, 'next'),
  ];
  return { ...(await withThread(context, mail)), hasPreviousMail: previous !== null, hasNextMail: next !== null };
}

export async function readMailBeside(
  context: SignedInContext,
  emailId: number,
  side: Side,
  list: MailList,
): Promise<Email> {
  const mail = await requireMail(context, emailId);
  const id = await besideMail(context, mail, list, side);
  if (id === null) throw notFound('mail');
  const isGiven = list.folder !== undefined || list.label !== undefined;
  return readMail(context, id, isGiven ? list : { ...list, folder: mail.folder });
}

async function requireMail({ lists, caller }: SignedInContext, id: number): Promise<FoundMail> {
  const [mail] = await findMails(lists.database, caller.accountId, [id]);
  if (!mail) throw notFound('mail');
  return mail;
}

/** Where no list is given it is the mail's own folder. */
function besideMail(
  { lists, caller }: SignedInContext,
  mail: FoundMail,
  list: MailList,
  side: Side,
): Promise<number | null> {
  const isGiven = list.folder !== undefined || list.label !== undefined;
  const request = listRequest(
    { q: list.q, ...newestFirst },
    mailFilter(isGiven ? list : { ...list, folder: mail.folder }),
  );
  const place = { key: mail.sentAt, id: mail.id };
  return findNeighbour(lists, ownedBy(mailsIndex, caller.accountId), request, place, side);
}

async function withThread({ lists }: SignedInContext, mail: FoundMail): Promise<Email> {
  const replies = await findReplies(lists.database, mail);
  const attachmentsOf = await findAttachments(lists.database, [mail, ...replies]);
  const shown = replies.map((reply) => shownReply(reply, attachmentsOf(reply), replies.length));
  return shownMail(mail, attachmentsOf(mail), shown);
}
