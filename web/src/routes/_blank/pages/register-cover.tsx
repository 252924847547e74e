import { createFileRoute } from '@tanstack/react-router';
import { LookContext } from '../../../features/accounts/look.ts';
import { RegisterPage } from '../../../features/accounts/register-page.tsx';

export const Route = createFileRoute('/_blank/pages/register-cover')({
  staticData: { titleKey: 'accounts.register.title' },
  component: Page,
});

function Page() {
  return (
    <LookContext value="cover">
      <RegisterPage />
    </LookContext>
  );
}
