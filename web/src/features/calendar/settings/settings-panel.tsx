import '../../../ui/mantine-styles.ts';
import '@mantine/core/styles/Switch.css';
import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { ReminderChoice } from '../event/reminder-choice.tsx';
import { calendarSettingsQuery, useSetCalendarSettings } from './calendar-settings.queries.ts';

/** The reminders that new events get, and what others learn. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('calendar.settings.title')} onClose={onClose}>
      {(panel) => <KnownSettings panel={panel} />}
    </SidePanel>
  );
}

function KnownSettings({ panel }: { panel: PanelControls }) {
  const { data, error, refetch } = useQuery(calendarSettingsQuery);
  if (data) return <SettingsForm settings={data} panel={panel} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={200} />;
}

function SettingsForm({ settings, panel }: { settings: CalendarSettings; panel: PanelControls }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(settings);
  const save = useSetCalendarSettings();
  const isChanged =
    !isSame(chosen.reminders, settings.reminders) ||
    !isSame(chosen.allDayReminders, settings.allDayReminders) ||
    chosen.showsBusyTimes !== settings.showsBusyTimes;
  const { setDirty } = panel;
  useEffect(() => setDirty(isChanged), [isChanged, setDirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(chosen, { onSuccess: panel.finish });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('calendar.settings.text')}
        </Text>
        <ReminderChoice
          label={t('calendar.settings.reminders')}
          value={chosen.reminders}
          isAllDay={false}
          onChange={(reminders) => setChosen({ ...chosen, reminders })}
        />
        <ReminderChoice
          label={t('calendar.settings.allDayReminders')}
          value={chosen.allDayReminders}
          isAllDay
          onChange={(allDayReminders) => setChosen({ ...chosen, allDayReminders })}
        />
        <Switch
          label={t('calendar.settings.showsBusyTimes')}
          description={t('calendar.settings.showsBusyTimesText')}
          checked={chosen.showsBusyTimes}
          onChange={(event) => setChosen({ ...chosen, showsBusyTimes: event.currentTarget.checked })}
        />
      </Stack>
      <FormActions
        submit={t('ui.saveChanges')}
        isSubmitting={save.isPending}
        failure={save.error ? messageOf(save.error) : null}
        isUnchanged={!isChanged}
        onCancel={panel.close}
      />
    </form>
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  const sorted = (minutes: readonly number[]) => minutes.toSorted((first, second) => first - second).join();
  return sorted(one) === sorted(other);
}
