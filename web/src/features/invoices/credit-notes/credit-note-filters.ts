import { creditNoteStates } from '@atrium/contract/credit-notes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFilter } from '../../../ui/data-table/data-table.types.ts';
import { usePeriodFilter } from '../series/use-period-filter.ts';
import type { CreditNoteListSearch } from './credit-note-list-search.ts';

/** By state, by period, and by the invoice that the address names. */
export function useCreditNoteFilters({
  issued,
  invoiceId,
}: Pick<CreditNoteListSearch, 'issued' | 'invoiceId'>): readonly DataFilter[] {
  const { t } = useTranslation();
  const periods = usePeriodFilter(issued);
  return useMemo(
    () => [
      {
        id: 'state',
        label: t('creditNotes.state'),
        options: creditNoteStates.map((value) => ({ value, label: t(`creditNotes.states.${value}`) })),
      },
      periods,
      ...(invoiceId === undefined
        ? []
        : [
            {
              id: 'invoiceId',
              label: t('creditNotes.invoice'),
              options: [{ value: String(invoiceId), label: `#${invoiceId}` }],
            },
          ]),
    ],
    [t, periods, invoiceId],
  );
}
