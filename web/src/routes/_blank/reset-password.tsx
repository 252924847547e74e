import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/accounts/reset-password-page.tsx';
import { textIn } from '../../navigation/own-address.ts';

export const Route = createFileRoute('/_blank/reset-password')({
  staticData: { titleKey: 'accounts.reset.title' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({ token: textIn(token) }),
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return <ResetPasswordPage key={token} token={token} />;
}
