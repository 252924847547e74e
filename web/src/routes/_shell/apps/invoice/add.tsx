import { createFileRoute } from '@tanstack/react-router';
import { InvoiceAddPage } from '../../../../features/invoices/form/invoice-add-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/add')({
  staticData: { titleKey: 'invoices.add.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: InvoiceAddPage,
});
