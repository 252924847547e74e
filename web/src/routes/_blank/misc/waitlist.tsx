import { createFileRoute } from '@tanstack/react-router';
import { WaitlistPage } from '../../../features/system-pages/waitlist-page.tsx';
import { textIn } from '../../../navigation/own-address.ts';

export const Route = createFileRoute('/_blank/misc/waitlist')({
  staticData: { titleKey: 'systemPages.waitlist.title' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({ token: textIn(token) }),
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return <WaitlistPage key={token} token={token} />;
}
