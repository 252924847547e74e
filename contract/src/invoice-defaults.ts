import * as z from 'zod/mini';
import { route } from './route.ts';
import { text, wholeBetween } from './text.ts';

/** What a new document begins with: days to pay, the tax of its lines in hundredths of a per cent, and a note. */
export const InvoiceDefaults = z.object({
  paymentDays: wholeBetween(0, 365),
  taxBasisPoints: z.int('Give a number.').check(z.gte(0), z.lte(10_000, 'Give at most 100 per cent.')),
  note: text(2_000),
});
export type InvoiceDefaults = z.infer<typeof InvoiceDefaults>;

export const getInvoiceDefaults = route({
  name: 'getInvoiceDefaults',
  method: 'GET',
  path: '/api/v1/invoice-defaults',
  summary:
    'What forms of invoices, quotes and series begin with: the days to pay, the tax of a line in hundredths of a per cent, and the note. The invoice of a quote has the days, too.',
  access: { action: 'read', subject: 'Invoice' },
  status: 200,
  response: InvoiceDefaults,
});
