import { allGrants, grantsOf } from '@atrium/contract/grants';
import type { RoleWithMembers } from '@atrium/contract/roles';
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { roleName } from '../../ui/access/role-words.ts';
import cut from '../../ui/cut.module.css';
import { useFormat } from '../../ui/format.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import classes from './roles.module.css';

interface RoleCardProps {
  role: RoleWithMembers;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

export function RoleCard({ role, onEdit, onCopy, onDelete }: RoleCardProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const name = roleName(role, t);
  const rights = { held: number(grantsOf(role).length), all: number(allGrants.length) };
  const count = role.memberCount;
  const edit = t(ability.can('update', 'Role') ? 'roles.edit' : 'roles.view');
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <span className={classes.count}>{t('roles.people', { count, formatted: number(count) })}</span>
        <Faces role={role} />
      </div>
      <div>
        <h2 className={classes.name}>
          <bdi className={cut.cut}>{name}</bdi>
        </h2>
        <p className={classes.rights}>{role.hasFullAccess ? t('roles.fullAccess') : t('roles.held', rights)}</p>
      </div>
      <div className={classes.bottom}>
        <Button variant="subtle" size="compact-sm" ms={-8} aria-label={`${edit}: ${name}`} onClick={onEdit}>
          {edit}
        </Button>
        <span className={classes.tools}>
          {!role.isBuiltIn && (
            <WhyNot action="delete" subject="Role">
              <ActionIcon
                aria-label={t('roles.delete', { name })}
                title={t('roles.delete', { name })}
                onClick={onDelete}
              >
                <IconTrash size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </WhyNot>
          )}
          <WhyNot action="create" subject="Role">
            <ActionIcon aria-label={t('roles.copy', { name })} title={t('roles.copy', { name })} onClick={onCopy}>
              <IconCopy size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </WhyNot>
        </span>
      </div>
    </li>
  );
}

/** The first of those who have the role, and how many more. */
function Faces({ role }: { role: RoleWithMembers }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const rest = role.memberCount - role.members.length;
  if (role.members.length === 0 || ability.cannot('read', 'User')) return null;
  return (
    <span className={classes.faces}>
      {role.members.map(({ id, fullName, avatar }) => (
        <Tooltip key={id} label={fullName}>
          <Link to="/apps/user/view/$id" params={{ id: String(id) }} className={classes.face}>
            <PersonAvatar name={fullName} picture={avatar} />
            <VisuallyHidden>{fullName}</VisuallyHidden>
          </Link>
        </Tooltip>
      ))}
      {rest > 0 && (
        <Link to="/apps/user/list" search={{ accessRoleId: role.id }} className={classes.rest}>
          <bdi dir="ltr" aria-hidden>
            +{number(rest)}
          </bdi>
          <VisuallyHidden>{t('roles.more', { formatted: number(rest) })}</VisuallyHidden>
        </Link>
      )}
    </span>
  );
}
