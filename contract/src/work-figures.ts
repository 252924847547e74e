import * as z from 'zod/mini';
import { CardPeriod } from './cards.ts';
import { Currency } from './currency.ts';
import { DaySpan } from './figures.ts';
import { InvoicePayment } from './invoice-payments.ts';
import { route } from './route.ts';
import { id } from './text.ts';

const readInvoice = { action: 'read', subject: 'Invoice' } as const;

/** Amounts are in the currency of the house, with tax and without what was credited. */
export const SellerFigures = z.object({
  span: DaySpan,
  spanBefore: DaySpan,
  /** The best three by what they sold, and what they had sold in the period before. */
  sellers: z.array(z.object({ name: z.string(), invoices: z.int(), soldCents: z.int(), soldCentsBefore: z.int() })),
});
export type SellerFigures = z.infer<typeof SellerFigures>;

export const readSellerFigures = route({
  name: 'readSellerFigures',
  method: 'GET',
  path: '/api/v1/figures/sellers',
  summary:
    'Who sold the most in a period, by the salespeople that invoices name and the days on which these were issued. Drafts and what names nobody are left out.',
  access: readInvoice,
  query: z.object({ period: z._default(CardPeriod, 'last-28-days') }),
  status: 200,
  response: SellerFigures,
});

const counted = z.object({ total: z.int(), totalBefore: z.int() });

export const ResponseFigures = z.object({
  span: DaySpan,
  spanBefore: DaySpan,
  comments: counted,
  refunds: counted,
  refundedCents: counted,
});
export type ResponseFigures = z.infer<typeof ResponseFigures>;

export const readResponseFigures = route({
  name: 'readResponseFigures',
  method: 'GET',
  path: '/api/v1/figures/responses',
  summary:
    'What came back in a period, beside the period before: comments on posts, and refunds of orders with what they came to.',
  access: { action: 'read', subject: 'Analytics' },
  query: z.object({ period: z._default(CardPeriod, 'last-28-days') }),
  status: 200,
  response: ResponseFigures,
});

/** What was noted on an invoice, in its currency; below zero it is a refund. */
export const LatestPayment = z.object({
  ...z.pick(InvoicePayment, { id: true, paidOn: true, amountCents: true, method: true }).shape,
  invoiceId: id(),
  currency: Currency,
  clientName: z.string(),
});
export type LatestPayment = z.infer<typeof LatestPayment>;

export const listLatestPayments = route({
  name: 'listLatestPayments',
  method: 'GET',
  path: '/api/v1/figures/payments',
  summary: 'The last five payments and refunds of all invoices, by their days.',
  access: readInvoice,
  status: 200,
  response: z.object({ payments: z.array(LatestPayment) }),
});

/** Somebody who was given tasks; without a name once their account is closed. */
export const TaskPerson = z.object({
  /** Null for who is no account. */
  accountId: z.nullable(id()),
  name: z.string(),
  avatar: z.string(),
  open: z.int(),
  completed: z.int(),
});
export type TaskPerson = z.infer<typeof TaskPerson>;

export const listTaskPeople = route({
  name: 'listTaskPeople',
  method: 'GET',
  path: '/api/v1/figures/task-people',
  summary:
    "Whom one's own tasks are assigned to: the six who have the most open ones, with how many they have and have done. Deleted tasks do not count.",
  access: { action: 'read', subject: 'Task' },
  status: 200,
  response: z.object({ people: z.array(TaskPerson) }),
});
