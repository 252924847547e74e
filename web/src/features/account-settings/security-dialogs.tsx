import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { ApiKeys } from './api-keys.tsx';
import { TwoSteps } from './two-steps.tsx';

export function TwoStepsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('accountSettings.twoSteps.title')} onClose={onClose}>
      <TwoSteps />
    </Dialog>
  );
}

export function ApiKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('accountSettings.keys.title')} onClose={onClose} size="lg">
      <ApiKeys />
    </Dialog>
  );
}
