import { Select, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../../../ui/first-day-of-week.ts';
import { CountField } from '../../../ui/forms/count-field.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { useRecurrenceWords } from '../../../ui/use-recurrence-words.ts';
import { useWeekStart } from '../settings/use-week-start.ts';
import classes from './event-panel.module.css';
import {
  isSameRepetition,
  isSayable,
  presetsOf,
  type Repetition,
  repetitionOf,
  ruleOfRepetition,
  withEnd,
  withoutEnd,
} from './recurrence-form.ts';
import { RepetitionFields } from './repetition-fields.tsx';

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
  const rules = presets.map(({ rule }) => rule);
  const repetition = value === null ? null : repetitionOf(value, day);
  const choice = choiceOf(value, rules, day, isOwn);
  const named = ['never', 'own', ...rules].includes(choice) ? rules : [...rules, choice];
  const choose = (chosen: string | null) => {
    setIsOwn(chosen === 'own');
    if (chosen === 'never' || chosen === null) onChange(null);
    else if (chosen !== 'own') onChange(withEnd(chosen, repetition ?? repetitionOf(chosen, day)));
    else onChange(repetition ? ruleOfRepetition(repetition, day) : 'FREQ=WEEKLY');
  };
  return (
    <div className={classes.group}>
      <Select
        label={t('calendar.fields.recurrence')}
        allowDeselect={false}
        data={[
          { value: 'never', label: t('calendar.repeat.never') },
          ...named.map((rule) => ({ value: rule, label: wordsOf(rule, day) })),
          { value: 'own', label: t('calendar.repeat.own') },
        ]}
        value={choice}
        onChange={choose}
        error={error}
        data-path="recurrence"
      />
      {repetition && choice === 'own' && (
        <RepetitionFields
          value={repetition}
          onChange={(patch) => onChange(ruleOfRepetition({ ...repetition, ...patch }, day))}
        />
      )}
      {repetition && value !== null && (
        <>
          <EndFields value={repetition} onChange={(patch) => onChange(withEnd(value, { ...repetition, ...patch }))} />
          <Text size="xs" c="dimmed" aria-live="polite">
            {wordsOf(value, day)}
          </Text>
        </>
      )}
    </div>
  );
}

/** The rule among these that says the same, or the parts of any other; a rule that these cannot say stands for itself. */
function choiceOf(rule: string | null, rules: readonly string[], day: string, isOwn: boolean): string {
  if (rule === null) return 'never';
  const same = rules.find((each) => isSameRepetition(each, rule, day));
  if (!isSayable(rule, day)) return same ?? withoutEnd(rule);
  return isOwn || same === undefined ? 'own' : same;
}

interface EndFieldsProps {
  value: Repetition;
  onChange: (patch: Partial<Repetition>) => void;
}

function EndFields({ value, onChange }: EndFieldsProps) {
  const { t } = useTranslation();
  const weekStart = useWeekStart();
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
          weekStart={weekStart}
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
