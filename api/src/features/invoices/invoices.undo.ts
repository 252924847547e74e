import { KeptAddressee } from '@atrium/contract/clients';
import { atPar, Currency, ExchangeRate } from '@atrium/contract/currency';
import { CustomValues, KeptCustomField } from '@atrium/contract/custom-values';
import { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import { InvoicePayment } from '@atrium/contract/invoice-payments';
import { documentReferences, InvoiceLine, InvoiceService, PaymentWay } from '@atrium/contract/invoices';
import { TaxTreatment, taxFields, usualTax } from '@atrium/contract/tax-treatment';
import { day, id, moment, text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import type { SoldOrders } from '../../invoicing/sold-orders.ts';
import { refuseDeletedClient } from './clients/deleted-clients.ts';
import { changeInvoice, findInvoice, refuseOtherCurrency, removeInvoices, restoreInvoice } from './invoices.changes.ts';
import { type InvoiceContent, usualDocument } from './invoices.list.ts';
import { findStoredInvoice } from './invoices.queries.ts';
import { contentOf, type StoredInvoice } from './invoices.shapes.ts';
import { findStoredQuote } from './quotes/quotes.queries.ts';
import { refuseLetterLeft } from './sent-letters.ts';
import { invoicing } from './sold-invoices.ts';
import { refuseWrongTaxAgain } from './tax-treatment.ts';

const Content = z.object({
  id: id(),
  clientId: id(),
  // Before there were others, all were in dollars.
  currency: z._default(Currency, 'USD'),
  rateMillionths: z._default(ExchangeRate, atPar),
  creditCents: z._default(z.int(), 0),
  roundsTaxOnce: z._default(z.boolean(), false),
  issuedDate: day(),
  dueDate: day(),
  service: InvoiceService,
  note: text(2_000),
  taxTreatment: z._default(TaxTreatment, usualTax.taxTreatment),
  exemptionReason: z._default(taxFields.exemptionReason, usualTax.exemptionReason),
  deliveredOn: z._default(z.nullable(day()), null),
  buyerReference: z._default(documentReferences.buyerReference, usualDocument.buyerReference),
  orderNumber: z._default(documentReferences.orderNumber, usualDocument.orderNumber),
  customValues: z._default(CustomValues, usualDocument.customValues),
  salesperson: z._default(text(120), usualDocument.salesperson),
  paymentWay: z._default(PaymentWay, usualDocument.paymentWay),
  showsPaymentTerms: z._default(z.boolean(), usualDocument.showsPaymentTerms),
  showsNote: z._default(z.boolean(), usualDocument.showsNote),
  showsPaymentStub: z._default(z.boolean(), usualDocument.showsPaymentStub),
  sentAt: z.nullable(moment()),
  downloadedAt: z.nullable(moment()),
  clientAsIssued: z._default(z.nullable(KeptAddressee), null),
  issuerAsIssued: z._default(z.nullable(InvoiceIssuer), null),
  fieldsAsIssued: z._default(z.nullable(z.array(KeptCustomField)), null),
  quoteId: z._default(z.nullable(id()), null),
  seriesId: z._default(z.nullable(id()), null),
  seriesDay: z._default(z.nullable(day()), null),
  reminders: z._default(z.int(), 0),
  remindedAt: z._default(z.nullable(moment()), null),
  isReminded: z._default(z.boolean(), true),
  lines: z.array(InvoiceLine),
  payments: z.array(InvoicePayment),
});

export function invoiceUndo(orders: SoldOrders): Undo {
  return undoOf<InvoiceContent>({
    async find(transaction, invoiceId) {
      const stored = await findInvoice(transaction, invoiceId);
      return stored && contentOf(stored);
    },
    async remove(transaction, context, now) {
      return removeInvoices(transaction, context, [await stored(transaction, now.id)]);
    },
    async restore(transaction, context, before) {
      const deleted = await stored(transaction, Content.parse(before).id);
      await refuseImpossible(transaction, contentOf(deleted));
      await refuseSecond(transaction, orders, deleted);
      const changeId = await restoreInvoice(transaction, context, deleted);
      const { id, deletedAt } = deleted.row;
      if (deletedAt !== null) await orders.carry(transaction, context, { invoiceId: id, since: deletedAt }, invoicing);
      return changeId;
    },
    refuse: refuseLetterLeft,
    async revert(transaction, context, now, before) {
      const after = Content.parse({ ...now, ...before });
      await refuseImpossible(transaction, after);
      refuseWrongTaxAgain(after);
      const invoice = await stored(transaction, now.id);
      refuseOtherCurrency(invoice, after.currency);
      const { changeId } = await changeInvoice(transaction, context, invoice, after);
      return changeId;
    },
  });
}

async function stored(...place: Parameters<typeof findStoredInvoice>) {
  const invoice = await findStoredInvoice(...place);
  if (!invoice) throw notFound('invoice');
  return invoice;
}

/** An order or a quote that was invoiced anew since has its invoice. */
async function refuseSecond(transaction: Transaction, orders: SoldOrders, { row }: StoredInvoice): Promise<void> {
  const ofOrder = await orders.findOtherInvoice(transaction, row.id);
  if (ofOrder !== null)
    throw conflict(`The order of this invoice has another one by now, #${ofOrder}. Delete that first.`);
  const quote = row.quoteId === null ? undefined : await findStoredQuote(transaction, row.quoteId);
  const ofQuote = quote?.standingInvoiceId ?? null;
  if (ofQuote !== null)
    throw conflict(`The quote of this invoice has another one by now, #${ofQuote}. Delete that first.`);
}

/** What an invoice was may not be possible any more after what came later. */
async function refuseImpossible(
  transaction: Transaction,
  { id, clientId, issuedDate, dueDate }: InvoiceContent,
): Promise<void> {
  if (dueDate < issuedDate) throw conflict(`#${id} would be due before it is issued. Undo what came later first.`);
  await refuseDeletedClient(transaction, clientId);
}
