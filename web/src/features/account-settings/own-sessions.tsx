import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SessionsTable } from '../../ui/sessions-table.tsx';
import classes from './account-settings.module.css';
import { ownSessionsQuery, useEndOtherSessions, useEndSession } from './queries.ts';

export function OwnSessions() {
  const { t } = useTranslation();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  const { mutate, isPending, variables } = useEndSession();
  const others = useEndOtherSessions();

  if (error && !sessions) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!sessions) return <Skeleton height={120} />;
  return (
    <div className={classes.form} data-wide>
      <SessionsTable
        label={t('accountSettings.sessions.title')}
        sessions={sessions}
        onEnd={mutate}
        endingId={isPending ? (variables?.id ?? null) : null}
      />
      {sessions.length > 1 && (
        <div>
          <Button isBusy={others.isPending} onClick={() => others.mutate()}>
            {t('accountSettings.sessions.endOthers')}
          </Button>
        </div>
      )}
    </div>
  );
}
