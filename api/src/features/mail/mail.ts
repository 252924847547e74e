import type { MailUpdate } from '@atrium/contract/mail';
import type { MailLabel } from '@atrium/contract/mail-labels';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { inOrder } from '../../lists/in-order.ts';
import { requireLabels } from './labels/mail-labels.known.ts';
import { changeMails } from './mail.changes.ts';
import { findKeptMails, type KeptMail } from './mail.kept.queries.ts';
import { labelsText } from './mail.list.ts';
import { labelsOf } from './mail.shapes.ts';
import { awake } from './mail.waking.ts';

/** All of them or, when one is missing, none. Answers the first change; null when nothing is different. */
export function updateMails(
  context: SignedInContext,
  ids: readonly number[],
  update: MailUpdate,
): Promise<number | null> {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const mails = await requireMails(transaction, ownerId, ids);
    return changeMails(transaction, context, ownerId, mails, (mail) => updated(mail, update));
  });
}

function updated(mail: KeptMail, { folder, isRead, isStarred }: MailUpdate): KeptMail {
  if (mail.sendAt !== null && folder !== undefined && folder !== mail.folder)
    throw conflict('This mail has not left yet. Call it back first.');
  return {
    ...(folder === undefined ? mail : awake(mail)),
    folder: folder ?? mail.folder,
    isRead: isRead === undefined ? mail.isRead : Number(isRead),
    isStarred: isStarred === undefined ? mail.isStarred : Number(isStarred),
  };
}

/** Each mail for itself: those that have the label lose it, the others get it. */
export function toggleLabel(context: SignedInContext, ids: readonly number[], label: MailLabel): Promise<number> {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    await requireLabels(transaction, ownerId, [label], 'label');
    const mails = await requireMails(transaction, ownerId, ids);
    const changeId = await changeMails(transaction, context, ownerId, mails, (mail) => toggled(mail, label));
    if (changeId === null) throw notFound('mail');
    return changeId;
  });
}

function toggled(mail: KeptMail, label: MailLabel): KeptMail {
  const labels = labelsOf(mail.labels);
  const left = labels.filter((other) => other !== label);
  return { ...mail, labels: labelsText(left.length < labels.length ? left : [...labels, label]) };
}

export async function requireMails(
  transaction: Transaction,
  ownerId: number,
  ids: readonly number[],
): Promise<KeptMail[]> {
  const wanted = [...new Set(ids)];
  const mails = await findKeptMails(transaction, ownerId, wanted);
  if (mails.length < wanted.length) throw notFound('mail');
  return inOrder(wanted, mails);
}
