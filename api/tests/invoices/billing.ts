import { addDocumentLink, type DocumentKind } from '@atrium/contract/document-links';
import { addInvoiceSeries } from '@atrium/contract/invoice-series';
import { addQuote } from '@atrium/contract/quotes';
import type { RouteInput } from '@atrium/contract/route';
import type { Person } from '../person.ts';
import { aLine } from './invoices.ts';

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

/** The token of a new address of a document. */
export async function linkTo(admin: Person, kind: DocumentKind, id: number): Promise<string> {
  const { url } = await admin.call(addDocumentLink, { parameters: { kind, id } });
  const token = new URL(url).searchParams.get('token');
  if (token === null) throw new Error('This address has no token.');
  return token;
}
