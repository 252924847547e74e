import type { LeftOutReason } from '@atrium/contract/invoice-batches';
import type { Acting } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { InvoiceBatchRow } from '../../../database/invoices-schema.ts';
import type { Services } from '../../../services.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';
import type { BatchFile } from './invoice-batches.queries.ts';

/** What is done with each invoice of a batch. What takes long is made first; what is kept of it, and noted, is one transaction. */
export interface BatchWork<Made> {
  /** Why nothing can be made of this one; null when something can. */
  readonly against: (stored: StoredInvoice) => LeftOutReason | null;
  readonly make: (services: Services, stored: StoredInvoice, batch: InvoiceBatchRow) => Promise<Made>;
  /** Answers the file that stays with the batch, if there is one. */
  readonly keep: (
    transaction: Transaction,
    context: Acting,
    stored: StoredInvoice,
    made: Made,
  ) => Promise<BatchFile | null>;
}
