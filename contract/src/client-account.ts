import * as z from 'zod/mini';
import { Currency } from './currency.ts';
import { InvoicePayment } from './invoice-payments.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, idParameter } from './text.ts';

/** What a client has been invoiced in one currency: drafts are not, yet, and what was credited of an invoice is no more. */
export const ClientFigures = z.object({
  currency: Currency,
  totalCents: z.int(),
  openCents: z.int(),
  openInvoices: z.int(),
  /** A part of what is open. */
  pastDueCents: z.int(),
  pastDueInvoices: z.int(),
  /** What was paid beyond what invoices come to. */
  creditCents: z.int(),
});
export type ClientFigures = z.infer<typeof ClientFigures>;

/** A payment or a refund, on one of the client's invoices. */
export const ClientPayment = z.object({ ...InvoicePayment.shape, invoiceId: id(), currency: Currency });
export type ClientPayment = z.infer<typeof ClientPayment>;

const readInvoice = { action: 'read', subject: 'Invoice' } as const;
const ofOne = { parameters: z.object({ id: idParameter() }) };

export const getClientFigures = route({
  name: 'getClientFigures',
  method: 'GET',
  path: '/api/v1/clients/{id}/figures',
  summary: 'What a client has been invoiced, owes and has as credit, in each currency that their invoices are in.',
  access: readInvoice,
  ...ofOne,
  status: 200,
  response: z.object({ figures: z.array(ClientFigures) }),
});

export const ClientPaymentsQuery = z.object({ page: listParameters.page, perPage: listParameters.perPage });
export type ClientPaymentsQuery = z.infer<typeof ClientPaymentsQuery>;

export const listClientPayments = route({
  name: 'listClientPayments',
  method: 'GET',
  path: '/api/v1/clients/{id}/payments',
  summary: 'A page of what was paid on the invoices of a client, and given back on them, the latest first.',
  access: readInvoice,
  ...ofOne,
  query: ClientPaymentsQuery,
  status: 200,
  response: z.object({ payments: z.array(ClientPayment), total: z.int() }),
});
