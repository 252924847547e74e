import type { DocumentLanguage } from './document-languages.ts';

/** What a credit note says, beside the words that it shares with an invoice. `{…}` is filled in. */
interface CreditNoteWords {
  readonly title: string;
  readonly to: string;
  /** Above what it takes back. */
  readonly corrects: string;
  readonly invoice: string;
  readonly invoiceIssued: string;
  readonly totalCredited: string;
  readonly reason: string;
  /** Of plain letters, which every file system and mail program takes. */
  readonly fileName: string;
  readonly letterSubject: string;
  readonly letter: string;
}

export const creditNoteWords: Readonly<Record<DocumentLanguage, CreditNoteWords>> = {
  en: {
    title: 'Credit note {number}',
    to: 'Credit note to',
    corrects: 'Corrects',
    invoice: 'Invoice',
    invoiceIssued: 'Invoice date',
    totalCredited: 'Total credited',
    reason: 'Reason',
    fileName: 'credit-note-{id}.pdf',
    letterSubject: 'Credit note {number} from {issuer}',
    letter:
      'Attached is credit note {number} over {total} for invoice {invoice}. You owe as much less on it; what you have paid beyond that is credit of yours.',
  },
  de: {
    title: 'Rechnungskorrektur {number}',
    to: 'Rechnungskorrektur an',
    corrects: 'Korrigiert',
    invoice: 'Rechnung',
    invoiceIssued: 'Rechnungsdatum',
    totalCredited: 'Summe der Gutschrift',
    reason: 'Grund',
    fileName: 'rechnungskorrektur-{id}.pdf',
    letterSubject: 'Rechnungskorrektur {number} von {issuer}',
    letter:
      'anbei erhalten Sie die Rechnungskorrektur {number} über {total} zur Rechnung {invoice}. Um so viel ist weniger zu zahlen; was Sie darüber hinaus gezahlt haben, ist Ihr Guthaben.',
  },
  fr: {
    title: 'Avoir {number}',
    to: 'Avoir établi pour',
    corrects: 'Rectifie',
    invoice: 'Facture',
    invoiceIssued: 'Date de la facture',
    totalCredited: 'Total de l’avoir',
    reason: 'Motif',
    fileName: 'avoir-{id}.pdf',
    letterSubject: 'Avoir {number} de {issuer}',
    letter:
      'Veuillez trouver ci-joint l’avoir {number} de {total} sur la facture {invoice}. Vous devez d’autant moins ; ce que vous avez payé au-delà reste à votre crédit.',
  },
  pt: {
    title: 'Nota de crédito {number}',
    to: 'Nota de crédito para',
    corrects: 'Retifica',
    invoice: 'Fatura',
    invoiceIssued: 'Data da fatura',
    totalCredited: 'Total creditado',
    reason: 'Motivo',
    fileName: 'nota-de-credito-{id}.pdf',
    letterSubject: 'Nota de crédito {number} de {issuer}',
    letter:
      'Segue em anexo a nota de crédito {number} de {total} sobre a fatura {invoice}. Fica a dever esse valor a menos; o que pagou além disso é crédito seu.',
  },
  ar: {
    title: 'إشعار دائن {number}',
    to: 'إشعار دائن إلى',
    corrects: 'يصحّح',
    invoice: 'الفاتورة',
    invoiceIssued: 'تاريخ الفاتورة',
    totalCredited: 'إجمالي المبلغ الدائن',
    reason: 'السبب',
    fileName: 'credit-note-{id}.pdf',
    letterSubject: 'إشعار دائن {number} من {issuer}',
    letter:
      'تجدون مرفقًا الإشعار الدائن {number} بمبلغ {total} عن الفاتورة {invoice}. ينقص ما عليكم بهذا القدر، وما دفعتموه زيادةً عليه رصيدٌ لكم.',
  },
};
