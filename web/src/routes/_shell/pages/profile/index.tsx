import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { feedQuery, personQuery } from '../../../../features/profile/profile.queries.ts';
import { ProfilePage } from '../../../../features/profile/profile-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/profile/')({
  staticData: { titleKey: 'profile.title' },
  beforeLoad: () => requireAbility('read', 'Profile'),
  loader: () => {
    void queryClient.prefetchQuery(personQuery(null));
    void queryClient.prefetchInfiniteQuery(feedQuery());
  },
  component: () => <ProfilePage whose={null} />,
});
