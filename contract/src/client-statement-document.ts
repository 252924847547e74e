import { clientStatementWords } from './client-statement-words.ts';
import type { ClientStatement, CurrencyStatement, StatementEntry } from './client-statements.ts';
import { addresseeOf } from './clients.ts';
import { type DocumentFormat, documentFormat } from './document-format.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { filledIn } from './filled-in.ts';
import {
  type DocumentRow,
  type InvoiceDocument,
  invoiceNumber,
  issuerOf,
  type Labelled,
  recipientOf,
} from './invoice-document.ts';
import type { InvoiceLetter } from './invoice-letter.ts';
import { invoiceWords } from './invoice-words.ts';

/** Under this name a statement is downloaded and attached. */
export function clientStatementFileName(
  { from, until }: Pick<ClientStatement, 'from' | 'until'>,
  language: DocumentLanguage,
): string {
  return filledIn(clientStatementWords[language].fileName, { from, until });
}

/** A statement of account as it is read, on the sheet of an invoice: the columns of tax and of the line's sum are those of the change and of what was owed after it. */
export function clientStatementDocument(statement: ClientStatement, language: DocumentLanguage): InvoiceDocument {
  const { issuer, client, from, until, currencies } = statement;
  const own = clientStatementWords[language];
  const words = invoiceWords[language];
  const parties = { source: { issuer, client: addresseeOf(client) }, words, language };
  const { day } = documentFormat(language, 'EUR');
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    title: own.title,
    dates: [
      { label: own.from, value: day(from) },
      { label: own.until, value: day(until) },
    ],
    issuer: issuerOf(parties),
    recipient: { label: own.to, ...recipientOf(parties) },
    payment: { label: own.summary, rows: currencies.map((one) => closingOf(one, statement, language)) },
    details: [],
    head: { item: own.entry, cost: own.day, quantity: '', discount: '', tax: own.amount, total: own.balance },
    rows: currencies.flatMap((one) => rowsOf(one, statement, language)),
    totals: [],
    remarks: [],
    stub: null,
    page: (page, pages) => filledIn(words.page, { page, pages }),
  };
}

function closingOf(
  { currency, closingCents }: CurrencyStatement,
  { until }: ClientStatement,
  language: DocumentLanguage,
) {
  const own = clientStatementWords[language];
  const format = documentFormat(language, currency);
  const label = filledIn(closingCents < 0 ? own.creditOn : own.balanceOn, { day: format.day(until) });
  return { label, value: format.money(Math.abs(closingCents)) } satisfies Labelled;
}

function rowsOf(one: CurrencyStatement, { from, until }: ClientStatement, language: DocumentLanguage): DocumentRow[] {
  const own = clientStatementWords[language];
  const format = documentFormat(language, one.currency);
  const balance = (label: string, on: string, cents: number) => ({
    ...noFigures,
    item: `${label} (${one.currency})`,
    cost: format.day(on),
    total: format.money(cents),
  });
  return [
    balance(own.opening, from, one.openingCents),
    ...one.entries.map((entry) => rowOf(entry, language, format)),
    balance(own.closing, until, one.closingCents),
  ];
}

const noFigures = { description: '', quantity: '', discount: '', tax: '' };

function rowOf(entry: StatementEntry, language: DocumentLanguage, format: DocumentFormat): DocumentRow {
  const own = clientStatementWords[language];
  const { kind, invoiceId, otherId, amountCents, balanceCents } = entry;
  const values = { invoice: invoiceNumber(invoiceId), other: otherId === null ? '' : invoiceNumber(otherId) };
  return {
    ...noFigures,
    item: filledIn(own.kinds[kind], values),
    description: describedBy(entry, language, format),
    cost: format.day(entry.day),
    tax: format.money(amountCents),
    total: format.money(balanceCents),
  };
}

/** When an invoice is due; which invoice anything else is of, where that is not said already. */
function describedBy({ kind, invoiceId, dueDate }: StatementEntry, language: DocumentLanguage, format: DocumentFormat) {
  const own = clientStatementWords[language];
  if (dueDate !== null) return filledIn(own.dueOn, { day: format.day(dueDate) });
  return kind === 'credited' ? '' : filledIn(own.ofInvoice, { invoice: invoiceNumber(invoiceId) });
}

/** What a statement is sent with, unless something else was written. */
export function clientStatementLetter(
  { issuer, client, from, until, currencies }: ClientStatement,
  language: DocumentLanguage = client.language,
): InvoiceLetter {
  const own = clientStatementWords[language];
  const { letterGreeting, letterEnd } = invoiceWords[language];
  const { day } = documentFormat(language, 'EUR');
  const owed = currencies.filter(({ closingCents }) => closingCents > 0);
  const values = {
    issuer: issuer.name,
    name: client.name,
    from: day(from),
    until: day(until),
    balance: owed
      .map(({ currency, closingCents }) => documentFormat(language, currency).money(closingCents))
      .join(' + '),
  };
  const text = `${own.letter} ${owed.length > 0 ? own.letterOwed : own.letterNothing}`;
  return {
    to: client.companyEmail,
    copiesTo: client.copiesTo,
    subject: filledIn(own.letterSubject, values),
    message: filledIn([letterGreeting, text, `${letterEnd}\n{issuer}`].join('\n\n'), values),
  };
}
