import type { User } from '@atrium/contract/users';
import { Button } from '@mantine/core';
import { IconEdit, IconTrash, IconUserCheck, IconUserPause } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmailAddress } from '../../ui/email-address.tsx';
import { useFormat } from '../../ui/format.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { AccessRoleLabel } from './access-role-label.tsx';
import { CountryName } from './country-name.tsx';
import { useIsOneself } from './use-is-oneself.ts';
import { useDeleteUsers, useReactivateUser, useSuspendUsers } from './user-commands.queries.ts';
import { RoleLabel, UserStatusBadge } from './user-labels.tsx';
import classes from './user-view.module.css';

interface UserCardProps {
  user: User;
  onEdit: () => void;
}

/** Who the user is, and what can be done with them. */
export function UserCard({ user, onEdit }: UserCardProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.card} aria-label={t('users.view.card')}>
      <div className={classes.who}>
        <PersonAvatar name={user.fullName} picture={user.avatar} size="lg" />
        <span className={classes.name} dir="auto">
          {user.fullName}
        </span>
        <span className={classes.badges}>
          <RoleLabel role={user.role} />
          <UserStatusBadge user={user} />
        </span>
      </div>
      <Facts user={user} />
      <Actions user={user} onEdit={onEdit} />
    </section>
  );
}

function Facts({ user }: { user: User }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { date } = useFormat();
  return (
    <dl className={classes.facts}>
      <Fact label={t('users.fields.username')}>
        <bdi>{user.username}</bdi>
      </Fact>
      <Fact label={t('users.fields.email')}>
        <a href={`mailto:${user.email}`} className={classes.link}>
          <EmailAddress address={user.email} />
        </a>
      </Fact>
      <Fact label={t('users.fields.contact')}>{user.contact && <bdi>{user.contact}</bdi>}</Fact>
      <Fact label={t('users.fields.company')}>{user.company && <bdi>{user.company}</bdi>}</Fact>
      <Fact label={t('users.fields.country')}>{user.country && <CountryName country={user.country} />}</Fact>
      {ability.can('read', 'Role') && (
        <Fact label={t('users.fields.accessRoleId')}>
          <AccessRoleLabel id={user.accessRoleId} />
        </Fact>
      )}
      <Fact label={t('users.fields.currentPlan')}>{t(`users.plans.${user.currentPlan}`)}</Fact>
      <Fact label={t('users.fields.billing')}>{t(`users.billings.${user.billing}`)}</Fact>
      <Fact label={t('users.fields.id')}>{user.id}</Fact>
      <Fact label={t('users.fields.createdAt')}>{date(user.createdAt)}</Fact>
      {user.suspendedAt !== null && (
        <Fact label={t('users.suspended')}>
          <RelativeTime moment={user.suspendedAt} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}

function Actions({ user, onEdit }: UserCardProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const isOneself = useIsOneself()(user);
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={classes.actions}>
      <WhyNot action="update" subject="User">
        <Button leftSection={<IconEdit {...icon} />} onClick={onEdit}>
          {t('users.actions.edit')}
        </Button>
      </WhyNot>
      {!isOneself && ability.can('update', 'User') && <SuspensionButton user={user} />}
      {!isOneself && ability.can('delete', 'User') && <DeleteButton user={user} />}
    </div>
  );
}

function SuspensionButton({ user }: { user: User }) {
  const { t } = useTranslation();
  const suspension = useSuspendUsers();
  const reactivation = useReactivateUser();
  const isSuspended = user.suspendedAt !== null;
  const Icon = isSuspended ? IconUserCheck : IconUserPause;
  const isBusy = suspension.isPending || reactivation.isPending;
  // It turns at once: the second half of a double click is not meant for what it has become.
  const press = ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2 && !isBusy) (isSuspended ? reactivation : suspension).mutate({ users: [user] });
  };
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {t(`users.actions.${isSuspended ? 'reactivate' : 'suspend'}`)}
    </Button>
  );
}

/** Who is deleted has no page any more: the list comes first, then what was done, with its Undo. */
function DeleteButton({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deletion = useDeleteUsers();
  const [isLeaving, setIsLeaving] = useState(false);
  const remove = async () => {
    setIsLeaving(true);
    await navigate({ to: '/apps/user/list' });
    deletion.mutate({ users: [user] });
  };
  return (
    <Button
      variant="subtle"
      color="danger"
      leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
      disabled={isLeaving}
      onClick={() => void remove()}
    >
      {t('users.actions.delete')}
    </Button>
  );
}
