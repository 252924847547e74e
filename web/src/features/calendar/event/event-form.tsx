import type { CalendarEvent } from '@atrium/contract/calendar';
import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../../links/linked-things.tsx';
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../../ui/forms/use-known-values.ts';
import type { PanelControls } from '../../../ui/side-panel.tsx';
import { useAddEvent } from '../calendar-commands.queries.ts';
import type { Times } from '../entries.ts';
import { EventBar } from '../grid/event-bar.tsx';
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
  settings: CalendarSettings;
  panel: PanelControls;
}

export function AddEventForm({ times, zone, settings, panel }: AddEventFormProps) {
  const { t } = useTranslation();
  const add = useAddEvent();
  const contractForm = useContractForm<EventFormValues, EventFormValues>({
    schema: FilledEvent,
    initialValues: newEventValues(times, zone, settings),
    submit: async (values) => {
      await add.mutateAsync(newInput(newEventValues(times, zone, settings), values, times));
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('calendar.form.add')}>
      <EventFields form={contractForm.form} />
    </PanelForm>
  );
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
  const contractForm = useContractForm<EventFormValues, EventFormValues>({
    schema: FilledEvent,
    initialValues: valuesOf(event),
    submit: async (values) => {
      const changes = changesBetween(valuesOf(known), values, known);
      const saved = await saving.save(event, changes, 'updated');
      if (saved) panel.finish();
      return saved !== null;
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, event, valuesOf);
  return (
    <>
      <EventBar event={event} onRemove={() => void saving.removeOne(event, onRemove).catch(() => undefined)} />
      {isBehind && <ChangedMeanwhile said={t('calendar.form.changedMeanwhile')} onLoad={load} />}
      <PanelForm
        contractForm={contractForm}
        panel={panel}
        submit={t('calendar.form.update')}
        isKnown
        reset={t('calendar.form.reset')}
      >
        <EventFields form={contractForm.form} eventId={event.id} />
      </PanelForm>
      <LinkedThings entity="event" id={event.id} />
      {dialog}
    </>
  );
}
