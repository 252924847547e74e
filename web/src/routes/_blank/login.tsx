import { createFileRoute } from '@tanstack/react-router';
import { requireNobody } from '../../session/guards.ts';

interface Search {
  from?: string;
}

export const Route = createFileRoute('/_blank/login')({
  staticData: { titleKey: 'accounts.signIn.title' },
  validateSearch: ({ from }: Record<string, unknown>): Search => (typeof from === 'string' ? { from } : {}),
  beforeLoad: requireNobody,
  component: () => <main>…</main>,
});
