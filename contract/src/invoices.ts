import * as z from 'zod/mini';
import { Client, NewClient } from './clients.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { listParameters, sortDirections } from './lists.ts';
import { route } from './route.ts';
import { day, id, idParameter, moment, requiredText, text, wordOf } from './text.ts';

export const invoiceServices = [
  'Software Development',
  'Template Customization',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Shop Order',
] as const;
export const InvoiceService = z.enum(invoiceServices);
export type InvoiceService = z.infer<typeof InvoiceService>;

export const paymentMethods = ['Bank Transfer', 'Cash', 'Credit', 'Debit', 'Paypal'] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** An invoice as the list has it. `id` is its number; `total` is in dollars, `balance` as it is shown: 0, `$205` or `-$205.50`. */
export const Invoice = z.object({
  id: id(),
  issuedDate: day(),
  client: Client,
  service: InvoiceService,
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  balance: z.union([z.literal(0), z.string().check(z.regex(/^-?\$\d+(\.\d{2})?$/))]),
  dueDate: day(),
});
export type Invoice = z.infer<typeof Invoice>;

const cents = (most: number) => z.int().check(z.gte(0), z.lte(most));
const share = () => z.int().check(z.gte(0), z.lte(10_000, 'Give at most 100%.'));

/** Money in cents, the quantity in thousandths, discount and tax in basis points. invoice-totals.ts says what they come to. */
export const InvoiceLine = z.object({
  item: requiredText(120),
  description: text(1_000),
  costCents: cents(1_000_000_000),
  quantityThousandths: cents(10_000_000),
  discountBasisPoints: share(),
  taxBasisPoints: share(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** So many payments and refunds an invoice has at most. */
export const mostPayments = 500;

const largestPayment = 1_000_000_000_000;
const paymentFields = {
  paidOn: day(),
  amountCents: z.int().check(
    z.gte(-largestPayment),
    z.lte(largestPayment),
    z.refine((amount) => amount !== 0, 'Give an amount; one below zero is a refund.'),
  ),
  method: PaymentMethod,
  note: text(1_000),
};

export const InvoicePayment = z.object({ id: id(), ...paymentFields });
export type InvoicePayment = z.infer<typeof InvoicePayment>;

export const NewInvoicePayment = z.object({ ...paymentFields, note: z._default(paymentFields.note, '') });
export type NewInvoicePayment = z.infer<typeof NewInvoicePayment>;

export const PaymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

const wholeInvoice = {
  invoice: z.object({
    ...Invoice.shape,
    note: z.string(),
    currency: z.literal('USD'),
    sentAt: z.nullable(moment()),
    downloadedAt: z.nullable(moment()),
    subtotalCents: z.int(),
    taxCents: z.int(),
    totalCents: z.int(),
    paidCents: z.int(),
    balanceCents: z.int(),
  }),
  paymentDetails: PaymentDetails,
  lines: z.array(InvoiceLine),
  payments: z.array(InvoicePayment),
};
/** All that there is of one invoice. */
export const WholeInvoice = z.object(wholeInvoice);
export type WholeInvoice = z.infer<typeof WholeInvoice>;

const newLine = z.object({
  ...InvoiceLine.shape,
  description: z._default(InvoiceLine.shape.description, ''),
  quantityThousandths: z._default(InvoiceLine.shape.quantityThousandths, 1_000),
  discountBasisPoints: z._default(InvoiceLine.shape.discountBasisPoints, 0),
  taxBasisPoints: z._default(InvoiceLine.shape.taxBasisPoints, 0),
});

const invoiceFields = {
  issuedDate: day(),
  dueDate: day(),
  service: InvoiceService,
  note: text(2_000),
  lines: z.array(newLine).check(z.minLength(1, 'Add at least one line.'), z.maxLength(100, 'Add at most 100 lines.')),
};

/** A client that there is, or a new one. */
const clientChoice = { clientId: z.optional(id()), client: z.optional(NewClient) };
export type ClientChoice = z.infer<z.ZodMiniObject<typeof clientChoice>>;

const choicesOf = ({ clientId, client }: ClientChoice) => [clientId, client].filter((choice) => choice !== undefined);
const chooseClient = { path: ['clientId'], message: 'Choose a client, or give a new one.' };

export const NewInvoice = z
  .object({ ...clientChoice, ...invoiceFields, note: z._default(invoiceFields.note, '') })
  .check(z.refine((invoice) => choicesOf(invoice).length === 1, chooseClient));
export type NewInvoice = z.infer<typeof NewInvoice>;

export const InvoiceChanges = z
  .object({ ...clientChoice, ...z.partial(z.object(invoiceFields)).shape })
  .check(z.refine((changes) => choicesOf(changes).length <= 1, chooseClient));
export type InvoiceChanges = z.infer<typeof InvoiceChanges>;

export const invoiceSortColumns = [
  'id',
  'clientName',
  'total',
  'balance',
  'issuedDate',
  'dueDate',
  'invoiceStatus',
  'service',
] as const;
export type InvoiceSortColumn = (typeof invoiceSortColumns)[number];

export const InvoiceListQuery = z.object({
  q: listParameters.q,
  status: z.optional(wordOf(invoiceStatuses)),
  sort: z._default(z.enum(sortDirections), 'desc'),
  /** `client.name` is `clientName`, by its path in an invoice. */
  sortColumn: z._default(z.enum([...invoiceSortColumns, 'client.name']), 'id'),
  page: listParameters.page,
  perPage: listParameters.perPage,
  allData: listParameters.allData,
});
export type InvoiceListQuery = z.infer<typeof InvoiceListQuery>;

const readInvoice = { action: 'read', subject: 'Invoice' } as const;
const updateAccess = { action: 'update', subject: 'Invoice' } as const;
const invoiceId = { parameters: z.object({ id: idParameter() }) };
const changed = z.object({ ...wholeInvoice, changeId: id() });

export const listInvoices = route({
  name: 'listInvoices',
  method: 'GET',
  path: '/apps/invoice/invoices',
  summary:
    'A page of invoices, the latest first. `q` searches client e-mail and name, number, total, balance and due date, and "paid" finds those with nothing left to pay; `allData` has the first 1,000 of the filtered list.',
  access: readInvoice,
  query: InvoiceListQuery,
  status: 200,
  response: z.object({ allData: z.optional(z.array(Invoice)), total: z.int(), invoices: z.array(Invoice) }),
});

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

export const addInvoice = route({
  name: 'addInvoice',
  method: 'POST',
  path: '/api/v1/invoices',
  summary:
    'Write an invoice, for `clientId` or for a new `client`. It is a draft until it is sent, downloaded or paid on.',
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

export const sendInvoice = route({
  name: 'sendInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{id}/send',
  summary: 'Note that an invoice was sent. Sent once more, it is noted when it was sent last.',
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
  summary: 'Note a payment, or a refund: an amount below zero.',
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
