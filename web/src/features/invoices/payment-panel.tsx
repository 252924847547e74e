import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { PaymentForm } from './payment-form.tsx';

interface PaymentPanelProps {
  id: number;
  balanceCents: number;
  onClose: () => void;
}

export function PaymentPanel({ id, balanceCents, onClose }: PaymentPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('invoices.pay.title', { number: id })} onClose={onClose}>
      {(panel) => <PaymentForm id={id} balanceCents={balanceCents} panel={panel} />}
    </SidePanel>
  );
}
