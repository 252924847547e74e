import { createFileRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { mailListQuery } from '../../../../features/mail/mail.queries.ts';
import { MailPage } from '../../../../features/mail/mail-page.tsx';
import { questionOf, viewOf } from '../../../../features/mail/mail-search.ts';
import { ownLabelsQuery } from '../../../../ui/mail-labels.ts';

export const Route = createFileRoute('/_shell/apps/email/label/$label')({
  loader: ({ params, location }) => {
    const view = viewOf.label(params.label);
    if (!view) throw notFound();
    void queryClient.prefetchQuery(ownLabelsQuery);
    void queryClient.prefetchQuery(mailListQuery(questionOf(view, location.search)));
  },
  component: MailLabelRoute,
});

function MailLabelRoute() {
  const { label } = Route.useParams();
  return <MailPage key={label} view={viewOf.label(label) ?? {}} />;
}
