import { addInvoicePayment } from '@atrium/contract/invoices';
import type { Person } from '../person.ts';
import { aClient, addAnInvoice, payment, wholeInvoice } from './invoices.ts';

/** Two invoices of $190 each of a client of their own, of which $250 were paid on the first. */
export async function aCredit(admin: Person) {
  const { id: fromId, invoice } = await addAnInvoice(admin, { client: aClient() });
  const clientId = invoice.client.id;
  const { id } = await addAnInvoice(admin, { clientId });
  const body = { ...payment, amountCents: 25_000, mayExceedDue: true };
  await admin.call(addInvoicePayment, { parameters: { id: fromId }, body });
  return { id, fromId, clientId };
}

export async function balances(admin: Person, ...ids: readonly number[]): Promise<number[]> {
  const invoices = await Promise.all(ids.map((id) => wholeInvoice(admin, id)));
  return invoices.map(({ invoice }) => invoice.balanceCents);
}
