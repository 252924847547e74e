import type { Client } from '@atrium/contract/clients';
import { Button } from '@mantine/core';
import { IconEdit, IconFileDescription, IconFileInvoice } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';

const ClientPanel = loadedLater(async () => ({ default: (await import('./client-panel.tsx')).ClientPanel }));

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function ClientActions({ client }: { client: Client }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const [isEditing, setIsEditing] = useState(false);
  const search = { client: client.id };
  return (
    <>
      {ability.can('update', 'Invoice') && (
        <Button variant="default" leftSection={<IconEdit {...icon} />} onClick={() => setIsEditing(true)}>
          {t('invoices.clients.actions.edit')}
        </Button>
      )}
      {ability.can('create', 'Invoice') && (
        <>
          <LinkButton
            to="/apps/invoice/quote/add"
            search={search}
            variant="default"
            leftSection={<IconFileDescription {...icon} />}
          >
            {t('invoices.clients.newQuote')}
          </LinkButton>
          <LinkButton to="/apps/invoice/add" search={search} leftSection={<IconFileInvoice {...icon} />}>
            {t('invoices.clients.newInvoice')}
          </LinkButton>
        </>
      )}
      {isEditing && (
        <Suspense>
          <ClientPanel client={client} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
