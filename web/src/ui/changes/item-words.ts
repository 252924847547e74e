import type { TFunction } from 'i18next';
import { type FieldChange, type Item, isItem } from './field-differences.ts';

type WordOf = (path: string, value: unknown) => string;

/** What of a thing is for machines, or says nothing without its name. */
const untold: readonly string[] = ['provider', 'restock', 'isPrinted'];

/** A thing of a list on one line: what it holds, one after another. */
export function itemText(path: string, item: Item, wordOf: WordOf): string {
  return detailsOf(path, item, wordOf).join(' · ');
}

function detailsOf(path: string, item: Item, wordOf: WordOf): string[] {
  return Object.entries(item)
    .map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : value] as const)
    .filter(([field, value]) => value !== '' && value !== null && !untold.includes(field))
    .map(([field, value]) => wordOf(`${path}.${field}`, value));
}

/** That money came, or went back, and how; undefined for what is no payment and no refund. */
export function itemWords({ path, before, after }: FieldChange, t: TFunction, wordOf: WordOf): string | undefined {
  const item = after ?? before;
  const [list] = path.split('.');
  if (!isItem(item) || (list !== 'payments' && list !== 'refunds')) return undefined;
  const { amountCents, ...rest } = item;
  const cents = Number(amountCents);
  const kind = list === 'refunds' || cents < 0 ? 'refund' : 'payment';
  const amount = wordOf(`${path}.amountCents`, Math.abs(cents));
  const deed = t(`changes.money.${kind}${after === null ? 'Removed' : 'Added'}`, { amount });
  return [deed, ...detailsOf(path, rest, wordOf)].join(' · ');
}
