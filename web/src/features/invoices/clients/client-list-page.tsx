import '../../../ui/mantine-styles.ts';
import type { Client } from '@atrium/contract/clients';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAddingByAddress } from '../../../ui/use-adding-by-address.ts';
import { useOpened } from '../../../ui/use-opened.ts';
import { ClientTable } from './client-table.tsx';
import { clientQuery } from './clients.queries.ts';

const ClientPanel = loadedLater(async () => ({ default: (await import('./client-panel.tsx')).ClientPanel }));

type Edited = Client | 'new';

const byAddress = { parameter: 'client', query: clientQuery, open: (client: Client): Edited => client };

export function ClientListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const [edited, setEdited] = useOpened({ ...byAddress, isAllowed: ability.can('update', 'Invoice') });
  useAddingByAddress('Invoice', () => setEdited('new'));
  const addButton = ability.can('create', 'Invoice') && (
    <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
      {t('invoices.clients.add')}
    </Button>
  );
  return (
    <>
      <PageHeader titleKey="invoices.clients.title" crumbs={[{ titleKey: 'shell.menu.invoice' }]} actions={addButton} />
      <ClientTable onEdit={setEdited} addButton={addButton} />
      {edited && (
        <Suspense>
          <ClientPanel
            key={edited === 'new' ? edited : edited.id}
            client={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}
