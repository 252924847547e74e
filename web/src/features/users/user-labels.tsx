import type { User, UserRole } from '@atrium/contract/users';
import { IconCrown, IconEdit, IconPencil, IconSettings2, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import classes from './user-labels.module.css';

const roleIcons = {
  admin: IconCrown,
  author: IconPencil,
  editor: IconEdit,
  maintainer: IconSettings2,
  subscriber: IconUser,
} as const;

export function RoleLabel({ role }: { role: UserRole }) {
  const { t } = useTranslation();
  const Icon = roleIcons[role];
  return (
    <span className={classes.role}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {t(`users.roles.${role}`)}
    </span>
  );
}

const tones: Readonly<Record<User['status'], StatusTone>> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
};

/** Who is suspended is inactive, and kept out: that is said instead. */
export function UserStatusBadge({ user }: { user: Pick<User, 'status' | 'suspendedAt'> }) {
  const { t } = useTranslation();
  if (user.suspendedAt !== null) return <StatusBadge tone="danger" label={t('users.suspended')} />;
  return <StatusBadge tone={tones[user.status]} label={t(`users.statuses.${user.status}`)} />;
}
