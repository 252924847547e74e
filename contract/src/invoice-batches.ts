import * as z from 'zod/mini';
import { documentLanguages } from './document-languages.ts';
import { InvoiceAgeFilter } from './invoice-age.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { TaxTreatment } from './tax-treatment.ts';
import { daySpan, id, idempotencyKey, idParameter, moment, wordOf } from './text.ts';

/** So many invoices are put into one archive, or sent at once. */
export const mostInBatch = 500;

/** Which invoices the list shows: its search and its filters. */
export const InvoiceMatching = z.object({
  q: listParameters.q,
  status: z.optional(wordOf(invoiceStatuses)),
  age: z.optional(InvoiceAgeFilter),
  taxTreatment: z.optional(TaxTreatment),
  clientId: z.optional(id()),
  issued: z.optional(daySpan()),
});
export type InvoiceMatching = z.infer<typeof InvoiceMatching>;

/** Those with these numbers; or those that match, of which there have to be as many as whoever asks has seen. */
export const ChosenInvoices = z
  .object({
    ids: z.optional(
      z
        .array(id())
        .check(z.minLength(1, 'Choose at least one invoice.'), z.maxLength(100, 'Choose at most 100 invoices.')),
    ),
    matching: z.optional(InvoiceMatching),
    total: z.optional(z.int().check(z.gte(1))),
  })
  .check(
    z.refine(
      ({ ids, matching, total }) => (ids === undefined) === (matching !== undefined && total !== undefined),
      'Choose invoices by their numbers, or by what they match and how many they are.',
    ),
  );
export type ChosenInvoices = z.infer<typeof ChosenInvoices>;

export const batchKinds = ['archive', 'sending'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Why an invoice was left out. `changing` is one that others changed again and again meanwhile. */
export const leftOutReasons = ['deleted', 'no-address', 'not-allowed', 'changing', 'failed'] as const;
export const LeftOutReason = z.enum(leftOutReasons);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

/** What is made of several invoices, one after the other. `done` of `total` have had their turn; those of `leftOut` among them for nothing. It is there until `keptUntil`. */
export const InvoiceBatch = z.object({
  id: id(),
  kind: z.enum(batchKinds),
  createdAt: moment(),
  keptUntil: moment(),
  finishedAt: z.nullable(moment()),
  total: z.int(),
  done: z.int(),
  leftOut: z.array(z.object({ invoiceId: id(), reason: LeftOutReason })),
});
export type InvoiceBatch = z.infer<typeof InvoiceBatch>;

const readInvoice = { action: 'read', subject: 'Invoice' } as const;
const batchId = { parameters: z.object({ id: idParameter() }) };

export const listInvoiceBatches = route({
  name: 'listInvoiceBatches',
  method: 'GET',
  path: '/api/v1/invoice-batches',
  summary:
    'The archives and sendings of several invoices that the caller has begun, the latest first. They are kept for a day.',
  access: readInvoice,
  status: 200,
  response: z.object({ batches: z.array(InvoiceBatch) }),
});

export const archiveInvoices = route({
  name: 'archiveInvoices',
  method: 'POST',
  path: '/api/v1/invoice-batches/archives',
  summary:
    'Have a ZIP archive made of the PDFs of at most 500 invoices, in one language. Whoever may change invoices has them noted as downloaded. The same idempotency key answers the same archive.',
  access: readInvoice,
  body: z.object({
    chosen: ChosenInvoices,
    language: z.optional(wordOf(documentLanguages)),
    ...idempotencyKey,
  }),
  example: { chosen: { ids: [4987] } },
  status: 201,
  response: z.object({ batch: InvoiceBatch, changeId: id() }),
});

export const sendInvoices = route({
  name: 'sendInvoices',
  method: 'POST',
  path: '/api/v1/invoice-batches/sendings',
  summary:
    'Have at most 500 invoices sent by mail, each to its client with the usual letter in their language and its PDF. Those that cannot be sent are left out, and named. The same idempotency key sends nothing again.',
  access: { action: 'update', subject: 'Invoice' },
  body: z.object({ chosen: ChosenInvoices, ...idempotencyKey }),
  example: { chosen: { ids: [4987] } },
  status: 201,
  response: z.object({ batch: InvoiceBatch, changeId: id() }),
});

export const downloadInvoiceArchive = route({
  name: 'downloadInvoiceArchive',
  method: 'GET',
  path: '/api/v1/invoice-batches/{id}/archive',
  summary: 'A finished archive, as a ZIP file. Its own account alone has it.',
  access: readInvoice,
  ...batchId,
  status: 200,
  response: { media: 'application/zip' },
});

export const deleteInvoiceBatch = route({
  name: 'deleteInvoiceBatch',
  method: 'DELETE',
  path: '/api/v1/invoice-batches/{id}',
  summary:
    'Give up an archive, or a sending: what it has not come to is not done any more, and what was sent stays sent.',
  access: readInvoice,
  ...batchId,
  status: 200,
  response: z.object({ changeId: id() }),
});
