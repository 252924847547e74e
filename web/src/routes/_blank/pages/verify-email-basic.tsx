import { createFileRoute } from '@tanstack/react-router';
import { LookContext } from '../../../features/accounts/look.ts';
import { VerifyEmailPage } from '../../../features/accounts/verify-email-page.tsx';
import { textIn } from '../../../navigation/own-address.ts';

export const Route = createFileRoute('/_blank/pages/verify-email-basic')({
  staticData: { titleKey: 'accounts.verify.title' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({ token: textIn(token) }),
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return (
    <LookContext value="basic">
      <VerifyEmailPage key={token} token={token} />
    </LookContext>
  );
}
