import '../../ui/mantine-styles.ts';
import type { Account } from '@atrium/contract/accounts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountRoleName } from '../../ui/access/role-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './account-settings.module.css';
import { ownAccountQuery, useSendVerification } from './queries.ts';

export function AccountOverview() {
  const { t } = useTranslation();
  const { data: account, error, refetch } = useQuery(ownAccountQuery);
  if (error && !account) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!account) return <Skeleton height={96} />;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('accountSettings.account.name')}</dt>
        <dd>{account.fullName || account.username}</dd>
      </div>
      <div>
        <dt>{t('accountSettings.account.username')}</dt>
        <dd>{account.username}</dd>
      </div>
      <div>
        <dt>{t('accountSettings.account.role')}</dt>
        <dd>{accountRoleName(account, t)}</dd>
      </div>
      <div>
        <dt>{t('accountSettings.account.email')}</dt>
        <dd>
          <EmailState account={account} />
        </dd>
      </div>
    </dl>
  );
}

function EmailState({ account: { email, isEmailVerified } }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <span className={classes.email}>
      <bdi>{email}</bdi>
      <StatusBadge
        tone={isEmailVerified ? 'success' : 'warning'}
        label={t(`accountSettings.account.${isEmailVerified ? 'verified' : 'notVerified'}`)}
      />
      {!isEmailVerified && <ResendButton email={email} />}
    </span>
  );
}

function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useSendVerification(email);
  return (
    <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
      {t('accountSettings.account.resend')}
    </Button>
  );
}
