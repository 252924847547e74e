import './mantine-styles.ts';
import { Button, Text } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../backend/backend-error.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** Says what went wrong and offers to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-status="danger" aria-hidden>
        <IconPlugConnectedX size={20} />
      </span>
      <Text fw={600}>{t('ui.loadFailed')}</Text>
      <Text size="sm" c="dimmed" className={classes.text}>
        {messageOf(error)}
      </Text>
      <div className={classes.action}>
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    </div>
  );
}
