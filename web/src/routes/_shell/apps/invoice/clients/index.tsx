import { createFileRoute } from '@tanstack/react-router';
import { ClientListPage } from '../../../../../features/invoices/clients/client-list-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/clients/')({
  staticData: { titleKey: 'invoices.clients.title' },
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: ClientListPage,
});
