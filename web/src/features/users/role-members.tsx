import type { User } from '@atrium/contract/users';
import { ActionIcon, Skeleton, Text } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchSelect } from '../../ui/forms/search-select.tsx';
import { useStillList } from '../../ui/forms/use-still-list.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './roles.module.css';
import { candidatesQuery, membersQuery, mostMembersShown } from './roles.queries.ts';

interface RoleMembersProps {
  /** Null while the role is being added. */
  roleId: number | null;
  added: readonly User[];
  removedIds: readonly number[];
  isReadOnly: boolean;
  onAdd: (user: User) => void;
  onRemove: (user: User) => void;
}

/** Who has the role, who is to get it and who is to lose it. */
export function RoleMembers(props: RoleMembersProps) {
  const { t } = useTranslation();
  const { roleId, added, removedIds, isReadOnly, onAdd } = props;
  const { data, error, refetch } = useQuery({ ...membersQuery(roleId ?? 0), enabled: roleId !== null });
  const members = data?.users ?? [];
  const isKnown = roleId === null || data !== undefined;
  return (
    <section aria-label={t('roles.form.members')}>
      <h3 className={classes.heading}>{t('roles.form.members')}</h3>
      {!isReadOnly && <Candidates roleId={roleId} added={added} removedIds={removedIds} onAdd={onAdd} />}
      <ul className={classes.members}>
        {[...added, ...members].map((user) => (
          <MemberRow key={user.id} user={user} {...props} />
        ))}
      </ul>
      {!isKnown && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={32} />)}
      {isKnown && added.length + members.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('roles.form.noMembers')}
        </Text>
      )}
      {roleId !== null && (data?.total ?? 0) > mostMembersShown && (
        <Link to="/apps/user/list" search={{ accessRoleId: roleId }} className={classes.link}>
          {t('roles.form.allMembers')}
        </Link>
      )}
    </section>
  );
}

function MemberRow({ user, added, removedIds, isReadOnly, onRemove }: RoleMembersProps & { user: User }) {
  const { t } = useTranslation();
  const before = useRoles().find(({ id }) => id === user.accessRoleId);
  const isAdded = added.includes(user);
  const isRemoved = removedIds.includes(user.id);
  const joins = before ? t('roles.form.joinsFrom', { role: roleName(before, t) }) : t('roles.form.joins');
  const label = t(isRemoved ? 'roles.form.keep' : 'roles.form.remove', { name: user.fullName });
  return (
    <li className={classes.member} data-removed={isRemoved || undefined}>
      <PersonAvatar name={user.fullName} picture={user.avatar} size="sm" />
      <bdi className={classes.memberName}>{user.fullName}</bdi>
      {(isAdded || isRemoved) && <span className={classes.move}>{isAdded ? joins : t('roles.form.leaves')}</span>}
      {!isReadOnly && (
        <ActionIcon size="md" aria-label={label} title={label} onClick={() => onRemove(user)}>
          {isRemoved ? <IconArrowBackUp size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
        </ActionIcon>
      )}
    </li>
  );
}

function Candidates({
  roleId,
  added,
  removedIds,
  onAdd,
}: Pick<RoleMembersProps, 'roleId' | 'added' | 'removedIds' | 'onAdd'>) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim().slice(0, 200));
  const { data = [] } = useQuery(candidatesQuery(q));
  const candidates = useStillList(data).filter(
    ({ id, accessRoleId }) => !added.some((user) => user.id === id) && (accessRoleId !== roleId || roleId === null),
  );
  const isFull = added.length + removedIds.length >= mostMembersShown;
  const add = (id: string | null) => {
    const user = candidates.find((candidate) => String(candidate.id) === id);
    if (user) onAdd(user);
    setSearch('');
  };
  return (
    <SearchSelect
      mb="xs"
      label={t('roles.form.addMember')}
      placeholder={t('roles.form.searchMember')}
      description={isFull ? t('roles.form.tooMany') : undefined}
      disabled={isFull}
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={add}
      data={candidates.map(({ id, fullName, email }) => ({ value: String(id), label: `${fullName} (${email})` }))}
      filter={({ options }) => options}
      nothingFoundMessage={t('roles.form.noneFound')}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
