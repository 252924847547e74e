import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';

export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shop.address.add')} onClose={onClose} size="lg">
      <AddressForm address={null} onSaved={onClose} onCancel={onClose} />
    </Dialog>
  );
}
