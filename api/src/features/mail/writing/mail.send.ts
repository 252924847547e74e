import type { MailToSend } from '@atrium/contract/mail';
import { longestMailWait, momentTooFar } from '@atrium/contract/mail-waiting';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { changeMails } from '../mail.changes.ts';
import { findKeptMails, type KeptMail } from '../mail.kept.queries.ts';
import { keepDraft, keepNewDraft } from './mail.drafts.ts';
import { leave } from './mail.leaving.ts';
import { type Kept, noteWriting, writtenBefore } from './mail.writings.ts';

/**
 * Kept like a draft, and then on its way: at once, in some seconds or at its hour. Whatever happens in between, one key makes one mail: a
 * double click, a retry after a lost answer, a process that dies.
 */
export function sendMail(context: SignedInContext, mail: MailToSend): Promise<Kept> {
  const sendAt = hourOf(context, mail);
  return context.services.engine.write(async (transaction) => {
    const known = await writtenBefore(transaction, context, mail);
    if (known?.left) return known.left;
    const isOnItsWay = known !== undefined && known.mail.sendAt !== null;
    if (isOnItsWay) await callBack(transaction, context, known.mail.id);
    const draftId = known?.mail.id ?? mail.draftId;
    const { draftTime, ...text } = mail;
    const { id } = await (draftId === undefined
      ? keepNewDraft(transaction, context, mail)
      : keepDraft(transaction, context, draftId, isOnItsWay ? text : { ...text, draftTime }));
    const sent = { id, changeId: await setOut(transaction, context, id, mail, sendAt) };
    await noteWriting(transaction, context, mail, sent);
    return sent;
  });
}

function setOut(
  transaction: Transaction,
  context: SignedInContext,
  id: number,
  mail: MailToSend,
  sendAt: string | null,
): Promise<number> {
  if (sendAt === null) return leave(transaction, context, id);
  const folder = mail.sendAt === undefined ? 'sent' : 'draft';
  const sentAt = folder === 'sent' ? context.now : sendAt;
  return changeOne(transaction, context, id, (kept) => ({ ...kept, folder, sendAt, sentAt }));
}

/** Null for what leaves at once. */
function hourOf({ now }: SignedInContext, { sendAt, undoSeconds }: MailToSend): string | null {
  const time = Date.parse(now);
  if (sendAt === undefined) return undoSeconds === 0 ? null : new Date(time + undoSeconds * 1_000).toISOString();
  const hour = Date.parse(sendAt);
  if (hour <= time || hour > time + longestMailWait) throw badInput([{ path: 'sendAt', message: momentTooFar }]);
  return sendAt;
}

/** Back to the drafts, as long as it has not left. */
export function cancelMail(context: SignedInContext, id: number): Promise<Kept> {
  return context.services.engine.write(async (transaction) => ({
    id,
    changeId: await callBack(transaction, context, id),
  }));
}

function callBack(transaction: Transaction, context: SignedInContext, id: number): Promise<number> {
  return changeOne(transaction, context, id, (mail) => {
    if (mail.sendAt === null)
      throw conflict(
        mail.folder === 'draft' ? 'This mail is among the drafts already.' : 'This mail has left already.',
      );
    return { ...mail, folder: 'draft', sendAt: null, sentAt: context.now };
  });
}

async function changeOne(
  transaction: Transaction,
  context: SignedInContext,
  id: number,
  change: (mail: KeptMail) => KeptMail,
): Promise<number> {
  const { accountId } = context.caller;
  const mails = await findKeptMails(transaction, accountId, [id]);
  const changeId = await changeMails(transaction, context, accountId, mails, change);
  if (changeId === null) throw notFound('mail');
  return changeId;
}
