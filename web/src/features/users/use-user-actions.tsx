import { mostMatching, type UserFilters } from '@atrium/contract/chosen-users';
import type { User } from '@atrium/contract/users';
import { IconEdit, IconEye, IconTrash, IconUserCheck, IconUserPause } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { BulkAction, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { notify } from '../../ui/notify.tsx';
import { useIsOneself } from './use-is-oneself.ts';
import { useOthers } from './use-others.ts';
import { useUserDeletion } from './use-user-deletion.tsx';
import { useUserSuspension } from './use-user-suspension.tsx';
import { useReactivateUser, useSuspendUsers } from './user-commands.queries.ts';

interface UserActions {
  ofRow: (user: User) => readonly RowAction[];
  ofRows: readonly BulkAction<User>[];
  remove: (user: User) => void;
  canDelete: boolean;
  /** To be rendered: it asks before several users are deleted, and before all that match are suspended. */
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

/** What this account may do with users of the list, which shows those that match. */
export function useUserActions(onEdit: (user: User) => void, matching: UserFilters): UserActions {
  const ability = useAbility();
  const othersOf = useOthers();
  const deletion = useUserDeletion(othersOf);
  const suspension = useUserSuspension(othersOf);
  const rights = { canUpdate: ability.can('update', 'User'), canDelete: ability.can('delete', 'User') };
  return {
    ofRow: useRowActions(rights, onEdit, deletion.remove),
    ofRows: useBulkActions(rights, matching, { ...deletion, ...suspension }),
    remove: deletion.remove,
    canDelete: rights.canDelete,
    dialog: (
      <>
        {deletion.dialog}
        {suspension.dialog}
      </>
    ),
  };
}

interface Rights {
  canUpdate: boolean;
  canDelete: boolean;
}

function useLook() {
  const { t } = useTranslation();
  return (id: keyof typeof icons) => ({
    ...{ id, label: t(`users.actions.${id}`), icon: icons[id], isDanger: id === 'delete' },
  });
}

function useRowActions(
  { canUpdate, canDelete }: Rights,
  onEdit: (user: User) => void,
  remove: (user: User) => void,
): UserActions['ofRow'] {
  const look = useLook();
  const navigate = useNavigate();
  const isOneself = useIsOneself();
  const suspension = useSuspendUsers();
  const reactivation = useReactivateUser();
  const open = ({ id }: User) => void navigate({ to: '/apps/user/view/$id', params: { id: String(id) } });
  const suspensionOf = (user: User): RowAction =>
    user.suspendedAt === null
      ? { ...look('suspend'), onSelect: () => suspension.mutate({ users: [user] }) }
      : { ...look('reactivate'), onSelect: () => reactivation.mutate({ users: [user] }) };
  return (user) => [
    { ...look('details'), onSelect: () => open(user) },
    ...(canUpdate ? [{ ...look('edit'), onSelect: () => onEdit(user) }] : []),
    ...(canUpdate && !isOneself(user) ? [suspensionOf(user)] : []),
    ...(canDelete && !isOneself(user) ? [{ ...look('delete'), onSelect: () => remove(user) }] : []),
  ];
}

type Deletion = Pick<ReturnType<typeof useUserDeletion>, 'removeMany' | 'removeMatching'>;
type Suspension = Pick<ReturnType<typeof useUserSuspension>, 'suspendMany' | 'suspendMatching'>;

function useBulkActions(
  { canUpdate, canDelete }: Rights,
  matching: UserFilters,
  { removeMany, removeMatching, suspendMany, suspendMatching }: Deletion & Suspension,
): UserActions['ofRows'] {
  const look = useLook();
  const fewEnough = useFewEnough();
  const suspendAll = fewEnough((total, clear) => suspendMatching({ matching, total }, clear));
  const removeAll = fewEnough((total, clear) => removeMatching({ matching, total }, clear));
  return [
    ...(canUpdate ? [{ ...look('suspend'), onSelect: suspendMany, onSelectMatching: suspendAll }] : []),
    ...(canDelete ? [{ ...look('delete'), onSelect: removeMany, onSelectMatching: removeAll }] : []),
  ];
}

type ToMatching = NonNullable<BulkAction<User>['onSelectMatching']>;

/** Does it to so many at once, and says so where more match. */
function useFewEnough(): (act: ToMatching) => ToMatching {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (act) => (total, clear) => {
    if (total <= mostMatching) act(total, clear);
    else notify({ message: t('users.matching.tooMany', { formatted: number(mostMatching) }), tone: 'info' });
  };
}
