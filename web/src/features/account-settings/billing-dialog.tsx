import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { BillingForm } from './billing-form.tsx';

export function BillingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('accountSettings.billing.title')} onClose={onClose} size="lg">
      <BillingForm />
    </Dialog>
  );
}
