import { MailLabelColor } from '@atrium/contract/mail-labels';
import * as z from 'zod/mini';
import { ownerOf } from '../../../changes/owner.ts';
import type { Undo } from '../../../changes/undo.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import type { MailLabelRow } from '../../../database/mail-schema.ts';
import { findMailLabel } from './mail-labels.queries.ts';
import { changeLabel, dropLabel, keepLabel, labelRow } from './mail-labels.ts';

const Kept = z.object({ name: z.string(), color: MailLabelColor });
const Changed = z.partial(Kept);

/** A label that comes back has its number again, and with it the mails that had it. */
export const undoMailLabelChange: Undo = (transaction, context, change) => {
  const ownerId = ownerOf(context);
  const undo = undoOf<MailLabelRow>({
    find: (_, id) => findMailLabel(transaction, ownerId, id),
    remove: async (_, author, label) => (await dropLabel(transaction, author, label)).changeId,
    restore: (_, author, before, id) =>
      keepLabel(transaction, author, labelRow(ownerId, { id, ...Kept.parse(before) })),
    revert(_, author, now, before) {
      const { name = now.name, color = now.color } = Changed.parse(before);
      return changeLabel(transaction, author, now, labelRow(ownerId, { id: now.id, name, color }));
    },
  });
  return undo(transaction, context, change);
};
