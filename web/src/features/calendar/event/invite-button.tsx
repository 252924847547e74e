import type { CalendarEvent } from '@atrium/contract/calendar';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useSendInvitations } from '../calendar-commands.queries.ts';
import { outsideAddresses } from './outside-guests.ts';

/** Guests without an account are written to when one wants it; those whom somebody else invites, by them. */
export function InviteButton({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { confirm, dialog } = useConfirm();
  const send = useSendInvitations(event);
  const to = outsideAddresses(event);
  if (to.length === 0) return null;
  const ask = async () => {
    const text = t(event.status === 'cancelled' ? 'calendar.invite.cancelled' : 'calendar.invite.text', {
      to: list(to),
    });
    const question = { title: t('calendar.invite.title'), text };
    if (await confirm({ ...question, confirm: t('calendar.invite.send') })) send.mutate();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        loading={send.isPending}
        onClick={() => void ask()}
      >
        {t('calendar.invite.button')}
      </Button>
      {dialog}
    </>
  );
}
