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
const icons = {
  details: <IconEye {...icon} />,
  edit: <IconEdit {...icon} />,
  suspend: <IconUserPause {...icon} />,
  reactivate: <IconUserCheck {...icon} />,
  delete: <IconTrash {...icon} />,
};

/** What this account may do with users of the list. */
export function useUserActions(onEdit: (user: User) => void): UserActions {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ability = useAbility();
  const { remove, removeMany, dialog } = useDeletion();
  const suspension = useSuspendUsers();
  const reactivation = useReactivateUser();
  const canUpdate = ability.can('update', 'User');
  const canDelete = ability.can('delete', 'User');
  const look = (id: keyof typeof icons) => ({
    ...{ id, label: t(`users.actions.${id}`), icon: icons[id], isDanger: id === 'delete' },
  });
  const open = ({ id }: User) => void navigate({ to: '/apps/user/view/$id', params: { id: String(id) } });
  const changesOf = (user: User): RowAction[] => [
    { ...look('edit'), onSelect: () => onEdit(user) },
    user.suspendedAt === null
      ? { ...look('suspend'), onSelect: () => suspension.mutate([user]) }
      : { ...look('reactivate'), onSelect: () => reactivation.mutate([user]) },
  ];
  const suspendMany = (users: readonly User[], clear: () => void) => {
    suspension.mutate(users);
    clear();
  };
  return {
    ofRow: (user) => [
      { ...look('details'), onSelect: () => open(user) },
      ...(canUpdate ? changesOf(user) : []),
      ...(canDelete ? [{ ...look('delete'), onSelect: () => remove(user) }] : []),
    ],
    ofRows: [
      ...(canUpdate ? [{ ...look('suspend'), onSelect: suspendMany }] : []),
      ...(canDelete ? [{ ...look('delete'), onSelect: removeMany }] : []),
    ],
    ...{ remove, canDelete, dialog },
  };
}

function useDeletion() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { confirm, dialog } = useConfirm();
  const { mutate } = useDeleteUsers();
  const removeMany = async (users: readonly User[], clear: () => void) => {
    const words = { count: users.length, formatted: number(users.length) };
    const isSure = await confirm({
      title: t('users.deleteMany.title', words),
      text: t('users.deleteMany.text'),
      confirm: t('users.deleteMany.confirm', words),
      isDanger: true,
    });
    if (!isSure) return;
    mutate(users);
    clear();
  };
  return {
    remove: (user: User) => mutate([user]),
    removeMany: (users: readonly User[], clear: () => void) => void removeMany(users, clear),
    dialog,
  };
}
