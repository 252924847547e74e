import { moneyFormat } from '@atrium/contract/money-format';
import type { TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../../backend/configuration.ts';
import { perLanguage } from '../per-language.ts';

interface CurrencyWords {
  /** What stands beside an amount that is typed: $, or CHF. Of the house, unless it is another. */
  symbol: (currency?: string) => string;
  /** The same as a part of a field, as wide as it needs, on the side where the language has it. */
  section: (currency?: string) => Pick<TextInputProps, 'leftSection' | 'rightSection'>;
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
      const symbol = symbolOf(currency ?? house);
      const width = 28 + 8 * symbol.length;
      return isAfterAmount(i18n.language)
        ? { rightSection: symbol, rightSectionWidth: width }
        : { leftSection: symbol, leftSectionWidth: width };
    },
    name: (currency) => `${currency}: ${namesIn(i18n.language).of(currency) ?? currency}`,
  };
}

const namesIn = perLanguage((language) => new Intl.DisplayNames(language, { type: 'currency' }));

const isAfterAmount = perLanguage((language) => !/\d\p{Cf}*$/u.test(moneyFormat(language, 'USD')(0)));

const symbols = new Map<string, string>();

function symbolOf(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  symbols.set(currency, sign);
  return sign;
}
