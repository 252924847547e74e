import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../../backend/configuration.ts';
import { perLanguage } from '../per-language.ts';

interface CurrencyWords {
  /** What stands before an amount that is typed: $, or CHF and a space. Of the house, unless it is another. */
  symbol: (currency?: string) => string;
  /** The same as a part of its own before the field, as wide as it needs. */
  section: (currency?: string) => { leftSection: string; leftSectionWidth: number };
  /** EUR: Euro. */
  name: (currency: string) => string;
}

/** How currencies are written where amounts are typed and currencies are chosen. */
export function useCurrencyWords(): CurrencyWords {
  const { i18n } = useTranslation();
  const house = useHouseCurrency();
  return {
    symbol: (currency) => symbolOf(currency ?? house),
    section: (currency) => {
      const leftSection = symbolOf(currency ?? house);
      return { leftSection, leftSectionWidth: 28 + 8 * leftSection.trim().length };
    },
    name: (currency) => `${currency}: ${namesIn(i18n.language).of(currency) ?? currency}`,
  };
}

const namesIn = perLanguage((language) => new Intl.DisplayNames(language, { type: 'currency' }));

const symbols = new Map<string, string>();

function symbolOf(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  const symbol = /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign;
  symbols.set(currency, symbol);
  return symbol;
}
