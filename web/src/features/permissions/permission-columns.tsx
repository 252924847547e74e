import type { Permission } from '@atrium/contract/permissions';
import { IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { RoleBadge } from '../../ui/access/role-badge.tsx';
import { useRoles } from '../../ui/access/roles.queries.ts';
import type { DataColumn } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './permissions.module.css';

export function usePermissionColumns(): readonly DataColumn<Permission>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('permissions.name'),
        cell: (permission) => <PermissionName permission={permission} />,
        width: 260,
        isHideable: false,
        card: 'heading',
      },
      {
        id: 'assignedTo',
        header: t('permissions.assignedTo'),
        cell: ({ assignedTo }) => <Holders keys={assignedTo} />,
        width: 380,
        card: 'plain',
      },
      {
        id: 'createdDate',
        header: t('permissions.createdDate'),
        cell: ({ createdAt }) => dateTime(createdAt),
        width: 190,
        card: 'plain',
      },
    ],
    [t, dateTime],
  );
}

function PermissionName({ permission: { name, isCore } }: { permission: Permission }) {
  const { t } = useTranslation();
  return (
    <span className={classes.name}>
      <bdi>{name}</bdi>
      {isCore && (
        <span className={classes.core} title={t('permissions.form.coreHint')}>
          <IconLock size={12} aria-hidden />
          {t('permissions.core')}
        </span>
      )}
    </span>
  );
}

function Holders({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const roles = useRoles();
  const held = roles.filter(({ key }) => keys.includes(key));
  if (keys.length === 0) return t('permissions.nobody');
  return (
    <span className={classes.badges}>
      {held.map((role) => (
        <RoleBadge key={role.id} role={role} isLink={ability.can('read', 'User')} />
      ))}
    </span>
  );
}
