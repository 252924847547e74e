import '../../../ui/mantine-styles.ts';
import '@mantine/core/styles/Switch.css';
import { CalendarSettings } from '@atrium/contract/calendar-settings';
import { Skeleton, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { changedFields } from '../../../ui/forms/use-known-values.ts';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { ReminderChoice } from '../event/reminder-choice.tsx';
import { calendarSettingsQuery, useSetCalendarSettings } from './calendar-settings.queries.ts';
import { EventLengthField } from './event-length-field.tsx';
import classes from './settings-panel.module.css';
import { type SettingsFormOf, ViewFields } from './view-fields.tsx';
import { WorkingHoursFields } from './working-hours-fields.tsx';

/** How the calendar is shown, when one works, what new events get, and what others learn. */
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
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={480} />;
}

/** What is set on another device meanwhile, and not here, stays. */
function SettingsForm({ settings, panel }: { settings: CalendarSettings; panel: PanelControls }) {
  const { t } = useTranslation();
  const save = useSetCalendarSettings();
  const contractForm = useContractForm<CalendarSettings, CalendarSettings>({
    schema: CalendarSettings,
    initialValues: settings,
    submit: async (values) => {
      await save.mutateAsync(changedFields(form.getInitialValues(), values));
      panel.finish();
    },
  });
  const { form } = contractForm;
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('ui.saveChanges')} isKnown>
      <Fields heading={t('calendar.settings.view')}>
        <ViewFields form={form} />
      </Fields>
      <Fields heading={t('calendar.settings.workingHours')}>
        <WorkingHoursFields form={form} />
      </Fields>
      <Fields heading={t('calendar.settings.newEvents')}>
        <EventLengthField form={form} />
        <ReminderFields form={form} />
      </Fields>
      <Fields heading={t('calendar.settings.others')}>
        <Switch
          label={t('calendar.settings.showsBusyTimes')}
          description={t('calendar.settings.showsBusyTimesText')}
          {...form.getInputProps('showsBusyTimes', { type: 'checkbox' })}
        />
      </Fields>
    </PanelForm>
  );
}

function Fields({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.heading}>{heading}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}

function ReminderFields({ form }: { form: SettingsFormOf }) {
  const { t } = useTranslation();
  const { reminders, allDayReminders } = form.getValues();
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('calendar.settings.text')}
      </Text>
      <ReminderChoice
        label={t('calendar.settings.reminders')}
        value={reminders}
        isAllDay={false}
        onChange={(minutes) => form.setFieldValue('reminders', minutes)}
      />
      <ReminderChoice
        label={t('calendar.settings.allDayReminders')}
        value={allDayReminders}
        isAllDay
        onChange={(minutes) => form.setFieldValue('allDayReminders', minutes)}
      />
    </>
  );
}
