import { createFileRoute } from '@tanstack/react-router';
import { LatestInvoicePage } from '../../../../../features/invoices/latest-invoice-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/edit/')({
  staticData: { titleKey: 'invoices.edit.title' },
  beforeLoad: () => requireAbility('update', 'Invoice'),
  component: () => <LatestInvoicePage opens="edit" />,
});
