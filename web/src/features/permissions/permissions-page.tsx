import '../../ui/mantine-styles.ts';
import type { Permission } from '@atrium/contract/permissions';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { PermissionTable } from './permission-table.tsx';
import classes from './permissions.module.css';

const PermissionPanel = loadedLater(async () => ({
  default: (await import('./permission-panel.tsx')).PermissionPanel,
}));

export function PermissionsPage() {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Permission | 'new' | null>(null);
  const addButton = (
    <WhyNot action="create" subject="Permission">
      <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
        {t('permissions.add')}
      </Button>
    </WhyNot>
  );
  return (
    <>
      <PageHeader
        titleKey="permissions.title"
        crumbs={[{ titleKey: 'shell.menu.rolesAndPermissions' }]}
        actions={addButton}
      />
      <Text size="sm" c="dimmed" className={classes.intro}>
        {t('permissions.intro')}
      </Text>
      <PermissionTable onEdit={setEdited} addButton={addButton} />
      {edited && (
        <Suspense>
          <PermissionPanel permission={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
