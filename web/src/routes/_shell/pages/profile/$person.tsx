import { createFileRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { personQuery } from '../../../../features/profile/profile.queries.ts';
import { ProfilePage } from '../../../../features/profile/profile-page.tsx';
import { whoseOf } from '../../../../features/profile/whose.ts';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/pages/profile/$person')({
  staticData: { titleKey: 'profile.title' },
  beforeLoad: () => requireAbility('read', 'Profile'),
  loader: ({ params }) => {
    const whose = whoseOf(params.person);
    if (whose === null) throw notFound();
    void queryClient.prefetchQuery(personQuery(whose));
  },
  component: PersonRoute,
});

function PersonRoute() {
  const { person } = Route.useParams();
  return <ProfilePage key={person} whose={whoseOf(person)} />;
}
