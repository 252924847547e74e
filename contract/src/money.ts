import { cents as withCents } from './money-format.ts';

/** An amount as it is shown: `$205`, `$205.50`, `-€205.50`, `CHF 205`. Cents stand there only when there are some. */
export function moneyText(cents: number, currency: string): string {
  // Intl writes a space that does not break, which nobody types who searches.
  return formatOf(currency)
    .format(cents / 100)
    .replaceAll('\u00a0', ' ');
}

/** The same with its cents always: `$205.00`. */
export function moneyTextWithCents(cents: number, currency: string): string {
  const symbol = moneyText(0, currency).replace('0', '');
  return `${cents < 0 ? '-' : ''}${symbol}${(Math.abs(cents) / 100).toFixed(2)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const shortened = { ...withCents, useGrouping: false, trailingZeroDisplay: 'stripIfInteger' } as const;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, ...shortened });
  formats.set(currency, format);
  return format;
}
