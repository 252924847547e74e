import type { DocumentLanguage } from './document-languages.ts';
import { arabic } from './invoice-words-arabic.ts';
import { english } from './invoice-words-english.ts';
import { french } from './invoice-words-french.ts';
import { german } from './invoice-words-german.ts';
import { portuguese } from './invoice-words-portuguese.ts';

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** What an invoice says, beside what was written on it. `{…}` is filled in. */
export interface InvoiceWords {
  readonly title: string;
  /** While it is being written and has no number. */
  readonly unnumbered: string;
  readonly issued: string;
  readonly due: string;
  readonly to: string;
  readonly payment: string;
  readonly totalDue: string;
  readonly bank: string;
  readonly country: string;
  readonly iban: string;
  readonly swift: string;
  readonly taxNumber: string;
  /** Who owes the VAT, or why nobody does, where none is charged. */
  readonly reverseCharge: string;
  readonly intraCommunity: string;
  /** What most firms say that are exempt; it can be written otherwise. */
  readonly usualExemption: string;
  readonly deliveredOn: string;
  /** What the buyer wants to be named, and the number of their order: said to the buyer. */
  readonly buyerReference: string;
  readonly orderNumber: string;
  readonly item: string;
  readonly quantity: string;
  readonly cost: string;
  readonly discount: string;
  readonly tax: string;
  readonly taxOf: string;
  readonly total: string;
  readonly beforeDiscount: string;
  readonly subtotal: string;
  readonly paid: string;
  /** Before the day of the last payment, once nothing is left to pay. */
  readonly paidOn: string;
  readonly balance: string;
  readonly credit: string;
  readonly credited: string;
  readonly note: string;
  readonly salesperson: string;
  readonly payBy: string;
  readonly terms: string;
  /** By the plural form of the days, and `zero` when it is due on the day of its issue; `other` is there always. */
  readonly termsText: PluralForms & { readonly zero: string };
  readonly stub: string;
  readonly client: string;
  readonly enclosed: string;
  readonly number: string;
  /** Of an order, what it cost to bring. */
  readonly shipping: string;
  /** The note on the invoice of an order. */
  readonly order: string;
  readonly orderWithCoupon: string;
  /** Why the invoice of an order was credited. */
  readonly orderCancelled: string;
  /** The ways to pay that an invoice can ask for. */
  readonly ways: Readonly<Record<string, string>>;
  /** Of a field of the house. */
  readonly yes: string;
  readonly no: string;
  readonly page: string;
  /** Of plain letters, which every file system and mail program takes. */
  readonly fileName: string;
  readonly quoteFileName: string;
  readonly quoteTitle: string;
  readonly quoteUnnumbered: string;
  readonly quoteIssued: string;
  readonly quoteTo: string;
  readonly validUntil: string;
  /** Above what a quote comes to, where an invoice says how to pay. */
  readonly offer: string;
  readonly letterQuoteSubject: string;
  readonly letterQuote: string;
  /** Before the secret address of a document. */
  readonly letterLink: string;
  readonly letterSubject: string;
  readonly letterGreeting: string;
  readonly letterOwed: string;
  readonly letterLate: string;
  readonly letterPaid: string;
  readonly letterEnd: string;
}

export const invoiceWords: Readonly<Record<DocumentLanguage, InvoiceWords>> = {
  en: english,
  de: german,
  fr: french,
  pt: portuguese,
  ar: arabic,
};
