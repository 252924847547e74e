import { addresseeOf } from '@atrium/contract/clients';
import { creditedLines, type LineToCredit } from '@atrium/contract/credit-note-amounts';
import type { CreditNoteLine } from '@atrium/contract/credit-notes';
import { daysAfter } from '@atrium/contract/days';
import type { InvoiceLine } from '@atrium/contract/invoices';
import type { Transaction } from '../../../database/engine.ts';
import { reserveIds } from '../../../database/sequences.ts';
import { type CompanySettings, issuerOf, nothingWritten } from '../../../invoicing/company.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';
import { creditNoteRow, creditNotesIndex } from './credit-notes.list.ts';
import { insertCreditNote } from './credit-notes.queries.ts';
import { totalsOf, writtenLines } from './credit-notes.ts';

const firstNumber = 3001;

interface SampleCreditNote {
  invoiceId: number;
  /** Days after the invoice. */
  daysLater: number;
  reason: string;
  part: LineToCredit;
  isSent: boolean;
}

/** What was billed to the harbour by mistake: one that went out, and one that waits for somebody to look at it. */
const sampleCreditNotes: readonly SampleCreditNote[] = [
  {
    invoiceId: 5012,
    daysLater: 19,
    reason: 'Two hours went into the dial of somebody else.',
    part: { line: 1, quantityThousandths: 2_000 },
    isSent: true,
  },
  {
    invoiceId: 5006,
    daysLater: 66,
    reason: 'The report of the winter term was never asked for.',
    part: { line: 1, quantityThousandths: 1_500 },
    isSent: false,
  },
];

/** What the sample credit notes take off an invoice. */
export function sampleCreditCents(invoiceId: number, lines: readonly InvoiceLine[]): number {
  const own = sampleCreditNotes.find((sample) => sample.invoiceId === invoiceId);
  return own ? totalsOf(sampleLines(own, lines)).totalCents : 0;
}

export async function loadSampleCreditNotes(
  transaction: Transaction,
  invoices: readonly StoredInvoice[],
  settings: CompanySettings,
  tuning?: ListTuning,
): Promise<void> {
  for (const [index, sample] of sampleCreditNotes.entries()) {
    const invoice = invoices.find(({ row }) => row.id === sample.invoiceId);
    if (!invoice) throw new Error(`There is no sample invoice ${sample.invoiceId}.`);
    await insertSample(transaction, firstNumber + index, sample, { invoice, settings, tuning });
  }
  await reserveIds(transaction, creditNotesIndex.name, firstNumber + sampleCreditNotes.length - 1);
}

interface SamplePlace {
  invoice: StoredInvoice;
  settings: CompanySettings;
  tuning: ListTuning | undefined;
}

async function insertSample(
  transaction: Transaction,
  id: number,
  sample: SampleCreditNote,
  { invoice, settings, tuning }: SamplePlace,
): Promise<void> {
  const { invoiceId, daysLater, reason, isSent } = sample;
  const lines = sampleLines(sample, invoice.lines);
  const issuedDate = daysAfter(invoice.row.issuedDate, daysLater);
  const createdAt = `${issuedDate}T08:30:00.000Z`;
  const parties = {
    clientAsIssued: JSON.stringify(addresseeOf(invoice.client)),
    issuerAsIssued: JSON.stringify(issuerOf(settings, nothingWritten)),
  };
  const marks = { sentAt: isSent ? createdAt : null, downloadedAt: null, createdAt, deletedAt: null };
  const written = { id, invoiceId, issuedDate, reason, ...parties, ...totalsOf(lines), ...marks };
  await insertCreditNote(transaction, creditNoteRow(written, invoice.row.rateMillionths), lines, tuning);
}

function sampleLines({ part }: SampleCreditNote, lines: readonly InvoiceLine[]): CreditNoteLine[] {
  return writtenLines(lines, creditedLines({ lines, roundsTaxOnce: false }, [], [part]));
}
