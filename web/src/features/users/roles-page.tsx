import '../../ui/mantine-styles.ts';
import type { RoleWithMembers } from '@atrium/contract/roles';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { RoleCards } from './role-cards.tsx';
import { RoleUsersTable } from './role-users-table.tsx';
import classes from './roles.module.css';

const RolePanel = loadedLater(async () => ({ default: (await import('./role-panel.tsx')).RolePanel }));

export function RolesPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const [edited, setEdited] = useState<RoleWithMembers | 'new' | null>(null);
  return (
    <>
      <PageHeader
        titleKey="roles.title"
        crumbs={[{ titleKey: 'shell.menu.rolesAndPermissions' }]}
        actions={
          <WhyNot action="create" subject="Role">
            <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
              {t('roles.add')}
            </Button>
          </WhyNot>
        }
      />
      <Text size="sm" c="dimmed" className={classes.intro}>
        {t('roles.intro')}
      </Text>
      <RoleCards onEdit={setEdited} />
      {ability.can('read', 'User') && <RoleUsersTable />}
      {edited && (
        <Suspense>
          <RolePanel role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
