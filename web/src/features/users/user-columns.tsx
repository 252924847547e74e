import { billings, plans, type User, userRoles, userStatuses } from '@atrium/contract/users';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { DataColumn } from '../../ui/data-table/data-table.types.ts';
import { cellWords } from '../../ui/data-table/exported-columns.ts';
import { EmailAddress } from '../../ui/email-address.tsx';
import { AccessRoleLabel } from './access-role-label.tsx';
import { CountryName } from './country-name.tsx';
import { RoleLabel, UserStatusBadge } from './user-labels.tsx';
import { UserPerson } from './user-person.tsx';

export function useUserColumns(): readonly DataColumn<User>[] {
  const { t } = useTranslation();
  const ability = useAbility();
  return useMemo(() => {
    const column = (
      id: keyof User,
      rest: Omit<DataColumn<User>, 'id' | 'header' | 'isSortable'>,
    ): DataColumn<User> => ({
      id,
      header: t(`users.fields.${id}`),
      isSortable: true,
      ...rest,
    });
    const hidden = { isHiddenByDefault: true, card: 'detail' } as const;
    return [
      column('fullName', {
        cell: (user) => <UserPerson user={user} />,
        width: 280,
        isHideable: false,
        card: 'heading',
        exports: { fullName: t('users.fields.fullName'), email: t('users.fields.email') },
      }),
      column('role', {
        cell: ({ role }) => <RoleLabel role={role} />,
        width: 150,
        card: 'plain',
        words: { role: cellWords(t, 'users.roles', userRoles) },
      }),
      column('currentPlan', {
        cell: ({ currentPlan }) => t(`users.plans.${currentPlan}`),
        width: 130,
        card: 'plain',
        words: { currentPlan: cellWords(t, 'users.plans', plans) },
      }),
      column('billing', {
        cell: ({ billing }) => t(`users.billings.${billing}`),
        width: 180,
        card: 'plain',
        words: { billing: cellWords(t, 'users.billings', billings) },
      }),
      column('status', {
        cell: (user) => <UserStatusBadge user={user} />,
        width: 130,
        card: 'plain',
        words: { status: cellWords(t, 'users.statuses', userStatuses) },
      }),
      ...(ability.can('read', 'Role')
        ? [
            {
              ...column('accessRoleId', {
                cell: ({ accessRoleId }) => <AccessRoleLabel id={accessRoleId} />,
                width: 160,
                isHiddenByDefault: true,
                card: 'plain',
              }),
              isSortable: false,
            },
          ]
        : []),
      column('id', { cell: ({ id }) => id, width: 90, align: 'end', ...hidden }),
      column('username', { cell: ({ username }) => <bdi>{username}</bdi>, width: 160, ...hidden }),
      column('email', { cell: ({ email }) => <EmailAddress address={email} />, width: 240, ...hidden }),
      column('company', { cell: ({ company }) => <bdi>{company}</bdi>, width: 180, ...hidden }),
      column('country', { cell: ({ country }) => <CountryName country={country} />, width: 150, ...hidden }),
      column('contact', { cell: ({ contact }) => <bdi>{contact}</bdi>, width: 170, ...hidden }),
    ];
  }, [t, ability]);
}
