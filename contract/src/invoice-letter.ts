import { documentFormat } from './document-format.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { invoiceNumber } from './invoice-document.ts';
import { filledIn, type InvoiceWords, invoiceWords } from './invoice-words.ts';
import type { WholeInvoice } from './invoices.ts';

export interface InvoiceLetter {
  to: string;
  subject: string;
  message: string;
}

/** What an invoice is sent with, unless something else was written. */
export function invoiceLetter({ invoice, issuer }: WholeInvoice, language: DocumentLanguage = 'en'): InvoiceLetter {
  const words = invoiceWords[language];
  const format = documentFormat(language);
  const { client, balanceCents, dueDate, id } = invoice;
  const values = {
    number: invoiceNumber(id),
    issuer: issuer.name,
    name: client.name,
    balance: format.money(balanceCents),
    due: format.day(dueDate),
  };
  const paragraphs = [words.letterGreeting, asked(invoice, words), `${words.letterEnd}\n{issuer}`];
  return {
    to: client.companyEmail,
    subject: filledIn(words.letterSubject, values),
    message: filledIn(paragraphs.join('\n\n'), values),
  };
}

function asked({ balanceCents, invoiceStatus }: WholeInvoice['invoice'], words: InvoiceWords): string {
  if (balanceCents <= 0) return words.letterPaid;
  return invoiceStatus === 'Past Due' ? words.letterLate : words.letterOwed;
}
