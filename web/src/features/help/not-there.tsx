import { IconFileUnknown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** An address of the knowledge base at which nothing is, or is no more. */
export function NotThere({ what }: { what: 'category' | 'question' }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconFileUnknown size={20} stroke={1.5} />}
      title={t(`help.missing.${what}`)}
      text={t('help.missing.text')}
      action={
        <LinkButton to="/pages/knowledge-base" variant="default">
          {t('help.missing.back')}
        </LinkButton>
      }
    />
  );
}
