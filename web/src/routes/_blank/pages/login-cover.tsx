import { createFileRoute } from '@tanstack/react-router';
import { LookContext } from '../../../features/accounts/look.ts';
import { SignInPage } from '../../../features/accounts/sign-in-page.tsx';

export const Route = createFileRoute('/_blank/pages/login-cover')({
  staticData: { titleKey: 'accounts.signIn.title' },
  component: Page,
});

function Page() {
  return (
    <LookContext value="cover">
      <SignInPage />
    </LookContext>
  );
}
