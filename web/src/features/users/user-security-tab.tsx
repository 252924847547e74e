import type { User, UserAccess } from '@atrium/contract/users';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconLock, IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmailAddress } from '../../ui/email-address.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SessionsTable } from '../../ui/sessions-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useEndUserSession, useEndUserTwoSteps, useInviteUser, userAccessQuery } from './user-access.queries.ts';
import classes from './user-view.module.css';

/** Whether this user can sign in, and where they are signed in. */
export function UserSecurityTab({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(userAccessQuery(user.id));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  if (data.account === null) return <NoAccount user={user} />;
  return (
    <>
      <AccountPanel user={user} account={data.account} />
      <SessionsPanel user={user} sessions={data.sessions} />
    </>
  );
}

function NoAccount({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyState
        icon={<IconLock size={20} stroke={1.5} />}
        title={t('users.access.none')}
        text={t('users.access.noneText', { email: user.email })}
        action={<InviteButton user={user} label={t('users.access.invite')} said="users.access.invited" />}
      />
    </Panel>
  );
}

interface InviteButtonProps {
  user: User;
  label: string;
  said: string;
}

function InviteButton({ user, label, said }: InviteButtonProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { mutate, isPending } = useInviteUser(user, said);
  if (ability.cannot('create', 'Account')) return null;
  if (user.suspendedAt !== null) {
    return (
      <Text size="sm" c="dimmed">
        {t('users.access.suspended')}
      </Text>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<IconMailForward size={16} stroke={1.5} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}

interface AccountPanelProps {
  user: User;
  account: NonNullable<UserAccess['account']>;
}

function AccountPanel({ user, account }: AccountPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('users.access.account')}
      text={t('users.access.accountText')}
      actions={<InviteButton user={user} label={t('users.access.sendLink')} said="users.access.linkSent" />}
    >
      <ul className={classes.rows}>
        <li className={classes.row}>
          <span className={classes.words}>
            <EmailAddress address={account.email} />
          </span>
          {account.isEmailVerified ? (
            <StatusBadge tone="success" label={t('users.access.confirmed')} />
          ) : (
            <StatusBadge tone="warning" label={t('users.access.unconfirmed')} />
          )}
        </li>
        <li className={classes.row}>
          <span>{t('users.access.password')}</span>
          {account.hasPassword ? (
            <StatusBadge tone="success" label={t('users.access.passwordSet')} />
          ) : (
            <StatusBadge tone="warning" label={t('users.access.passwordMissing')} />
          )}
        </li>
        {account.hasTwoSteps && (
          <li className={classes.row}>
            <span>{t('users.access.twoSteps')}</span>
            <EndTwoStepsButton user={user} />
          </li>
        )}
      </ul>
    </Panel>
  );
}

function EndTwoStepsButton({ user }: { user: User }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { confirm, dialog } = useConfirm();
  const { mutate, isPending } = useEndUserTwoSteps(user);
  if (ability.cannot('update', 'Account')) return <StatusBadge tone="success" label={t('users.access.twoStepsOn')} />;
  async function end() {
    const isSure = await confirm({
      title: t('users.access.twoStepsQuestion', { name: user.fullName }),
      text: t('users.access.twoStepsText'),
      confirm: t('users.access.twoStepsEnd'),
      isDanger: true,
    });
    if (isSure) mutate();
  }
  return (
    <>
      <Button size="xs" variant="default" loading={isPending} onClick={() => void end()}>
        {t('users.access.twoStepsEnd')}
      </Button>
      {dialog}
    </>
  );
}

function SessionsPanel({ user, sessions }: { user: User; sessions: UserAccess['sessions'] }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { mutate, isPending, variables } = useEndUserSession(user);
  return (
    <Panel title={t('users.access.sessions')} text={t('users.access.sessionsText')}>
      {sessions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('users.access.noSessions')}
        </Text>
      ) : (
        <SessionsTable
          label={t('users.access.sessions')}
          sessions={sessions}
          onEnd={ability.can('update', 'Account') ? ({ id }) => mutate(id) : undefined}
          endingId={isPending ? variables : null}
        />
      )}
    </Panel>
  );
}
