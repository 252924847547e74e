import '@mantine/core/styles/Switch.css';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { kindChoices } from '../../../ui/event-kinds.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { lookOf, useKinds } from '../kinds/kinds.ts';
import { useWeekStart } from '../settings/use-week-start.ts';
import tones from '../tone.module.css';
import { BusyNote } from './busy-note.tsx';
import {
  chosenRule,
  type EventFormValues,
  hasTimes,
  ruleOf,
  timesOf,
  withAllDay,
  withStart,
  withTimes,
} from './event-form-values.ts';
import classes from './event-panel.module.css';
import { GuestsField } from './guests-field.tsx';
import { RecurrenceField } from './recurrence-field.tsx';
import { RemindersField } from './reminders-field.tsx';
import { ShowingChoices } from './showing-fields.tsx';
import { useBusyTimes } from './use-busy-times.ts';
import { ZoneField } from './zone-field.tsx';

interface EventFieldsProps {
  form: UseFormReturnType<EventFormValues>;
  /** Nothing for a new event. */
  eventId?: number;
}

export function EventFields({ form, eventId }: EventFieldsProps) {
  const { t } = useTranslation();
  const values = form.getValues();
  const kinds = useKinds();
  const busy = useBusyTimes(values, eventId);
  const choose = (rule: string | null) => {
    const { recurrence, recurrenceDay } = chosenRule(rule, values.startDay, form.getInitialValues());
    form.setFieldValue('recurrence', recurrence);
    form.setFieldValue('recurrenceDay', recurrenceDay);
  };
  return (
    <fieldset className={classes.fields}>
      <TextInput
        label={t('calendar.fields.title')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <Select
        label={t('calendar.fields.calendar')}
        allowDeselect={false}
        data={kindChoices(kinds)}
        leftSection={<span className={tones.dot} data-tone={lookOf(kinds, values.calendar).tone} />}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <span className={tones.dot} data-tone={lookOf(kinds, option.value).tone} />
            {option.label}
          </span>
        )}
        {...form.getInputProps('calendar')}
      />
      <TimeFields form={form} />
      <RecurrenceField value={ruleOf(values)} day={values.startDay} onChange={choose} error={form.errors.recurrence} />
      <GuestsField
        value={values.guests}
        onChange={(guests) => form.setFieldValue('guests', guests)}
        error={form.errors.guests}
        busy={busy}
        zone={values.timeZone}
      />
      {busy.isKnown && !values.allDay && (
        <BusyNote
          busy={busy}
          zone={values.timeZone}
          onChoose={(times) => form.setValues(withTimes(form.getValues(), times))}
        />
      )}
      <RemindersField
        value={values.reminders}
        isAllDay={values.allDay}
        onChange={(reminders) => form.setFieldValue('reminders', reminders)}
      />
      <ShowingChoices
        showsAs={values.showsAs}
        isPrivate={values.isPrivate}
        onShowsAs={(showsAs) => form.setFieldValue('showsAs', showsAs)}
        onPrivate={(isPrivate) => form.setFieldValue('isPrivate', isPrivate)}
      />
      <TextInput label={t('calendar.fields.location')} autoComplete="off" {...form.getInputProps('location')} />
      <TextInput
        label={t('calendar.fields.url')}
        type="url"
        dir="ltr"
        placeholder="https://"
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <Textarea label={t('calendar.fields.description')} rows={4} {...form.getInputProps('description')} />
    </fieldset>
  );
}

function TimeFields({ form }: Pick<EventFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const values = form.getValues();
  const weekStart = useWeekStart();
  const { allDay } = values;
  const start = (patch: Parameters<typeof withStart>[1]) => form.setValues(withStart(values, patch));
  const { onChange: setEndDay, ...endDay } = form.getInputProps('endDay');
  const { onChange: _day, ...startDay } = form.getInputProps('startDay');
  const { onChange: _allDay, ...wholeDays } = form.getInputProps('allDay', { type: 'checkbox' });
  const { onChange: _time, ...startTime } = form.getInputProps('startTime');
  return (
    <>
      <Switch
        label={t('calendar.fields.allDay')}
        {...wholeDays}
        onChange={(event) => form.setValues(withAllDay(values, event.currentTarget.checked))}
      />
      <div className={classes.times}>
        <DayField
          label={t('calendar.fields.startDay')}
          withAsterisk
          weekStart={weekStart}
          {...startDay}
          onChange={(day) => start({ startDay: day })}
        />
        {!allDay && (
          <TextInput
            type="time"
            label={t('calendar.fields.startTime')}
            {...startTime}
            onChange={(event) => start({ startTime: event.currentTarget.value })}
          />
        )}
        <DayField
          label={t('calendar.fields.endDay')}
          withAsterisk
          weekStart={weekStart}
          {...endDay}
          onChange={setEndDay}
        />
        {!allDay && <TextInput type="time" label={t('calendar.fields.endTime')} {...form.getInputProps('endTime')} />}
      </div>
      {!allDay && (
        <ZoneField
          value={values.timeZone}
          times={hasTimes(values) ? timesOf(values) : null}
          onChange={(zone) => form.setFieldValue('timeZone', zone)}
          error={form.errors.timeZone}
        />
      )}
    </>
  );
}
