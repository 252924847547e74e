import type { Invoice } from '@atrium/contract/invoices';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { useFormat } from '../../../ui/format.ts';
import { notify } from '../../../ui/notify.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { messageSenderQuery } from '../batches/invoice-files.queries.ts';
import { useKeyFor } from '../sending/use-key-for.ts';
import { useRemindMany as useSendReminders } from './reminders.queries.ts';

interface RemindMany {
  remindMany: (invoices: readonly Invoice[], clear: () => void) => void;
  /** To be rendered: it asks before several letters leave. */
  dialog: ReactNode;
}

/** Reminds of those of the chosen invoices that are past due, once one has said yes. */
export function useRemindMany(): RemindMany {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const { mutateAsync } = useSendReminders();
  const keyFor = useKeyFor();
  const counted = (text: string, count: number) => t(`reminders.${text}`, { count, formatted: number(count) });

  const remind = async (chosen: readonly Invoice[], clear: () => void) => {
    const ids = chosen.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due').map(({ id }) => id);
    const others = chosen.length - ids.length;
    if (ids.length === 0) return notify({ message: t('reminders.said.noneLate'), tone: 'error' });
    const text = [t('reminders.many.text'), ...(others > 0 ? [counted('many.others', others)] : [])].join(' ');
    const question = { title: counted('many.title', ids.length), text, confirm: counted('many.confirm', ids.length) };
    if (!(await confirm(question))) return;
    const { reminded } = await mutateAsync({ ids, idempotencyKey: keyFor(ids.join()) });
    const sender = await client.fetchQuery(messageSenderQuery);
    notify({ message: counted(sender.address === null ? 'said.manyKept' : 'said.many', reminded.length) });
    keyFor('');
    clear();
  };
  return {
    remindMany: (chosen, clear) =>
      void remind(chosen, clear).catch((error: unknown) => notify({ message: messageOf(error), tone: 'error' })),
    dialog,
  };
}
