import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAt, momentOf, timeAt, useAccountZone } from '../zone-clock.ts';
import { DayField } from './day-field.tsx';
import classes from './moment-field.module.css';
import { useComplaint } from './use-complaint.ts';

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
  const { t } = useTranslation();
  // What is half a time is none, and the moment stays what it was until there is one.
  const [isEmptied, setIsEmptied] = useState(false);
  const complaint = useComplaint(isEmptied ? t('ui.timeMissing') : null);
  const choose = (onDay: string, at: string) => {
    setIsEmptied(false);
    onChange(new Date(momentOf(zone, onDay, at)).toISOString());
  };
  const clear = () => {
    setIsEmptied(false);
    onChange(null);
  };
  return (
    <div className={classes.pair}>
      <DayField
        label={props.dayLabel}
        placeholder={props.placeholder}
        clearable
        clearLabel={props.clearLabel}
        value={day}
        error={props.error}
        onChange={(chosen) => (chosen === '' ? clear() : choose(chosen, time || morning))}
      />
      <TextInput
        type="time"
        label={props.timeLabel}
        value={isEmptied ? '' : time}
        disabled={(day || firstDay) === ''}
        ref={complaint.input}
        error={complaint.shown}
        onInvalid={complaint.onInvalid}
        onBlur={complaint.onBlur}
        onChange={({ currentTarget: { value: chosen } }) => {
          if (chosen === '') setIsEmptied(day !== '');
          else choose(day || firstDay, chosen);
        }}
      />
    </div>
  );
}
