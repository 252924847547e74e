import * as z from 'zod/mini';
import { Addressee, Client } from './clients.ts';
import { Currency } from './currency.ts';
import { documentLanguages } from './document-languages.ts';
import { InvoiceIssuer } from './invoice-issuer.ts';
import { SendInvoice } from './invoices.ts';
import { route } from './route.ts';
import { taxFields } from './tax-treatment.ts';
import { day, id, idempotencyKey, idParameter, moment, text, wordOf } from './text.ts';

/** How far one went: what was sent was sent, whether it was downloaded since or not. A draft was seen by nobody outside, and can be deleted. */
export const creditNoteStates = ['draft', 'downloaded', 'sent'] as const;
export const CreditNoteState = z.enum(creditNoteStates);
export type CreditNoteState = z.infer<typeof CreditNoteState>;

export function creditNoteState({
  sentAt,
  downloadedAt,
}: {
  sentAt: string | null;
  downloadedAt: string | null;
}): CreditNoteState {
  if (sentAt !== null) return 'sent';
  return downloadedAt === null ? 'draft' : 'downloaded';
}

/** What takes back an invoice, or a part of it. `id` is its number, in a count of its own; amounts are above zero, in the currency of the invoice. */
export const CreditNote = z.object({
  id: id(),
  invoiceId: id(),
  client: Addressee,
  issuedDate: day(),
  reason: z.string(),
  subtotalCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  currency: Currency,
  state: CreditNoteState,
  sentAt: z.nullable(moment()),
  downloadedAt: z.nullable(moment()),
});
export type CreditNote = z.infer<typeof CreditNote>;

/** `line` is the place of the line on the invoice, from 1. The quantity is null where its price alone was lowered. Cents are before tax. */
export const CreditNoteLine = z.object({
  line: z.int(),
  item: z.string(),
  description: z.string(),
  quantityThousandths: z.nullable(z.int()),
  netCents: z.int(),
  taxBasisPoints: z.int(),
  taxCents: z.int(),
});
export type CreditNoteLine = z.infer<typeof CreditNoteLine>;

export const WholeCreditNote = z.object({
  creditNote: CreditNote,
  /** Client and issuer stand on it as they do on the invoice. */
  issuer: InvoiceIssuer,
  invoiceIssuedDate: day(),
  /** As its invoice says it. */
  ...taxFields,
  deliveredOn: z.nullable(day()),
  buyerReference: z.string(),
  orderNumber: z.string(),
  /** The client as they are now. */
  presentClient: Client,
  lines: z.array(CreditNoteLine),
});
export type WholeCreditNote = z.infer<typeof WholeCreditNote>;

/** A part of a line: so many of it, or so much of what it comes to before tax. */
export const CreditedPart = z
  .object({
    line: z.int().check(z.gte(1)),
    quantityThousandths: z.optional(z.int().check(z.gte(1, 'Give a quantity above zero.'), z.lte(1_000_000_000))),
    netCents: z.optional(z.int().check(z.gte(1, 'Give an amount above zero.'), z.lte(1_000_000_000_000))),
  })
  .check(
    z.refine(({ quantityThousandths, netCents }) => (quantityThousandths === undefined) !== (netCents === undefined), {
      path: ['quantityThousandths'],
      message: 'Give a quantity or an amount.',
    }),
  );

export const NewCreditNote = z.object({
  /** Today, if it is left out. */
  issuedDate: z.optional(day()),
  reason: z._default(text(2_000), ''),
  /** All that can still be credited, if they are left out. */
  lines: z.optional(
    z
      .array(CreditedPart)
      .check(z.minLength(1, 'Credit at least one line.'), z.maxLength(100, 'Credit at most 100 lines.')),
  ),
  ...idempotencyKey,
});
export type NewCreditNote = z.infer<typeof NewCreditNote>;

export const SendCreditNote = z.omit(SendInvoice, { withLink: true });
export type SendCreditNote = z.infer<typeof SendCreditNote>;

const read = { action: 'read', subject: 'Invoice' } as const;
const update = { action: 'update', subject: 'Invoice' } as const;
const ofOne = { parameters: z.object({ id: idParameter() }) };
const changedOrNot = z.object({ ...WholeCreditNote.shape, changeId: z.nullable(id()) });

export const getCreditNote = route({
  name: 'getCreditNote',
  method: 'GET',
  path: '/api/v1/credit-notes/{id}',
  summary: 'One credit note with its lines.',
  access: read,
  ...ofOne,
  status: 200,
  response: WholeCreditNote,
});

export const getCreditable = route({
  name: 'getCreditable',
  method: 'GET',
  path: '/api/v1/invoices/{id}/creditable',
  summary:
    'What was credited of the lines of an invoice by credit notes, and how much of the invoice, tax included, can still be: what an order gave back of a draft was credited without one.',
  access: read,
  ...ofOne,
  status: 200,
  response: z.object({
    credited: z.array(
      z.pick(CreditNoteLine, { line: true, quantityThousandths: true, netCents: true, taxCents: true }),
    ),
    leftCents: z.int(),
  }),
});

export const addCreditNote = route({
  name: 'addCreditNote',
  method: 'POST',
  path: '/api/v1/invoices/{id}/credit-notes',
  summary:
    'Credit an invoice that was issued, or a part of it: as much less is owed, and what was paid beyond that is credit of the client. The same idempotency key answers the same credit note and never makes a second.',
  access: { action: 'create', subject: 'Invoice' },
  ...ofOne,
  body: NewCreditNote,
  example: { reason: 'One lantern came back', lines: [{ line: 1, quantityThousandths: 500 }] },
  status: 201,
  response: z.object({ ...WholeCreditNote.shape, changeId: id() }),
});

export const deleteCreditNote = route({
  name: 'deleteCreditNote',
  method: 'DELETE',
  path: '/api/v1/credit-notes/{id}',
  summary: 'Delete a credit note that was neither sent nor downloaded. Its number is never given again.',
  access: { action: 'delete', subject: 'Invoice' },
  ...ofOne,
  status: 200,
  response: z.object({ changeId: id() }),
});

export const sendCreditNote = route({
  name: 'sendCreditNote',
  method: 'POST',
  path: '/api/v1/credit-notes/{id}/send',
  summary:
    "Send a credit note by mail, its PDF attached, and note that it was sent. What is left out is the client's address, their language, and the usual letter in it; the same idempotency key sends nothing again.",
  access: update,
  ...ofOne,
  body: SendCreditNote,
  example: { to: 'amara.okafor@lanternworks.example' },
  status: 201,
  response: z.object({ ...changedOrNot.shape, messageId: id() }),
});

export const downloadCreditNote = route({
  name: 'downloadCreditNote',
  method: 'POST',
  path: '/api/v1/credit-notes/{id}/download',
  summary: 'Note that a credit note was downloaded.',
  access: update,
  ...ofOne,
  status: 201,
  response: changedOrNot,
});

export const getCreditNotePdf = route({
  name: 'getCreditNotePdf',
  method: 'GET',
  path: '/api/v1/credit-notes/{id}/pdf',
  summary:
    'A credit note as a PDF. Where the company and the client are known well enough, the electronic credit note is attached to it.',
  access: read,
  ...ofOne,
  query: z.object({ language: z.optional(wordOf(documentLanguages)) }),
  status: 200,
  response: { media: 'application/pdf' },
});

export const getElectronicCreditNote = route({
  name: 'getElectronicCreditNote',
  method: 'GET',
  path: '/api/v1/credit-notes/{id}/e-invoice',
  summary:
    'A credit note as an XML document of EN 16931 (Cross Industry Invoice, type 381), which names the invoice that it corrects. Refused when the standard asks for something that is not known of the company or the client.',
  access: read,
  ...ofOne,
  status: 200,
  response: { media: 'application/xml' },
});
