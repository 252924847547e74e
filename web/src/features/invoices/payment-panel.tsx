import type { Invoice } from '@atrium/contract/invoices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoiceQuery } from '../../ui/billing/invoice.queries.ts';
import { PaymentForm } from '../../ui/billing/payment-form.tsx';
import { DeletedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';

interface PaymentPanelProps {
  /** As the page behind the panel has it: what becomes of it meanwhile is followed here. */
  invoice: Pick<Invoice, 'id' | 'balanceCents' | 'currency'>;
  onClose: () => void;
}

export function PaymentPanel({ invoice, onClose }: PaymentPanelProps) {
  const { t } = useTranslation();
  const { data: whole, isFetchedAfterMount: isNews } = useQuery(invoiceQuery(invoice.id));
  const followed = isNews && whole ? whole.invoice : invoice;
  return (
    <SidePanel title={t('invoices.pay.title', { number: invoice.id })} onClose={onClose}>
      {(panel) => (
        <>
          {isNews && whole === null && <DeletedMeanwhile said={t('invoices.edit.deleted')} />}
          <PaymentForm invoice={followed} panel={panel} />
        </>
      )}
    </SidePanel>
  );
}
