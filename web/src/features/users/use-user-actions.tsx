import type { User } from '@atrium/contract/users';
import { IconEdit, IconEye, IconTrash, IconUserCheck, IconUserPause } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { BulkAction, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { notify } from '../../ui/notify.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useIsOneself } from './use-is-oneself.ts';
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
  const isOneself = useIsOneself();
  const othersOf = useOthers();
  const { remove, removeMany, dialog } = useDeletion(othersOf);
  const suspension = useSuspendUsers();
  const reactivation = useReactivateUser();
  const canUpdate = ability.can('update', 'User');
  const canDelete = ability.can('delete', 'User');
  const look = (id: keyof typeof icons) => ({
    ...{ id, label: t(`users.actions.${id}`), icon: icons[id], isDanger: id === 'delete' },
  });
  const open = ({ id }: User) => void navigate({ to: '/apps/user/view/$id', params: { id: String(id) } });
  const suspensionOf = (user: User): RowAction =>
    user.suspendedAt === null
      ? { ...look('suspend'), onSelect: () => suspension.mutate([user]) }
      : { ...look('reactivate'), onSelect: () => reactivation.mutate([user]) };
  const suspendMany = (users: readonly User[], clear: () => void) => {
    const others = othersOf(users);
    if (others.length > 0) suspension.mutate(others);
    clear();
  };
  return {
    ofRow: (user) => [
      { ...look('details'), onSelect: () => open(user) },
      ...(canUpdate ? [{ ...look('edit'), onSelect: () => onEdit(user) }] : []),
      ...(canUpdate && !isOneself(user) ? [suspensionOf(user)] : []),
      ...(canDelete && !isOneself(user) ? [{ ...look('delete'), onSelect: () => remove(user) }] : []),
    ],
    ofRows: [
      ...(canUpdate ? [{ ...look('suspend'), onSelect: suspendMany }] : []),
      ...(canDelete ? [{ ...look('delete'), onSelect: removeMany }] : []),
    ],
    ...{ remove, canDelete, dialog },
  };
}

type OthersOf = (users: readonly User[]) => readonly User[];

/** All but oneself, who is left out: it is said, and the others are not refused with them. */
function useOthers(): OthersOf {
  const { t } = useTranslation();
  const isOneself = useIsOneself();
  return (users) => {
    const others = users.filter((user) => !isOneself(user));
    if (others.length < users.length) notify({ message: t('users.said.oneselfStays'), tone: 'info' });
    return others;
  };
}

function useDeletion(othersOf: OthersOf) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { confirm, dialog } = useConfirm();
  const { mutate } = useDeleteUsers();
  const remove = (user: User) => {
    const others = othersOf([user]);
    if (others.length > 0) mutate(others);
  };
  const removeMany = async (chosen: readonly User[], clear: () => void) => {
    const users = othersOf(chosen);
    if (users.length === 0) return clear();
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
    remove,
    removeMany: (users: readonly User[], clear: () => void) => void removeMany(users, clear),
    dialog,
  };
}
