import { IconTagOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Whoever looks at a label that is deleted, perhaps elsewhere, hears so. */
export function LabelGone() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconTagOff size={20} stroke={1.5} />}
      title={t('mail.ownLabels.gone.title')}
      text={t('mail.ownLabels.gone.text')}
      action={
        <LinkButton variant="default" to="/apps/email/$folder" params={{ folder: 'inbox' }}>
          {t('mail.folders.inbox')}
        </LinkButton>
      }
    />
  );
}
