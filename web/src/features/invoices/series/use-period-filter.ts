import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFilter } from '../../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../../ui/format.ts';
import { periodsOf } from '../../../ui/periods.ts';

/** Some periods around today in which a document was issued; and another one, if the address names it. */
export function usePeriodFilter(chosen: string | undefined): DataFilter {
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
