import { documentFormat } from './document-format.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { invoiceNumber } from './invoice-document.ts';
import { filledIn, type InvoiceWords, invoiceWords } from './invoice-words.ts';
import type { WholeInvoice } from './invoices.ts';
import type { WholeQuote } from './quotes.ts';

export interface InvoiceLetter {
  to: string;
  subject: string;
  message: string;
}

/** What an invoice is sent with, unless something else was written. */
export function invoiceLetter(whole: WholeInvoice, language: DocumentLanguage = 'en'): InvoiceLetter {
  const { invoice, issuer, presentClient } = whole;
  const words = invoiceWords[language];
  const format = documentFormat(language);
  const { balanceCents, dueDate, id } = invoice;
  const values = {
    number: invoiceNumber(id),
    issuer: issuer.name,
    name: presentClient.name,
    balance: format.money(balanceCents),
    due: format.day(dueDate),
  };
  return {
    to: presentClient.companyEmail,
    subject: filledIn(words.letterSubject, values),
    message: filledIn(paragraphs(words, asked(invoice, words)), values),
  };
}

/** What a quote is sent with. */
export function quoteLetter({ quote, issuer, presentClient }: WholeQuote, language: DocumentLanguage): InvoiceLetter {
  const words = invoiceWords[language];
  const format = documentFormat(language);
  const values = {
    number: invoiceNumber(quote.id),
    issuer: issuer.name,
    name: presentClient.name,
    total: format.money(quote.totalCents),
    due: format.day(quote.validUntil),
  };
  return {
    to: presentClient.companyEmail,
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
