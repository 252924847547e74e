import type { MailToSend } from '@atrium/contract/mail';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { changeMails } from './mail.changes.ts';
import { keepDraft, keepNewDraft } from './mail.drafts.ts';
import { findKeptMails, type KeptMail } from './mail.kept.queries.ts';
import { leave } from './mail.leaving.ts';

interface Kept {
  id: number;
  changeId: number;
}

/** Kept like a draft, and then on its way: at once, in some seconds or at its hour. */
export function sendMail(context: SignedInContext, mail: MailToSend): Promise<Kept> {
  const { accountId } = context.caller;
  const sendAt = hourOf(context, mail);
  return context.services.engine.write(async (transaction) => {
    const { id } = await (mail.draftId === undefined
      ? keepNewDraft(transaction, context, mail)
      : keepDraft(transaction, context, mail.draftId, mail));
    if (sendAt === null) return { id, changeId: await leave(transaction, context, id) };
    const folder = mail.sendAt === undefined ? 'sent' : 'draft';
    const sentAt = folder === 'sent' ? context.now : sendAt;
    const waiting = (kept: KeptMail): KeptMail => ({ ...kept, folder, sendAt, sentAt });
    return { id, changeId: await changeOne(transaction, context, accountId, id, waiting) };
  });
}

const longestWait = 366 * 86_400_000;

/** Null for what leaves at once. */
function hourOf({ now }: SignedInContext, { sendAt, undoSeconds }: MailToSend): string | null {
  const time = Date.parse(now);
  if (sendAt === undefined) return undoSeconds === 0 ? null : new Date(time + undoSeconds * 1_000).toISOString();
  const hour = Date.parse(sendAt);
  if (hour <= time || hour > time + longestWait)
    throw badInput([{ path: 'sendAt', message: 'Choose a moment within a year from now.' }]);
  return sendAt;
}

/** Back to the drafts, as long as it has not left. */
export function cancelMail(context: SignedInContext, id: number): Promise<Kept> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const back = (mail: KeptMail): KeptMail => {
      if (mail.sendAt === null) throw conflict('This mail has left already.');
      return { ...mail, folder: 'draft', sendAt: null, sentAt: context.now };
    };
    return { id, changeId: await changeOne(transaction, context, accountId, id, back) };
  });
}

async function changeOne(
  transaction: Transaction,
  context: SignedInContext,
  accountId: number,
  id: number,
  change: (mail: KeptMail) => KeptMail,
): Promise<number> {
  const mails = await findKeptMails(transaction, accountId, [id]);
  const changeId = await changeMails(transaction, context, accountId, mails, change);
  if (changeId === null) throw notFound('mail');
  return changeId;
}
