import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/accounts/register-page.tsx';
import { isOwnAddress, textIn } from '../../navigation/own-address.ts';
import { requireNobody } from '../../session/guards.ts';

interface Search {
  owner?: string | undefined;
  /** The page that was wanted before. */
  from?: string;
}

export const Route = createFileRoute('/_blank/register')({
  staticData: { titleKey: 'accounts.register.title' },
  validateSearch: ({ owner, from }: Record<string, unknown>): Search => ({
    owner: textIn(owner),
    ...(isOwnAddress(from) && { from }),
  }),
  beforeLoad: ({ search }) => requireNobody(search.from),
  component: Page,
});

function Page() {
  const { owner } = Route.useSearch();
  return <RegisterPage ownerToken={owner} />;
}
