import { MailLabel, MailUpdate } from '@atrium/contract/mail';
import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import type { ChangeToUndo, UndoTogether } from '../../changes/undo.ts';
import { refuseChanged } from '../../changes/undo-record.ts';
import { notFound } from '../../errors.ts';
import { inOrder } from '../../lists/in-order.ts';
import { changeMails, decisions } from './mail.changes.ts';
import { findKeptMails, type KeptMail } from './mail.kept.queries.ts';
import { labelsText } from './mail.list.ts';
import { updated } from './mail.ts';

const Decided = z.object({ ...MailUpdate.shape, labels: z.optional(z.array(MailLabel)) });

/**
 * A mail is there for its account alone, and so is what was done to it. Only what was decided about mails is recorded as undoable: what was
 * sent is with others, and a draft that is deleted goes to the trash.
 */
export const undoMailChanges: UndoTogether = {
  async together(transaction, context, changes) {
    const ownerId = ownerOf(context);
    const ids = changes.map(({ entityId }) => entityId);
    const mails = inOrder(ids, await findKeptMails(transaction, ownerId, ids));
    const changeOf = new Map(changes.map((change) => [change.entityId, change]));
    const firstId = await changeMails(transaction, context, ownerId, mails, (mail) =>
      reverted(mail, changeOf.get(mail.id)),
    );
    if (firstId === null || mails.length < changes.length) throw notFound('change');
    return changes.map((_, index) => firstId + index);
  },
};

function reverted(mail: KeptMail, change: ChangeToUndo | undefined): KeptMail {
  if (!change) return mail;
  refuseChanged(change, decisions(mail));
  const { labels, ...update } = Decided.parse(change.before);
  return { ...updated(mail, update), labels: labels ? labelsText(labels) : mail.labels };
}
