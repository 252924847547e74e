import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayAt, momentOf, timeAt, useAccountZone } from '../zone-clock.ts';
import { DayField } from './day-field.tsx';
import classes from './moment-field.module.css';

interface MomentFieldProps {
  /** A moment, or null for none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  /** Without a day, a time is taken for one of this day; without this, it waits for a day. YYYY-MM-DD. */
  firstDay?: string;
  dayLabel: string;
  timeLabel: string;
  /** What is said while there is none. */
  placeholder: string;
  clearLabel: string;
  error?: ReactNode;
}

const morning = '09:00';

/** A day and a time of it, by the account's clocks. */
export function MomentField({ value, onChange, firstDay = '', ...props }: MomentFieldProps) {
  const zone = useAccountZone();
  const moment = value === null ? null : Date.parse(value);
  const day = moment === null ? '' : dayAt(zone, moment);
  const time = moment === null ? '' : timeAt(zone, moment);
  const choose = (onDay: string, at: string) => onChange(new Date(momentOf(zone, onDay, at)).toISOString());
  return (
    <div className={classes.pair}>
      <DayField
        label={props.dayLabel}
        placeholder={props.placeholder}
        clearable
        clearLabel={props.clearLabel}
        value={day}
        error={props.error}
        onChange={(chosen) => (chosen === '' ? onChange(null) : choose(chosen, time || morning))}
      />
      <TextInput
        type="time"
        label={props.timeLabel}
        value={time}
        disabled={(day || firstDay) === ''}
        onChange={({ currentTarget: { value: chosen } }) => {
          if (chosen !== '') choose(day || firstDay, chosen);
        }}
      />
    </div>
  );
}
