import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './invoice-view.module.css';

export function InvoiceMissing({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Alert
      color="danger"
      role="alert"
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
      title={t('invoices.missing.title', { id })}
    >
      {t('invoices.missing.text')}{' '}
      <Link to="/apps/invoice/list" className={classes.link}>
        {t('invoices.missing.toList')}
      </Link>
    </Alert>
  );
}
