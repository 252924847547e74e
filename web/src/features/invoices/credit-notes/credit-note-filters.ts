import { creditNoteStates } from '@atrium/contract/credit-notes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFilter } from '../../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../../ui/format.ts';
import { periodsOf } from '../series/periods.ts';
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

/** Some periods around today; and another one, if the address names it. */
function usePeriodFilter(chosen: string | undefined): DataFilter {
  const { t } = useTranslation();
  const { days } = useFormat();
  return useMemo(() => {
    const options = Object.entries(periodsOf(new Date().toISOString().slice(0, 10))).map(([name, value]) => ({
      value,
      label: t(`creditNotes.periods.${name}`),
    }));
    const [from = '', to = from] = chosen?.split('..') ?? [];
    const isOther = chosen !== undefined && options.every(({ value }) => value !== chosen);
    const others = isOther ? [{ value: chosen, label: days(from, to) }] : [];
    return { id: 'issued', label: t('creditNotes.period'), options: [...options, ...others] };
  }, [t, days, chosen]);
}
