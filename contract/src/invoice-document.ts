import { countryName } from './country-code.ts';
import { type DocumentFormat, documentFormat } from './document-format.ts';
import { invoiceTotals, lineTotals } from './invoice-totals.ts';
import { type DocumentLanguage, filledIn, type InvoiceWords, invoiceWords } from './invoice-words.ts';
import type { InvoiceLine, WholeInvoice } from './invoices.ts';

export interface Labelled {
  readonly label: string;
  readonly value: string;
}

export interface DocumentParty {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface DocumentRow {
  readonly item: string;
  readonly description: string;
  readonly cost: string;
  readonly quantity: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
}

export interface DocumentTotal extends Labelled {
  readonly isStrong: boolean;
}

/** Which parts are drawn beside those that every invoice has, and what they say. */
interface DocumentOptions {
  readonly id: number;
  readonly salesperson?: string;
  readonly paymentWay?: string;
  readonly showsPaymentTerms?: boolean;
  readonly showsNote?: boolean;
  readonly showsPaymentStub?: boolean;
}

/** An invoice as it is read, every figure and word of it a text: the preview, the printed page and the PDF show this and nothing else. */
export interface InvoiceDocument {
  readonly language: DocumentLanguage;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly dates: readonly Labelled[];
  readonly issuer: DocumentParty;
  readonly recipient: DocumentParty & { readonly label: string };
  readonly payment: { readonly label: string; readonly rows: readonly Labelled[] };
  readonly head: Omit<DocumentRow, 'description'>;
  readonly rows: readonly DocumentRow[];
  readonly totals: readonly DocumentTotal[];
  /** What stands below the figures: who sold it, a note, until when to pay. */
  readonly remarks: readonly Labelled[];
  /** To be cut off and sent with the money. What has no value is to be filled in. */
  readonly stub: { readonly label: string; readonly rows: readonly Labelled[] } | null;
  page(page: number, pages: number): string;
}

export function invoiceDocument(whole: WholeInvoice, language: DocumentLanguage = 'en'): InvoiceDocument {
  const words = invoiceWords[language];
  const format = documentFormat(language);
  const { invoice, lines, issuer } = whole;
  const { item, cost, quantity, discount, tax, total } = words;
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    title: filledIn(words.title, { number: invoiceNumber(invoice.id) }),
    dates: [
      { label: words.issued, value: format.day(invoice.issuedDate) },
      { label: words.due, value: format.day(invoice.dueDate) },
    ],
    issuer: {
      name: issuer.name,
      lines: linesOf(issuer.address, countryName(issuer.country, language), issuer.email, taxNumber(words, whole)),
    },
    recipient: { label: words.to, ...recipientOf(whole, language) },
    payment: { label: words.payment, rows: paymentRows(whole, language, format) },
    head: { item, cost, quantity, discount, tax, total },
    rows: lines.map((line) => rowOf(line, format)),
    totals: totalsOf(whole, words, format),
    remarks: remarksOf(whole, words, format),
    stub: stubOf(whole, words, format),
    page: (page, pages) => filledIn(words.page, { page, pages }),
  };
}

export function invoiceNumber(id: number): string {
  return `#${id}`;
}

/** Under this name an invoice is downloaded and attached. */
export function invoiceFileName(id: number): string {
  return `invoice-${id}.pdf`;
}

function taxNumber(words: InvoiceWords, { issuer }: WholeInvoice): string {
  return issuer.taxNumber === '' ? '' : `${words.taxNumber} ${issuer.taxNumber}`;
}

function recipientOf({ invoice: { client } }: WholeInvoice, language: DocumentLanguage): DocumentParty {
  const { name, company, address, country, contact, companyEmail } = client;
  return { name, lines: linesOf(company, address, countryName(country, language), contact, companyEmail) };
}

/** What was left empty is no line; what has several is several. */
function linesOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
}

function paymentRows({ invoice, paymentDetails }: WholeInvoice, language: DocumentLanguage, format: DocumentFormat) {
  const words = invoiceWords[language];
  const { paymentWay = '' }: DocumentOptions = invoice;
  const { bankName, country, iban, swiftCode } = paymentDetails;
  const rows: Labelled[] = [
    { label: words.totalDue, value: owed(invoice, format) },
    { label: words.payBy, value: words.ways[paymentWay] ?? paymentWay },
    { label: words.bank, value: bankName },
    { label: words.country, value: countryName(country, language) },
    { label: words.iban, value: iban },
    { label: words.swift, value: swiftCode },
  ];
  return rows.filter(({ value }) => value !== '');
}

function rowOf(line: InvoiceLine, format: DocumentFormat): DocumentRow {
  return {
    item: line.item,
    description: line.description,
    cost: format.money(line.costCents),
    quantity: format.quantity(line.quantityThousandths),
    discount: rateOf(line.discountBasisPoints, format),
    tax: rateOf(line.taxBasisPoints, format),
    total: format.money(lineTotals(line).netCents),
  };
}

function rateOf(basisPoints: number, format: DocumentFormat): string {
  return basisPoints === 0 ? '–' : format.rate(basisPoints);
}

function owed({ balanceCents }: WholeInvoice['invoice'], format: DocumentFormat): string {
  return format.money(Math.max(0, balanceCents));
}

function remarksOf({ invoice }: WholeInvoice, words: InvoiceWords, format: DocumentFormat): Labelled[] {
  const { salesperson = '', showsNote = true, showsPaymentTerms = false }: DocumentOptions = invoice;
  const terms = filledIn(words.termsText, { due: format.day(invoice.dueDate) });
  const remarks = [
    { label: words.salesperson, value: salesperson },
    { label: words.note, value: showsNote ? invoice.note : '' },
    { label: words.terms, value: showsPaymentTerms ? terms : '' },
  ];
  return remarks.filter(({ value }) => value !== '');
}

function stubOf({ invoice }: WholeInvoice, words: InvoiceWords, format: DocumentFormat): InvoiceDocument['stub'] {
  const { showsPaymentStub = false }: DocumentOptions = invoice;
  if (!showsPaymentStub) return null;
  const rows = [
    { label: words.number, value: invoiceNumber(invoice.id) },
    { label: words.client, value: invoice.client.name },
    { label: words.due, value: format.day(invoice.dueDate) },
    { label: words.totalDue, value: owed(invoice, format) },
    { label: words.enclosed, value: '' },
  ];
  return { label: words.stub, rows };
}

/** The lines are after their discount and before tax, so they add up to the subtotal; what is before it says how that came about. */
function totalsOf({ lines, payments }: WholeInvoice, words: InvoiceWords, format: DocumentFormat): DocumentTotal[] {
  const totals = invoiceTotals(lines, payments);
  const row = (label: string, cents: number, isStrong = false) => ({ label, value: format.money(cents), isStrong });
  const discounted = [row(words.beforeDiscount, totals.grossCents), row(words.discount, -totals.discountCents)];
  const paid = [row(words.paid, totals.paidCents), row(words.balance, totals.balanceCents, true)];
  return [
    ...(totals.discountCents > 0 ? discounted : []),
    row(words.subtotal, totals.subtotalCents),
    ...taxRows(lines, words, format),
    row(words.total, totals.totalCents, true),
    ...(payments.length > 0 ? paid : []),
  ];
}

/** A row for each rate that was applied, the lowest first. */
function taxRows(lines: readonly InvoiceLine[], words: InvoiceWords, format: DocumentFormat): DocumentTotal[] {
  const cents = new Map<number, number>();
  for (const line of lines.filter(({ taxBasisPoints }) => taxBasisPoints > 0)) {
    cents.set(line.taxBasisPoints, (cents.get(line.taxBasisPoints) ?? 0) + lineTotals(line).taxCents);
  }
  if (cents.size === 0) return [{ label: words.tax, value: format.money(0), isStrong: false }];
  return [...cents]
    .sort(([one], [other]) => one - other)
    .map(([rate, amount]) => ({
      label: filledIn(words.taxOf, { rate: format.rate(rate) }),
      value: format.money(amount),
      isStrong: false,
    }));
}
