import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine, InvoiceService } from '@atrium/contract/invoices';
import type { Transaction } from '../../../database/engine.ts';
import { reserveIds } from '../../../database/sequences.ts';
import { type CompanySettings, issuerOf, nothingWritten } from '../../../invoicing/company.ts';
import { readHouseCurrency } from '../../../invoicing/house-currency.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { insertClients } from '../clients/clients.queries.ts';
import { sampleClients } from '../clients/clients.sample-rows.ts';
import { loadSampleCreditNotes, sampleCreditCents } from '../credit-notes/credit-notes.sample.ts';
import { inHouseCurrency } from '../exchange-rates/exchange-rates.ts';
import { byHand, composed } from '../invoices.changes.ts';
import { type InvoiceContent, invoicesIndex, isIssued, justWritten, usualDocument } from '../invoices.list.ts';
import { insertInvoices } from '../invoices.queries.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';
import { loadSampleQuotes, loadSampleSeries } from '../quotes/quotes.sample.ts';
import { firstQuarter } from './invoices.sample-first-quarter.ts';
import { secondQuarter } from './invoices.sample-second-quarter.ts';
import type { SampleInvoice, SampleLine } from './invoices.sample-shapes.ts';

const firstNumber = 4987;

/** Who does which work for the harbour. */
const salespeople: Readonly<Record<InvoiceService, string>> = {
  'Software Development': 'Tove Lindqvist',
  'Template Customization': 'Basil Achterberg',
  'UI/UX Design & Development': 'Inés Carvajal',
  'Unlimited Extended License': 'Basil Achterberg',
  'Shop Order': 'Inés Carvajal',
  Subscription: 'Inés Carvajal',
};

export async function loadSampleInvoices(
  transaction: Transaction,
  settings: CompanySettings,
  now: string,
  tuning?: ListTuning,
): Promise<void> {
  await loadSampleClients(transaction, now, tuning);
  const currency = await readHouseCurrency(transaction);
  const issuer = issuerOf(settings, nothingWritten);
  let lastPaymentId = 0;
  const invoices = [...firstQuarter, ...secondQuarter].map((sample, index) => {
    const invoice = sampleInvoice(sample, { id: firstNumber + index, currency, issuer, lastPaymentId }, now);
    lastPaymentId += invoice.payments.length;
    return invoice;
  });
  await insertInvoices(transaction, invoices, tuning);
  await reserveIds(transaction, invoicesIndex.name, firstNumber + invoices.length - 1);
  await reserveIds(transaction, 'invoice_payments', lastPaymentId);
  await loadSampleCreditNotes(transaction, invoices, settings, tuning);
  await loadSampleQuotes(transaction, now);
  await loadSampleSeries(transaction, now);
}

/** The first came a while before they were billed. */
const daysBeforeFirstInvoice = 230;

export async function loadSampleClients(transaction: Transaction, now: string, tuning?: ListTuning): Promise<void> {
  const clients = sampleClients.map((client, index) => ({
    id: index + 1,
    ...client,
    createdAt: momentBefore(now, daysBeforeFirstInvoice - index),
    deletedAt: null,
  }));
  await insertClients(transaction, clients, tuning);
  await reserveIds(transaction, 'clients', clients.length);
}

interface SamplePlace {
  id: number;
  currency: string;
  issuer: InvoiceIssuer;
  lastPaymentId: number;
}

function sampleInvoice(sample: SampleInvoice, place: SamplePlace, now: string): StoredInvoice {
  const { id, currency, issuer, lastPaymentId } = place;
  const { client: clientId, issuedDaysAgo, daysToPay, service, sent, downloaded, note = '' } = sample;
  const client = sampleClients[clientId - 1];
  if (!client) throw new Error(`There is no sample client ${clientId}.`);
  const later = (days: number | undefined) => (days === undefined ? null : momentBefore(now, issuedDaysAgo - days));
  const lines = sample.lines.map(sampleLine);
  const content: InvoiceContent = {
    id,
    clientId,
    issuedDate: dayBefore(now, issuedDaysAgo),
    dueDate: dayBefore(now, issuedDaysAgo - daysToPay),
    service,
    note,
    ...usualDocument,
    ...justWritten,
    ...inHouseCurrency(currency),
    salesperson: salespeople[service],
    sentAt: later(sent),
    downloadedAt: later(downloaded),
    ...sampleReminder(sample, now),
    creditCents: sampleCreditCents(id, lines),
    lines,
    payments: samplePayments(sample, lines, lastPaymentId, now),
  };
  const addressee = { id: clientId, ...client };
  const parties = isIssued(content) ? { clientAsIssued: addressee, issuerAsIssued: issuer } : {};
  return composed(
    { ...content, ...parties },
    { client: addressee, fields: [], firm: nothingWritten },
    dayBefore(now, 0),
  );
}

function sampleLine([item, description, price, quantity, discount, tax]: SampleLine): InvoiceLine {
  return {
    item,
    description,
    costCents: Math.round(price * 100),
    quantityThousandths: Math.round(quantity * 1_000),
    discountBasisPoints: discount * 100,
    taxBasisPoints: tax * 100,
  };
}

const daysToReminder = 7;

/** Whoever has paid nothing a week after it was due was reminded once. */
function sampleReminder({ issuedDaysAgo, daysToPay, sent, payments }: SampleInvoice, now: string) {
  const daysAgo = issuedDaysAgo - daysToPay - daysToReminder;
  if (sent === undefined || payments !== undefined || daysAgo <= 0) return {};
  return { reminders: 1, remindedAt: momentBefore(now, daysAgo) };
}

function samplePayments(
  { payments = [], issuedDaysAgo }: SampleInvoice,
  lines: readonly InvoiceLine[],
  lastId: number,
  now: string,
): InvoicePayment[] {
  const paid: InvoicePayment[] = [];
  for (const [daysLater, amount, method, note = ''] of payments) {
    const amountCents = amount === 'rest' ? invoiceTotals(lines, paid).balanceCents : Math.round(amount * 100);
    const paidOn = dayBefore(now, issuedDaysAgo - daysLater);
    paid.push({ id: lastId + paid.length + 1, paidOn, amountCents, method, note, ...byHand });
  }
  return paid;
}

function momentBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * 86_400_000).toISOString();
}

function dayBefore(now: string, days: number): string {
  return momentBefore(now, days).slice(0, 10);
}
