import { documentFormat } from './document-format.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { filledIn } from './filled-in.ts';
import { invoiceNumber } from './invoice-document.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import type { WholeInvoice } from './invoices.ts';
import type { WholeQuote } from './quotes.ts';
import { reminderWords } from './reminder-words.ts';

export interface InvoiceLetter {
  to: string;
  copiesTo: string[];
  subject: string;
  message: string;
}

/** What an invoice is sent with, unless something else was written. */
export function invoiceLetter(whole: WholeInvoice, language = whole.presentClient.language): InvoiceLetter {
  const { invoice, presentClient } = whole;
  const words = invoiceWords[language];
  const values = valuesOf(whole, language);
  return {
    to: presentClient.companyEmail,
    copiesTo: presentClient.copiesTo,
    subject: filledIn(words.letterSubject, values),
    message: filledIn(paragraphs(words, asked(invoice, words)), values),
  };
}

function valuesOf({ invoice, issuer, presentClient }: WholeInvoice, language: DocumentLanguage) {
  const format = documentFormat(language, invoice.currency);
  return {
    number: invoiceNumber(invoice.id),
    issuer: issuer.name,
    name: presentClient.name,
    balance: format.money(invoice.balanceCents),
    due: format.day(invoice.dueDate),
  };
}

/** What reminds of an invoice that is past due: in other words when it was reminded of before. */
export function reminderLetter(whole: WholeInvoice, language = whole.presentClient.language): InvoiceLetter {
  const { subject, first, again, crossed } = reminderWords[language];
  const { invoice, presentClient } = whole;
  const values = valuesOf(whole, language);
  const text = invoice.reminders === 0 ? first : again;
  return {
    to: presentClient.companyEmail,
    copiesTo: presentClient.copiesTo,
    subject: filledIn(subject, values),
    message: filledIn(paragraphs(invoiceWords[language], `${text}\n\n${crossed}`), values),
  };
}

/** What a quote is sent with. */
export function quoteLetter({ quote, issuer, presentClient }: WholeQuote, language: DocumentLanguage): InvoiceLetter {
  const words = invoiceWords[language];
  const format = documentFormat(language, quote.currency);
  const values = {
    number: invoiceNumber(quote.id),
    issuer: issuer.name,
    name: presentClient.name,
    total: format.money(quote.totalCents),
    due: format.day(quote.validUntil),
  };
  return {
    to: presentClient.companyEmail,
    copiesTo: presentClient.copiesTo,
    subject: filledIn(words.letterQuoteSubject, values),
    message: filledIn(paragraphs(words, words.letterQuote), values),
  };
}

/** A letter with the secret address of what it is about. */
export function withAddress(message: string, url: string, language: DocumentLanguage): string {
  return `${message}\n\n${invoiceWords[language].letterLink}\n${url}`;
}

function paragraphs(words: InvoiceWords, text: string): string {
  return [words.letterGreeting, text, `${words.letterEnd}\n{issuer}`].join('\n\n');
}

function asked({ balanceCents, invoiceStatus }: WholeInvoice['invoice'], words: InvoiceWords): string {
  if (balanceCents <= 0) return words.letterPaid;
  return invoiceStatus === 'Past Due' ? words.letterLate : words.letterOwed;
}
