import { addresseeOf } from '@atrium/contract/clients';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { usualTax } from '@atrium/contract/tax-treatment';
import type { Transaction } from '../../../database/engine.ts';
import type { QuoteRow } from '../../../database/invoices-schema.ts';
import { reserveIds } from '../../../database/sequences.ts';
import { readHouseCurrency } from '../../../invoicing/house-currency.ts';
import { sampleClients } from '../clients/clients.sample-rows.ts';
import { inHouseCurrency, type Priced } from '../exchange-rates/exchange-rates.ts';
import { usualDocument } from '../invoices.list.ts';
import { insertSeries } from '../series/invoice-series.queries.ts';
import { nextDayOf, type SeriesContent, writtenColumns } from '../series/invoice-series.shapes.ts';
import { planNext } from '../series/invoice-series.ts';
import { insertQuotes } from './quotes.queries.ts';
import { type QuoteContent, quoteRow } from './quotes.shapes.ts';

const firstQuote = 1001;

interface SampleQuote {
  client: number;
  issuedDaysAgo: number;
  daysValid: number;
  state: QuoteContent['state'];
  item: string;
  description: string;
  price: number;
  quantity: number;
  decidedBy?: string;
}

/** What the harbour was offered, in the order in which it was written. */
const sampleQuotes: readonly SampleQuote[] = [
  {
    client: 2,
    issuedDaysAgo: 58,
    daysValid: 30,
    state: 'accepted',
    item: 'Berth planner, tide tables',
    description: 'Berths are offered only as long as a ship has water under its keel.',
    price: 95,
    quantity: 24,
    decidedBy: 'Harbour office',
  },
  {
    client: 5,
    issuedDaysAgo: 46,
    daysValid: 14,
    state: 'declined',
    item: 'Order form with pictures',
    description: 'As the bread round has it, for the whole shop.',
    price: 420,
    quantity: 1,
    decidedBy: 'The owner',
  },
  {
    client: 3,
    issuedDaysAgo: 35,
    daysValid: 21,
    state: 'sent',
    item: 'Labels for jars and boxes',
    description: 'Three sizes, printed from the list of products.',
    price: 310,
    quantity: 1,
  },
  {
    client: 1,
    issuedDaysAgo: 9,
    daysValid: 30,
    state: 'sent',
    item: 'Kiln timer, second kiln',
    description: 'Two kilns on one screen, with a bell for each.',
    price: 95,
    quantity: 16,
  },
  {
    client: 4,
    issuedDaysAgo: 1,
    daysValid: 30,
    state: 'draft',
    item: 'Chart viewer, soundings of the outer bank',
    description: '',
    price: 1_250,
    quantity: 1,
  },
];

export async function loadSampleQuotes(transaction: Transaction, now: string): Promise<void> {
  const priced = inHouseCurrency(await readHouseCurrency(transaction));
  const quotes = sampleQuotes.map((sample, index) => sampleQuote({ ...sample, ...priced }, firstQuote + index, now));
  await insertQuotes(transaction, quotes);
  await reserveIds(transaction, 'quotes', firstQuote + sampleQuotes.length - 1);
}

function sampleQuote({ client: clientId, ...sample }: SampleQuote & Priced, id: number, now: string): QuoteRow {
  const { issuedDaysAgo, daysValid, state, item, description, price, quantity, decidedBy = '' } = sample;
  const { currency, rateMillionths } = sample;
  const client = sampleClient(clientId);
  const content: QuoteContent = {
    clientId,
    issuedDate: momentAfter(now, -issuedDaysAgo).slice(0, 10),
    validUntil: momentAfter(now, daysValid - issuedDaysAgo).slice(0, 10),
    service: 'Software Development',
    note: '',
    salesperson: 'Tove Lindqvist',
    showsNote: true,
    state,
    sentAt: state === 'draft' ? null : momentAfter(now, -issuedDaysAgo),
    decidedAt: decidedBy === '' ? null : momentAfter(now, 4 - issuedDaysAgo),
    decidedBy,
    invoiceId: null,
    ...{ currency, rateMillionths },
    ...usualTax,
    ...{ buyerReference: '', orderNumber: '' },
    lines: [sampleLine(item, description, price, quantity)],
    clientAsSent: state === 'draft' ? null : addresseeOf(client),
    issuerAsSent: null,
    fieldsAsSent: null,
    customValues: {},
  };
  return quoteRow(id, content, client, momentAfter(now, -issuedDaysAgo));
}

type SampleSeries = Pick<SeriesContent, 'clientId' | 'every' | 'unit' | 'dueDays' | 'delivery' | 'lines'> & {
  beginsIn: number;
  isPaused?: boolean;
};

const sampleSeries: readonly SampleSeries[] = [
  {
    clientId: 2,
    every: 1,
    unit: 'month',
    beginsIn: 6,
    dueDays: 14,
    delivery: 'draft',
    lines: [sampleLine('Berth planner, care', 'Updates, copies and a person to call', 180, 1)],
  },
  {
    clientId: 4,
    every: 1,
    unit: 'quarter',
    beginsIn: 20,
    dueDays: 30,
    delivery: 'draft',
    lines: [sampleLine('Chart viewer, new charts', 'What the survey has drawn anew', 260, 1)],
  },
  {
    clientId: 6,
    every: 2,
    unit: 'week',
    beginsIn: 3,
    dueDays: 7,
    delivery: 'draft',
    isPaused: true,
    lines: [sampleLine('Shop window of the fortnight', '', 45, 1)],
  },
];

export async function loadSampleSeries(transaction: Transaction, now: string): Promise<void> {
  const priced = inHouseCurrency(await readHouseCurrency(transaction));
  const rows = sampleSeries.map((sample, index) => seriesRow({ ...sample, ...priced }, index + 1, now));
  await insertSeries(transaction, rows);
  for (const row of rows) await planNext(transaction, { row, client: sampleClient(row.clientId) });
  await reserveIds(transaction, 'invoice_series', rows.length);
}

function seriesRow({ beginsIn, isPaused = false, ...sample }: SampleSeries & Priced, id: number, now: string) {
  const content: SeriesContent = {
    ...usualDocument,
    ...sample,
    salesperson: 'Tove Lindqvist',
    service: 'Software Development',
    note: '',
    firstDay: momentAfter(now, beginsIn).slice(0, 10),
    lastDay: null,
    times: null,
    isPaused,
  };
  const begun = { id, createdAt: now, madeBy: null, deletedAt: null, pausedAt: isPaused ? now : null };
  const row = { ...begun, made: 0, lastOn: null, nextOn: null, ...writtenColumns(content) };
  return { ...row, nextOn: nextDayOf(row, now.slice(0, 10)) };
}

function sampleClient(id: number) {
  const client = sampleClients[id - 1];
  if (!client) throw new Error(`There is no sample client ${id}.`);
  return { id, ...client };
}

function sampleLine(item: string, description: string, price: number, quantity: number): InvoiceLine {
  return {
    item,
    description,
    costCents: Math.round(price * 100),
    quantityThousandths: quantity * 1_000,
    discountBasisPoints: 0,
    taxBasisPoints: 2_000,
  };
}

function momentAfter(now: string, days: number): string {
  return new Date(Date.parse(now) + days * 86_400_000).toISOString();
}
