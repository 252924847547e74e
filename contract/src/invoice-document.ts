import type { Addressee } from './clients.ts';
import { countryName } from './country-code.ts';
import type { CustomField, CustomValue, GivenCustomValues } from './custom-values.ts';
import { daysApart } from './days.ts';
import { type DocumentFormat, documentFormat } from './document-format.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { filledIn } from './filled-in.ts';
import type { InvoiceIssuer, PaymentDetails } from './invoice-issuer.ts';
import { type InvoiceTotals, invoiceTotals, lineTotals, taxesOf } from './invoice-totals.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import type { InvoiceLine, WholeInvoice } from './invoices.ts';
import type { WholeQuote } from './quotes.ts';
import { taxRemark } from './tax-remark.ts';
import type { TaxTreatment } from './tax-treatment.ts';

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

/** What a document is made of. One that is still being written has no number, and may have no client and no days yet. */
export interface DocumentSource {
  /** An invoice unless it is said otherwise. Of a quote, `dueDate` is the last day on which it is valid. */
  readonly kind?: 'quote';
  readonly id: number | null;
  readonly issuer: InvoiceIssuer;
  readonly client: Addressee | null;
  readonly currency: string;
  readonly issuedDate: string;
  readonly dueDate: string;
  readonly lines: readonly InvoiceLine[];
  readonly payments: readonly { readonly amountCents: number; readonly paidOn?: string }[];
  readonly creditCents?: number;
  readonly roundsTaxOnce?: boolean;
  /** As usual, if it is left out. */
  readonly taxTreatment?: TaxTreatment;
  readonly exemptionReason?: string;
  readonly deliveredOn?: string | null;
  readonly buyerReference?: string;
  readonly orderNumber?: string;
  /** The fields of the house, and what is in them by their ids. */
  readonly customFields?: readonly CustomField[];
  readonly customValues?: GivenCustomValues;
  readonly paymentDetails: PaymentDetails | null;
  readonly note: string;
  readonly salesperson?: string;
  readonly paymentWay?: string;
  readonly showsPaymentTerms?: boolean;
  readonly showsNote?: boolean;
  readonly showsPaymentStub?: boolean;
}

export function documentSource({ invoice, ...rest }: WholeInvoice): DocumentSource {
  return { ...invoice, ...rest };
}

export function quoteSource({ quote, issuer, customFields, lines }: WholeQuote): DocumentSource {
  const written = { ...quote, customFields, lines };
  return { ...written, kind: 'quote', dueDate: quote.validUntil, issuer, payments: [], paymentDetails: null };
}

/** An invoice as it is read, every figure and word of it a text: the preview, the printed page and the PDF show this and nothing else. */
export interface InvoiceDocument {
  readonly language: DocumentLanguage;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly dates: readonly Labelled[];
  /** The logo is the path of a stored file, drawn above the name, which it stands for where it is not seen; empty for none. */
  readonly issuer: DocumentParty & { readonly logo: string };
  readonly recipient: DocumentParty & { readonly label: string };
  readonly payment: { readonly label: string; readonly rows: readonly Labelled[] };
  /** What the buyer wants to be named, and what the house says of it in fields of its own, before the lines. */
  readonly details: readonly Labelled[];
  /** A column without a head is not drawn. */
  readonly head: Omit<DocumentRow, 'description'>;
  readonly rows: readonly DocumentRow[];
  readonly totals: readonly DocumentTotal[];
  /** What stands below the figures: who sold it, a note, until when to pay. */
  readonly remarks: readonly Labelled[];
  /** To be cut off and sent with the money. What has no value is to be filled in. */
  readonly stub: { readonly label: string; readonly rows: readonly Labelled[] } | null;
  page(page: number, pages: number): string;
}

/** What its parts are made from. */
interface Making {
  readonly source: DocumentSource;
  readonly language: DocumentLanguage;
  readonly words: InvoiceWords;
  readonly format: DocumentFormat;
  readonly totals: InvoiceTotals;
}

export function invoiceDocument(source: DocumentSource, language: DocumentLanguage = 'en'): InvoiceDocument {
  const words = invoiceWords[language];
  const format = documentFormat(language, source.currency);
  const totals = invoiceTotals(source.lines, source.payments, source.creditCents, source.roundsTaxOnce);
  const making = { source, language, words, format, totals };
  const { item, cost, quantity, discount, tax, total } = words;
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    title: titleOf(making),
    dates: datesOf(making),
    issuer: issuerOf(making),
    recipient: { label: source.kind === 'quote' ? words.quoteTo : words.to, ...recipientOf(making) },
    payment: source.kind === 'quote' ? offerOf(making) : { label: words.payment, rows: paymentRows(making) },
    details: detailsOf(making),
    head: { item, cost, quantity, discount, tax: isTaxed(source) ? tax : '', total },
    rows: source.lines.map((line) => rowOf(line, making)),
    totals: totalsOf(making),
    remarks: remarksOf(making),
    stub: stubOf(making),
    page: (page, pages) => filledIn(words.page, { page, pages }),
  };
}

export function invoiceNumber(id: number): string {
  return `#${id}`;
}

function titleOf({ source: { id, kind }, words }: Making): string {
  if (id === null) return kind === 'quote' ? words.quoteUnnumbered : words.unnumbered;
  return filledIn(kind === 'quote' ? words.quoteTitle : words.title, { number: invoiceNumber(id) });
}

/** Under this name an invoice is downloaded and attached. */
export function invoiceFileName(id: number, language: DocumentLanguage): string {
  return filledIn(invoiceWords[language].fileName, { id });
}

export function quoteFileName(id: number, language: DocumentLanguage): string {
  return filledIn(invoiceWords[language].quoteFileName, { id });
}

/** An intra-community supply names the day on which it came. */
function datesOf(making: Making): Labelled[] {
  const { source, words } = making;
  const { kind, issuedDate, dueDate, taxTreatment, deliveredOn } = source;
  const isSupplied = kind !== 'quote' && taxTreatment === 'intra-community';
  return [
    { label: kind === 'quote' ? words.quoteIssued : words.issued, value: dayOf(issuedDate, making) },
    ...(isSupplied ? [{ label: words.deliveredOn, value: dayOf(deliveredOn || issuedDate, making) }] : []),
    { label: kind === 'quote' ? words.validUntil : words.due, value: dayOf(dueDate, making) },
  ];
}

/** Where no line is taxed by law, there is no column that says so. */
function isTaxed({ taxTreatment = 'standard' }: Pick<DocumentSource, 'taxTreatment'>): boolean {
  return taxTreatment === 'standard';
}

function dayOf(day: string, { format }: Making): string {
  return day === '' ? '' : format.day(day);
}

/** Who a document is from and to. */
interface Parties extends Pick<Making, 'words' | 'language'> {
  readonly source: Pick<DocumentSource, 'issuer' | 'client'>;
}

export function issuerOf({ source: { issuer }, words, language }: Parties): InvoiceDocument['issuer'] {
  const { name, address, country, email, phone = '', taxNumber, logo = '' } = issuer;
  const place = [addressOf(address), countryName(country, language)];
  return { name, logo, lines: linesOf(...place, email, phone, numberOf(taxNumber, words)) };
}

export function recipientOf({ source: { client }, words, language }: Parties): DocumentParty {
  if (!client) return { name: '', lines: [] };
  const { name, company, address, country, contact, companyEmail, vatNumber } = client;
  const place = [company, addressOf(address), countryName(country, language)];
  return { name, lines: linesOf(...place, contact, companyEmail, numberOf(vatNumber, words)) };
}

function numberOf(taxNumber: string, words: InvoiceWords): string {
  return taxNumber === '' ? '' : `${words.taxNumber} ${taxNumber}`;
}

const mostAddressLines = 6;

/** An address of many lines leaves room for the rest of the page: what is more stands in its last line. */
function addressOf(address: string): string {
  const lines = linesOf(address);
  const more = lines.splice(mostAddressLines - 1).join(', ');
  return linesOf(...lines, more).join('\n');
}

/** What was left empty is no line; what has several is several. */
function linesOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
}

/** Nothing is to be paid on a quote: it says what it comes to. */
function offerOf(making: Making): InvoiceDocument['payment'] {
  const { source, words, format, totals } = making;
  const rows = [
    { label: words.total, value: format.money(totals.totalCents) },
    { label: words.validUntil, value: dayOf(source.dueDate, making) },
  ];
  return { label: words.offer, rows: rows.filter(({ value }) => value !== '') };
}

function paymentRows(making: Making): Labelled[] {
  const { source, language, words, format, totals } = making;
  const { paymentWay = '', paymentDetails } = source;
  if (isSettled(making)) return [settledRow(making)];
  const rows: Labelled[] = [
    { label: words.totalDue, value: owed(totals, format) },
    { label: words.payBy, value: words.ways[paymentWay] ?? paymentWay },
    { label: words.bank, value: paymentDetails?.bankName ?? '' },
    { label: words.country, value: countryName(paymentDetails?.country ?? '', language) },
    { label: words.iban, value: paymentDetails?.iban ?? '' },
    { label: words.swift, value: paymentDetails?.swiftCode ?? '' },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** Nobody is asked for what was paid, or credited, wholly: neither how to pay it nor by when. */
function isSettled({ source: { payments, creditCents = 0 }, totals }: Making): boolean {
  return (payments.length > 0 || creditCents > 0) && totals.balanceCents <= 0;
}

function settledRow({ source, words, format, totals }: Making): Labelled {
  const days = source.payments.flatMap(({ amountCents, paidOn = '' }) => (amountCents > 0 && paidOn ? [paidOn] : []));
  const last = days.toSorted().at(-1);
  if (last === undefined) return { label: words.totalDue, value: owed(totals, format) };
  return { label: words.paidOn, value: format.day(last) };
}

/** What is printed, and has a value. */
function detailsOf({ source, words, format }: Making): Labelled[] {
  const { customFields = [], customValues = {} } = source;
  const own = customFields.flatMap(({ id, label, kind, isPrinted }) => {
    const value = customValues[id] ?? '';
    return isPrinted && value !== '' ? [{ label, value: customText(kind, value, words, format) }] : [];
  });
  return [...referenceRows(source, words), ...own];
}

export function referenceRows(
  { buyerReference = '', orderNumber = '' }: Pick<DocumentSource, 'buyerReference' | 'orderNumber'>,
  words: InvoiceWords,
): Labelled[] {
  const rows = [
    { label: words.buyerReference, value: buyerReference },
    { label: words.orderNumber, value: orderNumber },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** The value of a field as it is read. */
export function customText(
  kind: CustomField['kind'],
  value: CustomValue,
  words: Pick<InvoiceWords, 'yes' | 'no'>,
  format: Pick<DocumentFormat, 'quantity' | 'day'>,
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return format.quantity(value * 1_000);
  return kind === 'day' ? format.day(value) : value;
}

function rowOf(line: InvoiceLine, { format, source }: Making): DocumentRow {
  return {
    item: line.item,
    description: line.description,
    cost: format.money(line.costCents),
    quantity: format.quantity(line.quantityThousandths),
    discount: discountOf(line, format),
    tax: isTaxed(source) ? rateOf(line.taxBasisPoints, format) : '',
    total: format.money(lineTotals(line).netCents),
  };
}

function discountOf({ discountBasisPoints, takenOffCents = 0 }: InvoiceLine, format: DocumentFormat): string {
  if (takenOffCents === 0) return rateOf(discountBasisPoints, format);
  const amount = format.money(takenOffCents);
  return discountBasisPoints === 0 ? amount : `${format.rate(discountBasisPoints)} + ${amount}`;
}

export function rateOf(basisPoints: number, format: DocumentFormat): string {
  return basisPoints === 0 ? '–' : format.rate(basisPoints);
}

function owed({ balanceCents }: InvoiceTotals, format: DocumentFormat): string {
  return format.money(Math.max(0, balanceCents));
}

function remarksOf(making: Making): Labelled[] {
  const { source, words } = making;
  const { note, salesperson = '', showsNote = true, showsPaymentTerms = false } = source;
  const remarks = [
    ...taxRemark(source, words),
    { label: words.salesperson, value: salesperson },
    { label: words.note, value: showsNote ? note : '' },
    {
      label: words.terms,
      value: showsPaymentTerms && source.kind !== 'quote' && !isSettled(making) ? termsOf(making) : '',
    },
  ];
  return remarks.filter(({ value }) => value !== '');
}

function termsOf({ source: { issuedDate, dueDate }, words, language, format }: Making): string {
  if (issuedDate === '' || dueDate === '') return '';
  const days = daysApart(issuedDate, dueDate);
  // Only Arabic has a form for none at all, and French takes that of one.
  const form = days === 0 ? 'zero' : new Intl.PluralRules(language).select(days);
  const text = words.termsText[form] ?? words.termsText.other;
  return filledIn(text, { days: format.quantity(days * 1_000), due: format.day(dueDate) });
}

function stubOf(making: Making): InvoiceDocument['stub'] {
  const { source, words, format, totals } = making;
  if (!source.showsPaymentStub || source.kind === 'quote' || isSettled(making)) return null;
  const rows = [
    { label: words.number, value: source.id === null ? '–' : invoiceNumber(source.id) },
    { label: words.client, value: source.client?.name ?? '–' },
    { label: words.due, value: dayOf(source.dueDate, making) },
    { label: words.totalDue, value: owed(totals, format) },
    { label: words.enclosed, value: '' },
  ];
  return { label: words.stub, rows };
}

/** The lines are after their discount and before tax, so they add up to the subtotal; what is before it says how that came about. */
function totalsOf({ source, words, format, totals }: Making): DocumentTotal[] {
  const row = (label: string, cents: number, isStrong = false) => ({ label, value: format.money(cents), isStrong });
  const { balanceCents, creditCents } = totals;
  const isCredit = balanceCents < 0;
  const discounted = [row(words.beforeDiscount, totals.grossCents), row(words.discount, -totals.discountCents)];
  const settled = [
    ...(source.payments.length > 0 ? [row(words.paid, totals.paidCents)] : []),
    ...(creditCents > 0 ? [row(words.credited, creditCents)] : []),
  ];
  const left = row(isCredit ? words.credit : words.balance, Math.abs(balanceCents), true);
  return [
    ...(totals.discountCents > 0 ? discounted : []),
    row(words.subtotal, totals.subtotalCents),
    ...taxRows(source, words, format),
    row(words.total, totals.totalCents, true),
    ...(settled.length > 0 ? [...settled, left] : []),
  ];
}

/** A row for each rate that was applied, the lowest first. */
function taxRows(
  { lines, roundsTaxOnce }: DocumentSource,
  words: InvoiceWords,
  format: DocumentFormat,
): DocumentTotal[] {
  const taxes = taxesOf(lines, roundsTaxOnce).filter(({ taxBasisPoints }) => taxBasisPoints > 0);
  if (taxes.length === 0) return [{ label: words.tax, value: format.money(0), isStrong: false }];
  return taxes.map(({ taxBasisPoints, taxCents }) => ({
    label: filledIn(words.taxOf, { rate: format.rate(taxBasisPoints) }),
    value: format.money(taxCents),
    isStrong: false,
  }));
}
