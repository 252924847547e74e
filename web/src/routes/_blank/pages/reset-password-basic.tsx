import { createFileRoute } from '@tanstack/react-router';
import { LookContext } from '../../../features/accounts/look.ts';
import { ResetPasswordPage } from '../../../features/accounts/reset-password-page.tsx';
import { textIn } from '../../../navigation/own-address.ts';

export const Route = createFileRoute('/_blank/pages/reset-password-basic')({
  staticData: { titleKey: 'accounts.reset.title' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({ token: textIn(token) }),
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return (
    <LookContext value="basic">
      <ResetPasswordPage key={token} token={token} />
    </LookContext>
  );
}
