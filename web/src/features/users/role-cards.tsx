import type { RoleWithMembers } from '@atrium/contract/roles';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/access/roles.queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { RoleCard } from './role-card.tsx';
import classes from './roles.module.css';
import { useCopyRole, useDeleteRole } from './roles.queries.ts';

const DeleteRoleDialog = loadedLater(async () => ({
  default: (await import('./delete-role-dialog.tsx')).DeleteRoleDialog,
}));

export function RoleCards({ onEdit }: { onEdit: (role: RoleWithMembers) => void }) {
  const { t } = useTranslation();
  const { data: roles, error, refetch } = useQuery(rolesQuery);
  const [leaving, setLeaving] = useState<RoleWithMembers | null>(null);
  const copying = useCopyRole(roles ?? []);
  const deletion = useDeleteRole();
  if (!roles && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // A second press on the same button means the first.
  const copy = (role: RoleWithMembers) => {
    if (!copying.isPending || copying.variables?.id !== role.id) copying.mutate(role);
  };
  const remove = (role: RoleWithMembers) => {
    if (role.memberCount > 0) setLeaving(role);
    else if (!deletion.isPending || deletion.variables?.role.id !== role.id) deletion.mutate({ role, moveTo: null });
  };
  const answer = (role: RoleWithMembers, moveTo: number | null) => {
    setLeaving(null);
    if (moveTo !== null) deletion.mutate({ role, moveTo });
  };
  return (
    <>
      <ul className={classes.cards} aria-label={t('roles.cards')}>
        {roles?.map((role) => (
          <RoleCard
            key={role.id}
            role={role}
            onEdit={() => onEdit(role)}
            onCopy={() => copy(role)}
            onDelete={() => remove(role)}
          />
        ))}
        {!roles && placeholders.map((place) => <Skeleton component="li" key={place} height={148} radius="lg" />)}
      </ul>
      {leaving && (
        <Suspense>
          <DeleteRoleDialog role={leaving} onAnswer={(moveTo) => answer(leaving, moveTo)} />
        </Suspense>
      )}
    </>
  );
}

const placeholders = [1, 2, 3, 4, 5];
