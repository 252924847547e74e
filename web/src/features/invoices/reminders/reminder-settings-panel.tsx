import '../../../ui/mantine-styles.ts';
import '@mantine/core/styles/Switch.css';
import { ReminderSettings, type ReminderSettingsChanges } from '@atrium/contract/invoice-reminders';
import { Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { LeftOutClients } from '../clients/left-out-clients.tsx';
import { ReminderDaysFields } from './reminder-days-fields.tsx';
import { reminderSettingsQuery, useSaveReminderSettings } from './reminders.queries.ts';

const WrittenSettings = z.omit(ReminderSettings, { nextAt: true });
export type ReminderValues = z.infer<typeof WrittenSettings>;

/** What is sent by itself for invoices that are past due. */
export function ReminderSettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('reminders.settings.title')} onClose={onClose} record={{ entity: 'invoice-reminders', id: 1 }}>
      {(panel) => <KnownSettings panel={panel} />}
    </SidePanel>
  );
}

function KnownSettings({ panel }: { panel: PanelControls }) {
  // What is written in is not to be what somebody has changed just now.
  const { data, error, isFetching, refetch } = useQuery({ ...reminderSettingsQuery, refetchOnMount: 'always' });
  const [first, setFirst] = useState<ReminderSettings | null>(null);
  if (data && !isFetching && !first) setFirst(data);
  if (first) return <SettingsForm settings={first} nextAt={data?.nextAt ?? null} panel={panel} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
}

interface SettingsFormProps {
  /** As they were when the panel was opened. */
  settings: ReminderSettings;
  nextAt: string | null;
  panel: PanelControls;
}

function SettingsForm({ settings, nextAt, panel }: SettingsFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { mutateAsync } = useSaveReminderSettings();
  const { nextAt: _, ...initialValues } = settings;
  const contractForm = useContractForm<ReminderValues, ReminderValues>({
    schema: WrittenSettings,
    initialValues,
    submit: async (written) => {
      const { changeId } = await mutateAsync(changesOf(settings, written));
      notify({ message: t('reminders.said.saved'), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { form } = contractForm;
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('ui.saveChanges')} isKnown>
      <Stack gap="md">
        <Switch
          label={t('reminders.settings.isOn')}
          data-autofocus
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
        <Text size="sm" c="dimmed">
          {t('reminders.settings.text')}
          {nextAt !== null && ` ${t('reminders.settings.next', { date: format.dateTime(nextAt) })}`}
        </Text>
        <ReminderDaysFields form={form} />
        <LeftOutClients
          value={form.values.leftOut}
          onChange={(leftOut) => form.setFieldValue('leftOut', leftOut)}
          error={form.errors.leftOut}
        />
      </Stack>
    </PanelForm>
  );
}

/** What is different: the rest stays as somebody else may have changed it meanwhile. */
function changesOf(before: ReminderSettings, { isOn, days, leftOut }: ReminderValues) {
  const ids = (clients: ReminderValues['leftOut']) => clients.map(({ id }) => id);
  const changes: ReminderSettingsChanges = {};
  if (isOn !== before.isOn) changes.isOn = isOn;
  if (days.join() !== before.days.join()) changes.days = days;
  if (ids(leftOut).join() !== ids(before.leftOut).join()) changes.leftOutIds = ids(leftOut);
  return changes;
}
