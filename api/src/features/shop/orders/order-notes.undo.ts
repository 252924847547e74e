import * as z from 'zod/mini';
import { undoOf } from '../../../changes/undo-record.ts';
import { findNote } from './order-notes.queries.ts';
import { changeNote, dropNote, keepNote } from './order-notes.ts';

const Note = z.object({
  id: z.int(),
  orderId: z.int(),
  accountId: z.nullable(z.int()),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
});

export const undoOrderNoteChange = undoOf({
  find: findNote,
  remove: dropNote,
  restore: (transaction, context, before) => keepNote(transaction, context, Note.parse(before)),
  revert: (transaction, context, now, before) =>
    changeNote(transaction, context, now, Note.shape.text.parse(before.text)),
});
