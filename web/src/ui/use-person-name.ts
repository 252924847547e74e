import { useTranslation } from 'react-i18next';

/** What to call whoever wrote something: who has closed their account has no name any more. */
export function usePersonName(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => name || t('ui.closedAccount');
}
