import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/forms/day-field.tsx';
import classes from './post-form.module.css';

interface PublishAtFieldProps {
  /** A moment, or null for none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  error: ReactNode;
}

const morning = '09:00';

/** The day and the time at which a post is published by itself, by the clocks of where one is. */
export function PublishAtField({ value, onChange, error }: PublishAtFieldProps) {
  const { t } = useTranslation();
  const [day = '', time = ''] = value === null ? [] : wallTimeOf(value);
  return (
    <div className={classes.pair}>
      <DayField
        label={t('blog.fields.publishAt')}
        placeholder={t('blog.form.notPlanned')}
        clearable
        clearButtonProps={{ 'aria-label': t('blog.form.unplan') }}
        value={day}
        error={error}
        onChange={(chosen) => onChange(chosen === '' ? null : momentOf(chosen, time || morning))}
      />
      <TextInput
        type="time"
        label={t('blog.form.time')}
        value={time}
        disabled={value === null}
        onChange={({ currentTarget: { value: chosen } }) => {
          if (chosen !== '' && day !== '') onChange(momentOf(day, chosen));
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
