import { invoiceAges } from '@atrium/contract/invoice-age';
import { invoiceStatuses } from '@atrium/contract/invoice-status';
import { taxTreatments } from '@atrium/contract/tax-treatment';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useStillList } from '../../ui/forms/use-still-list.ts';
import { clientChoicesQuery, clientQuery } from './clients/clients.queries.ts';
import type { InvoiceListSearch } from './invoice-list-search.ts';
import { usePeriodFilter } from './series/use-period-filter.ts';

/** By what is known of an invoice, by the days of its issue, and by its client. */
export function useInvoiceFilters({
  clientId,
  issued,
}: Pick<InvoiceListSearch, 'clientId' | 'issued'>): readonly DataFilter[] {
  const { t } = useTranslation();
  const period = usePeriodFilter(issued);
  const ofClient = useClientFilter(clientId);
  return useMemo(() => {
    const filter = (id: 'status' | 'age' | 'taxTreatment', texts: string, values: readonly string[]): DataFilter => ({
      id,
      label: t(`invoices.filters.${id}`),
      options: values.map((value) => ({ value, label: t(`invoices.${texts}.${value}`) })),
    });
    return [
      filter('status', 'statuses', invoiceStatuses),
      filter('age', 'ages', ['open', ...invoiceAges]),
      filter('taxTreatment', 'taxTreatments', taxTreatments),
      period,
      ofClient,
    ];
  }, [t, period, ofClient]);
}

/** Any client, found by typing. The one that the address names is there whether it is found or not. */
function useClientFilter(clientId: number | undefined): DataFilter {
  const { t } = useTranslation();
  const { data: chosen } = useQuery({ ...clientQuery(clientId ?? 0), enabled: clientId !== undefined });
  const name = clientId === undefined ? '' : (chosen?.name ?? `${clientId}`);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed === name ? '' : typed.trim().slice(0, 100), 150);
  const { data } = useQuery(clientChoicesQuery(q));
  const found = useStillList(data?.clients ?? none);
  return useMemo(() => {
    const others = found
      .filter(({ id }) => id !== clientId)
      .map((client) => ({ value: String(client.id), label: client.name, detail: client.company }));
    return {
      id: 'clientId',
      label: t('invoices.filters.clientId'),
      options: clientId === undefined ? others : [{ value: String(clientId), label: name }, ...others],
      search: { typed, onType: setTyped, nothing: t('invoices.form.noClient') },
    };
  }, [t, clientId, name, found, typed]);
}

const none: never[] = [];
