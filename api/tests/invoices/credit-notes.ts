import { addCreditNote } from '@atrium/contract/credit-notes';
import { markInvoiceSent } from '@atrium/contract/invoices';
import type { RouteInput } from '@atrium/contract/route';
import type { Person } from '../person.ts';
import { addAnInvoice, aLine, type NewInvoice } from './invoices.ts';

type NewCreditNote = RouteInput<typeof addCreditNote>['body'];

/** Two knots at $95 with 20 % of tax, and a rope of $10.01 without: $238.01 in all. */
export const knotsAndRope = [
  aLine({ taxBasisPoints: 2_000 }),
  aLine({ item: 'Rope', costCents: 1_001, quantityThousandths: 1_000 }),
];

export async function anIssuedInvoice(admin: Person, more: Partial<NewInvoice> = {}): Promise<number> {
  const { id } = await addAnInvoice(admin, { lines: knotsAndRope, ...more });
  await admin.call(markInvoiceSent, { parameters: { id } });
  return id;
}

export async function addACreditNote(admin: Person, body: NewCreditNote = {}, invoiceId?: number) {
  const parameters = { id: invoiceId ?? (await anIssuedInvoice(admin)) };
  const { creditNote, ...rest } = await admin.call(addCreditNote, { parameters, body });
  return { ...rest, creditNote, id: creditNote.id, invoiceId: parameters.id };
}
