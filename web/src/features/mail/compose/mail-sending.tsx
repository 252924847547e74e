import { cancelMail, type Email, type MailReply } from '@atrium/contract/mail';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { notify } from '../../../ui/notify.tsx';
import classes from '../thread/mail-detail.module.css';
import { openDraft } from './open-compose.ts';

/** Of a mail of one's own: that it has not left yet, or whom it has not reached. */
export function MailSendingNote({ message }: { message: Email | MailReply }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sending, delivery } = message;
  if (sending) return <NotLeft message={message} at={sending.at} />;
  if (!delivery || delivery.state === 'delivered') return null;
  return (
    <p className={classes.sending} role="note" data-tone={delivery.state === 'waiting' ? 'info' : 'warning'}>
      <span>{t(`mail.delivery.${delivery.state}`, { addresses: format.list(delivery.addresses) })}</span>
    </p>
  );
}

function NotLeft({ message, at }: { message: Email | MailReply; at: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const ability = useAbility();
  const client = useQueryClient();
  const callBack = useMutation({
    mutationFn: () => call(cancelMail, { parameters: { id: message.id } }),
    onSuccess: async ({ changeId }) => {
      notify({ message: t('mail.said.calledBack'), undoChangeId: changeId });
      await openDraft(message);
    },
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mail'] }),
  });
  return (
    <div className={classes.sending} role="note">
      <span>{t('mail.willLeave', { moment: dateTime(at) })}</span>
      {ability.can('update', 'Mail') && (
        <Button size="compact-sm" variant="default" loading={callBack.isPending} onClick={() => callBack.mutate()}>
          {t('mail.callBack')}
        </Button>
      )}
    </div>
  );
}
