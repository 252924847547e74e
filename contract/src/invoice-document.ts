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
  readonly quantity: string;
  readonly cost: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
}

export interface DocumentTotal extends Labelled {
  readonly isStrong: boolean;
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
  readonly note: Labelled | null;
  page(page: number, pages: number): string;
}

export function invoiceDocument(whole: WholeInvoice, language: DocumentLanguage = 'en'): InvoiceDocument {
  const words = invoiceWords[language];
  const format = documentFormat(language);
  const { invoice, lines, issuer } = whole;
  const { item, quantity, cost, discount, tax, total } = words;
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
      lines: linesOf(issuer.address, issuer.country, issuer.email, taxNumber(words, whole)),
    },
    recipient: { label: words.to, ...recipientOf(whole) },
    payment: { label: words.payment, rows: paymentRows(whole, words, format) },
    head: { item, quantity, cost, discount, tax, total },
    rows: lines.map((line) => rowOf(line, format)),
    totals: totalsOf(whole, words, format),
    note: invoice.note === '' ? null : { label: words.note, value: invoice.note },
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

function recipientOf({ invoice: { client } }: WholeInvoice): DocumentParty {
  const { name, company, address, country, contact, companyEmail } = client;
  return { name, lines: linesOf(company, address, country, contact, companyEmail) };
}

/** What was left empty is no line; what has several is several. */
function linesOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
}

function paymentRows({ invoice, paymentDetails }: WholeInvoice, words: InvoiceWords, format: DocumentFormat) {
  const { bankName, country, iban, swiftCode } = paymentDetails;
  const rows: Labelled[] = [
    { label: words.totalDue, value: format.money(Math.max(0, invoice.balanceCents)) },
    { label: words.bank, value: bankName },
    { label: words.country, value: country },
    { label: words.iban, value: iban },
    { label: words.swift, value: swiftCode },
  ];
  return rows.filter(({ value }) => value !== '');
}

function rowOf(line: InvoiceLine, format: DocumentFormat): DocumentRow {
  return {
    item: line.item,
    description: line.description,
    quantity: format.quantity(line.quantityThousandths),
    cost: format.money(line.costCents),
    discount: format.rate(line.discountBasisPoints),
    tax: format.rate(line.taxBasisPoints),
    total: format.money(lineTotals(line).netCents),
  };
}

/** The lines are after their discount and before tax, so they add up to the subtotal; what is before it says how that came about. */
function totalsOf({ lines, payments }: WholeInvoice, words: InvoiceWords, format: DocumentFormat): DocumentTotal[] {
  const totals = invoiceTotals(lines, payments);
  const row = (label: string, cents: number, isStrong = false) => ({ label, value: format.money(cents), isStrong });
  const discounted = [row(words.beforeDiscount, totals.grossCents), row(words.discount, -totals.discountCents)];
  return [
    ...(totals.discountCents > 0 ? discounted : []),
    row(words.subtotal, totals.subtotalCents),
    ...taxRows(lines, words, format),
    row(words.total, totals.totalCents, true),
    row(words.paid, totals.paidCents),
    row(words.balance, totals.balanceCents, true),
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
