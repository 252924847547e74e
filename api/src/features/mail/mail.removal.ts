import { MailFolder } from '@atrium/contract/mail';
import { MailLabel } from '@atrium/contract/mail-labels';
import * as z from 'zod/mini';
import { recordChanges } from '../../changes/record.ts';
import type { ChangeToUndo } from '../../changes/undo.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { MailRow } from '../../database/mail-schema.ts';
import { conflict } from '../../errors.ts';
import { scheduleJob } from '../../jobs/jobs.ts';
import { hideNotifications, showNotifications } from '../../notifications/notifications.ts';
import { findThreads, type KeptMail } from './mail.kept.queries.ts';
import { labelsText, mailRow } from './mail.list.ts';
import { placeMails } from './mail.places.ts';
import {
  countInFolder,
  findInFolder,
  findMessages,
  markDeleted,
  removeDeleted,
  unmarkDeleted,
} from './mail.removal.queries.ts';
import { labelsOf } from './mail.shapes.ts';
import { requireMails } from './mail.ts';

/** The kind of job that removes what was deleted for good. */
export const purgeJob = 'mail-purge';

const millisecondsToUndo = 3_600_000;
const mostAtOnce = 1_000;

/** What undo has to know to bring a mail back; what it says is kept for as long as that is possible. */
const Removed = z.object({
  messageId: z.number(),
  threadId: z.number(),
  folder: MailFolder,
  isRead: z.boolean(),
  isStarred: z.boolean(),
  labels: z.array(MailLabel),
  hasAttachments: z.boolean(),
});

export function deleteMails(context: SignedInContext, ids: readonly number[]): Promise<number> {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const mails = await requireMails(transaction, ownerId, ids);
    if (mails.some(({ folder }) => folder !== 'trash' && folder !== 'spam'))
      throw conflict('Only what is in the trash or in spam can be deleted for good.');
    return removeForGood(transaction, context, ownerId, mails);
  });
}

export function emptyFolder(
  context: SignedInContext,
  folder: 'trash' | 'spam',
): Promise<{ changeId: number | null; deleted: number; left: number }> {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const mails = await findInFolder(transaction, ownerId, folder, mostAtOnce);
    const changeId = mails.length === 0 ? null : await removeForGood(transaction, context, ownerId, mails);
    const deleted = mails.length;
    return { changeId, deleted, left: deleted < mostAtOnce ? 0 : await countInFolder(transaction, ownerId, folder) };
  });
}

/** What is said is kept for as long as undo can bring it back. Answers the first change. */
export async function removeForGood(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  mails: readonly KeptMail[],
): Promise<number> {
  const gone = new Set(mails.map(({ id }) => id));
  const threads = [...new Set(mails.map(({ threadId }) => threadId))];
  const known = await findThreads(transaction, [ownerId], threads);
  await placeMails(transaction, context, { known, wanted: known.filter(({ id }) => !gone.has(id)) });
  const messageIds = [...new Set(mails.map(({ messageId }) => messageId))];
  await markDeleted(transaction, messageIds, context.now);
  const dueAt = new Date(Date.parse(context.now) + millisecondsToUndo).toISOString();
  await scheduleJob(transaction, { kind: purgeJob, key: context.requestId, dueAt });
  await hideNotifications(transaction, context, 'mail', [...gone]);
  return recordChanges(
    transaction,
    context,
    mails.map((mail) => ({ ...aboutMail(ownerId, mail), before: removedOf(mail), after: null, isUndoable: true })),
  );
}

function aboutMail(ownerId: number, { id, subject }: Pick<KeptMail, 'id' | 'subject'>) {
  return { entity: 'mail', entityId: id, entityName: subject, ownerId } as const;
}

export function removedOf(mail: KeptMail): z.infer<typeof Removed> {
  const { messageId, threadId, folder, isRead, isStarred, labels, hasAttachments } = mail;
  const flags = { isRead: isRead === 1, isStarred: isStarred === 1, hasAttachments: hasAttachments === 1 };
  return { messageId, threadId, folder, ...flags, labels: labelsOf(labels) };
}

/** Takes back that mails were deleted for good, if what they say is still there. */
export async function restoreMails(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  changes: readonly ChangeToUndo[],
): Promise<number[]> {
  const removed = changes.map(({ entityId, before }) => ({ id: entityId, ...Removed.parse(before) }));
  const messages = await findMessages(transaction, [...new Set(removed.map(({ messageId }) => messageId))]);
  const added = removed.map(({ id, isRead, isStarred, hasAttachments, labels, ...mail }): MailRow => {
    const message = messages.get(mail.messageId);
    if (!message) throw conflict('What these mails said has been removed by now.');
    const flags = { isRead: Number(isRead), isStarred: Number(isStarred), hasAttachments: Number(hasAttachments) };
    const { folder, threadId } = mail;
    const state = { ...flags, folder, threadId, labels: labelsText(labels), isLatest: 0 };
    return mailRow({ ...state, id, accountId: ownerId }, message);
  });
  const known = await findThreads(transaction, [ownerId], [...new Set(removed.map(({ threadId }) => threadId))]);
  await placeMails(transaction, context, { known, wanted: known, added });
  await unmarkDeleted(transaction, [...messages.keys()]);
  const ids = added.map(({ id }) => id);
  await showNotifications(transaction, context, 'mail', ids);
  const records = changes.map(({ entityId, entityName, before }) => {
    return {
      ...aboutMail(ownerId, { id: entityId, subject: entityName }),
      before: null,
      after: before,
      isUndoable: true,
    };
  });
  const firstId = await recordChanges(transaction, context, records);
  return records.map((_, index) => firstId + index);
}

/** Removes what was deleted for good a while ago, unless somebody else has it. */
export function purgeMessages(transaction: Transaction, now: string): Promise<void> {
  return removeDeleted(transaction, new Date(Date.parse(now) - millisecondsToUndo).toISOString());
}
