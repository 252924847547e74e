import { createFileRoute } from '@tanstack/react-router';
import { LookContext } from '../../../features/accounts/look.ts';
import { TwoStepsPage } from '../../../features/accounts/two-steps-page.tsx';

export const Route = createFileRoute('/_blank/pages/two-steps-basic')({
  staticData: { titleKey: 'accounts.twoSteps.title' },
  component: Page,
});

function Page() {
  return (
    <LookContext value="basic">
      <TwoStepsPage />
    </LookContext>
  );
}
