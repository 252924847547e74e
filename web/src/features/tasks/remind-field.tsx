import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/forms/day-field.tsx';
import { today } from './task-labels.tsx';
import classes from './task-panel.module.css';

interface RemindFieldProps {
  /** A moment, or null for none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  /** The day that is offered first. */
  dueDate: string | null;
}

const morning = '09:00';

/** The day and the time of a reminder, by the clocks of where one is. */
export function RemindField({ value, onChange, dueDate }: RemindFieldProps) {
  const { t } = useTranslation();
  const [day = '', time = ''] = value === null ? [] : wallTimeOf(value);
  return (
    <div className={classes.remind}>
      <DayField
        label={t('tasks.fields.remindAt')}
        placeholder={t('tasks.form.noReminder')}
        clearable
        clearButtonProps={{ 'aria-label': t('tasks.form.removeReminder') }}
        value={day}
        onChange={(chosen) => onChange(chosen === '' ? null : momentOf(chosen, time || morning))}
      />
      <TextInput
        type="time"
        label={t('tasks.form.remindTime')}
        value={time}
        onChange={({ currentTarget: { value: chosen } }) => {
          if (chosen !== '') onChange(momentOf(day || dueDate || today(), chosen));
        }}
      />
    </div>
  );
}

function wallTimeOf(moment: string): [day: string, time: string] {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return [day, `${two(date.getHours())}:${two(date.getMinutes())}`];
}

function momentOf(day: string, time: string): string {
  return new Date(`${day}T${time}`).toISOString();
}
