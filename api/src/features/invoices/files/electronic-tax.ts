import { invoiceWords } from '@atrium/contract/invoice-words';
import { taxRemark } from '@atrium/contract/tax-remark';
import type { TaxTreatment } from '@atrium/contract/tax-treatment';
import { type XmlElement, xml } from '../../../documents/xml.ts';
import { amount, dayElement, percent } from './electronic-amounts.ts';

/** What a document says of its tax as a whole. */
export interface DocumentTax {
  readonly taxTreatment: TaxTreatment;
  readonly exemptionReason: string;
  readonly deliveredOn: string | null;
}

/** The categories of UNTDID 5305 (BT-118, BT-151) of what is not taxed, and their codes of VATEX (BT-121). Why else it is exempt, the reason says. */
const untaxed: Readonly<Record<Exclude<TaxTreatment, 'standard'>, { category: string; code: string | null }>> = {
  'reverse-charge': { category: 'AE', code: 'VATEX-EU-AE' },
  'intra-community': { category: 'K', code: 'VATEX-EU-IC' },
  exempt: { category: 'E', code: null },
};

/** A tax, and in the breakdown how much of it, and why it is none. Taxed as usual, a line without tax is of the zero rate. */
export function taxElement(
  tax: DocumentTax,
  basisPoints: number,
  sums?: { netCents: number; taxCents: number },
): XmlElement {
  const { taxTreatment } = tax;
  const usual = { category: basisPoints > 0 ? 'S' : 'Z', code: null };
  const { category, code } = taxTreatment === 'standard' ? usual : untaxed[taxTreatment];
  const [reason] = sums ? taxRemark(tax, invoiceWords.en) : [];
  return xml(
    'ram:ApplicableTradeTax',
    sums ? xml('ram:CalculatedAmount', amount(sums.taxCents)) : null,
    xml('ram:TypeCode', 'VAT'),
    reason ? xml('ram:ExemptionReason', reason.value) : null,
    sums ? xml('ram:BasisAmount', amount(sums.netCents)) : null,
    xml('ram:CategoryCode', category),
    sums && code !== null ? xml('ram:ExemptionReasonCode', code) : null,
    xml('ram:RateApplicablePercent', percent(basisPoints)),
  );
}

/** BR-IC-11, BR-IC-12: an intra-community supply says when it came (BT-72), and into which country (BT-80). */
export function deliveryElement(
  { taxTreatment, deliveredOn }: DocumentTax,
  buyerCountry: string,
  issuedDate: string,
): XmlElement {
  if (taxTreatment !== 'intra-community') return xml('ram:ApplicableHeaderTradeDelivery');
  return xml(
    'ram:ApplicableHeaderTradeDelivery',
    xml('ram:ShipToTradeParty', xml('ram:PostalTradeAddress', xml('ram:CountryID', buyerCountry))),
    xml('ram:ActualDeliverySupplyChainEvent', xml('ram:OccurrenceDateTime', dayElement(deliveredOn ?? issuedDate))),
  );
}
