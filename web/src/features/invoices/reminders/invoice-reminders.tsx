import '@mantine/core/styles/Switch.css';
import { isOpen } from '@atrium/contract/invoice-age';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { reminderSettingsQuery, useIncludeInReminders } from './reminders.queries.ts';

/** How often its client was reminded, and whether they are by themselves. */
export function InvoiceReminders({ whole: { invoice, presentClient } }: { whole: WholeInvoice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: settings } = useQuery(reminderSettingsQuery);
  const { reminders: count, remindedAt } = invoice;
  const isAsked = settings?.isOn === true && isOpen({ status: invoice.invoiceStatus });
  if (remindedAt === null && !isAsked) return null;
  return (
    <Panel title={t('reminders.title')}>
      <Text size="sm" c="dimmed" mb={isAsked ? 'sm' : 0}>
        {remindedAt === null
          ? t('reminders.none')
          : t('reminders.times', { count, formatted: format.number(count), date: format.date(remindedAt) })}
      </Text>
      {isAsked &&
        (settings.leftOut.some(({ id }) => id === presentClient.id) ? (
          <Text size="sm">{t('reminders.clientLeftOut')}</Text>
        ) : (
          <Included id={invoice.id} isReminded={invoice.isReminded} />
        ))}
    </Panel>
  );
}

function Included({ id, isReminded }: { id: number; isReminded: boolean }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { mutate, isPending, variables } = useIncludeInReminders(id);
  return (
    <Switch
      label={t('reminders.byItself')}
      checked={isPending ? variables : isReminded}
      disabled={ability.cannot('update', 'Invoice')}
      onChange={({ currentTarget }) => mutate(currentTarget.checked)}
    />
  );
}
