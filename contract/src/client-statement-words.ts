import type { StatementEntry } from './client-statements.ts';
import type { DocumentLanguage } from './document-languages.ts';

/** What a statement of account says, beside the words that it shares with an invoice. `{…}` is filled in. */
interface ClientStatementWords {
  readonly title: string;
  readonly to: string;
  readonly from: string;
  readonly until: string;
  /** Above what is owed in the end. */
  readonly summary: string;
  readonly balanceOn: string;
  readonly creditOn: string;
  readonly entry: string;
  readonly day: string;
  readonly amount: string;
  readonly balance: string;
  readonly opening: string;
  readonly closing: string;
  readonly kinds: Readonly<Record<StatementEntry['kind'], string>>;
  readonly dueOn: string;
  readonly ofInvoice: string;
  /** Of plain letters, which every file system and mail program takes. */
  readonly fileName: string;
  readonly letterSubject: string;
  readonly letter: string;
  readonly letterOwed: string;
  readonly letterNothing: string;
}

export const clientStatementWords: Readonly<Record<DocumentLanguage, ClientStatementWords>> = {
  en: {
    title: 'Statement of account',
    to: 'Statement for',
    from: 'From',
    until: 'Until',
    summary: 'Balance',
    balanceOn: 'Owed on {day}',
    creditOn: 'Credit on {day}',
    entry: 'Entry',
    day: 'Date',
    amount: 'Amount',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    kinds: {
      invoice: 'Invoice {invoice}',
      credited: 'Credited on invoice {invoice}',
      'credit-note': 'Credit note {other}',
      payment: 'Payment',
      refund: 'Refund',
      'credit-received': 'Paid with the credit of invoice {other}',
      'credit-used': 'Credit used for invoice {other}',
    },
    dueOn: 'Due on {day}',
    ofInvoice: 'Invoice {invoice}',
    fileName: 'statement-{from}-{until}.pdf',
    letterSubject: 'Statement of account from {issuer}',
    letter: 'Attached is your statement of account from {from} to {until}.',
    letterOwed: 'At its end, {balance} was to be paid.',
    letterNothing: 'At its end, nothing was to be paid.',
  },
  de: {
    title: 'Kontoauszug',
    to: 'Kontoauszug für',
    from: 'Von',
    until: 'Bis',
    summary: 'Saldo',
    balanceOn: 'Offen am {day}',
    creditOn: 'Guthaben am {day}',
    entry: 'Vorgang',
    day: 'Datum',
    amount: 'Betrag',
    balance: 'Saldo',
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    kinds: {
      invoice: 'Rechnung {invoice}',
      credited: 'Gutgeschrieben auf Rechnung {invoice}',
      'credit-note': 'Rechnungskorrektur {other}',
      payment: 'Zahlung',
      refund: 'Erstattung',
      'credit-received': 'Bezahlt mit dem Guthaben der Rechnung {other}',
      'credit-used': 'Guthaben verwendet für Rechnung {other}',
    },
    dueOn: 'Fällig am {day}',
    ofInvoice: 'Rechnung {invoice}',
    fileName: 'kontoauszug-{from}-{until}.pdf',
    letterSubject: 'Kontoauszug von {issuer}',
    letter: 'anbei erhalten Sie Ihren Kontoauszug vom {from} bis zum {until}.',
    letterOwed: 'An dessen Ende waren {balance} zu zahlen.',
    letterNothing: 'An dessen Ende war nichts zu zahlen.',
  },
  fr: {
    title: 'Relevé de compte',
    to: 'Relevé établi pour',
    from: 'Du',
    until: 'Au',
    summary: 'Solde',
    balanceOn: 'Dû au {day}',
    creditOn: 'Crédit au {day}',
    entry: 'Opération',
    day: 'Date',
    amount: 'Montant',
    balance: 'Solde',
    opening: 'Solde initial',
    closing: 'Solde final',
    kinds: {
      invoice: 'Facture {invoice}',
      credited: 'Crédité sur la facture {invoice}',
      'credit-note': 'Avoir {other}',
      payment: 'Paiement',
      refund: 'Remboursement',
      'credit-received': 'Payé avec le crédit de la facture {other}',
      'credit-used': 'Crédit utilisé pour la facture {other}',
    },
    dueOn: 'Échéance le {day}',
    ofInvoice: 'Facture {invoice}',
    fileName: 'releve-{from}-{until}.pdf',
    letterSubject: 'Relevé de compte de {issuer}',
    letter: 'Veuillez trouver ci-joint votre relevé de compte du {from} au {until}.',
    letterOwed: 'À cette date, {balance} restait à payer.',
    letterNothing: 'À cette date, rien ne restait à payer.',
  },
  pt: {
    title: 'Extrato de conta',
    to: 'Extrato para',
    from: 'De',
    until: 'Até',
    summary: 'Saldo',
    balanceOn: 'Devido em {day}',
    creditOn: 'Crédito em {day}',
    entry: 'Movimento',
    day: 'Data',
    amount: 'Valor',
    balance: 'Saldo',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    kinds: {
      invoice: 'Fatura {invoice}',
      credited: 'Creditado na fatura {invoice}',
      'credit-note': 'Nota de crédito {other}',
      payment: 'Pagamento',
      refund: 'Reembolso',
      'credit-received': 'Pago com o crédito da fatura {other}',
      'credit-used': 'Crédito usado na fatura {other}',
    },
    dueOn: 'Vencimento em {day}',
    ofInvoice: 'Fatura {invoice}',
    fileName: 'extrato-{from}-{until}.pdf',
    letterSubject: 'Extrato de conta de {issuer}',
    letter: 'Segue em anexo o seu extrato de conta de {from} a {until}.',
    letterOwed: 'No fim desse período, faltava pagar {balance}.',
    letterNothing: 'No fim desse período, nada faltava pagar.',
  },
  ar: {
    title: 'كشف حساب',
    to: 'كشف حساب إلى',
    from: 'من',
    until: 'إلى',
    summary: 'الرصيد',
    balanceOn: 'المستحق في {day}',
    creditOn: 'الرصيد الدائن في {day}',
    entry: 'الحركة',
    day: 'التاريخ',
    amount: 'المبلغ',
    balance: 'الرصيد',
    opening: 'الرصيد الافتتاحي',
    closing: 'الرصيد الختامي',
    kinds: {
      invoice: 'الفاتورة {invoice}',
      credited: 'مبلغ مخصوم من الفاتورة {invoice}',
      'credit-note': 'إشعار دائن {other}',
      payment: 'دفعة',
      refund: 'مبلغ مسترد',
      'credit-received': 'سداد من رصيد الفاتورة {other}',
      'credit-used': 'رصيد استُخدم للفاتورة {other}',
    },
    dueOn: 'تستحق في {day}',
    ofInvoice: 'الفاتورة {invoice}',
    fileName: 'statement-{from}-{until}.pdf',
    letterSubject: 'كشف حساب من {issuer}',
    letter: 'تجدون مرفقًا كشف حسابكم من {from} إلى {until}.',
    letterOwed: 'وفي نهايته كان المبلغ المستحق {balance}.',
    letterNothing: 'وفي نهايته لم يكن هناك ما يُسدَّد.',
  },
};
