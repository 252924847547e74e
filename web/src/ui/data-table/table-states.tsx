import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { EmptyState } from '../empty-state.tsx';
import classes from './states.module.css';

/** In place of rows that were never here yet. */
export function LoadingRows({ count, columns }: { count: number; columns: number }) {
  const { t } = useTranslation();
  const rows = Array.from({ length: Math.min(count, 10) }, (_, index) => index);
  return (
    <div className={classes.loading} role="status" aria-label={t('table.loading')}>
      {rows.map((row) => (
        <div key={row} className={classes.loadingRow}>
          {Array.from({ length: Math.min(columns, 6) }, (_, index) => index).map((column) => (
            <Skeleton key={column} height={12} width={column === 0 ? '70%' : '50%'} />
          ))}
        </div>
      ))}
    </div>
  );
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={20} stroke={1.5} />}
      title={t('table.noMatch')}
      text={t('table.noMatchText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('table.clearFilters')}
        </Button>
      }
    />
  );
}

/** The address, or somebody who deleted rows, leads to a page that is not there any more. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={20} stroke={1.5} />}
      title={t('table.pastTheEnd')}
      text={t('table.pastTheEndText')}
      action={
        <Button variant="default" onClick={onFirst}>
          {t('table.firstPage')}
        </Button>
      }
    />
  );
}

/** Above rows that are still here, though loading them again has failed. */
export function StaleAlert({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="warning" role="alert" mx="sm" mb="sm" py="xs">
      <Group justify="space-between">
        {messageOf(error)}
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      </Group>
    </Alert>
  );
}
