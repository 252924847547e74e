import { createFileRoute } from '@tanstack/react-router';
import { InvoiceEditPage } from '../../../../../features/invoices/form/invoice-edit-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/edit/$id')({
  staticData: { titleKey: 'invoices.edit.title' },
  beforeLoad: () => requireAbility('update', 'Invoice'),
  component: InvoiceEditRoute,
});

function InvoiceEditRoute() {
  const { id } = Route.useParams();
  return <InvoiceEditPage key={id} id={id} />;
}
