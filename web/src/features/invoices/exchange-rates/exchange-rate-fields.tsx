import { currencies } from '@atrium/contract/currencies';
import { atPar } from '@atrium/contract/currency';
import { mostExchangeRates } from '@atrium/contract/exchange-rates';
import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHouseCurrency } from '../../../backend/configuration.ts';
import { useCurrencyWords } from '../../../ui/forms/currency-words.ts';
import { ScaledField } from '../../../ui/forms/scaled-field.tsx';
import { SearchSelect } from '../../../ui/forms/search-select.tsx';
import classes from './exchange-rate-fields.module.css';
import type { RateValues } from './exchange-rates-panel.tsx';

const mostTraded = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK'];

/** What one unit of each currency is worth in that of the house. */
export function ExchangeRateFields({ form }: { form: UseFormReturnType<RateValues> }) {
  const { t } = useTranslation();
  const house = useHouseCurrency();
  const { rates } = form.values;
  const isFree = (code: string) => code !== house && !rates.some(({ currency }) => currency === code);
  const rows = rates.map(({ currency }, index) => ({ currency, index, path: `rates.${index}` }));
  const next = [...mostTraded, ...currencies].find(isFree);
  return (
    <Stack gap="sm">
      {rows.map(({ currency, index, path }) => (
        <Rate
          key={path}
          form={form}
          index={index}
          choices={currencies.filter((code) => code === currency || isFree(code))}
        />
      ))}
      {form.errors.rates && (
        <Text size="sm" c="danger" role="alert">
          {form.errors.rates}
        </Text>
      )}
      {rates.length < mostExchangeRates && next !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => form.insertListItem('rates', { currency: next, rateMillionths: 0 })}
        >
          {t('billing.currencies.add')}
        </Button>
      )}
    </Stack>
  );
}

interface RateProps {
  form: UseFormReturnType<RateValues>;
  index: number;
  choices: readonly string[];
}

function Rate({ form, index, choices }: RateProps) {
  const { t } = useTranslation();
  const currencyWords = useCurrencyWords();
  const house = useHouseCurrency();
  const currency = form.values.rates[index]?.currency ?? '';
  return (
    <div className={classes.rate}>
      <SearchSelect
        label={t('billing.currencies.currency')}
        data={choices.map((value) => ({ value, label: currencyWords.name(value) }))}
        {...form.getInputProps(`rates.${index}.currency`)}
        value={currency}
      />
      <ScaledField
        label={t('billing.currencies.rate', { currency, house })}
        scale={atPar}
        max={1_000_000}
        isAboveZero
        {...form.getInputProps(`rates.${index}.rateMillionths`)}
      />
      <ActionIcon
        size="lg"
        className={classes.remove}
        aria-label={t('billing.currencies.remove', { currency })}
        onClick={() => form.removeListItem('rates', index)}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}
