import { creditedTaxes } from '@atrium/contract/credit-note-document';
import type { CreditNoteLine, WholeCreditNote } from '@atrium/contract/credit-notes';
import { withAttributes, type XmlElement, xml, xmlDocument } from '../../../documents/xml.ts';
import { amount } from './electronic-amounts.ts';
import { agreement, crossIndustryInvoice, namespaces, onePiece, partiesOf } from './electronic-invoice.ts';
import { type DocumentTax, deliveryElement, taxElement } from './electronic-tax.ts';

const creditNoteCode = '381';

/**
 * The credit note as a Cross Industry Invoice in the profile of EN 16931, of type 381: its amounts are above zero, and it names the invoice that it
 * corrects (BG-3). BT numbers are those of the standard.
 */
export function electronicCreditNote(whole: WholeCreditNote): string {
  const { creditNote, issuer, lines } = whole;
  const parties = { issuer, invoice: creditNote };
  const electronic = partiesOf(parties, whole);
  const header = agreement(parties, electronic, whole);
  const { id, issuedDate, reason } = creditNote;
  const root = crossIndustryInvoice({ typeCode: creditNoteCode, id, issuedDate, note: reason }, [
    ...lines.map((line, index) => lineElement(line, index, whole)),
    header,
    deliveryElement(whole, electronic.buyerCountry, whole.invoiceIssuedDate),
    settlement(whole),
  ]);
  return xmlDocument(withAttributes(root, { ...namespaces, 'xmlns:qdt': qualifiedTypes }));
}

const qualifiedTypes = 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100';

/** Where the price alone was lowered, it is one piece of as much. */
function lineElement(
  { item, description, netCents, ...line }: CreditNoteLine,
  index: number,
  tax: DocumentTax,
): XmlElement {
  const quantity = line.quantityThousandths ?? 1_000;
  return xml(
    'ram:IncludedSupplyChainTradeLineItem',
    xml('ram:AssociatedDocumentLineDocument', xml('ram:LineID', String(index + 1))),
    xml(
      'ram:SpecifiedTradeProduct',
      xml('ram:Name', item),
      description === '' ? null : xml('ram:Description', description),
    ),
    xml(
      'ram:SpecifiedLineTradeAgreement',
      xml('ram:NetPriceProductTradePrice', xml('ram:ChargeAmount', price(netCents, quantity))),
    ),
    xml(
      'ram:SpecifiedLineTradeDelivery',
      withAttributes(xml('ram:BilledQuantity', String(quantity / 1_000)), { unitCode: onePiece }),
    ),
    xml(
      'ram:SpecifiedLineTradeSettlement',
      taxElement(tax, line.taxBasisPoints),
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', xml('ram:LineTotalAmount', amount(netCents))),
    ),
  );
}

/** BT-146, what one of it comes to after its discount: to eight places, at least two of which are written. */
function price(netCents: number, quantityThousandths: number): string {
  const each = (netCents * 10) / quantityThousandths;
  return each.toFixed(8).replace(/(\.\d\d\d*?)0+$/, '$1');
}

function settlement(whole: WholeCreditNote): XmlElement {
  const { creditNote, invoiceIssuedDate, lines } = whole;
  const { currency, subtotalCents, taxCents, totalCents, invoiceId } = creditNote;
  const invoiceDay = withAttributes(xml('qdt:DateTimeString', invoiceIssuedDate.replaceAll('-', '')), {
    format: '102',
  });
  return xml(
    'ram:ApplicableHeaderTradeSettlement',
    xml('ram:PaymentReference', String(creditNote.id)),
    xml('ram:InvoiceCurrencyCode', currency),
    ...creditedTaxes(lines).map(({ taxBasisPoints, ...sums }) => taxElement(whole, taxBasisPoints, sums)),
    // BR-CO-25 asks for a day or terms (BT-20): nothing is to be paid, it is set against the invoice.
    xml('ram:SpecifiedTradePaymentTerms', xml('ram:Description', `Credited to invoice ${invoiceId}`)),
    xml(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      xml('ram:LineTotalAmount', amount(subtotalCents)),
      xml('ram:TaxBasisTotalAmount', amount(subtotalCents)),
      withAttributes(xml('ram:TaxTotalAmount', amount(taxCents)), { currencyID: currency }),
      xml('ram:GrandTotalAmount', amount(totalCents)),
      xml('ram:DuePayableAmount', amount(totalCents)),
    ),
    xml(
      'ram:InvoiceReferencedDocument',
      xml('ram:IssuerAssignedID', String(invoiceId)),
      xml('ram:FormattedIssueDateTime', invoiceDay),
    ),
  );
}
