import type { Role } from '@atrium/contract/roles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import tone from '../tone.module.css';
import classes from './role-badge.module.css';
import { roleName } from './role-words.ts';

const tones: Readonly<Record<string, string>> = {
  administrator: 'accent',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
};

/** A role in its colour; for who may read users, the way to those who have it. */
export function RoleBadge({ role, isLink }: { role: Pick<Role, 'id' | 'key' | 'name'>; isLink: boolean }) {
  const { t } = useTranslation();
  const name = roleName(role, t);
  const look = { className: `${classes.badge} ${tone.tone}`, 'data-tone': tones[role.key] };
  if (!isLink)
    return (
      <span {...look}>
        <bdi>{name}</bdi>
      </span>
    );
  return (
    <Link
      {...look}
      to="/apps/user/list"
      search={{ accessRoleId: role.id }}
      title={t('permissions.usersOf', { role: name })}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
