import { createFileRoute } from '@tanstack/react-router';
import { MailLayout } from '../../../features/mail/mail-layout.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/email')({
  staticData: { titleKey: 'mail.title' },
  beforeLoad: () => requireAbility('read', 'Mail'),
  component: MailLayout,
});
