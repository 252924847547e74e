import '../../ui/mantine-styles.ts';
import type { User } from '@atrium/contract/users';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../navigation/page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import { UserCard } from './user-card.tsx';
import { idOfUser } from './user-id.ts';
import { UserMissing } from './user-missing.tsx';
import { UserTabs } from './user-tabs.tsx';
import classes from './user-view.module.css';
import { userQuery } from './users.queries.ts';

const UserPanel = loadedLater(async () => ({ default: (await import('./user-panel.tsx')).UserPanel }));

const crumbs = [{ titleKey: 'shell.menu.user' }, { titleKey: 'users.list.title', path: '/apps/user/list' }];

export function UserViewPage({ id: text }: { id: string }) {
  const id = idOfUser(text);
  return id === null ? (
    <>
      <PageHeader titleKey="users.view.title" crumbs={crumbs} />
      <UserMissing id={text} />
    </>
  ) : (
    <UserView id={id} />
  );
}

function UserView({ id }: { id: number }) {
  const { data: user, error, refetch } = useQuery(userQuery(id));
  usePageTitle(user?.fullName);
  return (
    <>
      <PageHeader titleKey="users.view.title" {...(user && { title: user.fullName })} crumbs={crumbs} />
      {user === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {user === undefined && !error && <Skeleton height={480} />}
      {user === null && <UserMissing id={String(id)} />}
      {user && <FoundUser user={user} />}
    </>
  );
}

function FoundUser({ user }: { user: User }) {
  const [isEditing, setIsEditing] = useState(false);
  useFocusNearby();
  return (
    <div className={classes.columns}>
      <UserCard user={user} onEdit={() => setIsEditing(true)} />
      <UserTabs user={user} />
      {isEditing && (
        <Suspense>
          <UserPanel user={user} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
