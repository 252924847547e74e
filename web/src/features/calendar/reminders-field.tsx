import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { mostReminders } from '@atrium/contract/calendar';
import { readCalendarSettings } from '@atrium/contract/calendar-settings';
import { MultiSelect } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useReminderWords } from './use-reminder-words.ts';

interface RemindersFieldProps {
  /** Minutes before it begins. Null are those that the account has set for all. */
  value: readonly number[] | null;
  isAllDay: boolean;
  onChange: (minutes: number[]) => void;
}

const ofHours = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];
/** At nine o'clock of the day, the day before, two days and a week before. */
const ofDays = [-540, 900, 2_340, 9_540];

const settingsQuery = queryOptions({
  queryKey: ['calendarSettings'],
  queryFn: async ({ signal }) => (await call(readCalendarSettings, {}, { signal })).settings,
});

export function RemindersField({ value, isAllDay, onChange }: RemindersFieldProps) {
  const { t } = useTranslation();
  const wordsOf = useReminderWords();
  const { data: settings } = useQuery({ ...settingsQuery, enabled: value === null });
  const own = isAllDay ? settings?.allDayReminders : settings?.reminders;
  const chosen = value ?? own ?? [];
  const known = [...new Set([...(isAllDay ? ofDays : ofHours), ...chosen])].sort((one, other) => one - other);
  return (
    <MultiSelect
      label={t('calendar.fields.reminders')}
      placeholder={chosen.length === 0 ? t('calendar.form.noReminder') : ''}
      maxValues={mostReminders}
      data={known.map((minutes) => ({ value: String(minutes), label: wordsOf(minutes, isAllDay) }))}
      value={chosen.map(String)}
      onChange={(minutes) => onChange(minutes.map(Number))}
    />
  );
}
