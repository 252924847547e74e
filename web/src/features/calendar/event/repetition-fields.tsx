import { frequencies } from '@atrium/contract/recurrence-rule';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountField } from '../../../ui/forms/count-field.tsx';
import { useWeekStart } from '../settings/use-week-start.ts';
import { WeekdayChips } from '../weekday-chips.tsx';
import classes from './event-panel.module.css';
import type { Repetition } from './recurrence-form.ts';

interface RepetitionFieldsProps {
  value: Repetition;
  onChange: (patch: Partial<Repetition>) => void;
}

const inMonth: readonly Repetition['inMonth'][] = ['day', 'nth', 'last'];

/** Every so many days, weeks, months or years, and on which of their days. */
export function RepetitionFields({ value, onChange }: RepetitionFieldsProps) {
  const { t } = useTranslation();
  const weekStart = useWeekStart();
  return (
    <>
      <div className={classes.times}>
        <CountField
          label={t('calendar.repeat.interval')}
          max={999}
          value={value.interval}
          onChange={(interval) => onChange({ interval })}
        />
        <Select
          label={t('calendar.repeat.unit')}
          allowDeselect={false}
          data={frequencies.map((name) => ({
            value: name,
            label: t(`calendar.repeat.units.${name}`, { count: value.interval }),
          }))}
          value={value.frequency}
          onChange={(name) => onChange({ frequency: frequencies.find((known) => known === name) ?? 'WEEKLY' })}
        />
      </div>
      {value.frequency === 'WEEKLY' && (
        <WeekdayChips
          label={t('calendar.repeat.weekdays')}
          weekStart={weekStart}
          value={value.weekdays}
          onChange={(chosen) => onChange({ weekdays: chosen })}
        />
      )}
      {value.frequency === 'MONTHLY' && (
        <Select
          label={t('calendar.repeat.inMonth')}
          allowDeselect={false}
          data={inMonth.map((name) => ({ value: name, label: t(`calendar.repeat.inMonths.${name}`) }))}
          value={value.inMonth}
          onChange={(name) => onChange({ inMonth: inMonth.find((known) => known === name) ?? 'day' })}
        />
      )}
    </>
  );
}
