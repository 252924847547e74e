import '@mantine/core/styles/Checkbox.css';
import type { Notification, User } from '@atrium/contract/users';
import { Button, Checkbox, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { useAbility } from '../../session/ability.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { userNotificationsQuery, useSetNotifications } from './user-preferences.queries.ts';
import classes from './user-view.module.css';

const ways = ['email', 'browser', 'app'] as const;
type Way = (typeof ways)[number];

/** What this user is told of, and how. */
export function UserNotificationsTab({ user }: { user: User }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userNotificationsQuery(user.id));
  return (
    <Panel title={t('users.notifications.title')} text={t('users.notifications.text')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data && <Matrix user={user} saved={data} />}
    </Panel>
  );
}

function Matrix({ user, saved }: { user: User; saved: Notification[] }) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'User');
  const { shown, isDirty, toggle, save, discard, isSaving } = useDraft(user, saved);
  const { dialog } = useLeaveGuard(isDirty);
  return (
    <>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('users.notifications.kind')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`users.notifications.ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((notification) => (
            <tr key={notification.kind}>
              <th scope="row">{t(`users.notifications.kinds.${notification.kind}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <Checkbox
                    aria-label={`${t(`users.notifications.kinds.${notification.kind}`)}, ${t(`users.notifications.ways.${way}`)}`}
                    checked={notification[way]}
                    disabled={!canUpdate}
                    onChange={() => toggle(notification, way)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {canUpdate && (
        <Group mt="lg" gap="xs">
          <Button disabled={!isDirty} loading={isSaving} onClick={save}>
            {t('ui.saveChanges')}
          </Button>
          <Button variant="default" disabled={!isDirty || isSaving} onClick={discard}>
            {t('ui.discard')}
          </Button>
        </Group>
      )}
      {dialog}
    </>
  );
}

/** What was ticked and is not saved yet. */
function useDraft(user: User, saved: readonly Notification[]) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { mutate, isPending } = useSetNotifications(user.id);
  const wanted = ({ kind, ...now }: Notification, way: Way) => draft.get(`${kind} ${way}`) ?? now[way];
  const shown = saved.map((notification) => ({
    kind: notification.kind,
    email: wanted(notification, 'email'),
    browser: wanted(notification, 'browser'),
    app: wanted(notification, 'app'),
  }));
  const isDirty = shown.some((notification, index) => ways.some((way) => notification[way] !== saved[index]?.[way]));
  const toggle = (notification: Notification, way: Way) =>
    setDraft(new Map(draft).set(`${notification.kind} ${way}`, !notification[way]));
  const discard = () => setDraft(new Map());
  const save = () =>
    mutate(shown, {
      onSuccess: ({ changeId }) => {
        discard();
        notify({ message: t('users.notifications.saved', { name: user.fullName }), undoChangeId: changeId });
      },
      onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
    });
  return { shown, isDirty, toggle, save, discard, isSaving: isPending };
}
