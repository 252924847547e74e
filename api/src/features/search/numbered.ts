import type { SearchKind } from '@atrium/contract/search';
import { foldSearched } from '../../search/fold.ts';

/** What things are called in the languages of the app that people know by their numbers. */
const names = {
  invoices:
    'invoice invoices bill bills Rechnung Rechnungen facture factures fatura faturas فاتورة الفاتورة فواتير الفواتير',
  quotes: 'quote quotes quotation quotations Angebot Angebote devis orçamento orçamentos عرض العرض عروض العروض',
  creditNotes:
    'credit Gutschrift Gutschriften Rechnungskorrektur Rechnungskorrekturen avoir avoirs crédito إشعار إشعارات',
  orders:
    'order orders Bestellung Bestellungen Auftrag commande commandes pedido pedidos encomenda طلب الطلب طلبية طلبات الطلبات',
} as const satisfies Partial<Record<SearchKind, string>>;

/** What stands between a name and its number; a quote is two words in Arabic, and a credit note in most languages. */
const signs = new Set(
  [
    'no',
    'no.',
    'nr',
    'nr.',
    'n°',
    'num',
    'num.',
    'number',
    'nummer',
    'numero',
    'رقم',
    'سعر',
    ...['note', 'notes', 'nota', 'notas', 'de', 'دائن'],
  ].map(foldSearched),
);

const kindOfName = new Map<string, SearchKind>(
  (['invoices', 'quotes', 'creditNotes', 'orders'] as const).flatMap((kind) =>
    names[kind].split(' ').map((name) => [foldSearched(name), kind] as const),
  ),
);

export function isCalledByNumber(kind: SearchKind): boolean {
  return kind in names;
}

export interface Numbered {
  kind: SearchKind;
  number: string;
}

/** `invoice 5000` is the invoice with this number; null for words that say nothing of the kind. */
export function numberedIn(words: readonly string[]): Numbered | null {
  const [name = '', number = '', ...rest] = words.filter((word) => !signs.has(word));
  const kind = kindOfName.get(name);
  return kind && rest.length === 0 && /^\d{1,15}$/.test(number) ? { kind, number } : null;
}
