import '../../../ui/mantine-styles.ts';
import { type ExchangeRateChanges, ExchangeRates } from '@atrium/contract/exchange-rates';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useHouseCurrency } from '../../../backend/configuration.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { ExchangeRateFields } from './exchange-rate-fields.tsx';
import { exchangeRatesQuery, useSaveExchangeRates } from './exchange-rates.queries.ts';

const WrittenRates = z.object({ rates: ExchangeRates });
export type RateValues = z.infer<typeof WrittenRates>;

/** The currencies that documents may be written in beside that of the house. */
export function ExchangeRatesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('billing.currencies.title')} onClose={onClose} record={{ entity: 'exchange-rates', id: 1 }}>
      {(panel) => <KnownRates panel={panel} />}
    </SidePanel>
  );
}

function KnownRates({ panel }: { panel: PanelControls }) {
  // What is written in is not to be what somebody has changed just now.
  const { data, error, isFetching, refetch } = useQuery({ ...exchangeRatesQuery, refetchOnMount: 'always' });
  const [first, setFirst] = useState<ExchangeRates | null>(null);
  if (data && !isFetching && !first)
    setFirst(data.map(({ currency, rateMillionths }) => ({ currency, rateMillionths })));
  if (first) return <RatesForm rates={first} panel={panel} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
}

function RatesForm({ rates, panel }: { rates: ExchangeRates; panel: PanelControls }) {
  const { t } = useTranslation();
  const house = useHouseCurrency();
  const { mutateAsync } = useSaveExchangeRates();
  const contractForm = useContractForm<RateValues, RateValues>({
    schema: WrittenRates,
    initialValues: { rates },
    submit: async (written) => {
      const { changeId } = await mutateAsync(changesOf(rates, written.rates));
      notify({ message: t('billing.currencies.saved'), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('ui.saveChanges')} isKnown>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('billing.currencies.text', { currency: house })}
        </Text>
        <ExchangeRateFields form={contractForm.form} />
      </Stack>
    </PanelForm>
  );
}

/** What is different: the rest stays as somebody else may have changed it meanwhile. */
function changesOf(before: ExchangeRates, after: ExchangeRates): ExchangeRateChanges {
  const rateIn = (rates: ExchangeRates, wanted: string) =>
    rates.find(({ currency }) => currency === wanted)?.rateMillionths ?? null;
  return [...new Set([...before, ...after].map(({ currency }) => currency))]
    .map((currency) => ({ currency, rateMillionths: rateIn(after, currency) }))
    .filter(({ currency, rateMillionths }) => rateMillionths !== rateIn(before, currency));
}
