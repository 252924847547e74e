import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { calendarSettingsQuery } from '../settings/calendar-settings.queries.ts';
import { ReminderChoice } from './reminder-choice.tsx';

interface RemindersFieldProps {
  /** Minutes before it begins. Null are those that the account has set for all. */
  value: readonly number[] | null;
  isAllDay: boolean;
  onChange: (minutes: number[]) => void;
}

export function RemindersField({ value, isAllDay, onChange }: RemindersFieldProps) {
  const { t } = useTranslation();
  const { data: settings } = useQuery({ ...calendarSettingsQuery, enabled: value === null });
  const own = isAllDay ? settings?.allDayReminders : settings?.reminders;
  return (
    <ReminderChoice
      label={t('calendar.fields.reminders')}
      value={value ?? own ?? []}
      isAllDay={isAllDay}
      onChange={onChange}
    />
  );
}
