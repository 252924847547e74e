import * as z from 'zod/mini';
import { InvoicePayment } from './invoice-payments.ts';
import { WholeInvoice } from './invoices.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter } from './text.ts';

/** What a client has paid on an invoice beyond what it comes to. */
export const InvoiceCredit = z.object({ invoiceId: id(), amountCents: z.int().check(z.gte(1)) });
export type InvoiceCredit = z.infer<typeof InvoiceCredit>;

export const CreditToUse = z.object({
  fromId: id(),
  amountCents: z.int().check(z.gte(1, 'Give an amount above zero.'), z.lte(1_000_000_000_000)),
  ...idempotencyKey,
});
export type CreditToUse = z.infer<typeof CreditToUse>;

const parameters = z.object({ id: idParameter() });

export const listInvoiceCredits = route({
  name: 'listInvoiceCredits',
  method: 'GET',
  path: '/api/v1/invoices/{id}/credits',
  summary:
    'What other invoices of the same client, in the same currency, have as credit: an invoice can be paid with it.',
  access: { action: 'read', subject: 'Invoice' },
  parameters,
  status: 200,
  response: z.object({ credits: z.array(InvoiceCredit) }),
});

export const payWithCredit = route({
  name: 'payWithCredit',
  method: 'POST',
  path: '/api/v1/invoices/{id}/credits',
  summary:
    'Pay an invoice, or a part of it, with the credit of another one of the same client: that gets a refund, and this a payment, which go together when either is deleted. The same idempotency key answers the same payment and never makes a second.',
  access: { action: 'update', subject: 'Invoice' },
  parameters,
  body: CreditToUse,
  example: { fromId: 4990, amountCents: 5_000 },
  status: 201,
  response: z.object({ ...WholeInvoice.shape, changeId: id(), payment: InvoicePayment }),
});
