export const invoiceStatuses = ['Downloaded', 'Draft', 'Paid', 'Partial Payment', 'Past Due', 'Sent'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What the status of an invoice follows from. */
export interface InvoiceState {
  readonly totalCents: number;
  readonly paidCents: number;
  readonly creditCents: number;
  /** A day: YYYY-MM-DD. */
  readonly dueDate: string;
  readonly sentAt: string | null;
  readonly downloadedAt: string | null;
  readonly isDraft: boolean;
}

/** The status of an invoice on a day. */
export function invoiceStatus(invoice: InvoiceState, today: string): InvoiceStatus {
  if (invoice.totalCents - invoice.paidCents - invoice.creditCents <= 0) return 'Paid';
  if (invoice.isDraft) return 'Draft';
  if (invoice.dueDate < today) return 'Past Due';
  if (invoice.paidCents > 0) return 'Partial Payment';
  return lastDone(invoice);
}

/** What was done with it last: one that was downloaded and then sent has been sent. */
function lastDone({ sentAt, downloadedAt }: InvoiceState): InvoiceStatus {
  if (downloadedAt !== null && (sentAt === null || downloadedAt >= sentAt)) return 'Downloaded';
  return sentAt === null ? 'Draft' : 'Sent';
}
