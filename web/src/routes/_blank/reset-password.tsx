import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/accounts/reset-password-page.tsx';
import { tokenOf } from '../../navigation/own-address.ts';

export const Route = createFileRoute('/_blank/reset-password')({
  staticData: { titleKey: 'accounts.reset.title' },
  validateSearch: tokenOf,
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return <ResetPasswordPage key={token} token={token} />;
}
