import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../../features/accounts/forgot-password-page.tsx';
import { LookContext } from '../../../features/accounts/look.ts';

export const Route = createFileRoute('/_blank/pages/forgot-password-basic')({
  staticData: { titleKey: 'accounts.forgot.title' },
  component: Page,
});

function Page() {
  return (
    <LookContext value="basic">
      <ForgotPasswordPage />
    </LookContext>
  );
}
