import { addDocumentLink, type DocumentKind, readSharedDocument } from '@atrium/contract/document-links';
import { addInvoiceSeries } from '@atrium/contract/invoice-series';
import { markInvoiceSent } from '@atrium/contract/invoices';
import { addQuote } from '@atrium/contract/quotes';
import type { RouteInput } from '@atrium/contract/route';
import type { TestApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { addAnInvoice, aLine, type NewInvoice } from './invoices.ts';

type NewQuote = RouteInput<typeof addQuote>['body'];
type NewSeries = RouteInput<typeof addInvoiceSeries>['body'];

export function aQuote(more: Partial<NewQuote> = {}): NewQuote {
  return { clientId: 1, issuedDate: '2026-03-01', validUntil: '2026-03-31', lines: [aLine()], ...more };
}

export async function addAQuote(admin: Person, more: Partial<NewQuote> = {}): Promise<number> {
  return (await admin.call(addQuote, { body: aQuote(more) })).quote.id;
}

/** The clock of the tests stands at 2 March 2026. */
export function aSeries(more: Partial<NewSeries> = {}): NewSeries {
  return {
    clientId: 1,
    service: 'Software Development',
    lines: [aLine()],
    every: 1,
    unit: 'month',
    firstDay: '2026-03-31',
    dueDays: 14,
    delivery: 'draft',
    ...more,
  };
}

export async function addASeries(admin: Person, more: Partial<NewSeries> = {}): Promise<number> {
  return (await admin.call(addInvoiceSeries, { body: aSeries(more) })).series.id;
}

/** Sent, and due on this day: the clock of the tests stands at 2 March 2026. */
export async function addAPastDueInvoice(admin: Person, dueDate = '2026-02-27', more: object = {}): Promise<number> {
  const { id } = await addAnInvoice(admin, { issuedDate: '2026-01-01', dueDate, ...more });
  await admin.call(markInvoiceSent, { parameters: { id } });
  return id;
}

/** The token of a new address of a document. */
export async function linkTo(admin: Person, kind: DocumentKind, id: number): Promise<string> {
  const { url } = await admin.call(addDocumentLink, { parameters: { kind, id } });
  const token = new URL(url).searchParams.get('token');
  if (token === null) throw new Error('This address has no token.');
  return token;
}

/** The address of an invoice of which all is open, and what pays it there. */
export async function aDuePayment(app: TestApp, admin: Person, more: Partial<NewInvoice> = {}) {
  const { id } = await addAnInvoice(admin, more);
  const token = await linkTo(admin, 'invoice', id);
  const shared = await app.visitor().call(readSharedDocument, { body: { token } });
  if (shared.kind !== 'invoice' || !shared.due) throw new Error('Nothing is to be paid here.');
  const { amountCents } = shared.due;
  return { id, token, body: { method: 'card', amountCents, idempotencyKey: crypto.randomUUID() } as const };
}

/** A quote at its secret address, read there, and the answer to it. */
export async function aQuoteThatIsRead(app: TestApp, admin: Person) {
  const id = await addAQuote(admin);
  const token = await linkTo(admin, 'quote', id);
  const visitor = app.visitor();
  const answer = { answer: 'accepted', name: 'Amara Okafor' } as const;
  return { id, visitor, body: { token, ...answer, version: await versionRead(visitor, token) } };
}

export async function versionRead(visitor: Person, token: string): Promise<string> {
  const shared = await visitor.call(readSharedDocument, { body: { token } });
  if (shared.kind !== 'quote') throw new Error('This is no quote.');
  return shared.version;
}
