import type { DocumentLanguage } from './document-languages.ts';

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
  /** The ways to pay that an invoice can ask for. */
  readonly ways: Readonly<Record<string, string>>;
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
  en: {
    title: 'Invoice {number}',
    unnumbered: 'Invoice',
    issued: 'Date issued',
    due: 'Date due',
    to: 'Invoice to',
    payment: 'Payment details',
    totalDue: 'Total due',
    bank: 'Bank',
    country: 'Country',
    iban: 'IBAN',
    swift: 'SWIFT code',
    taxNumber: 'VAT number',
    item: 'Item',
    quantity: 'Quantity',
    cost: 'Cost',
    discount: 'Discount',
    tax: 'Tax',
    taxOf: 'Tax ({rate})',
    total: 'Total',
    beforeDiscount: 'Before discount',
    subtotal: 'Subtotal',
    paid: 'Paid',
    balance: 'Balance',
    credit: 'Credit',
    credited: 'Credited',
    note: 'Note',
    salesperson: 'Salesperson',
    payBy: 'Pay by',
    terms: 'Payment terms',
    termsText: {
      zero: 'Payable on the day itself, by {due}.',
      one: 'Payable within {days} day, by {due}.',
      other: 'Payable within {days} days, by {due}.',
    },
    stub: 'Payment stub',
    client: 'Client',
    enclosed: 'Amount enclosed',
    number: 'Number',
    ways: {
      'Credit Card': 'Credit card',
      'Debit Card': 'Debit card',
      'Internet Banking': 'Internet banking',
      Paypal: 'PayPal',
      'UPI Transfer': 'UPI transfer',
      Instalments: 'Instalments',
      'Cash on Delivery': 'Cash on delivery',
    },
    page: 'Page {page} of {pages}',
    fileName: 'invoice-{id}.pdf',
    quoteFileName: 'quote-{id}.pdf',
    quoteTitle: 'Quote {number}',
    quoteUnnumbered: 'Quote',
    quoteIssued: 'Quote date',
    quoteTo: 'Quote to',
    validUntil: 'Valid until',
    offer: 'Our offer',
    letterQuoteSubject: 'Quote {number} from {issuer}',
    letterQuote: 'Attached is quote {number} over {total}. It is valid until {due}.',
    letterLink: 'You can also see it online:',
    letterSubject: 'Invoice {number} from {issuer}',
    letterGreeting: 'Dear {name},',
    letterOwed: 'Attached is invoice {number}. Please pay {balance} by {due}.',
    letterLate: 'Attached is invoice {number}, which was due on {due}. Please pay {balance}.',
    letterPaid: 'Attached is invoice {number}. Nothing is left to pay on it. Thank you.',
    letterEnd: 'Kind regards,',
  },
  de: {
    title: 'Rechnung {number}',
    unnumbered: 'Rechnung',
    issued: 'Rechnungsdatum',
    due: 'Fällig am',
    to: 'Rechnung an',
    payment: 'Zahlungsangaben',
    totalDue: 'Zu zahlen',
    bank: 'Bank',
    country: 'Land',
    iban: 'IBAN',
    swift: 'SWIFT-Code',
    taxNumber: 'USt-IdNr.',
    item: 'Position',
    quantity: 'Menge',
    cost: 'Preis',
    discount: 'Rabatt',
    tax: 'Steuer',
    taxOf: 'Steuer ({rate})',
    total: 'Gesamt',
    beforeDiscount: 'Vor Rabatt',
    subtotal: 'Zwischensumme',
    paid: 'Bezahlt',
    balance: 'Offen',
    credit: 'Guthaben',
    credited: 'Gutgeschrieben',
    note: 'Hinweis',
    salesperson: 'Ansprechpartner',
    payBy: 'Zahlungsart',
    terms: 'Zahlungsbedingungen',
    termsText: {
      zero: 'Sofort zahlbar, bis {due}.',
      one: 'Zahlbar innerhalb von {days} Tag, bis {due}.',
      other: 'Zahlbar innerhalb von {days} Tagen, bis {due}.',
    },
    stub: 'Zahlungsabschnitt',
    client: 'Kunde',
    enclosed: 'Beiliegender Betrag',
    number: 'Nummer',
    ways: {
      'Credit Card': 'Kreditkarte',
      'Debit Card': 'Debitkarte',
      'Internet Banking': 'Onlinebanking',
      Paypal: 'PayPal',
      'UPI Transfer': 'UPI-Überweisung',
      Instalments: 'Raten',
      'Cash on Delivery': 'Nachnahme',
    },
    page: 'Seite {page} von {pages}',
    fileName: 'Rechnung-{id}.pdf',
    quoteFileName: 'Angebot-{id}.pdf',
    quoteTitle: 'Angebot {number}',
    quoteUnnumbered: 'Angebot',
    quoteIssued: 'Angebotsdatum',
    quoteTo: 'Angebot an',
    validUntil: 'Gültig bis',
    offer: 'Unser Angebot',
    letterQuoteSubject: 'Angebot {number} von {issuer}',
    letterQuote: 'anbei erhalten Sie das Angebot {number} über {total}. Es ist gültig bis zum {due}.',
    letterLink: 'Sie können es auch online ansehen:',
    letterSubject: 'Rechnung {number} von {issuer}',
    letterGreeting: 'Guten Tag {name},',
    letterOwed: 'anbei erhalten Sie die Rechnung {number}. Bitte zahlen Sie {balance} bis zum {due}.',
    letterLate: 'anbei erhalten Sie die Rechnung {number}, die am {due} fällig war. Bitte zahlen Sie {balance}.',
    letterPaid: 'anbei erhalten Sie die Rechnung {number}. Es ist nichts mehr zu zahlen. Vielen Dank.',
    letterEnd: 'Freundliche Grüße',
  },
  fr: {
    title: 'Facture {number}',
    unnumbered: 'Facture',
    issued: 'Date d’émission',
    due: 'Date d’échéance',
    to: 'Facturé à',
    payment: 'Détails de paiement',
    totalDue: 'Total dû',
    bank: 'Banque',
    country: 'Pays',
    iban: 'IBAN',
    swift: 'Code SWIFT',
    taxNumber: 'N° de TVA',
    item: 'Article',
    quantity: 'Quantité',
    cost: 'Prix',
    discount: 'Remise',
    tax: 'Taxe',
    taxOf: 'Taxe ({rate})',
    total: 'Total',
    beforeDiscount: 'Avant remise',
    subtotal: 'Sous-total',
    paid: 'Payé',
    balance: 'Solde',
    credit: 'Avoir',
    credited: 'Déduit par avoir',
    note: 'Note',
    salesperson: 'Commercial',
    payBy: 'Mode de paiement',
    terms: 'Conditions de paiement',
    termsText: {
      zero: 'Payable à réception, au plus tard le {due}.',
      one: 'Payable sous {days} jour, au plus tard le {due}.',
      many: 'Payable sous {days} jours, au plus tard le {due}.',
      other: 'Payable sous {days} jours, au plus tard le {due}.',
    },
    stub: 'Talon de paiement',
    client: 'Client',
    enclosed: 'Montant joint',
    number: 'Numéro',
    ways: {
      'Credit Card': 'Carte de crédit',
      'Debit Card': 'Carte de débit',
      'Internet Banking': 'Banque en ligne',
      Paypal: 'PayPal',
      'UPI Transfer': 'Virement UPI',
      Instalments: 'Mensualités',
      'Cash on Delivery': 'Paiement à la livraison',
    },
    page: 'Page {page} sur {pages}',
    fileName: 'facture-{id}.pdf',
    quoteFileName: 'devis-{id}.pdf',
    quoteTitle: 'Devis {number}',
    quoteUnnumbered: 'Devis',
    quoteIssued: 'Date du devis',
    quoteTo: 'Devis pour',
    validUntil: 'Valable jusqu’au',
    offer: 'Notre offre',
    letterQuoteSubject: 'Devis {number} de {issuer}',
    letterQuote: 'Veuillez trouver ci-joint le devis {number} d’un montant de {total}. Il est valable jusqu’au {due}.',
    letterLink: 'Vous pouvez aussi le consulter en ligne :',
    letterSubject: 'Facture {number} de {issuer}',
    letterGreeting: 'Bonjour {name},',
    letterOwed: 'Veuillez trouver ci-joint la facture {number}. Merci de régler {balance} au plus tard le {due}.',
    letterLate:
      'Veuillez trouver ci-joint la facture {number}, arrivée à échéance le {due}. Merci de régler {balance}.',
    letterPaid: 'Veuillez trouver ci-joint la facture {number}. Il ne reste rien à payer. Merci.',
    letterEnd: 'Cordialement,',
  },
  pt: {
    title: 'Fatura {number}',
    unnumbered: 'Fatura',
    issued: 'Data de emissão',
    due: 'Data de vencimento',
    to: 'Fatura para',
    payment: 'Dados de pagamento',
    totalDue: 'Total devido',
    bank: 'Banco',
    country: 'País',
    iban: 'IBAN',
    swift: 'Código SWIFT',
    taxNumber: 'Número fiscal',
    item: 'Item',
    quantity: 'Quantidade',
    cost: 'Preço',
    discount: 'Desconto',
    tax: 'Imposto',
    taxOf: 'Imposto ({rate})',
    total: 'Total',
    beforeDiscount: 'Antes do desconto',
    subtotal: 'Subtotal',
    paid: 'Pago',
    balance: 'Saldo',
    credit: 'Crédito',
    credited: 'Creditado',
    note: 'Observação',
    salesperson: 'Vendedor',
    payBy: 'Pagar por',
    terms: 'Condições de pagamento',
    termsText: {
      zero: 'Pagável no mesmo dia, até {due}.',
      one: 'Pagável em {days} dia, até {due}.',
      many: 'Pagável em {days} dias, até {due}.',
      other: 'Pagável em {days} dias, até {due}.',
    },
    stub: 'Canhoto de pagamento',
    client: 'Cliente',
    enclosed: 'Valor anexo',
    number: 'Número',
    ways: {
      'Credit Card': 'Cartão de crédito',
      'Debit Card': 'Cartão de débito',
      'Internet Banking': 'Internet banking',
      Paypal: 'PayPal',
      'UPI Transfer': 'Transferência UPI',
      Instalments: 'Parcelado',
      'Cash on Delivery': 'Pagamento na entrega',
    },
    page: 'Página {page} de {pages}',
    fileName: 'fatura-{id}.pdf',
    quoteFileName: 'orcamento-{id}.pdf',
    quoteTitle: 'Orçamento {number}',
    quoteUnnumbered: 'Orçamento',
    quoteIssued: 'Data do orçamento',
    quoteTo: 'Orçamento para',
    validUntil: 'Válido até',
    offer: 'Nossa oferta',
    letterQuoteSubject: 'Orçamento {number} de {issuer}',
    letterQuote: 'Segue em anexo o orçamento {number} no valor de {total}. Ele é válido até {due}.',
    letterLink: 'Você também pode vê-lo on-line:',
    letterSubject: 'Fatura {number} de {issuer}',
    letterGreeting: 'Olá, {name},',
    letterOwed: 'Segue em anexo a fatura {number}. Pedimos o pagamento de {balance} até {due}.',
    letterLate: 'Segue em anexo a fatura {number}, que venceu em {due}. Pedimos o pagamento de {balance}.',
    letterPaid: 'Segue em anexo a fatura {number}. Não resta nada a pagar. Obrigado.',
    letterEnd: 'Atenciosamente,',
  },
  ar: {
    title: 'فاتورة \u200e{number}',
    unnumbered: 'فاتورة',
    issued: 'تاريخ الإصدار',
    due: 'تاريخ الاستحقاق',
    to: 'فاتورة إلى',
    payment: 'تفاصيل الدفع',
    totalDue: 'المبلغ المستحق',
    bank: 'المصرف',
    country: 'البلد',
    iban: 'رقم الآيبان',
    swift: 'رمز سويفت',
    taxNumber: 'الرقم الضريبي',
    item: 'البند',
    quantity: 'الكمية',
    cost: 'السعر',
    discount: 'الخصم',
    tax: 'الضريبة',
    taxOf: 'الضريبة ({rate})',
    total: 'الإجمالي',
    beforeDiscount: 'قبل الخصم',
    subtotal: 'المجموع الفرعي',
    paid: 'المدفوع',
    balance: 'الرصيد',
    credit: 'رصيد دائن',
    credited: 'خُصم كرصيد',
    note: 'ملاحظة',
    salesperson: 'مندوب المبيعات',
    payBy: 'طريقة الدفع',
    terms: 'شروط الدفع',
    termsText: {
      zero: 'تُدفع في اليوم نفسه، بحلول {due}.',
      one: 'تُدفع خلال يوم واحد، بحلول {due}.',
      two: 'تُدفع خلال يومين، بحلول {due}.',
      few: 'تُدفع خلال {days} أيام، بحلول {due}.',
      many: 'تُدفع خلال {days} يومًا، بحلول {due}.',
      other: 'تُدفع خلال {days} يوم، بحلول {due}.',
    },
    stub: 'قسيمة الدفع',
    client: 'العميل',
    enclosed: 'المبلغ المرفق',
    number: 'الرقم',
    ways: {
      'Credit Card': 'بطاقة ائتمان',
      'Debit Card': 'بطاقة خصم',
      'Internet Banking': 'الخدمات المصرفية عبر الإنترنت',
      Paypal: 'باي بال',
      'UPI Transfer': 'تحويل UPI',
      Instalments: 'أقساط',
      'Cash on Delivery': 'الدفع عند الاستلام',
    },
    page: 'صفحة {page} من {pages}',
    fileName: 'invoice-{id}.pdf',
    quoteFileName: 'quote-{id}.pdf',
    quoteTitle: 'عرض سعر \u200e{number}',
    quoteUnnumbered: 'عرض سعر',
    quoteIssued: 'تاريخ عرض السعر',
    quoteTo: 'عرض سعر إلى',
    validUntil: 'صالح حتى',
    offer: 'عرضنا',
    letterQuoteSubject: 'عرض سعر \u200e{number} من {issuer}',
    letterQuote: 'تجدون مرفقًا عرض السعر \u200e{number} بقيمة {total}. وهو صالح حتى {due}.',
    letterLink: 'يمكنكم أيضًا الاطلاع عليه عبر الإنترنت:',
    letterSubject: 'فاتورة \u200e{number} من {issuer}',
    letterGreeting: 'مرحبًا {name}،',
    letterOwed: 'تجدون مرفقًا الفاتورة \u200e{number}. نرجو دفع {balance} في موعد أقصاه {due}.',
    letterLate: 'تجدون مرفقًا الفاتورة \u200e{number} التي استحقت في {due}. نرجو دفع {balance}.',
    letterPaid: 'تجدون مرفقًا الفاتورة \u200e{number}. لم يبقَ عليها أي مبلغ. شكرًا لكم.',
    letterEnd: 'مع أطيب التحيات،',
  },
};
