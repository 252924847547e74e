import { MailUpdate } from '@atrium/contract/mail';
import { MailLabel } from '@atrium/contract/mail-labels';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { ChangeToUndo, UndoTogether } from '../../changes/undo.ts';
import { refuseChanged } from '../../changes/undo-record.ts';
import { conflict, notFound } from '../../errors.ts';
import { inOrder } from '../../lists/in-order.ts';
import { changeMails, decisions } from './mail.changes.ts';
import { findKeptMails, type KeptMail } from './mail.kept.queries.ts';
import { labelsText } from './mail.list.ts';
import { removedOf, removeForGood, restoreMails } from './mail.removal.ts';
import { placedAt } from './mail.waking.ts';

const Decided = z.object({
  ...MailUpdate.shape,
  labels: z.optional(z.array(MailLabel)),
  sendAt: z.optional(z.nullable(z.string())),
  snoozedUntil: z.optional(z.nullable(z.string())),
  returnedAt: z.optional(z.nullable(z.string())),
});

/**
 * A mail is there for its account alone, and so is what was done to it. Only what was decided about mails is recorded as undoable: what has
 * left is with others, and a draft that is deleted goes to the trash.
 */
export const undoMailChanges: UndoTogether = {
  async together(transaction, context, changes) {
    const ownerId = ownerOf(context);
    if (changes.every(({ after }) => after === null)) return restoreMails(transaction, context, ownerId, changes);
    const ids = changes.map(({ entityId }) => entityId);
    const mails = inOrder(ids, await findKeptMails(transaction, ownerId, ids));
    if (mails.length < changes.length) throw notFound('change');
    const changeOf = new Map(changes.map((change) => [change.entityId, change]));
    if (changes.every(({ before }) => before === null)) {
      for (const mail of mails) refuseMoved(mail, changeOf.get(mail.id));
      return numbered(changes, await removeForGood(transaction, context, ownerId, mails));
    }
    const firstId = await changeMails(transaction, context, ownerId, mails, (mail) =>
      reverted(mail, changeOf.get(mail.id), context.now),
    );
    if (firstId === null) throw notFound('change');
    return numbered(changes, firstId);
  },
};

function numbered(changes: readonly ChangeToUndo[], firstId: number): number[] {
  return changes.map((_, index) => firstId + index);
}

/** What came back from being deleted for good, and was taken out of the trash since, is wanted. */
function refuseMoved(mail: KeptMail, change: ChangeToUndo | undefined): void {
  if (change) refuseChanged(change, removedOf(mail));
}

function reverted(mail: KeptMail, change: ChangeToUndo | undefined, now: string): KeptMail {
  if (!change) return mail;
  if (change.after?.sendAt && mail.sendAt === null) throw conflict('This mail has left already.');
  refuseChanged(change, decisions(mail));
  const { labels, folder, isRead, isStarred, sendAt, ...rest } = Decided.parse(change.before);
  const before = {
    ...(Object.keys(rest).length === 0 ? mail : placedAt(mail, { ...mail, ...stillToCome(rest, folder, now) })),
    folder: folder ?? mail.folder,
    isRead: isRead === undefined ? mail.isRead : Number(isRead),
    isStarred: isStarred === undefined ? mail.isStarred : Number(isStarred),
    labels: labels ? labelsText(labels) : mail.labels,
  };
  if (sendAt === undefined) return before;
  if (sendAt !== null && before.folder === 'trash')
    throw conflict('This mail is in the trash. Take it out of there first.');
  return { ...before, sendAt, sentAt: before.folder === 'draft' && sendAt !== null ? sendAt : now };
}

/** What was moved while it was put away, and would be back by now, is back. */
function stillToCome(
  rest: Pick<z.infer<typeof Decided>, 'snoozedUntil' | 'returnedAt'>,
  folder: string | undefined,
  now: string,
): typeof rest {
  const isOver = folder !== undefined && typeof rest.snoozedUntil === 'string' && rest.snoozedUntil <= now;
  return isOver ? { ...rest, snoozedUntil: null } : rest;
}
