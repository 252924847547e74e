import '../../ui/mantine-styles.ts';
import type { User } from '@atrium/contract/users';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import { UserStatistics } from './user-statistics.tsx';
import { UserTable } from './user-table.tsx';

const UserPanel = loadedLater(async () => ({ default: (await import('./user-panel.tsx')).UserPanel }));

export function UserListPage() {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  useAddingByAddress(() => setEdited('new'));
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

/** `#new` at the end of the address begins a user from anywhere; it is there once. */
function useAddingByAddress(onAdd: () => void): void {
  const navigate = useNavigate();
  const isAsked = useRouterState({ select: ({ location }) => location.hash === 'new' });
  const ability = useAbility();
  const add = useLatest(onAdd);
  const may = ability.can('create', 'User');
  useEffect(() => {
    if (!isAsked) return;
    if (may) add.current();
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [isAsked, may, add, navigate]);
}
