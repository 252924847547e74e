import type { CalendarEvent } from '@atrium/contract/calendar';
import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../links/linked-things.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { useAddEvent } from './calendar-commands.queries.ts';
import type { Times } from './entries.ts';
import { EventBar } from './event-bar.tsx';
import { EventFields } from './event-fields.tsx';
import {
  changesBetween,
  type EventFormValues,
  FilledEvent,
  newEventValues,
  newInput,
  valuesOf,
} from './event-form-values.ts';
import { useEventSaving } from './use-event-saving.ts';
import { useScope } from './use-scope.tsx';

interface AddEventFormProps {
  times: Times;
  zone: string;
  panel: PanelControls;
}

export function AddEventForm({ times, zone, panel }: AddEventFormProps) {
  const { t } = useTranslation();
  const add = useAddEvent();
  const contractForm = useContractForm<EventFormValues, EventFormValues>({
    schema: FilledEvent,
    initialValues: newEventValues(times, zone),
    submit: async (values) => {
      await add.mutateAsync(newInput(newEventValues(times, zone), values, times));
      panel.finish();
    },
  });
  return <EventForm contractForm={contractForm} panel={panel} submit={t('calendar.form.add')} />;
}

interface EditEventFormProps {
  event: CalendarEvent;
  panel: PanelControls;
  /** It is being removed. */
  onRemove: () => void;
}

/** What somebody changes meanwhile, in another tab, does not take away what is being typed. */
export function EditEventForm({ event, panel, onRemove }: EditEventFormProps) {
  const { t } = useTranslation();
  const { ask, dialog } = useScope();
  const saving = useEventSaving(ask);
  const [known, setKnown] = useState(event);
  const contractForm = useContractForm<EventFormValues, EventFormValues>({
    schema: FilledEvent,
    initialValues: valuesOf(event),
    submit: async (values) => {
      const changes = changesBetween(valuesOf(known), values, known);
      if (await saving.save(event, changes, 'updated')) panel.finish();
    },
  });
  const { form } = contractForm;
  const isBehind = JSON.stringify(valuesOf(known)) !== JSON.stringify(valuesOf(event));
  const load = () => {
    setKnown(event);
    form.setInitialValues(valuesOf(event));
    form.setValues(valuesOf(event));
    form.resetDirty(valuesOf(event));
  };
  useEffect(() => {
    if (isBehind && !form.isDirty()) load();
  });
  return (
    <>
      <EventBar event={event} onRemove={() => void saving.removeOne(event, onRemove).catch(() => undefined)} />
      {isBehind && form.isDirty() && (
        <Alert color="info" mb="md">
          {t('calendar.form.changedMeanwhile')}
          <Button size="compact-sm" variant="default" mt="xs" onClick={load}>
            {t('calendar.form.load')}
          </Button>
        </Alert>
      )}
      <EventForm
        contractForm={contractForm}
        panel={panel}
        submit={t('calendar.form.update')}
        reset={() => form.reset()}
      />
      <LinkedThings entity="event" id={event.id} />
      {dialog}
    </>
  );
}

interface EventFormProps {
  contractForm: ContractForm<EventFormValues>;
  panel: PanelControls;
  submit: string;
  /** Of an event that there is: puts the fields back. */
  reset?: () => void;
}

function EventForm({ contractForm, panel, submit, reset }: EventFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { setDirty } = panel;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <EventFields form={form} />
      <FormActions
        submit={submit}
        isSubmitting={isSubmitting}
        failure={failure}
        isUnchanged={reset !== undefined && !isDirty}
        cancel={t(reset && isDirty ? 'calendar.form.reset' : 'ui.cancel')}
        onCancel={reset && isDirty ? reset : panel.close}
      />
    </form>
  );
}
