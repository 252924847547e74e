import type { Addressee, Client } from '@atrium/contract/clients';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { countryIn } from '../../../ui/countries.ts';
import { SearchSelect } from '../../../ui/forms/search-select.tsx';
import { useStillList } from '../../../ui/forms/use-still-list.ts';
import classes from '../form/invoice-form.module.css';
import { nameOfClient } from '../form/invoice-form-values.ts';
import { clientChoicesQuery } from './clients.queries.ts';

/** What is known of a client where one is chosen: a document knows no more than what stands on it. */
export type ChosenClient = Addressee & Partial<Pick<Client, 'buyerReference'>>;

interface ClientChoiceProps {
  /** The one that is chosen, as far as it is known. */
  client: Addressee | null;
  error: string | undefined;
  onChoose: (client: ChosenClient) => void;
  onAdd: () => void;
}

/** Whom the invoice is for: searched among all clients, or added on the way. */
export function ClientChoice({ client, error, onChoose, onAdd }: ClientChoiceProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const [typed, setTyped] = useState('');
  const isSearching = typed !== (client ? nameOfClient(client) : '');
  const [q] = useDebouncedValue(isSearching ? typed : '', 150);
  const { data } = useQuery(clientChoicesQuery(q));
  const found = useStillList(data?.clients ?? []);
  const choices: ChosenClient[] = client && !found.some(({ id }) => id === client.id) ? [client, ...found] : found;
  return (
    <div className={classes.client}>
      {ability.can('create', 'Invoice') && (
        <Button
          className={classes.addClient}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
          onClick={onAdd}
        >
          {t('invoices.form.addClient')}
        </Button>
      )}
      <SearchSelect
        label={t('invoices.form.client')}
        placeholder={t('invoices.form.chooseClient')}
        withAsterisk
        nothingFoundMessage={t('invoices.form.noClient')}
        filter={({ options }) => options}
        data={choices.map((choice) => ({ value: String(choice.id), label: nameOfClient(choice) }))}
        value={client ? String(client.id) : null}
        onChange={(id) => {
          const chosen = choices.find((choice) => String(choice.id) === id);
          if (chosen) onChoose(chosen);
        }}
        searchValue={typed}
        onSearchChange={setTyped}
        error={error}
        data-path="clientId"
      />
      {client && <ClientFacts client={client} />}
    </div>
  );
}

function ClientFacts({ client }: { client: Addressee }) {
  const { i18n } = useTranslation();
  const place = [client.address, countryIn(i18n.language, client.country)].filter((part) => part !== '');
  return (
    <address className={classes.clientFacts}>
      <bdi>{client.companyEmail}</bdi>
      {client.contact !== '' && <bdi dir="ltr">{client.contact}</bdi>}
      {client.vatNumber !== '' && <bdi dir="ltr">{client.vatNumber}</bdi>}
      {place.length > 0 && <bdi>{place.join(', ')}</bdi>}
    </address>
  );
}
