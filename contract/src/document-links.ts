import * as z from 'zod/mini';
import { documentLanguages } from './document-languages.ts';
import { WholeInvoice } from './invoices.ts';
import { PaymentMethod } from './orders.ts';
import { AnswerQuote, WholeQuote } from './quotes.ts';
import { anyMedia, route } from './route.ts';
import { id, idParameter, moment, requiredLine, requiredText, wordOf } from './text.ts';

export const documentKinds = ['invoice', 'quote'] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** What is known of the secret addresses of a document: when one was made last, and when somebody looked. The addresses themselves are not. */
export const DocumentLinks = z.object({
  createdAt: z.nullable(moment()),
  firstSeenAt: z.nullable(moment()),
  lastSeenAt: z.nullable(moment()),
  views: z.int(),
});
export type DocumentLinks = z.infer<typeof DocumentLinks>;

const ofDocument = { parameters: z.object({ kind: DocumentKind, id: idParameter() }) };
const update = { action: 'update', subject: 'Invoice' } as const;

export const getDocumentLinks = route({
  name: 'getDocumentLinks',
  method: 'GET',
  path: '/api/v1/document-links/{kind}/{id}',
  summary: 'Whether a document has a secret address, and when its client looked at it.',
  access: { action: 'read', subject: 'Invoice' },
  ...ofDocument,
  status: 200,
  response: z.object({ links: DocumentLinks }),
});

export const addDocumentLink = route({
  name: 'addDocumentLink',
  method: 'POST',
  path: '/api/v1/document-links/{kind}/{id}',
  summary:
    'Make a secret address, at which a document is read without an account. Earlier ones stop working. It is told this once.',
  access: update,
  ...ofDocument,
  status: 201,
  response: z.object({ url: z.string(), links: DocumentLinks, changeId: id() }),
});

export const revokeDocumentLinks = route({
  name: 'revokeDocumentLinks',
  method: 'DELETE',
  path: '/api/v1/document-links/{kind}/{id}',
  summary: 'Have all secret addresses of a document stop working.',
  access: update,
  ...ofDocument,
  status: 200,
  response: z.object({ links: DocumentLinks, changeId: id() }),
});

const token = requiredLine(100);

/** What can be paid at the address of an invoice, in how many cents, and how. A test provider moves no money. */
export const DuePayment = z.object({
  amountCents: z.int(),
  methods: z.array(PaymentMethod),
  isTest: z.boolean(),
});
export type DuePayment = z.infer<typeof DuePayment>;

/**
 * A document as whoever has its address sees it. `due` is null where nothing is to be paid, or not here. The `version` is another one whenever
 * anything else stands on the quote: who answers says which one they read.
 */
export const SharedDocument = z.union([
  z.object({ kind: z.literal('invoice'), whole: WholeInvoice, due: z.nullable(DuePayment) }),
  z.object({ kind: z.literal('quote'), whole: WholeQuote, version: z.string() }),
]);
export type SharedDocument = z.infer<typeof SharedDocument>;

export const readSharedDocument = route({
  name: 'readSharedDocument',
  method: 'POST',
  path: '/api/v1/shared-document',
  summary: 'The document of a secret address. Its issuer sees that it was looked at.',
  access: 'public',
  body: z.object({ token }),
  status: 200,
  response: SharedDocument,
});

export const readSharedPdf = route({
  name: 'readSharedPdf',
  method: 'POST',
  path: '/api/v1/shared-document/pdf',
  summary: 'The same as a PDF.',
  access: 'public',
  records: false,
  body: z.object({ token, language: z.optional(wordOf(documentLanguages)) }),
  example: { token: 'the-token-of-the-address' },
  status: 200,
  response: { media: 'application/pdf' },
});

export const readSharedLogo = route({
  name: 'readSharedLogo',
  method: 'POST',
  path: '/api/v1/shared-document/logo',
  summary: 'The logo on the document of a secret address, a PNG or JPEG picture.',
  access: 'public',
  records: false,
  body: z.object({ token }),
  example: { token: 'the-token-of-the-address' },
  status: 200,
  response: { media: anyMedia },
});

export const answerSharedQuote = route({
  name: 'answerSharedQuote',
  method: 'POST',
  path: '/api/v1/shared-document/answer',
  summary:
    "Accept or decline the quote of a secret address, with one's name. It can be answered once, as long as it is valid; one that is not as it was read is a conflict.",
  access: 'public',
  body: z.object({ token, ...AnswerQuote.shape, version: requiredLine(100) }),
  status: 201,
  response: SharedDocument,
});

/** `amountCents` is what the payer saw: nobody pays another sum than that. */
export const PaySharedInvoice = z.object({
  method: PaymentMethod,
  amountCents: z.int().check(z.gte(1, 'Give an amount above zero.')),
  idempotencyKey: requiredText(100),
});
export type PaySharedInvoice = z.infer<typeof PaySharedInvoice>;

export const paySharedInvoice = route({
  name: 'paySharedInvoice',
  method: 'POST',
  path: '/api/v1/shared-document/payments',
  summary:
    'Pay what is open of the invoice of a secret address, all of it. Sent again with the same key it is paid once; a sum that is not what is open is a conflict.',
  access: 'public',
  body: z.object({ token, ...PaySharedInvoice.shape }),
  status: 201,
  response: SharedDocument,
});
