import { KeptAddressee } from '@atrium/contract/clients';
import { Currency, ExchangeRate } from '@atrium/contract/currency';
import { CustomValues, KeptCustomField } from '@atrium/contract/custom-values';
import { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import { documentReferences, InvoiceLine, InvoiceService } from '@atrium/contract/invoices';
import { TaxTreatment, taxFields, usualTax } from '@atrium/contract/tax-treatment';
import { day, id, moment, text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { undoOf } from '../../../changes/undo-record.ts';
import { notFound } from '../../../errors.ts';
import { refuseDeletedClient } from '../clients/deleted-clients.ts';
import { refuseLetterLeft } from '../sent-letters.ts';
import { refuseWrongTaxAgain } from '../tax-treatment.ts';
import { changeQuote, findQuote, setQuoteDeleted } from './quotes.changes.ts';
import { findStoredQuote } from './quotes.queries.ts';
import { type QuoteContent, quoteContentOf } from './quotes.shapes.ts';
import { refuseAnswered } from './quotes.ts';

const Content = z.object({
  clientId: id(),
  currency: Currency,
  rateMillionths: ExchangeRate,
  issuedDate: day(),
  validUntil: day(),
  service: InvoiceService,
  note: text(2_000),
  taxTreatment: z._default(TaxTreatment, usualTax.taxTreatment),
  exemptionReason: z._default(taxFields.exemptionReason, usualTax.exemptionReason),
  buyerReference: z._default(documentReferences.buyerReference, ''),
  orderNumber: z._default(documentReferences.orderNumber, ''),
  customValues: z._default(CustomValues, {}),
  salesperson: text(120),
  showsNote: z.boolean(),
  lines: z.array(InvoiceLine),
  state: z.enum(['draft', 'sent', 'accepted', 'declined']),
  sentAt: z.nullable(moment()),
  decidedAt: z.nullable(moment()),
  decidedBy: z.string(),
  invoiceId: z.nullable(id()),
  clientAsSent: z.nullable(KeptAddressee),
  issuerAsSent: z.nullable(InvoiceIssuer),
  fieldsAsSent: z._default(z.nullable(z.array(KeptCustomField)), null),
});

export const undoQuoteChange = undoOf<QuoteContent & { id: number }>({
  async find(transaction, quoteId) {
    const quote = await findQuote(transaction, quoteId);
    return quote && { ...quoteContentOf(quote), id: quoteId };
  },
  async remove(transaction, context, now) {
    return setQuoteDeleted(transaction, context, await stored(transaction, now.id), context.now);
  },
  async restore(transaction, context, _before, quoteId) {
    const quote = await stored(transaction, quoteId);
    await refuseDeletedClient(transaction, quote.row.clientId);
    return setQuoteDeleted(transaction, context, quote, null);
  },
  refuse: refuseLetterLeft,
  async revert(transaction, context, now, before) {
    const quote = await stored(transaction, now.id);
    if (isOfWhatItSays(before)) refuseAnswered(quote);
    const after = Content.parse({ ...now, ...before });
    await refuseDeletedClient(transaction, after.clientId);
    refuseWrongTaxAgain(after);
    const { changeId } = await changeQuote(transaction, context, quote, after);
    return changeId;
  },
});

const howItWent = [
  'state',
  'sentAt',
  'decidedAt',
  'decidedBy',
  'invoiceId',
  'clientAsSent',
  'issuerAsSent',
  'fieldsAsSent',
];

/** What somebody has answered stays what they have read. */
function isOfWhatItSays(before: object): boolean {
  return Object.keys(before).some((field) => !howItWent.includes(field));
}

async function stored(...place: Parameters<typeof findStoredQuote>) {
  const quote = await findStoredQuote(...place);
  if (!quote) throw notFound('quote');
  return quote;
}
