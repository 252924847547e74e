import { Skeleton } from '@mantine/core';
import { IconCreditCard, IconUserCheck, IconUserExclamation, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './user-statistics.module.css';
import { userStatisticsQuery } from './users.queries.ts';

/** How many users there are in all, have a plan that is paid for, are active, are pending. */
export function UserStatistics() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userStatisticsQuery);
  const icon = { size: 20, stroke: 1.5 };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <dl className={classes.cards} aria-label={t('users.statistics.title')}>
      <Card icon={<IconUsers {...icon} />} label={t('users.statistics.total')} value={data?.total} />
      <Card
        icon={<IconCreditCard {...icon} />}
        label={t('users.statistics.paid')}
        value={data?.paid}
        of={data?.total}
      />
      <Card
        icon={<IconUserCheck {...icon} />}
        label={t('users.statistics.active')}
        value={data?.active}
        of={data?.total}
      />
      <Card
        icon={<IconUserExclamation {...icon} />}
        label={t('users.statistics.pending')}
        value={data?.pending}
        of={data?.total}
      />
    </dl>
  );
}

interface CardProps {
  icon: ReactNode;
  label: string;
  value: number | undefined;
  of?: number | undefined;
}

function Card({ icon, label, value, of }: CardProps) {
  const format = useFormat();
  return (
    <div className={classes.card}>
      <dt className={classes.label}>
        <span aria-hidden className={classes.icon}>
          {icon}
        </span>
        {label}
      </dt>
      <dd className={classes.value}>
        {value === undefined ? <Skeleton height={20} width={64} my={4} /> : format.number(value)}
        {value !== undefined && of !== undefined && of > 0 && (
          <span className={classes.share}>{format.percent(value / of)}</span>
        )}
      </dd>
    </div>
  );
}
