import '@mantine/core/styles/Tabs.css';
import '../../ui/mantine-styles.ts';
import type { PersonPage } from '@atrium/contract/profile-people';
import { Skeleton, Tabs } from '@mantine/core';
import { IconInfoCircle, IconNews, IconPhoto, IconUserOff, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabList } from '../../ui/tab-list.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import { usePersonName } from '../../ui/use-person-name.ts';
import { FeedTab } from './feed-tab.tsx';
import { personQuery, type Whose } from './profile.queries.ts';
import { ProfileHead } from './profile-head.tsx';
import { tabOf } from './profile-search.ts';

const AboutTab = loadedLater(async () => ({ default: (await import('./about-tab.tsx')).AboutTab }));
const PhotosTab = loadedLater(async () => ({ default: (await import('./photos-tab.tsx')).PhotosTab }));
const FriendsTab = loadedLater(async () => ({ default: (await import('./friends-tab.tsx')).FriendsTab }));
const ProfilePanel = loadedLater(async () => ({ default: (await import('./profile-panel.tsx')).ProfilePanel }));

const crumbs = [{ titleKey: 'shell.menu.pages' }];

/** One's own page, or that of somebody else. */
export function ProfilePage({ whose }: { whose: Whose }) {
  const { t } = useTranslation();
  useFocusNearby();
  const { data: person, error, refetch } = useQuery(personQuery(whose));
  const nameOf = usePersonName();
  const name = person ? nameOf(person.name) : undefined;
  usePageTitle(whose === null ? undefined : name);
  return (
    <>
      <PageHeader
        titleKey="profile.title"
        {...(whose !== null && name !== undefined ? { title: name } : {})}
        crumbs={crumbs}
      />
      {person === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {person === undefined && !error && <Skeleton height={480} />}
      {person === null && (
        <EmptyState
          icon={<IconUserOff size={40} stroke={1.25} />}
          title={t('profile.nobody')}
          text={t('profile.nobodyText')}
          action={<LinkButton to="/pages/profile">{t('profile.toOwn')}</LinkButton>}
        />
      )}
      {person && <Found person={person} />}
    </>
  );
}

const tabs = [
  { id: 'feed', icon: IconNews, content: FeedTab },
  { id: 'about', icon: IconInfoCircle, content: AboutTab },
  { id: 'photos', icon: IconPhoto, content: PhotosTab },
  { id: 'friends', icon: IconUsers, content: FriendsTab },
] as const;

function Found({ person }: { person: PersonPage }) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = tabOf(search);
  const choose = (next: string | null) =>
    void navigate({ to: '.', search: next === 'feed' ? {} : { tab: next }, resetScroll: false });
  return (
    <>
      <ProfileHead person={person} onEdit={() => setIsEditing(true)} />
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <TabList label={t('profile.tabs')} value={tab}>
          {tabs.map(({ id, icon: Icon }) => (
            <Tabs.Tab key={id} value={id} leftSection={<Icon size={16} stroke={1.5} aria-hidden />}>
              {t(`profile.tab.${id}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content: Content }) => (
          <Tabs.Panel key={id} value={id}>
            <Suspense fallback={<Skeleton height={320} />}>
              <Content person={person} />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
      {isEditing && (
        <Suspense>
          <ProfilePanel person={person} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
