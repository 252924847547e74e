import * as z from 'zod/mini';
import { Addressee, Client, copies, NewClient, reference } from './clients.ts';
import { Currency, ExchangeRate } from './currency.ts';
import { CustomField, CustomValues, GivenCustomValues } from './custom-values.ts';
import { documentLanguages } from './document-languages.ts';
import { InvoiceIssuer, PaymentDetails } from './invoice-issuer.ts';
import { InvoicePayment, NewInvoicePayment } from './invoice-payments.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { route } from './route.ts';
import { checkTax, newTaxFields, TaxTreatment, taxFields } from './tax-treatment.ts';
import {
  day,
  emailAddress,
  id,
  idempotencyKey,
  idParameter,
  line,
  moment,
  requiredLine,
  requiredText,
  text,
  wordOf,
} from './text.ts';

export const invoiceServices = [
  'Software Development',
  'Template Customization',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Shop Order',
  'Subscription',
] as const;
export const InvoiceService = z.enum(invoiceServices);
export type InvoiceService = z.infer<typeof InvoiceService>;

/** How a client is asked to pay. */
export const paymentWays = [
  'Credit Card',
  'Debit Card',
  'Internet Banking',
  'Paypal',
  'UPI Transfer',
  'Instalments',
  'Cash on Delivery',
] as const;
export const PaymentWay = z.enum(paymentWays);
export type PaymentWay = z.infer<typeof PaymentWay>;

/** An invoice as the list has it. `id` is its number; `total` and `balance` are in its currency, the latter as it is shown: 0, `$205` or `-€205.50`. */
export const Invoice = z.object({
  id: id(),
  issuedDate: day(),
  client: Addressee,
  service: InvoiceService,
  total: z.number(),
  currency: Currency,
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  balance: z.union([z.literal(0), z.string().check(z.regex(/^-?\D+\d+(\.\d{2})?$/))]),
  balanceCents: z.int(),
  dueDate: day(),
  taxTreatment: TaxTreatment,
  /** What the buyer wants to be named on it (BT-10 of EN 16931), and the number of their order (BT-13). Empty where there is none. */
  buyerReference: z.string(),
  orderNumber: z.string(),
  customValues: CustomValues,
  /** How often it was reminded of, and when last. */
  reminders: z.int(),
  remindedAt: z.nullable(moment()),
});
export type Invoice = z.infer<typeof Invoice>;

const cents = (most: number) => z.int().check(z.gte(0), z.lte(most));
const share = () => z.int().check(z.gte(0), z.lte(10_000, 'Give at most 100%.'));

/** Money in cents, the quantity in thousandths, discount and tax in basis points; `takenOffCents`, of a coupon, comes off beside the discount. invoice-totals.ts says what they come to. */
export const InvoiceLine = z.object({
  item: requiredLine(120),
  description: text(1_000),
  costCents: cents(1_000_000_000),
  // At the highest price, a million comes to 10¹⁵ cents, and all that is reckoned with it is still told apart (9·10¹⁵).
  quantityThousandths: cents(1_000_000_000),
  discountBasisPoints: share(),
  taxBasisPoints: share(),
  takenOffCents: z.optional(cents(1_000_000_000).check(z.gte(1, 'Give more than nothing.'))),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** Who sold it, how it is to be paid, and which parts of the document are drawn. */
export const documentOptions = {
  salesperson: line(120),
  paymentWay: PaymentWay,
  showsPaymentTerms: z.boolean(),
  showsNote: z.boolean(),
  showsPaymentStub: z.boolean(),
};

export const documentReferences = { buyerReference: reference(), orderNumber: reference() };
/** A buyer reference that is left out is that of the client. */
export const newDocumentReferences = {
  buyerReference: z.optional(documentReferences.buyerReference),
  orderNumber: z._default(documentReferences.orderNumber, ''),
};

const wholeInvoice = {
  invoice: z.object({
    ...Invoice.shape,
    ...documentOptions,
    note: z.string(),
    exemptionReason: taxFields.exemptionReason,
    /** When the goods were delivered; null where it was on the day of issue. An intra-community supply names it. */
    deliveredOn: z.nullable(day()),
    rateMillionths: ExchangeRate,
    sentAt: z.nullable(moment()),
    downloadedAt: z.nullable(moment()),
    /** Whether its tax is rounded once for each rate, as an order's is, and not once for each line. */
    roundsTaxOnce: z.boolean(),
    /** Whether it is reminded of by itself, where such reminders are on. */
    isReminded: z.boolean(),
    subtotalCents: z.int(),
    taxCents: z.int(),
    totalCents: z.int(),
    paidCents: z.int(),
    /** What is not owed any more, because what was sold was given back or cancelled. */
    creditCents: z.int(),
  }),
  issuer: InvoiceIssuer,
  /** The client as they are now: what was issued keeps them as they were. */
  presentClient: Client,
  /** What it was made from. */
  origin: z.object({ quoteId: z.nullable(id()), seriesId: z.nullable(id()) }),
  paymentDetails: PaymentDetails,
  /** The fields of the house as they are on this document. What is in them is in `customValues`. */
  customFields: z.array(CustomField),
  lines: z.array(InvoiceLine),
  payments: z.array(InvoicePayment),
};
/** All that there is of one invoice. */
export const WholeInvoice = z.object(wholeInvoice);
export type WholeInvoice = z.infer<typeof WholeInvoice>;

/** A line as it is given: what is left out is as usual. */
export const NewLine = z.object({
  ...InvoiceLine.shape,
  description: z._default(InvoiceLine.shape.description, ''),
  quantityThousandths: z._default(
    InvoiceLine.shape.quantityThousandths.check(z.gte(1, 'Give a quantity above zero.')),
    1_000,
  ),
  discountBasisPoints: z._default(InvoiceLine.shape.discountBasisPoints, 0),
  taxBasisPoints: z._default(InvoiceLine.shape.taxBasisPoints, 0),
});

/** What is left out is the currency of the house, and the rate that is written down for the currency. */
export const inCurrency = { currency: z.optional(Currency), rateMillionths: z.optional(ExchangeRate) };

export const invoiceFields = {
  issuedDate: day(),
  dueDate: day(),
  service: InvoiceService,
  note: text(2_000),
  isReminded: z.boolean(),
  ...taxFields,
  deliveredOn: z.nullable(day()),
  ...documentReferences,
  customValues: GivenCustomValues,
  ...inCurrency,
  ...documentOptions,
  lines: z.array(NewLine).check(z.minLength(1, 'Add at least one line.'), z.maxLength(100, 'Add at most 100 lines.')),
};

/** A client that there is, or a new one. */
export const clientChoice = { clientId: z.optional(id()), client: z.optional(NewClient) };
export type ClientChoice = z.infer<z.ZodMiniObject<typeof clientChoice>>;

export const choicesOf = ({ clientId, client }: ClientChoice) =>
  [clientId, client].filter((choice) => choice !== undefined);
export const chooseClient = { path: ['clientId'], message: 'Choose a client, or give a new one.' };

export const NewInvoice = z
  .object({
    ...clientChoice,
    ...invoiceFields,
    note: z._default(invoiceFields.note, ''),
    isReminded: z._default(invoiceFields.isReminded, true),
    ...newTaxFields,
    deliveredOn: z._default(invoiceFields.deliveredOn, null),
    ...newDocumentReferences,
    customValues: z._default(GivenCustomValues, {}),
    salesperson: z._default(documentOptions.salesperson, ''),
    paymentWay: z._default(PaymentWay, 'Internet Banking'),
    showsPaymentTerms: z._default(documentOptions.showsPaymentTerms, true),
    showsNote: z._default(documentOptions.showsNote, true),
    showsPaymentStub: z._default(documentOptions.showsPaymentStub, false),
    ...idempotencyKey,
  })
  .check(
    z.refine((invoice) => choicesOf(invoice).length === 1, chooseClient),
    checkTax,
  );
export type NewInvoice = z.infer<typeof NewInvoice>;

export const InvoiceChanges = z
  .object({ ...clientChoice, ...z.partial(z.object(invoiceFields)).shape })
  .check(z.refine((changes) => choicesOf(changes).length <= 1, chooseClient));
export type InvoiceChanges = z.infer<typeof InvoiceChanges>;

export const SendInvoice = z.object({
  to: z.optional(emailAddress()),
  /** Those of the client, if it is left out. Nobody gets it twice. */
  copiesTo: z.optional(copies()),
  subject: z.optional(requiredLine(200)),
  message: z.optional(requiredText(5_000)),
  /** The language of the client, if it is left out. */
  language: z.optional(wordOf(documentLanguages)),
  /** Whether the letter ends with a secret address, where the document is read without an account. */
  withLink: z._default(z.boolean(), false),
  idempotencyKey: z.optional(requiredText(100)),
});
export type SendInvoice = z.infer<typeof SendInvoice>;

const readInvoice = { action: 'read', subject: 'Invoice' } as const;
const updateAccess = { action: 'update', subject: 'Invoice' } as const;
const invoiceId = { parameters: z.object({ id: idParameter() }) };
const changed = z.object({ ...wholeInvoice, changeId: id() });

export const getInvoice = route({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/invoice/invoices/{id}',
  summary: 'One invoice with its lines and payments, and where to pay it.',
  access: readInvoice,
  ...invoiceId,
  status: 200,
  response: WholeInvoice,
});

export const getInvoiceIssuer = route({
  name: 'getInvoiceIssuer',
  method: 'GET',
  path: '/api/v1/invoice-issuer',
  summary: 'Who writes the invoices, and where they are paid: what stands on one that is not saved yet.',
  access: readInvoice,
  status: 200,
  response: z.object({ issuer: InvoiceIssuer, paymentDetails: PaymentDetails }),
});

export const deleteInvoice = route({
  name: 'deleteInvoice',
  method: 'DELETE',
  path: '/apps/invoice/delete',
  summary: 'Delete an invoice. Its number is never given again.',
  access: { action: 'delete', subject: 'Invoice' },
  query: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});

export const deleteInvoices = route({
  name: 'deleteInvoices',
  method: 'POST',
  path: '/api/v1/invoices/deletions',
  summary: 'Delete several invoices at once: all of them, or none when one is missing.',
  access: { action: 'delete', subject: 'Invoice' },
  body: z.object({
    ids: z
      .array(id())
      .check(z.minLength(1, 'Choose at least one invoice.'), z.maxLength(100, 'Choose at most 100 invoices.')),
  }),
  status: 201,
  response: z.object({ changeId: id() }),
});

export const markInvoicesSent = route({
  name: 'markInvoicesSent',
  method: 'POST',
  path: '/api/v1/invoices/sent',
  summary:
    'Note of several invoices that they were sent in another way: of all of them, or of none when one is missing. Those that were sent already stay as they are; `changeId` is null when that is all of them.',
  access: updateAccess,
  body: z.object({
    ids: z
      .array(id())
      .check(z.minLength(1, 'Choose at least one invoice.'), z.maxLength(100, 'Choose at most 100 invoices.')),
  }),
  status: 201,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const addInvoice = route({
  name: 'addInvoice',
  method: 'POST',
  path: '/api/v1/invoices',
  summary:
    'Write an invoice, for `clientId` or for a new `client`. It is a draft until it is sent, downloaded or paid on. With a `taxTreatment` other than `standard` no line has tax; `reverse-charge` and `intra-community` need the VAT numbers of both sides, `exempt` a reason. A `buyerReference` that is left out is that of the client. The same idempotency key answers the same invoice and never makes a second.',
  access: { action: 'create', subject: 'Invoice' },
  body: NewInvoice,
  example: {
    clientId: 1,
    issuedDate: '2026-03-02',
    dueDate: '2026-03-30',
    service: 'Software Development',
    lines: [{ item: 'Lantern catalogue', costCents: 120_000, quantityThousandths: 1_000 }],
  },
  status: 201,
  response: changed,
});

export const updateInvoice = route({
  name: 'updateInvoice',
  method: 'PATCH',
  path: '/api/v1/invoices/{id}',
  summary: 'Change some fields of an invoice. Lines are given all at once.',
  access: updateAccess,
  ...invoiceId,
  body: InvoiceChanges,
  example: { note: 'To be paid by boat.' },
  status: 200,
  response: z.object({ ...wholeInvoice, changeId: z.nullable(id()) }),
});

export const duplicateInvoice = route({
  name: 'duplicateInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{id}/duplicate',
  summary: 'Write another invoice like this one, as a draft of today with the same term to pay and nothing paid.',
  access: { action: 'create', subject: 'Invoice' },
  ...invoiceId,
  body: z.object(idempotencyKey),
  status: 201,
  response: changed,
});

export const sendInvoice = route({
  name: 'sendInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{id}/send',
  summary:
    "Send an invoice by mail, its PDF attached, and note that it was sent. What is left out is the client's address, those that get copies of their letters, their language, and the usual letter in it; the same idempotency key sends nothing again.",
  access: updateAccess,
  ...invoiceId,
  body: SendInvoice,
  example: { to: 'amara.okafor@lanternworks.example' },
  status: 201,
  response: z.object({ ...wholeInvoice, changeId: z.nullable(id()), messageId: id() }),
});

export const markInvoiceSent = route({
  name: 'markInvoiceSent',
  method: 'POST',
  path: '/api/v1/invoices/{id}/sent',
  summary:
    'Note that an invoice was sent in another way, such as on paper. Sent once more, it is noted when it was sent last.',
  access: updateAccess,
  ...invoiceId,
  status: 201,
  response: z.object({ ...wholeInvoice, changeId: z.nullable(id()) }),
});

export const downloadInvoice = route({
  name: 'downloadInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{id}/download',
  summary: 'Note that an invoice was downloaded.',
  access: updateAccess,
  ...invoiceId,
  status: 201,
  response: z.object({ ...wholeInvoice, changeId: z.nullable(id()) }),
});

export const addInvoicePayment = route({
  name: 'addInvoicePayment',
  method: 'POST',
  path: '/api/v1/invoices/{id}/payments',
  summary:
    'Note a payment, or a refund: an amount below zero. More than what is due is refused unless `mayExceedDue` says that it is meant. The same idempotency key answers the same payment and never makes a second.',
  access: updateAccess,
  ...invoiceId,
  body: NewInvoicePayment,
  status: 201,
  response: z.object({ ...changed.shape, payment: InvoicePayment }),
});

export const deleteInvoicePayment = route({
  name: 'deleteInvoicePayment',
  method: 'DELETE',
  path: '/api/v1/invoices/{id}/payments/{paymentId}',
  summary: 'Take a payment off an invoice.',
  access: updateAccess,
  parameters: z.object({ id: idParameter(), paymentId: idParameter() }),
  status: 200,
  response: changed,
});
