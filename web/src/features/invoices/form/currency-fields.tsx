import { atPar, houseCents } from '@atrium/contract/currency';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../../../backend/configuration.ts';
import { useFormat } from '../../../ui/format.ts';
import { useCurrencyWords } from '../../../ui/forms/currency-words.ts';
import { ScaledField } from '../../../ui/forms/scaled-field.tsx';
import { exchangeRatesQuery } from '../exchange-rates/exchange-rates.queries.ts';
import type { InvoiceValues } from './invoice-form-values.ts';

interface CurrencyFieldsProps {
  form: UseFormReturnType<InvoiceValues>;
  /** Whether payments were made: they were made in this currency. */
  isPaidOn?: boolean;
  /** Whether a credit note corrects it: its rate stays too. */
  isCorrected?: boolean;
}

/** What a document is written in; a house that has written down no other currency is not asked. */
export function CurrencyFields({ form, isPaidOn = false, isCorrected = false }: CurrencyFieldsProps) {
  const { t } = useTranslation();
  const currencyWords = useCurrencyWords();
  const house = useHouseCurrency();
  const { data: rates = [] } = useQuery(exchangeRatesQuery);
  const { currency } = form.values;
  const choices = [...new Set([house, currency, ...rates.map((rate) => rate.currency)])];
  if (choices.length === 1) return null;
  const choose = (chosen: string | null) => {
    const rate = [...rates, form.getInitialValues()].find((one) => one.currency === chosen)?.rateMillionths;
    form.setValues({ currency: chosen ?? house, rateMillionths: rate ?? atPar });
    form.clearFieldError('currency');
  };
  return (
    <>
      <Select
        label={t('billing.currencies.currency')}
        allowDeselect={false}
        data={choices.map((value) => ({ value, label: currencyWords.name(value) }))}
        {...form.getInputProps('currency')}
        onChange={choose}
        disabled={isPaidOn || isCorrected}
        description={isPaidOn && t('billing.currencies.isPaidOn')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {currency !== house && <RateField form={form} isCorrected={isCorrected} />}
    </>
  );
}

function RateField({ form, isCorrected }: { form: UseFormReturnType<InvoiceValues>; isCorrected: boolean }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const house = useHouseCurrency();
  const { currency, rateMillionths, lines } = form.values;
  const { totalCents } = invoiceTotals(lines, []);
  return (
    <ScaledField
      label={t('billing.currencies.rate', { currency, house })}
      description={t('billing.currencies.inHouse', { amount: money(houseCents(totalCents, rateMillionths)) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      scale={atPar}
      max={1_000_000}
      isAboveZero
      disabled={isCorrected}
      {...form.getInputProps('rateMillionths')}
    />
  );
}
