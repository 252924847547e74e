import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { useDeviceName } from '../../ui/use-device-name.ts';
import classes from './account-settings.module.css';
import { signInsQuery } from './queries.ts';

/** When and from where one signed in lately, so that one sees what was not oneself. */
export function SignIns() {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useDeviceName();
  const { data: signIns, error, refetch } = useQuery(signInsQuery);
  if (error && !signIns) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!signIns) return <Skeleton height={200} />;
  return (
    <ul className={classes.rows} aria-label={t('accountSettings.signIns.title')}>
      {signIns.map(({ id, createdAt, userAgent, address, endedAt }) => (
        <li key={id} className={classes.row}>
          <span>
            {nameOf(userAgent)} · <bdi>{address}</bdi>
          </span>
          <span className={classes.muted}>
            <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
            {endedAt && ` · ${t('accountSettings.signIns.ended')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
