import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/accounts/register-page.tsx';
import { textIn } from '../../navigation/own-address.ts';
import { requireNobody } from '../../session/guards.ts';

interface Search {
  owner?: string | undefined;
}

export const Route = createFileRoute('/_blank/register')({
  staticData: { titleKey: 'accounts.register.title' },
  validateSearch: ({ owner }: Record<string, unknown>): Search => ({ owner: textIn(owner) }),
  beforeLoad: () => requireNobody(),
  component: Page,
});

function Page() {
  const { owner } = Route.useSearch();
  return <RegisterPage ownerToken={owner} />;
}
