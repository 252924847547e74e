import '../../ui/mantine-styles.ts';
import type { User } from '@atrium/contract/users';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAddingByAddress } from '../../ui/use-adding-by-address.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import { UserStatistics } from './user-statistics.tsx';
import { UserTable } from './user-table.tsx';

const UserPanel = loadedLater(async () => ({ default: (await import('./user-panel.tsx')).UserPanel }));

export function UserListPage() {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  useAddingByAddress('User', () => setEdited('new'));
  const addButton = (
    <WhyNot action="create" subject="User">
      <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
        {t('users.add')}
      </Button>
    </WhyNot>
  );
  return (
    <>
      <PageHeader titleKey="users.list.title" crumbs={[{ titleKey: 'shell.menu.user' }]} actions={addButton} />
      <UserStatistics />
      <UserTable onEdit={setEdited} addButton={addButton} />
      {edited && (
        <Suspense>
          <UserPanel user={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
