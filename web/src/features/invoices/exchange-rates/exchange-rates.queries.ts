import { type ExchangeRateChanges, listExchangeRates, updateExchangeRates } from '@atrium/contract/exchange-rates';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const exchangeRatesQuery = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: async ({ signal }) => (await call(listExchangeRates, {}, { signal })).rates,
});

/** What is wrong with them is said in their form. */
export function useSaveExchangeRates() {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (rates: ExchangeRateChanges) => call(updateExchangeRates, { body: { rates } }),
    touches: [],
    onSuccess: ({ rates }) => {
      client.setQueryData(exchangeRatesQuery.queryKey, rates);
    },
  });
}
