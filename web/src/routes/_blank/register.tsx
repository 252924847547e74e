import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/accounts/register-page.tsx';
import { requireNobody } from '../../session/guards.ts';

export const Route = createFileRoute('/_blank/register')({
  staticData: { titleKey: 'accounts.register.title' },
  beforeLoad: () => requireNobody(),
  component: RegisterPage,
});
