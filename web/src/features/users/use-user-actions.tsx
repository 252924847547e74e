import type { User } from '@atrium/contract/users';
import { IconEdit, IconEye, IconTrash, IconUserCheck, IconUserPause } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { BulkAction, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useDeleteUsers, useReactivateUser, useSuspendUsers } from './user-commands.queries.ts';

interface UserActions {
  ofRow: (user: User) => readonly RowAction[];
  ofRows: readonly BulkAction<User>[];
  remove: (user: User) => void;
  canDelete: boolean;
  /** To be rendered: it asks before several users are deleted. */
  dialog: ReactNode;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What this account may do with users of the list. */
export function useUserActions(onEdit: (user: User) => void): UserActions {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const ability = useAbility();
  const { confirm, dialog } = useConfirm();
  const deletion = useDeleteUsers();
  const suspension = useSuspendUsers();
  const reactivation = useReactivateUser();
  const canUpdate = ability.can('update', 'User');
  const canDelete = ability.can('delete', 'User');
  const remove = (user: User) => deletion.mutate([user]);

  const deleteMany = async (users: readonly User[], clear: () => void) => {
    const count = users.length;
    const isSure = await confirm({
      title: t('users.deleteMany.title', { count, formatted: number(count) }),
      text: t('users.deleteMany.text'),
      confirm: t('users.deleteMany.confirm', { count, formatted: number(count) }),
      isDanger: true,
    });
    if (!isSure) return;
    deletion.mutate(users);
    clear();
  };
  const suspendMany = (users: readonly User[], clear: () => void) => {
    suspension.mutate(users);
    clear();
  };

  return {
    ofRow: (user) => [
      {
        id: 'open',
        label: t('users.actions.details'),
        icon: <IconEye {...icon} />,
        onSelect: () => void navigate({ to: '/apps/user/view/$id', params: { id: String(user.id) } }),
      },
      ...(canUpdate
        ? [
            { id: 'edit', label: t('users.actions.edit'), icon: <IconEdit {...icon} />, onSelect: () => onEdit(user) },
            user.suspendedAt === null
              ? {
                  id: 'suspend',
                  label: t('users.actions.suspend'),
                  icon: <IconUserPause {...icon} />,
                  onSelect: () => suspension.mutate([user]),
                }
              : {
                  id: 'reactivate',
                  label: t('users.actions.reactivate'),
                  icon: <IconUserCheck {...icon} />,
                  onSelect: () => reactivation.mutate([user]),
                },
          ]
        : []),
      ...(canDelete
        ? [
            {
              id: 'delete',
              label: t('users.actions.delete'),
              icon: <IconTrash {...icon} />,
              isDanger: true,
              onSelect: () => remove(user),
            },
          ]
        : []),
    ],
    ofRows: [
      ...(canUpdate
        ? [
            {
              id: 'suspend',
              label: t('users.actions.suspend'),
              icon: <IconUserPause {...icon} />,
              onSelect: suspendMany,
            },
          ]
        : []),
      ...(canDelete
        ? [
            {
              id: 'delete',
              label: t('users.actions.delete'),
              icon: <IconTrash {...icon} />,
              isDanger: true,
              onSelect: (users: readonly User[], clear: () => void) => void deleteMany(users, clear),
            },
          ]
        : []),
    ],
    remove,
    canDelete,
    dialog,
  };
}
