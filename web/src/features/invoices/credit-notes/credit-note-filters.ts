import { creditNoteStates } from '@atrium/contract/credit-notes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFilter } from '../../../ui/data-table/data-table.types.ts';
import { useClientFilter } from '../clients/use-client-filter.ts';
import { usePeriodFilter } from '../series/use-period-filter.ts';
import type { CreditNoteListSearch } from './credit-note-list-search.ts';

/** By state, by period, by client, and by the invoice that the address names. */
export function useCreditNoteFilters({
  issued,
  invoiceId,
  clientId,
}: Pick<CreditNoteListSearch, 'issued' | 'invoiceId' | 'clientId'>): readonly DataFilter[] {
  const { t } = useTranslation();
  const periods = usePeriodFilter(issued);
  const ofClient = useClientFilter(clientId);
  return useMemo(
    () => [
      {
        id: 'state',
        label: t('creditNotes.state'),
        options: creditNoteStates.map((value) => ({ value, label: t(`creditNotes.states.${value}`) })),
      },
      periods,
      ofClient,
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
    [t, periods, ofClient, invoiceId],
  );
}
