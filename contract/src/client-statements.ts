import * as z from 'zod/mini';
import { Client } from './clients.ts';
import { Currency } from './currency.ts';
import { documentLanguages } from './document-languages.ts';
import { InvoiceIssuer } from './invoice-issuer.ts';
import { SendInvoice } from './invoices.ts';
import { route } from './route.ts';
import { day, daySpan, id, idParameter, wordOf } from './text.ts';

/**
 * What changes what a client owes. `credited` is what was credited of an invoice without a credit note, which counts from the day of the invoice. Credit
 * that pays another invoice is used on the one, and received on the other.
 */
export const statementKinds = [
  'invoice',
  'credited',
  'credit-note',
  'payment',
  'refund',
  'credit-received',
  'credit-used',
] as const;

export const StatementEntry = z.object({
  day: day(),
  kind: z.enum(statementKinds),
  invoiceId: id(),
  /** The number of a credit note, and of the invoice whose credit was received, or that it was used for. */
  otherId: z.nullable(id()),
  /** Of an invoice, when it is due. */
  dueDate: z.nullable(day()),
  /** Above zero, as much more is owed; below zero, as much less. */
  amountCents: z.int(),
  /** What was owed after it; below zero it is credit of the client. */
  balanceCents: z.int(),
});
export type StatementEntry = z.infer<typeof StatementEntry>;

export const CurrencyStatement = z.object({
  currency: Currency,
  openingCents: z.int(),
  entries: z.array(StatementEntry),
  closingCents: z.int(),
});
export type CurrencyStatement = z.infer<typeof CurrencyStatement>;

/** What was between the house and a client from one day to another, both among them. */
export const ClientStatement = z.object({
  issuer: InvoiceIssuer,
  client: Client,
  from: day(),
  until: day(),
  currencies: z.array(CurrencyStatement),
});
export type ClientStatement = z.infer<typeof ClientStatement>;

/** So many entries a statement has at most. */
export const mostStatementEntries = 1_000;

const days = daySpan().check(
  z.refine((span) => {
    const [from = '', until = ''] = span.split('..');
    return from <= until;
  }, 'Give the earlier day first.'),
);
const read = { action: 'read', subject: 'Invoice' } as const;
const ofOne = { parameters: z.object({ id: idParameter() }) };

export const getClientStatement = route({
  name: 'getClientStatement',
  method: 'GET',
  path: '/api/v1/clients/{id}/statement',
  summary: `The statement of account of a client: for each currency what was owed before the days that are asked for, what changed it on them, and what was owed after them. Drafts are not owed yet. It has at most ${mostStatementEntries} entries.`,
  access: read,
  ...ofOne,
  query: z.object({ days }),
  status: 200,
  response: ClientStatement,
});

export const getClientStatementPdf = route({
  name: 'getClientStatementPdf',
  method: 'GET',
  path: '/api/v1/clients/{id}/statement/pdf',
  summary: 'The statement of account of a client as a PDF, in their language unless it is asked for in another.',
  access: read,
  ...ofOne,
  query: z.object({ days, language: z.optional(wordOf(documentLanguages)) }),
  status: 200,
  response: { media: 'application/pdf' },
});

export const SendClientStatement = z.object({ ...z.omit(SendInvoice, { withLink: true }).shape, days });
export type SendClientStatement = z.infer<typeof SendClientStatement>;

export const sendClientStatement = route({
  name: 'sendClientStatement',
  method: 'POST',
  path: '/api/v1/clients/{id}/statement/send',
  summary:
    "Send the statement of account of a client by mail, as a PDF. What is left out is the client's address, those that get copies of their letters, their language, and the usual letter in it; the same idempotency key sends nothing again.",
  access: { action: 'update', subject: 'Invoice' },
  ...ofOne,
  body: SendClientStatement,
  example: { days: '2026-01-01..2026-03-31' },
  status: 201,
  response: z.object({ messageId: id() }),
});
