import type { MailDraft } from '@atrium/contract/mail';
import { findAccount } from '../../../auth/accounts.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { MailMessageRow } from '../../../database/mail-schema.ts';
import { nextId } from '../../../database/sequences.ts';
import { notFound } from '../../../errors.ts';
import { findKeptMails } from '../mail.kept.queries.ts';
import type { NewMessage } from '../mail.messages.ts';
import { addressesOf, peopleOf } from '../mail.shapes.ts';
import { messageHtml, oneLine } from '../mail.text.ts';

const longestName = 200;
const longestSubject = 500;

type Said = Omit<NewMessage, 'id' | 'threadId' | 'inReplyTo' | 'isDraft'>;

/** What the caller says now, with the files that it may show. */
export async function writtenNow(
  transaction: Transaction,
  { caller, now }: SignedInContext,
  { to, cc, bcc, subject, message }: MailDraft,
  fileIds: readonly number[],
): Promise<Said> {
  const account = await findAccount(transaction, caller.accountId);
  return {
    fromAccountId: caller.accountId,
    fromName: oneLine(caller.name, longestName),
    fromEmail: account?.email ?? '',
    fromAvatar: account?.avatar ?? '',
    toPeople: JSON.stringify(to.map(({ name, email }) => ({ name: oneLine(name, longestName), email }))),
    cc: JSON.stringify(cc),
    bcc: JSON.stringify(bcc),
    subject: oneLine(subject, longestSubject),
    body: await messageHtml(message, { byContentId: new Map(), ids: new Set(fileIds) }),
    sentAt: now,
  };
}

/** The place of a new message: in the thread of the mail that it answers, or in one of its own. */
export async function newPlace(
  transaction: Transaction,
  accountId: number,
  mailId: number | undefined,
): Promise<Pick<MailMessageRow, 'id' | 'threadId' | 'inReplyTo'>> {
  const answered = mailId === undefined ? null : await requireMail(transaction, accountId, mailId);
  const id = await nextId(transaction, 'mail_messages');
  return { id, threadId: answered?.threadId ?? id, inReplyTo: answered?.messageId ?? null };
}

async function requireMail(transaction: Transaction, accountId: number, id: number) {
  const [mail] = await findKeptMails(transaction, accountId, [id]);
  if (!mail) throw notFound('mail');
  return mail;
}

/** As records of changes have it: to whom and about what, without the text and without those whom nobody else may see. */
export function summaryOf({
  subject,
  toPeople,
  cc,
  sentAt,
}: Pick<MailMessageRow, 'subject' | 'toPeople' | 'cc' | 'sentAt'>) {
  return { subject, to: peopleOf(toPeople).map(({ email }) => email), cc: addressesOf(cc), sentAt };
}
