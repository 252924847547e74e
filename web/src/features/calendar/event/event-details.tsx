import '@mantine/core/styles/Anchor.css';
import type { CalendarEvent } from '@atrium/contract/calendar';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../../links/linked-things.tsx';
import { useAbility } from '../../../session/ability.ts';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import type { PanelControls } from '../../../ui/side-panel.tsx';
import { usePersonName } from '../../../ui/use-person-name.ts';
import { useRecurrenceWords } from '../../../ui/use-recurrence-words.ts';
import { useSetReminders } from '../calendar-commands.queries.ts';
import { placeIn } from '../entries.ts';
import { EventBar } from '../grid/event-bar.tsx';
import { useKindLook } from '../kinds/kinds.ts';
import tones from '../tone.module.css';
import { useCalendarFormat } from '../use-calendar-format.ts';
import { Answering } from './answering.tsx';
import classes from './event-panel.module.css';
import { GuestAnswerBadge, GuestNote } from './guest-answer.tsx';
import { OwnParts } from './own-parts.tsx';
import { RemindersField } from './reminders-field.tsx';
import { ownDay, withLastDay } from './series.ts';
import { useEventSaving } from './use-event-saving.ts';
import { useScope } from './use-scope.tsx';

interface EventDetailsProps {
  event: CalendarEvent;
  zone: string;
  panel: PanelControls;
  /** It is being removed. */
  onRemove: () => void;
}

/** An event that one does not change: what it is, who comes, and whether one comes oneself. */
export function EventDetails({ event, zone, panel, onRemove }: EventDetailsProps) {
  const { t } = useTranslation();
  const format = useCalendarFormat(zone);
  const wordsOf = useRecurrenceWords();
  const nameOf = usePersonName();
  const remind = useSetReminders();
  const canUpdate = useAbility().can('update', 'Calendar');
  const { tone } = useKindLook(event.extendedProps.calendar);
  const { location, description, guests } = event.extendedProps;
  const isInvitedByMail = event.answer !== undefined && event.organiser?.accountId === null && canUpdate;
  return (
    <div className={classes.details}>
      {isInvitedByMail ? <RemovableBar event={event} onRemove={onRemove} /> : <EventBar event={event} />}
      <div className={classes.detailsTitle}>
        <span className={tones.dot} data-tone={tone} aria-hidden />
        <Text size="lg" fw={600} component="h3">
          <bdi>{event.title}</bdi>
        </Text>
      </div>
      <Text size="sm">{format.when(placeIn(zone, event))}</Text>
      {event.recurrence !== null && (
        <Text size="sm" c="dimmed">
          {wordsOf(withLastDay(event.recurrence, event), ownDay(event))}
        </Text>
      )}
      {event.showsAs === 'free' && !isInvitedByMail && (
        <Text size="sm" c="dimmed">
          {t('calendar.form.takesNoTime')}
        </Text>
      )}
      {event.isPrivate && !isInvitedByMail && (
        <Text size="sm" c="dimmed">
          {t('calendar.fields.isPrivate')}
        </Text>
      )}
      {event.status === 'cancelled' && <Text c="danger">{t('calendar.status.cancelled')}</Text>}
      {event.organiser && (
        <Text size="sm">
          {t('calendar.form.invitedBy', { name: nameOf(event.organiser.name || event.organiser.email) })}
        </Text>
      )}
      {event.answer !== undefined && <Answering event={event} answer={event.answer} panel={panel} />}
      {location !== '' && <Fact name={t('calendar.fields.location')} text={location} />}
      {event.url !== '' && (
        <div>
          <Text size="xs" c="dimmed">
            {t('calendar.fields.url')}
          </Text>
          <Anchor href={event.url} target="_blank" rel="noreferrer" dir="ltr">
            {event.url}
          </Anchor>
        </div>
      )}
      {description !== '' && <Fact name={t('calendar.fields.description')} text={description} />}
      {guests.length > 0 && (
        <div>
          <Text size="xs" c="dimmed">
            {t('calendar.fields.guests')}
          </Text>
          <ul className={classes.guests} aria-label={t('calendar.form.invited')}>
            {guests.map((guest) => (
              <li key={guest.value} className={classes.guest}>
                <PersonAvatar name={guest.label} picture={guest.avatar} size="sm" />
                <span className={classes.guestLabel}>
                  <bdi>{nameOf(guest.label)}</bdi>
                  <GuestNote note={guest.note} />
                </span>
                <GuestAnswerBadge answer={guest.answer} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isInvitedByMail && <OwnParts event={event} />}
      {event.answer !== undefined && (
        <RemindersField
          value={event.reminders ?? []}
          isAllDay={event.allDay}
          onChange={(reminders) => remind.mutate({ event, reminders })}
        />
      )}
      <LinkedThings entity="event" id={event.id} headingLevel={3} />
      <Group mt="md">
        <Button variant="default" onClick={panel.close}>
          {t('ui.close')}
        </Button>
      </Group>
    </div>
  );
}

/** What somebody invites to by mail is in one's own calendar, and may be taken out of it. */
function RemovableBar({ event, onRemove }: Pick<EventDetailsProps, 'event' | 'onRemove'>) {
  const { ask, dialog } = useScope();
  const saving = useEventSaving(ask);
  return (
    <>
      <EventBar event={event} onRemove={() => void saving.removeOne(event, onRemove).catch(() => undefined)} />
      {dialog}
    </>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Text size="sm" className={classes.prose} dir="auto" component="div">
        <LinkedText text={text} />
      </Text>
    </div>
  );
}
