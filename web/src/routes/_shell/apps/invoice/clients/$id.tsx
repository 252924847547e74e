import { createFileRoute } from '@tanstack/react-router';
import { ClientViewPage } from '../../../../../features/invoices/clients/client-view-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/clients/$id')({
  staticData: { titleKey: 'invoices.clients.one' },
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <ClientViewPage key={id} id={id} />;
}
