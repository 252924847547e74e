import type { MailToSend } from '@atrium/contract/mail';
import { recordChanges } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { MailMessageRow, MailRow } from '../../database/mail-schema.ts';
import { nextIds } from '../../database/sequences.ts';
import { fold } from '../../search/fold.ts';
import { requireDraft } from './mail.drafts.ts';
import { findAccountsOf, findThreads, type KeptDraft, type KeptMail, storeText } from './mail.kept.queries.ts';
import { mailRow, mailSearch } from './mail.list.ts';
import { insertMessages, messageRow, replaceMessage } from './mail.messages.ts';
import { placeMails } from './mail.places.ts';
import { newPlace, summaryOf, writtenNow } from './mail.written.ts';

/** Into the own folder of what was sent, and into the inbox of each account that it is for, at once. */
export function sendMail(context: SignedInContext, mail: MailToSend): Promise<{ id: number; changeId: number }> {
  const senderId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const draft = mail.draftId === undefined ? null : await requireDraft(transaction, senderId, mail.draftId);
    const message = await keepMessage(transaction, context, draft, mail);
    const recipients = await findAccountsOf(transaction, addressesOf(mail));
    const known = await findThreads(transaction, [...new Set([senderId, ...recipients])], [message.threadId]);
    const copies = await copiesOf(transaction, message, senderId, recipients, draft);
    const search = mailSearch(senderId, message);
    const { sentAt } = message;
    if (mail.draftId !== undefined) await storeText(transaction, mail.draftId, { sentAt, search });
    const wanted = known.map(
      (kept): KeptMail => (kept.id === mail.draftId ? { ...kept, sentAt, search, folder: 'sent' } : kept),
    );
    await placeMails(transaction, context, { known, wanted, added: copies });
    const id = mail.draftId ?? copies[0]?.id ?? 0;
    return { id, changeId: await recordSending(transaction, context, message, copies, mail.draftId) };
  });
}

/** What is sent is no draft any more, and nobody writes on it. */
async function keepMessage(
  transaction: Transaction,
  context: SignedInContext,
  draft: KeptDraft | null,
  mail: MailToSend,
): Promise<MailMessageRow> {
  const { id, threadId, inReplyTo } = draft ?? (await newPlace(transaction, context.caller.accountId, mail.inReplyTo));
  const said = await writtenNow(transaction, context, mail);
  const message = messageRow({ ...said, id, threadId, inReplyTo, isDraft: 0 });
  if (draft) await replaceMessage(transaction, message);
  else await insertMessages(transaction, [message]);
  return message;
}

function addressesOf({ to, cc, bcc }: MailToSend): string[] {
  return [...new Set([...to.map(({ email }) => email), ...cc, ...bcc].map(fold))];
}

/** The sender's own comes first, unless it is a draft that becomes it. */
async function copiesOf(
  transaction: Transaction,
  message: MailMessageRow,
  senderId: number,
  recipients: readonly number[],
  draft: KeptDraft | null,
): Promise<MailRow[]> {
  const sent = { accountId: senderId, folder: 'sent', isRead: 1 } as const;
  const received = recipients.map((accountId) => ({ accountId, folder: 'inbox', isRead: 0 }) as const);
  const places = draft ? received : [sent, ...received];
  if (places.length === 0) return [];
  const firstId = await nextIds(transaction, 'mails', places.length);
  const state = { isStarred: 0, labels: '', isLatest: 0, hasAttachments: draft?.hasAttachments ?? 0 };
  return places.map((place, index) => mailRow({ ...state, ...place, id: firstId + index }, message));
}

/** The sender's first. None can be undone: it is with others. */
function recordSending(
  transaction: Transaction,
  context: SignedInContext,
  message: MailMessageRow,
  copies: readonly MailRow[],
  draftId: number | undefined,
): Promise<number> {
  const about = { entity: 'mail', entityName: message.subject } as const;
  const ownerId = context.caller.accountId;
  const sending =
    draftId === undefined
      ? []
      : [{ ...about, entityId: draftId, ownerId, before: { folder: 'draft' }, after: { folder: 'sent' } }];
  const arrivals = copies.map(({ id, accountId, folder }) => {
    return { ...about, entityId: id, ownerId: accountId, before: null, after: { id, folder, ...summaryOf(message) } };
  });
  return recordChanges(transaction, context, [...sending, ...arrivals]);
}
