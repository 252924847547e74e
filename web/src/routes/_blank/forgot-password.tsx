import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/accounts/forgot-password-page.tsx';
import { requireNobody } from '../../session/guards.ts';

export const Route = createFileRoute('/_blank/forgot-password')({
  staticData: { titleKey: 'accounts.forgot.title' },
  beforeLoad: () => requireNobody(),
  component: ForgotPasswordPage,
});
