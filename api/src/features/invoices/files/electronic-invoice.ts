import type { Addressee } from '@atrium/contract/clients';
import { countryCode } from '@atrium/contract/country-code';
import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import { lineTotals, taxesOf } from '@atrium/contract/invoice-totals';
import type { InvoiceLine, WholeInvoice } from '@atrium/contract/invoices';
import { vatNumberIn, vatNumberProblem } from '@atrium/contract/vat-parties';
import { withAttributes, type XmlElement, xml, xmlDocument } from '../../../documents/xml.ts';
import { Refusal } from '../../../errors.ts';
import { amount, dayElement, percent } from './electronic-amounts.ts';
import { type DocumentTax, deliveryElement, taxElement } from './electronic-tax.ts';

/** What an invoice of EN 16931 has to know beside what an invoice always knows. */
export interface ElectronicParties {
  readonly sellerCountry: string;
  readonly buyerCountry: string;
}

/** Who an invoice, or what corrects one, is from and to. */
export interface Parties {
  readonly issuer: InvoiceIssuer;
  readonly invoice: { readonly client: Addressee };
}

export function partiesOf({ issuer, invoice }: Parties, { taxTreatment }: DocumentTax): ElectronicParties {
  const sellerCountry = countryCode(issuer.country);
  if (sellerCountry === undefined || issuer.address === '' || issuer.taxNumber === '')
    throw new Refusal(
      404,
      'There is no e-invoice yet: it has to name the address, the country and the tax number of your company. Add them to the invoice settings first.',
    );
  const buyerCountry = countryCode(invoice.client.country);
  if (buyerCountry === undefined)
    throw new Refusal(404, 'There is no e-invoice yet: it has to name the country of the client, in English.');
  if (vatNumberProblem(taxTreatment, issuer, invoice.client) !== null)
    throw new Refusal(
      404,
      'There is no e-invoice yet: where no VAT is charged between businesses, it has to name the VAT numbers of your company and of the client.',
    );
  return { sellerCountry, buyerCountry };
}

/** The e-invoice to attach; null when too little is known for one. */
export function electronicInvoiceIfAny(whole: WholeInvoice): string | null {
  return ifKnown(() => electronicInvoice(whole));
}

export function ifKnown(make: () => string): string | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * The invoice as a Cross Industry Invoice in the profile of EN 16931, which is Factur-X's and ZUGFeRD's profile of that name. BT numbers
 * are those of the standard.
 */
export function electronicInvoice(whole: WholeInvoice): string {
  const { invoice, lines } = whole;
  const parties = partiesOf(whole, invoice);
  const head = { typeCode: commercialInvoice, id: invoice.id, issuedDate: invoice.issuedDate, note: invoice.note };
  const root = crossIndustryInvoice(head, [
    ...lines.map((line, index) => lineElement(line, index, invoice)),
    agreement(whole, parties, invoice),
    deliveryElement(invoice, parties.buyerCountry, invoice.issuedDate),
    settlement(whole),
  ]);
  return xmlDocument(withAttributes(root, namespaces));
}

interface DocumentHead {
  /** Of UNTDID 1001 (BT-3). */
  readonly typeCode: string;
  readonly id: number;
  readonly issuedDate: string;
  readonly note: string;
}

/** What invoices and credit notes begin with, and then the transaction. */
export function crossIndustryInvoice(
  { typeCode, id, issuedDate, note }: DocumentHead,
  transaction: readonly XmlElement[],
): XmlElement {
  return xml(
    'rsm:CrossIndustryInvoice',
    xml(
      'rsm:ExchangedDocumentContext',
      xml('ram:GuidelineSpecifiedDocumentContextParameter', xml('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    xml(
      'rsm:ExchangedDocument',
      xml('ram:ID', String(id)),
      xml('ram:TypeCode', typeCode),
      xml('ram:IssueDateTime', dayElement(issuedDate)),
      note === '' ? null : xml('ram:IncludedNote', xml('ram:Content', note)),
    ),
    xml('rsm:SupplyChainTradeTransaction', ...transaction),
  );
}

const commercialInvoice = '380';
const creditTransfer = '30';
export const onePiece = 'C62';

export const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

function lineElement(line: InvoiceLine, index: number, tax: DocumentTax): XmlElement {
  const { netCents } = lineTotals(line);
  return xml(
    'ram:IncludedSupplyChainTradeLineItem',
    xml('ram:AssociatedDocumentLineDocument', xml('ram:LineID', String(index + 1))),
    xml(
      'ram:SpecifiedTradeProduct',
      xml('ram:Name', line.item),
      line.description === '' ? null : xml('ram:Description', line.description),
    ),
    xml(
      'ram:SpecifiedLineTradeAgreement',
      xml('ram:NetPriceProductTradePrice', xml('ram:ChargeAmount', amount(line.costCents))),
    ),
    xml(
      'ram:SpecifiedLineTradeDelivery',
      withAttributes(xml('ram:BilledQuantity', String(line.quantityThousandths / 1_000)), { unitCode: onePiece }),
    ),
    xml(
      'ram:SpecifiedLineTradeSettlement',
      taxElement(tax, line.taxBasisPoints),
      ...allowances(line),
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', xml('ram:LineTotalAmount', amount(netCents))),
    ),
  );
}

/** BG-27: the discount in per cent, and what is taken off beside it. */
function allowances(line: InvoiceLine): (XmlElement | null)[] {
  const { takenOffCents: _, ...shared } = line;
  const { discountCents: sharedCents } = lineTotals(shared);
  const { grossCents, discountCents } = lineTotals(line);
  const share = [
    xml('ram:CalculationPercent', percent(line.discountBasisPoints)),
    xml('ram:BasisAmount', amount(grossCents)),
  ];
  return [allowance(sharedCents, share), allowance(discountCents - sharedCents)];
}

function allowance(cents: number, reckoning: readonly XmlElement[] = []): XmlElement | null {
  if (cents === 0) return null;
  return xml(
    'ram:SpecifiedTradeAllowanceCharge',
    xml('ram:ChargeIndicator', xml('udt:Indicator', 'false')),
    ...reckoning,
    xml('ram:ActualAmount', amount(cents)),
    xml('ram:Reason', 'Discount'),
  );
}

/** The references are BT-10 and BT-13: the syntax has the one before the parties and the other after them. */
export function agreement(
  { issuer, invoice: { client } }: Parties,
  parties: ElectronicParties,
  { buyerReference, orderNumber }: Pick<WholeInvoice['invoice'], 'buyerReference' | 'orderNumber'>,
): XmlElement {
  return xml(
    'ram:ApplicableHeaderTradeAgreement',
    buyerReference === '' ? null : xml('ram:BuyerReference', buyerReference),
    sellerElement(issuer, parties.sellerCountry),
    buyerElement(client, parties.buyerCountry),
    orderNumber === '' ? null : xml('ram:BuyerOrderReferencedDocument', xml('ram:IssuerAssignedID', orderNumber)),
  );
}

function sellerElement({ name, address, email, taxNumber }: InvoiceIssuer, country: string): XmlElement {
  const vatNumber = vatNumberIn(taxNumber);
  const registration = withAttributes(xml('ram:ID', vatNumber ?? taxNumber), { schemeID: vatNumber ? 'VA' : 'FC' });
  return xml(
    'ram:SellerTradeParty',
    vatNumber ? null : xml('ram:ID', taxNumber),
    xml('ram:Name', name),
    addressElement(address, country),
    mailElement('ram:URIUniversalCommunication', email, { schemeID: 'EM' }),
    xml('ram:SpecifiedTaxRegistration', registration),
  );
}

/** BT-48 is a VAT number alone: one of another kind is what the buyer is known by (BT-46). */
function buyerElement(client: Addressee, country: string): XmlElement {
  const { name, company, contact, companyEmail, address } = client;
  const vatNumber = vatNumberIn(client.vatNumber);
  return xml(
    'ram:BuyerTradeParty',
    vatNumber || client.vatNumber === '' ? null : xml('ram:ID', client.vatNumber),
    xml('ram:Name', company || name),
    xml(
      'ram:DefinedTradeContact',
      xml('ram:PersonName', name),
      contact === '' ? null : xml('ram:TelephoneUniversalCommunication', xml('ram:CompleteNumber', contact)),
      mailElement('ram:EmailURIUniversalCommunication', companyEmail),
    ),
    addressElement(address, country),
    mailElement('ram:URIUniversalCommunication', companyEmail, { schemeID: 'EM' }),
    vatNumber === null
      ? null
      : xml('ram:SpecifiedTaxRegistration', withAttributes(xml('ram:ID', vatNumber), { schemeID: 'VA' })),
  );
}

/** The standard has three lines; what is more stands in the last one. */
function addressElement(address: string, country: string): XmlElement {
  const [one = '', two = '', ...more] = address.split('\n').filter((line) => line.trim() !== '');
  const lines = { 'ram:LineOne': one, 'ram:LineTwo': two, 'ram:LineThree': more.join(', ') };
  const given = Object.entries(lines).filter(([, line]) => line !== '');
  return xml('ram:PostalTradeAddress', ...given.map(([name, line]) => xml(name, line)), xml('ram:CountryID', country));
}

function mailElement(name: string, address: string, attributes: Readonly<Record<string, string>> = {}) {
  return address === '' ? null : xml(name, withAttributes(xml('ram:URIID', address), attributes));
}

function settlement({ invoice, lines, paymentDetails }: WholeInvoice): XmlElement {
  const { currency, subtotalCents, taxCents, totalCents, paidCents, creditCents, balanceCents, roundsTaxOnce } =
    invoice;
  return xml(
    'ram:ApplicableHeaderTradeSettlement',
    xml('ram:PaymentReference', String(invoice.id)),
    xml('ram:InvoiceCurrencyCode', currency),
    paymentMeans(paymentDetails.iban, paymentDetails.swiftCode),
    ...taxBreakdown(invoice, lines, roundsTaxOnce),
    xml('ram:SpecifiedTradePaymentTerms', xml('ram:DueDateDateTime', dayElement(invoice.dueDate))),
    xml(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      xml('ram:LineTotalAmount', amount(subtotalCents)),
      xml('ram:TaxBasisTotalAmount', amount(subtotalCents)),
      withAttributes(xml('ram:TaxTotalAmount', amount(taxCents)), { currencyID: currency }),
      xml('ram:GrandTotalAmount', amount(totalCents)),
      xml('ram:TotalPrepaidAmount', amount(paidCents + creditCents)),
      xml('ram:DuePayableAmount', amount(balanceCents)),
    ),
  );
}

function paymentMeans(iban: string, swiftCode: string): XmlElement | null {
  if (iban === '') return null;
  const bank = xml('ram:PayeeSpecifiedCreditorFinancialInstitution', xml('ram:BICID', swiftCode.replaceAll(' ', '')));
  return xml(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    xml('ram:TypeCode', creditTransfer),
    xml('ram:PayeePartyCreditorFinancialAccount', xml('ram:IBANID', iban.replaceAll(' ', ''))),
    swiftCode === '' ? null : bank,
  );
}

/** BG-23: what is taxed at each rate. The tax is what the lines say, each rounded by itself, so it may be some cents off the rate of the sum, unless the invoice rounds it once. */
function taxBreakdown(tax: DocumentTax, lines: readonly InvoiceLine[], roundsTaxOnce: boolean): XmlElement[] {
  return taxesOf(lines, roundsTaxOnce).map(({ taxBasisPoints, ...sums }) => taxElement(tax, taxBasisPoints, sums));
}
