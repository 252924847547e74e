import { createFileRoute } from '@tanstack/react-router';
import { LatestInvoicePage } from '../../../../../features/invoices/latest-invoice-page.tsx';
import { requireAbility } from '../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/preview/')({
  staticData: { titleKey: 'invoices.preview.title' },
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: () => <LatestInvoicePage opens="preview" />,
});
