import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Pill.css';
import type { Client } from '@atrium/contract/clients';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowMark } from '../../../ui/forms/follow-mark.ts';
import { staysOnEnter } from '../../../ui/forms/stays-on-enter.ts';
import { useStillList } from '../../../ui/forms/use-still-list.ts';
import { nameOfClient } from '../form/invoice-form-values.ts';
import { clientChoicesQuery } from './clients.queries.ts';

interface LeftOutClientsProps {
  value: readonly Client[];
  onChange: (clients: Client[]) => void;
  error: ReactNode;
}

/** Clients that get no reminders by themselves: searched among all. */
export function LeftOutClients({ value, onChange, error }: LeftOutClientsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 150);
  const { data } = useQuery(clientChoicesQuery(q));
  const clients = useStillList(data?.clients ?? []);
  const found = clients.filter(({ id }) => value.every((client) => client.id !== id));
  const known = [...value, ...found];
  return (
    <MultiSelect
      label={
        <>
          {t('reminders.settings.leftOut')}
          <FollowMark />
        </>
      }
      placeholder={value.length === 0 ? t('reminders.settings.search') : ''}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('invoices.form.noClient')}
      filter={({ options }) => options}
      data={known.map((client) => ({ value: String(client.id), label: nameOfClient(client) }))}
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange(ids.flatMap((id) => known.find((client) => String(client.id) === id) ?? []))}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={staysOnEnter('')}
      error={error}
    />
  );
}
