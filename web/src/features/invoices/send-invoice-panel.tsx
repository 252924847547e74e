import type { WholeInvoice } from '@atrium/contract/invoices';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SendInvoiceForm } from './send-invoice-form.tsx';

interface SendInvoicePanelProps {
  whole: WholeInvoice;
  onClose: () => void;
}

/** To write to somebody with the invoice attached. */
export function SendInvoicePanel({ whole, onClose }: SendInvoicePanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('invoiceFiles.send.title', { number: whole.invoice.id })} onClose={onClose}>
      {(panel) => <SendInvoiceForm whole={whole} panel={panel} />}
    </SidePanel>
  );
}
