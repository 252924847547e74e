import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './mail-waiting.module.css';

/** In the place of a mail that is on its way. */
export function MailWaiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status" aria-label={t('table.loading')}>
      <Skeleton height={20} width="50%" />
      <Skeleton height={32} width="35%" />
      <Skeleton height={160} />
    </div>
  );
}
