import { creditNoteWords } from './credit-note-words.ts';
import type { CreditNoteLine, WholeCreditNote } from './credit-notes.ts';
import { type DocumentFormat, documentFormat } from './document-format.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { filledIn } from './filled-in.ts';
import {
  type DocumentRow,
  type DocumentTotal,
  type InvoiceDocument,
  invoiceNumber,
  issuerOf,
  rateOf,
  recipientOf,
  referenceRows,
} from './invoice-document.ts';
import type { InvoiceLetter } from './invoice-letter.ts';
import type { TaxOfRate } from './invoice-totals.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import { sum } from './sum.ts';
import { taxRemark } from './tax-remark.ts';

/** Under this name a credit note is downloaded and attached. */
export function creditNoteFileName(id: number, language: DocumentLanguage): string {
  return filledIn(creditNoteWords[language].fileName, { id });
}

/** A credit note as it is read, on the same sheet as an invoice: what a line comes to says how, so that it has no price and no discount of its own. */
export function creditNoteDocument(whole: WholeCreditNote, language: DocumentLanguage = 'en'): InvoiceDocument {
  const { creditNote, issuer, lines } = whole;
  const own = creditNoteWords[language];
  const words = invoiceWords[language];
  const format = documentFormat(language, creditNote.currency);
  const parties = { source: { issuer, client: creditNote.client }, words, language };
  const { item, quantity, tax, total } = words;
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    title: filledIn(own.title, { number: invoiceNumber(creditNote.id) }),
    dates: [{ label: words.issued, value: format.day(creditNote.issuedDate) }],
    issuer: issuerOf(parties),
    recipient: { label: own.to, ...recipientOf(parties) },
    payment: {
      label: own.corrects,
      rows: [
        { label: own.invoice, value: invoiceNumber(creditNote.invoiceId) },
        { label: own.invoiceIssued, value: format.day(whole.invoiceIssuedDate) },
        { label: own.totalCredited, value: format.money(creditNote.totalCents) },
      ],
    },
    details: referenceRows(whole, words),
    head: { item, cost: '', quantity, discount: '', tax: whole.taxTreatment === 'standard' ? tax : '', total },
    rows: lines.map((line) => rowOf(line, format)),
    totals: totalsOf(whole, words, format, own.totalCredited),
    remarks: [
      ...taxRemark(whole, words),
      ...(creditNote.reason === '' ? [] : [{ label: own.reason, value: creditNote.reason }]),
    ],
    stub: null,
    page: (page, pages) => filledIn(words.page, { page, pages }),
  };
}

function rowOf(line: CreditNoteLine, format: DocumentFormat): DocumentRow {
  const { item, description, quantityThousandths, taxBasisPoints, netCents } = line;
  return {
    item,
    description,
    cost: '',
    quantity: quantityThousandths === null ? '–' : format.quantity(quantityThousandths),
    discount: '',
    tax: rateOf(taxBasisPoints, format),
    total: format.money(netCents),
  };
}

function totalsOf(
  { creditNote, lines }: WholeCreditNote,
  words: InvoiceWords,
  format: DocumentFormat,
  total: string,
): DocumentTotal[] {
  const row = (label: string, cents: number, isStrong = false) => ({ label, value: format.money(cents), isStrong });
  const taxes = creditedTaxes(lines).filter(({ taxBasisPoints }) => taxBasisPoints > 0);
  const taxRows = taxes.map(({ taxBasisPoints, taxCents }) =>
    row(filledIn(words.taxOf, { rate: format.rate(taxBasisPoints) }), taxCents),
  );
  return [
    row(words.subtotal, creditNote.subtotalCents),
    ...(taxRows.length > 0 ? taxRows : [row(words.tax, 0)]),
    row(total, creditNote.totalCents, true),
  ];
}

/** What was taxed at each rate, the lowest first. */
export function creditedTaxes(lines: readonly CreditNoteLine[]): TaxOfRate[] {
  return [...Map.groupBy(lines, (line) => line.taxBasisPoints)]
    .sort(([one], [other]) => one - other)
    .map(([taxBasisPoints, own]) => ({
      taxBasisPoints,
      netCents: sum(own.map(({ netCents }) => netCents)),
      taxCents: sum(own.map(({ taxCents }) => taxCents)),
    }));
}

/** What a credit note is sent with, unless something else was written. */
export function creditNoteLetter(
  { creditNote, issuer, presentClient }: WholeCreditNote,
  language = presentClient.language,
): InvoiceLetter {
  const own = creditNoteWords[language];
  const { letterGreeting, letterEnd } = invoiceWords[language];
  const values = {
    number: invoiceNumber(creditNote.id),
    invoice: invoiceNumber(creditNote.invoiceId),
    issuer: issuer.name,
    name: presentClient.name,
    total: documentFormat(language, creditNote.currency).money(creditNote.totalCents),
  };
  return {
    to: presentClient.companyEmail,
    copiesTo: presentClient.copiesTo,
    subject: filledIn(own.letterSubject, values),
    message: filledIn([letterGreeting, own.letter, `${letterEnd}\n{issuer}`].join('\n\n'), values),
  };
}
