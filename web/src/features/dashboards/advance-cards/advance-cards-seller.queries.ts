import type { CardPeriod } from '@atrium/contract/cards';
import { readSellerFigures } from '@atrium/contract/work-figures';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';

export function sellersQuery(period: CardPeriod) {
  return queryOptions({
    queryKey: ['invoice', 'sellers', period],
    queryFn: ({ signal }) => call(readSellerFigures, { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
