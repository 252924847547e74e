import type { CustomField, CustomValue } from '@atrium/contract/custom-values';
import { customFieldColumn } from '@atrium/contract/invoice-list';
import type { Invoice } from '@atrium/contract/invoices';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../../ui/format.ts';
import { customFieldsQuery } from './custom-fields.queries.ts';

/** A column for each field of the house; they are hidden until somebody wants them. */
export function useCustomColumns(): readonly DataColumn<Invoice>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: fields } = useQuery(customFieldsQuery);
  return useMemo(() => {
    const answers = { Yes: t('billing.fields.yes'), No: t('billing.fields.no') };
    const textOf = ({ kind }: CustomField, value: CustomValue | undefined) => {
      if (value === undefined) return '';
      if (typeof value === 'boolean') return value ? answers.Yes : answers.No;
      if (typeof value === 'number') return format.number(value);
      return kind === 'day' ? format.day(value) : value;
    };
    return (fields ?? []).map((field): DataColumn<Invoice> => {
      const id = customFieldColumn(field.id);
      return {
        id,
        header: field.label,
        cell: ({ customValues }) => textOf(field, customValues[field.id]),
        width: 160,
        isHiddenByDefault: true,
        ...(field.kind === 'number' && { align: 'end' }),
        ...(field.kind === 'yes-no' && { words: { [id]: answers } }),
      };
    });
  }, [t, format, fields]);
}
