import '../../ui/mantine-styles.ts';
import type { Session } from '@atrium/contract/accounts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { Button } from '../../plain/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.tsx';
import { SessionsTable } from '../../ui/sessions-table.tsx';
import { useDeviceName } from '../../ui/use-device-name.ts';
import classes from './account-settings.module.css';
import { ownSessionsQuery, useEndOtherSessions, useEndSession } from './queries.ts';

export function OwnSessions() {
  const { t } = useTranslation();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  const { mutate, isPending, variables } = useEndSession();
  const others = useEndOtherSessions();
  const nameOf = useDeviceName();

  function end(session: Session) {
    mutate(session, {
      onSuccess: () => notify({ message: t('accountSettings.sessions.ended', { device: nameOf(session.userAgent) }) }),
      onError: (failure) => notify({ message: messageOf(failure), tone: 'error' }),
    });
  }

  function endOthers() {
    others.mutate(undefined, {
      onSuccess: ({ ended }) => notify({ message: t('accountSettings.sessions.othersEnded', { count: ended }) }),
      onError: (failure) => notify({ message: messageOf(failure), tone: 'error' }),
    });
  }

  if (error && !sessions) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!sessions) return <Skeleton height={120} />;
  return (
    <div className={classes.form} data-wide>
      <SessionsTable
        label={t('accountSettings.sessions.title')}
        sessions={sessions}
        onEnd={end}
        endingId={isPending ? variables.id : null}
      />
      {sessions.length > 1 && (
        <div>
          <Button isBusy={others.isPending} onClick={endOthers}>
            {t('accountSettings.sessions.endOthers')}
          </Button>
        </div>
      )}
    </div>
  );
}
