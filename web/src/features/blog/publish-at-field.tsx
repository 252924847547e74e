import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/forms/day-field.tsx';
import { dayAt, momentOf, timeAt, useAccountZone } from '../../ui/zone-clock.ts';
import classes from './post-form.module.css';

interface PublishAtFieldProps {
  /** A moment, or null for none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  error: ReactNode;
}

const morning = '09:00';

/** The day and the time at which a post is published by itself, by one's own clocks. */
export function PublishAtField({ value, onChange, error }: PublishAtFieldProps) {
  const { t } = useTranslation();
  const zone = useAccountZone();
  const moment = value === null ? null : Date.parse(value);
  const day = moment === null ? '' : dayAt(zone, moment);
  const time = moment === null ? '' : timeAt(zone, moment);
  const choose = (onDay: string, at: string) => onChange(new Date(momentOf(zone, onDay, at)).toISOString());
  return (
    <div className={classes.pair}>
      <DayField
        label={t('blog.fields.publishAt')}
        placeholder={t('blog.form.notPlanned')}
        clearable
        clearButtonProps={{ 'aria-label': t('blog.form.unplan') }}
        value={day}
        error={error}
        onChange={(chosen) => (chosen === '' ? onChange(null) : choose(chosen, time || morning))}
      />
      <TextInput
        type="time"
        label={t('blog.form.time')}
        value={time}
        disabled={value === null}
        onChange={({ currentTarget: { value: chosen } }) => {
          if (chosen !== '' && day !== '') choose(day, chosen);
        }}
      />
    </div>
  );
}
