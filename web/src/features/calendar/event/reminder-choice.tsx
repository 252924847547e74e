import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { mostReminders } from '@atrium/contract/calendar';
import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReminderWords } from './use-reminder-words.ts';

interface ReminderChoiceProps {
  label: string;
  /** Minutes before it begins. */
  value: readonly number[];
  isAllDay: boolean;
  onChange: (minutes: number[]) => void;
}

const ofHours = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];
/** At nine o'clock of the day, the day before, two days and a week before. */
const ofDays = [-540, 900, 2_340, 9_540];

export function ReminderChoice({ label, value, isAllDay, onChange }: ReminderChoiceProps) {
  const { t } = useTranslation();
  const wordsOf = useReminderWords();
  const known = [...new Set([...(isAllDay ? ofDays : ofHours), ...value])].sort((one, other) => one - other);
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? t('calendar.form.noReminder') : ''}
      maxValues={mostReminders}
      data={known.map((minutes) => ({ value: String(minutes), label: wordsOf(minutes, isAllDay) }))}
      value={value.map(String)}
      onChange={(minutes) => onChange(minutes.map(Number))}
    />
  );
}
