import { mostOrderNotes, type OrderNote } from '@atrium/contract/order-notes';
import { addedWith, noteAdded, stillThere } from '../../../changes/added-once.ts';
import { recordChange } from '../../../changes/record.ts';
import { shortened } from '../../../changes/shortened.ts';
import type { Acting, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { OrderNoteRow } from '../../../database/shop-schema.ts';
import { conflict, notAllowed, notFound } from '../../../errors.ts';
import {
  changeNoteRow,
  countNotesOf,
  deleteNoteRow,
  findNote,
  findNotesOf,
  insertNote,
} from './order-notes.queries.ts';
import { findOrder } from './orders.queries.ts';

export async function listOrderNotes(context: SignedInContext, orderId: number): Promise<{ notes: OrderNote[] }> {
  const { read } = context.services.engine;
  if (!(await findOrder(read, orderId, null))) throw notFound('order');
  const notes = (await findNotesOf(read, orderId)).map(({ accountId, name, ...note }) => {
    const isOwn = accountId === context.caller.accountId;
    return { ...note, name: name ?? '', isOwn, mayDelete: mayDelete(context, accountId) };
  });
  return { notes };
}

function mayDelete({ ability, caller }: SignedInContext, accountId: number | null): boolean {
  return accountId === caller.accountId || ability.can('manage', 'Order');
}

export function addOrderNote(
  context: SignedInContext,
  orderId: number,
  { text, idempotencyKey }: { text: string; idempotencyKey?: string | undefined },
) {
  return context.services.engine.write(async (transaction) => {
    if (!(await findOrder(transaction, orderId, null))) throw notFound('order');
    const known = await addedWith(transaction, context, 'order-note', idempotencyKey);
    if (known) return addedBefore(transaction, orderId, known);
    const id = await nextId(transaction, 'order_notes');
    const { accountId } = context.caller;
    const note = { id, orderId, accountId, text, createdAt: context.now, editedAt: null };
    const changeId = await keepNote(transaction, context, note);
    await noteAdded(transaction, context, idempotencyKey, { entity: 'order-note', entityId: id, changeId });
    return { noteId: id, changeId };
  });
}

async function addedBefore(transaction: Transaction, orderId: number, added: { entityId: number; changeId: number }) {
  const note = stillThere(await findNote(transaction, added.entityId), (kept) => kept.orderId === orderId);
  return { noteId: note.id, changeId: added.changeId };
}

export function updateOrderNote(context: SignedInContext, id: number, text: string): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const note = await requireNote(transaction, id);
    if (note.accountId !== context.caller.accountId) throw notAllowed();
    return changeNote(transaction, context, note, text);
  });
}

export function deleteOrderNote(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const note = await requireNote(transaction, id);
    if (!mayDelete(context, note.accountId)) throw notAllowed();
    return dropNote(transaction, context, note);
  });
}

async function requireNote(transaction: Transaction, id: number): Promise<OrderNoteRow> {
  const note = await findNote(transaction, id);
  if (!note) throw notFound('note');
  return note;
}

export async function keepNote(transaction: Transaction, author: Acting, note: OrderNoteRow): Promise<number> {
  if ((await countNotesOf(transaction, note.orderId)) >= mostOrderNotes)
    throw conflict(`An order has at most ${mostOrderNotes} notes.`);
  await insertNote(transaction, note);
  return recordNote(transaction, author, note, { before: null, after: note });
}

/** Null when it says so already. */
export async function changeNote(
  transaction: Transaction,
  author: Acting,
  note: OrderNoteRow,
  text: string,
): Promise<number | null> {
  if (note.text === text) return null;
  await changeNoteRow(transaction, note.id, { text, editedAt: author.now });
  return recordNote(transaction, author, note, { before: { text: note.text }, after: { text } });
}

export async function dropNote(transaction: Transaction, author: Acting, note: OrderNoteRow): Promise<number> {
  await deleteNoteRow(transaction, note.id);
  return recordNote(transaction, author, note, { before: note, after: null });
}

function recordNote(
  transaction: Transaction,
  author: Acting,
  { id, orderId, text }: OrderNoteRow,
  step: { before: object | null; after: object | null },
): Promise<number> {
  const shown = shortened(text);
  const change = { entity: 'order-note', entityId: id, entityName: `${orderId} · ${shown}`, ...step } as const;
  return recordChange(transaction, author, { ...change, isUndoable: true });
}
