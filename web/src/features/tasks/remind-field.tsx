import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/forms/day-field.tsx';
import { dayAt, momentOf, timeAt, todayIn, useAccountZone } from '../../ui/zone-clock.ts';
import classes from './task-panel.module.css';

interface RemindFieldProps {
  /** A moment, or null for none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  /** The day that is offered first. */
  dueDate: string | null;
}

const morning = '09:00';

/** The day and the time of a reminder, by one's own clocks. */
export function RemindField({ value, onChange, dueDate }: RemindFieldProps) {
  const { t } = useTranslation();
  const zone = useAccountZone();
  const moment = value === null ? null : Date.parse(value);
  const day = moment === null ? '' : dayAt(zone, moment);
  const time = moment === null ? '' : timeAt(zone, moment);
  const choose = (onDay: string, at: string) => onChange(new Date(momentOf(zone, onDay, at)).toISOString());
  return (
    <div className={classes.remind}>
      <DayField
        label={t('tasks.fields.remindAt')}
        placeholder={t('tasks.form.noReminder')}
        clearable
        clearButtonProps={{ 'aria-label': t('tasks.form.removeReminder') }}
        value={day}
        onChange={(chosen) => (chosen === '' ? onChange(null) : choose(chosen, time || morning))}
      />
      <TextInput
        type="time"
        label={t('tasks.form.remindTime')}
        value={time}
        onChange={({ currentTarget: { value: chosen } }) => {
          if (chosen !== '') choose(day || dueDate || todayIn(zone), chosen);
        }}
      />
    </div>
  );
}
