import type { NewClient } from '@atrium/contract/clients';
import { listInvoices } from '@atrium/contract/invoice-list';
import type { Invoice, WholeInvoice } from '@atrium/contract/invoices';
import { addInvoice, getInvoice, type InvoiceLine } from '@atrium/contract/invoices';
import type { RouteInput } from '@atrium/contract/route';
import type { Person } from '../person.ts';

let clients = 0;

/** A client that no other in this file is. */
export function aClient(): Omit<NewClient, 'language' | 'buyerReference' | 'copiesTo'> {
  clients += 1;
  return {
    name: `Odile Ferreira ${clients}`,
    company: 'Rope Walk',
    companyEmail: `odile.${clients}@ropewalk.example`,
    contact: '+351 21 555 0195',
    address: '3 Rope Walk',
    country: 'Portugal',
    vatNumber: 'PT 000 000 000',
  };
}

export function aLine(more: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    item: 'Software Development',
    description: 'Knots, by hand',
    costCents: 9_500,
    quantityThousandths: 2_000,
    discountBasisPoints: 0,
    taxBasisPoints: 0,
    ...more,
  };
}

/** What is given to write one: the rest is as usual. */
export type NewInvoice = RouteInput<typeof addInvoice>['body'];

export const payment = { paidOn: '2026-03-02', amountCents: 5_000, method: 'Cash', note: 'In coins' } as const;

/** The clock of the tests stands at 2 March 2026. */
export function anInvoice(more: Partial<NewInvoice> = {}): NewInvoice {
  return {
    clientId: 'client' in more ? undefined : 1,
    issuedDate: '2026-03-01',
    dueDate: '2026-03-31',
    service: 'Software Development',
    note: '',
    lines: [aLine()],
    ...more,
  };
}

type Written = WholeInvoice & { id: number; changeId: number };

export async function addAnInvoice(admin: Person, more: Partial<NewInvoice> = {}): Promise<Written> {
  const written = await admin.call(addInvoice, { body: anInvoice(more) });
  return { ...written, id: written.invoice.id };
}

export function wholeInvoice(admin: Person, id: number): Promise<WholeInvoice> {
  return admin.call(getInvoice, { parameters: { id } });
}

/** All invoices, the latest first. */
export async function allInvoices(admin: Person): Promise<Invoice[]> {
  return (await admin.call(listInvoices, { query: { perPage: 1 } })).allData ?? [];
}
