import { reminderLetter } from '@atrium/contract/invoice-letter';
import type { SendInvoice } from '@atrium/contract/invoices';
import type { SignedInContext } from '../../../context.ts';
import { conflict, notFound, Refusal } from '../../../errors.ts';
import type { InvoiceContent } from '../invoices.list.ts';
import { findStoredInvoices } from '../invoices.queries.ts';
import { type Sending, type Sent, sendInvoice } from '../send-invoice.ts';

export function noteReminded(content: InvoiceContent, now: string): InvoiceContent {
  return { ...content, reminders: content.reminders + 1, remindedAt: now };
}

const asReminder: Sending = {
  letter: reminderLetter,
  refuse: ({ row }) => {
    if (row.status !== 'Past Due') throw conflict('This invoice is not past due: there is nothing to remind of.');
  },
  noted: noteReminded,
};

/** Sends an invoice once more, with words that remind of it. */
export function remindInvoice(context: SignedInContext, id: number, input: SendInvoice): Promise<Sent> {
  return sendInvoice(context, id, input, asReminder);
}

interface ManyToRemind {
  readonly ids: readonly number[];
  readonly idempotencyKey?: string | undefined;
}

/** Reminds of all of these that are past due. Each has a letter, a PDF and a transaction of its own: what was sent stays sent when another fails. */
export async function remindInvoices(
  context: SignedInContext,
  { ids, idempotencyKey }: ManyToRemind,
): Promise<{ reminded: number[]; leftAlone: number[] }> {
  const wanted = [...new Set(ids)];
  const invoices = await findStoredInvoices(context.services.engine.read, wanted);
  const isHere = invoices.length === wanted.length && invoices.every(({ row }) => row.deletedAt === null);
  if (!isHere) throw notFound('invoice');
  const reminded: number[] = [];
  for (const { row, client } of invoices) {
    const key = idempotencyKey && `${idempotencyKey} ${row.id}`;
    const input = { withLink: true, idempotencyKey: key };
    const canBe = row.status === 'Past Due' && client.companyEmail !== '';
    if (canBe && (await isReminded(context, row.id, input))) reminded.push(row.id);
  }
  return { reminded, leftAlone: wanted.filter((id) => !reminded.includes(id)) };
}

/** False when it has been paid or deleted by now. */
async function isReminded(context: SignedInContext, id: number, input: SendInvoice): Promise<boolean> {
  try {
    await remindInvoice(context, id, input);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
