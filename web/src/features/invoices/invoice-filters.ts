import { invoiceAges } from '@atrium/contract/invoice-age';
import { invoiceStatuses } from '@atrium/contract/invoice-status';
import { taxTreatments } from '@atrium/contract/tax-treatment';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useClientFilter } from './clients/use-client-filter.ts';
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
