import { MailLabel, MailUpdate } from '@atrium/contract/mail';
import * as z from 'zod/mini';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { changeMails, decisions } from './mail.changes.ts';
import { findKeptMails } from './mail.kept.queries.ts';
import { labelsText } from './mail.list.ts';
import { updated } from './mail.ts';

const Decided = z.object({ ...MailUpdate.shape, labels: z.optional(z.array(MailLabel)) });

/** A mail is there for its account alone, and so is what was done to it. */
export const undoMailChange: Undo = async (transaction, context, change) => {
  const ownerId = context.caller?.accountId ?? 0;
  const mail = await findOwnMail(transaction, ownerId, change.entityId);
  if (!mail) throw notFound('change');
  const undo = undoOf({
    find: async () => decisions(mail),
    remove: refuse,
    restore: refuse,
    revert(_, __, ___, before) {
      const { labels, ...update } = Decided.parse(before);
      return changeMails(transaction, context, ownerId, [mail], (kept) => ({
        ...updated(kept, update),
        labels: labels ? labelsText(labels) : kept.labels,
      }));
    },
  });
  return undo(transaction, context, change);
};

async function findOwnMail(transaction: Transaction, ownerId: number, id: number) {
  const [mail] = await findKeptMails(transaction, ownerId, [id]);
  return mail;
}

/** What was sent is with others, and a draft goes to the trash when it is deleted: neither is recorded as undoable. */
async function refuse(): Promise<never> {
  throw conflict('This cannot be undone.');
}
