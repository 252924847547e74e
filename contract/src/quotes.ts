import * as z from 'zod/mini';
import { Addressee, Client } from './clients.ts';
import { Currency, ExchangeRate } from './currency.ts';
import { CustomField, CustomValues, GivenCustomValues } from './custom-values.ts';
import { documentLanguages } from './document-languages.ts';
import { InvoiceIssuer } from './invoice-issuer.ts';
import {
  documentReferences,
  InvoiceLine,
  InvoiceService,
  inCurrency,
  invoiceFields,
  newDocumentReferences,
  SendInvoice,
} from './invoices.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { checkTax, newTaxFields, taxFields } from './tax-treatment.ts';
import { day, id, idempotencyKey, idParameter, line, moment, requiredLine, text, wordOf } from './text.ts';

/** One that was sent and not answered is expired once the last day on which it is valid has passed. */
export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const;
export const QuoteState = z.enum(quoteStates);
export type QuoteState = z.infer<typeof QuoteState>;

export const quoteAnswers = ['accepted', 'declined'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/** What a client was offered. `id` is its number, in a count of its own; `invoiceId` the invoice that it became; null again once that is deleted. */
export const Quote = z.object({
  id: id(),
  client: Addressee,
  issuedDate: day(),
  validUntil: day(),
  totalCents: z.int(),
  currency: Currency,
  state: QuoteState,
  invoiceId: z.nullable(id()),
});
export type Quote = z.infer<typeof Quote>;

export const WholeQuote = z.object({
  quote: z.object({
    ...Quote.shape,
    service: InvoiceService,
    note: z.string(),
    ...taxFields,
    buyerReference: z.string(),
    orderNumber: z.string(),
    customValues: CustomValues,
    salesperson: z.string(),
    showsNote: z.boolean(),
    subtotalCents: z.int(),
    taxCents: z.int(),
    rateMillionths: ExchangeRate,
    sentAt: z.nullable(moment()),
    decidedAt: z.nullable(moment()),
    /** The name that the client answered with. */
    decidedBy: z.string(),
  }),
  issuer: InvoiceIssuer,
  /** The client as they are now: what was sent keeps them as they were. */
  presentClient: Client,
  /** The fields of the house as they are on this document. What is in them is in `customValues`. */
  customFields: z.array(CustomField),
  lines: z.array(InvoiceLine),
});
export type WholeQuote = z.infer<typeof WholeQuote>;

const written = {
  clientId: id(),
  issuedDate: day(),
  validUntil: day(),
  service: InvoiceService,
  note: text(2_000),
  ...taxFields,
  ...documentReferences,
  customValues: GivenCustomValues,
  salesperson: line(120),
  showsNote: z.boolean(),
  ...inCurrency,
  lines: invoiceFields.lines,
};

export const NewQuote = z
  .object({
    ...written,
    ...newTaxFields,
    ...newDocumentReferences,
    service: z._default(InvoiceService, 'Software Development'),
    note: z._default(written.note, ''),
    customValues: z._default(GivenCustomValues, {}),
    salesperson: z._default(written.salesperson, ''),
    showsNote: z._default(written.showsNote, true),
    ...idempotencyKey,
  })
  .check(checkTax);
export type NewQuote = z.infer<typeof NewQuote>;

export const QuoteChanges = z.partial(z.object(written));
export type QuoteChanges = z.infer<typeof QuoteChanges>;

export const QuoteListQuery = z.object({
  q: listParameters.q,
  state: z.optional(wordOf(quoteStates)),
  /** Those for one client alone. */
  clientId: z.optional(idParameter()),
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type QuoteListQuery = z.infer<typeof QuoteListQuery>;

const read = { action: 'read', subject: 'Invoice' } as const;
const create = { action: 'create', subject: 'Invoice' } as const;
const update = { action: 'update', subject: 'Invoice' } as const;
const ofOne = { parameters: z.object({ id: idParameter() }) };
const changed = z.object({ ...WholeQuote.shape, changeId: id() });
const changedOrNot = z.object({ ...WholeQuote.shape, changeId: z.nullable(id()) });

export const listQuotes = route({
  name: 'listQuotes',
  method: 'GET',
  path: '/api/v1/quotes',
  summary: 'A page of quotes, the latest first. `q` searches client, e-mail, number, total and references.',
  access: read,
  query: QuoteListQuery,
  status: 200,
  response: z.object({ quotes: z.array(Quote), total: z.int() }),
});

export const getQuote = route({
  name: 'getQuote',
  method: 'GET',
  path: '/api/v1/quotes/{id}',
  summary: 'One quote with its lines.',
  access: read,
  ...ofOne,
  status: 200,
  response: WholeQuote,
});

export const addQuote = route({
  name: 'addQuote',
  method: 'POST',
  path: '/api/v1/quotes',
  summary: 'Write a quote. It is a draft until it is sent.',
  access: create,
  body: NewQuote,
  example: {
    clientId: 1,
    issuedDate: '2026-03-02',
    validUntil: '2026-03-30',
    lines: [{ item: 'Lantern catalogue', costCents: 120_000 }],
  },
  status: 201,
  response: changed,
});

export const updateQuote = route({
  name: 'updateQuote',
  method: 'PATCH',
  path: '/api/v1/quotes/{id}',
  summary: 'Change some fields of a quote that nobody has answered yet.',
  access: update,
  ...ofOne,
  body: QuoteChanges,
  example: { validUntil: '2026-04-30' },
  status: 200,
  response: changedOrNot,
});

export const deleteQuote = route({
  name: 'deleteQuote',
  method: 'DELETE',
  path: '/api/v1/quotes/{id}',
  summary: 'Delete a quote. Its number is never given again.',
  access: { action: 'delete', subject: 'Invoice' },
  ...ofOne,
  status: 200,
  response: z.object({ changeId: id() }),
});

export const SendQuote = SendInvoice;
export type SendQuote = z.infer<typeof SendQuote>;

export const sendQuote = route({
  name: 'sendQuote',
  method: 'POST',
  path: '/api/v1/quotes/{id}/send',
  summary:
    "Send a quote by mail, its PDF attached, and note that it was sent. What is left out is the client's address, their language, and the usual letter in it; `withLink` adds the secret address where the client answers.",
  access: update,
  ...ofOne,
  body: SendQuote,
  example: { to: 'amara.okafor@lanternworks.example' },
  status: 201,
  response: z.object({ ...changedOrNot.shape, messageId: id() }),
});

export const markQuoteSent = route({
  name: 'markQuoteSent',
  method: 'POST',
  path: '/api/v1/quotes/{id}/sent',
  summary: 'Note that a quote was sent in another way, such as on paper.',
  access: update,
  ...ofOne,
  status: 201,
  response: changedOrNot,
});

export const AnswerQuote = z.object({ answer: z.enum(quoteAnswers), name: requiredLine(120) });
export type AnswerQuote = z.infer<typeof AnswerQuote>;

export const answerQuote = route({
  name: 'answerQuote',
  method: 'POST',
  path: '/api/v1/quotes/{id}/answer',
  summary: 'Note what a client answered, and who.',
  access: update,
  ...ofOne,
  body: AnswerQuote,
  status: 201,
  response: changed,
});

export const makeInvoiceOfQuote = route({
  name: 'makeInvoiceOfQuote',
  method: 'POST',
  path: '/api/v1/quotes/{id}/invoice',
  summary: 'Write the invoice of a quote, as a draft of today that is due in 30 days. A quote becomes one invoice.',
  access: create,
  ...ofOne,
  status: 201,
  response: z.object({ ...changed.shape, invoiceId: id() }),
});

export const getQuotePdf = route({
  name: 'getQuotePdf',
  method: 'GET',
  path: '/api/v1/quotes/{id}/pdf',
  summary: 'A quote as a PDF.',
  access: read,
  ...ofOne,
  query: z.object({ language: z.optional(wordOf(documentLanguages)) }),
  status: 200,
  response: { media: 'application/pdf' },
});
