import '../../ui/mantine-styles.ts';
import type { Acquaintance, PersonPage } from '@atrium/contract/profile-people';
import { Skeleton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FriendButtons } from './friend-buttons.tsx';
import classes from './friends-tab.module.css';
import { PersonLine } from './person-line.tsx';
import { friendsQuery } from './profile.queries.ts';

/** Friends; on one's own page also who asks, and whom one has asked. */
export function FriendsTab({ person }: { person: PersonPage }) {
  const { t } = useTranslation();
  const isOwn = person.friendState === 'self';
  const { data, error, refetch } = useQuery(friendsQuery(isOwn ? undefined : person.id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
  const { friends, asking, asked } = data;
  return (
    <>
      {asking.length > 0 && <People title={t('profile.asking')} people={asking} isOwn />}
      {friends.length > 0 ? (
        <People title={t('profile.friendsTitle', { count: friends.length })} people={friends} isOwn={isOwn} />
      ) : (
        <EmptyState
          icon={<IconUsers size={40} stroke={1.25} />}
          title={t('profile.noFriends')}
          text={t(isOwn ? 'profile.noFriendsText' : 'profile.noFriendsOfText')}
        />
      )}
      {asked.length > 0 && <People title={t('profile.asked')} people={asked} isOwn />}
    </>
  );
}

function People({ title, people, isOwn }: { title: string; people: readonly Acquaintance[]; isOwn: boolean }) {
  return (
    <Panel title={title}>
      <ul className={classes.people}>
        {people.map((one) => (
          <li key={one.id}>
            <PersonLine id={one.id} name={one.name} avatar={one.avatar} text={one.designation}>
              {isOwn && <FriendButtons person={one} isCompact />}
            </PersonLine>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
