import { Select, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../../ui/first-day-of-week.ts';
import { CountField } from '../../ui/forms/count-field.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import classes from './event-panel.module.css';
import { presetsOf, type Repetition, repetitionOf, ruleOfRepetition } from './recurrence-form.ts';
import { RepetitionFields } from './repetition-fields.tsx';
import { useRecurrenceWords } from './use-recurrence-words.ts';

interface RecurrenceFieldProps {
  value: string | null;
  /** When the event begins. */
  day: string;
  onChange: (rule: string | null) => void;
  error?: ReactNode;
}

const ends: readonly Repetition['end'][] = ['never', 'until', 'count'];

/** Whether and how an event repeats: in words what is chosen most, and the parts of anything else. */
export function RecurrenceField({ value, day, onChange, error }: RecurrenceFieldProps) {
  const { t, i18n } = useTranslation();
  const wordsOf = useRecurrenceWords();
  const [isOwn, setIsOwn] = useState(false);
  const presets = day === '' ? [] : presetsOf(day, firstDayOfWeek(i18n.language));
  const repetition = value === null ? null : repetitionOf(value, day);
  const withoutEnd = repetition && ruleOfRepetition({ ...repetition, end: 'never' }, day);
  const isPreset = withoutEnd !== null && presets.some(({ rule }) => rule === withoutEnd);
  const choice = value === null ? 'never' : isPreset && !isOwn ? withoutEnd : 'own';
  const set = (patch: Partial<Repetition>) =>
    repetition && onChange(ruleOfRepetition({ ...repetition, ...patch }, day));
  const choose = (chosen: string | null) => {
    setIsOwn(chosen === 'own');
    if (chosen === 'never' || chosen === null) return onChange(null);
    if (chosen === 'own') return onChange(value ?? 'FREQ=WEEKLY');
    const { end, until, count } = repetition ?? repetitionOf(chosen, day);
    onChange(ruleOfRepetition({ ...repetitionOf(chosen, day), end, until, count }, day));
  };
  return (
    <div className={classes.group}>
      <Select
        label={t('calendar.fields.recurrence')}
        allowDeselect={false}
        data={[
          { value: 'never', label: t('calendar.repeat.never') },
          ...presets.map(({ rule }) => ({ value: rule, label: wordsOf(rule, day) })),
          { value: 'own', label: t('calendar.repeat.own') },
        ]}
        value={choice}
        onChange={choose}
        error={error}
        data-path="recurrence"
      />
      {repetition && choice === 'own' && <RepetitionFields value={repetition} onChange={set} />}
      {repetition && <EndFields value={repetition} onChange={set} />}
      {value !== null && (
        <Text size="xs" c="dimmed" aria-live="polite">
          {wordsOf(value, day)}
        </Text>
      )}
    </div>
  );
}

interface EndFieldsProps {
  value: Repetition;
  onChange: (patch: Partial<Repetition>) => void;
}

function EndFields({ value, onChange }: EndFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.times}>
      <Select
        label={t('calendar.repeat.ends')}
        allowDeselect={false}
        data={ends.map((end) => ({ value: end, label: t(`calendar.repeat.end.${end}`) }))}
        value={value.end}
        onChange={(end) => onChange({ end: ends.find((known) => known === end) ?? 'never' })}
      />
      {value.end === 'until' && (
        <DayField
          label={t('calendar.repeat.until')}
          value={value.until}
          onChange={(until) => until !== '' && onChange({ until })}
        />
      )}
      {value.end === 'count' && (
        <CountField
          label={t('calendar.repeat.count')}
          max={999}
          value={value.count}
          onChange={(count) => onChange({ count })}
        />
      )}
    </div>
  );
}
