import * as z from 'zod/mini';
import { timeZone } from './given-zone.ts';
import { day, id, idempotencyKey, text } from './text.ts';

export const paymentMethods = ['Bank Transfer', 'Cash', 'Credit', 'Debit', 'Paypal'] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

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

/**
 * `provider` is who took a payment that was made online, and its note what they call it; it is empty for one that was noted by hand.
 * `otherInvoiceId` is the invoice whose credit this is, or, of a refund, the one that the credit has paid.
 */
export const InvoicePayment = z.object({
  id: id(),
  ...paymentFields,
  provider: z._default(z.string(), ''),
  otherInvoiceId: z._default(z.nullable(id()), null),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

export const NewInvoicePayment = z.object({
  ...paymentFields,
  note: z._default(paymentFields.note, ''),
  /** Says that more than what is due is meant: what is too much is credit of the client, and the balance goes below zero. */
  mayExceedDue: z._default(z.boolean(), false),
  /** Whose clocks say what day it is. Left out, a day that has begun anywhere may be meant. */
  timeZone: z.optional(timeZone()),
  ...idempotencyKey,
});
export type NewInvoicePayment = z.infer<typeof NewInvoicePayment>;
