import { useFormat } from '../format.ts';
import { useCurrencyWords } from './currency-words.ts';
import {
  OptionalScaledField,
  type OptionalScaledFieldProps,
  ScaledField,
  type ScaledFieldProps,
} from './scaled-field.tsx';

interface MoneyProps {
  /** Of the house, unless it is another. */
  currency?: string;
  /** There is no room for a name of three letters: a total beside the field has it. */
  isNarrow?: boolean;
}

/** An amount in cents, with its currency where the language has it. */
export function MoneyField({ currency, isNarrow, ...field }: MoneyProps & Omit<ScaledFieldProps, 'scale' | 'say'>) {
  return <ScaledField {...useMoneyLook({ currency, isNarrow })} {...field} />;
}

/** The same for one that may be left out. */
export function OptionalMoneyField({
  currency,
  isNarrow,
  ...field
}: MoneyProps & Omit<OptionalScaledFieldProps, 'scale' | 'say'>) {
  return <OptionalScaledField {...useMoneyLook({ currency, isNarrow })} {...field} />;
}

function useMoneyLook({ currency, isNarrow = false }: MoneyProps) {
  const { money } = useFormat();
  const { symbol, section } = useCurrencyWords();
  return {
    ...(isNarrow && symbol(currency).trim().length > 1 ? {} : section(currency)),
    scale: 100,
    hasAllDecimals: true,
    say: (shown: number) => money(Math.round(shown * 100), currency),
  };
}
