import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataFilter } from '../../../ui/data-table/data-table.types.ts';
import { useStillList } from '../../../ui/forms/use-still-list.ts';
import { clientChoicesQuery, clientQuery } from './clients.queries.ts';

/** Any client, found by typing. The one that the address names is there whether it is found or not. */
export function useClientFilter(clientId: number | undefined): DataFilter {
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
