import {
  addInvoiceSeries,
  deleteInvoiceSeries,
  getInvoiceSeries,
  type InvoiceSeries,
  type InvoiceSeriesChanges,
  listInvoiceSeries,
  type NewInvoiceSeries,
  SeriesListQuery,
  updateInvoiceSeries,
  type WholeInvoiceSeries,
} from '@atrium/contract/invoice-series';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ifThere } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { layoutParameters } from '../../../ui/data-table/list-search.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const SeriesListSearch = z.object({ ...SeriesListQuery.shape, ...layoutParameters });
export type SeriesListSearch = z.infer<typeof SeriesListSearch>;
export const seriesListDefaults = {} as const;

export function seriesListQuery({ page, perPage }: SeriesListSearch) {
  return queryOptions({
    queryKey: ['invoice-series', 'list', { page, perPage }],
    queryFn: ({ signal }) => call(listInvoiceSeries, { query: { page, perPage } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['client'] },
  });
}

/** Null for an id that no series has. */
export function seriesQuery(id: number) {
  return queryOptions({
    queryKey: ['invoice-series', 'one', id],
    queryFn: ({ signal }): Promise<WholeInvoiceSeries | null> =>
      ifThere(call(getInvoiceSeries, { parameters: { id } }, { signal })),
    meta: { follows: ['client', 'invoice'] },
  });
}

const touches = ['invoice-series'] as const;

/** What is wrong with it is said in its form. */
interface WrittenSeries {
  written: NewInvoiceSeries;
  /** What is different from what there was: the rest stays as somebody else may have left it. */
  changes: InvoiceSeriesChanges;
}

export function useSaveSeries(id: number | null) {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: ({ written, changes }: WrittenSeries): Promise<{ changeId: number | null }> =>
      id === null
        ? once((idempotencyKey) => call(addInvoiceSeries, { body: { ...written, idempotencyKey } }))
        : call(updateInvoiceSeries, { parameters: { id }, body: changes }),
    touches,
  });
}

export function usePauseSeries() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, pausedAt }: Pick<InvoiceSeries, 'id' | 'pausedAt'>) =>
      call(updateInvoiceSeries, { parameters: { id }, body: { isPaused: pausedAt === null } }),
    said: ({ pausedAt }) => t(pausedAt === null ? 'billing.series.said.paused' : 'billing.series.said.resumed'),
    touches,
  });
}

export function useDeleteSeries() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Pick<InvoiceSeries, 'id'>) => call(deleteInvoiceSeries, { parameters: { id } }),
    said: () => t('billing.series.said.deleted'),
    touches,
  });
}
