import { useTranslation } from 'react-i18next';
import { MissingRecord } from '../../ui/missing-record.tsx';

export function UserMissing({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <MissingRecord
      title={t('users.view.missing', { id })}
      text={t('users.view.missingText')}
      list="/apps/user/list"
      listLabel={t('users.view.toList')}
    />
  );
}
