import type { Invoice } from '@atrium/contract/invoices';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { PaymentForm } from './payment-form.tsx';

interface PaymentPanelProps {
  invoice: Pick<Invoice, 'id' | 'balanceCents' | 'currency'>;
  onClose: () => void;
}

export function PaymentPanel({ invoice, onClose }: PaymentPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('invoices.pay.title', { number: invoice.id })} onClose={onClose}>
      {(panel) => <PaymentForm invoice={invoice} panel={panel} />}
    </SidePanel>
  );
}
