import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './user-view.module.css';

export function UserMissing({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Alert
      color="danger"
      role="alert"
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
      title={t('users.view.missing', { id })}
    >
      {t('users.view.missingText')}{' '}
      <Link to="/apps/user/list" className={classes.link}>
        {t('users.view.toList')}
      </Link>
    </Alert>
  );
}
