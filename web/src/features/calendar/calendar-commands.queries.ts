import {
  addEvent,
  type CalendarEvent,
  type CalendarEventChanges,
  changeOccurrences,
  type GuestAnswer,
  type NewCalendarEvent,
  removeEvent,
  updateEvent,
} from '@atrium/contract/calendar';
import { type DocumentLanguage, documentLanguages } from '@atrium/contract/document-languages';
import { answerEvent, sendInvitations, setOwnReminders } from '@atrium/contract/event-guests';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { useAddingOnce } from '../../ui/forms/use-adding-once.ts';
import { notify } from '../../ui/notify.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { keyOf } from './entries.ts';
import { outsideAddresses } from './event/outside-guests.ts';

const touches = ['event'];

export type EventChanges = Omit<CalendarEventChanges, 'id'>;

/** Which occurrences of an event that repeats: this one, this and those that follow, or all. */
export type Scope = 'this' | 'following' | 'all';

export function useAddEvent() {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: (event: Partial<NewCalendarEvent> & Pick<NewCalendarEvent, 'title' | 'start'>) =>
      once(event, (idempotencyKey) => call(addEvent, { body: { event, idempotencyKey } })),
    said: ({ title }) => t('calendar.said.added', { title }),
    touches,
  });
}

interface EventChange {
  /** As it is shown: an occurrence of its own, where it repeats. */
  event: CalendarEvent;
  scope: Scope;
  changes: EventChanges;
  said: 'updated' | 'moved';
  /** What else is to be said of it. */
  besides: string | undefined;
}

interface Changed {
  event: CalendarEvent | null;
  changeId: number | null;
}

/** What is moved stands where it was put until that is shown: of a series, nothing is shown ahead. */
export function useChangeEvent(untilShown: boolean) {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ event, scope, changes }: EventChange): Promise<Changed> => {
      if (scope === 'all') return call(updateEvent, { body: { event: { id: event.id, ...changes } } });
      return callOccurrences(event, scope, changes);
    },
    said: ({ event, said, besides }, answer) =>
      withMore(t(`calendar.said.${said}`, { title: answer.event?.title ?? event.title }), besides),
    touches,
    untilShown,
    show: (client, { event, scope, changes }) => {
      if (event.recurrence === null || scope === 'this') showAs(client, withChanges(event, changes));
    },
  });
}

/** A sentence, and another one where there is one. */
export function withMore(sentence: string, more: string | undefined): string {
  return more === undefined ? sentence : `${sentence} ${more}`;
}

interface Removal extends Pick<EventChange, 'event' | 'scope'> {
  /** Whether who invites is told that one does not come. */
  declines: boolean;
}

export function useRemoveEvent() {
  const { t } = useTranslation();
  return useCommand({
    ask: async ({ event, scope, declines }: Removal): Promise<{ changeId: number | null }> => {
      if (scope === 'all') return call(removeEvent, { query: { id: event.id, ...(declines && { declines }) } });
      return callOccurrences(event, scope, null);
    },
    said: ({ event, scope, declines }) =>
      withMore(
        t(`calendar.said.${scope === 'all' ? 'removed' : 'removedSome'}`, { title: event.title }),
        declines ? organiserHears(event, t) : isWrittenAbout(event) ? t('calendar.said.guestsHear') : undefined,
      ),
    touches,
    show: (client, { event, scope }) => {
      const isGone = (other: CalendarEvent) =>
        scope === 'all' ? other.id === event.id : keyOf(other) === keyOf(event);
      changeLists(client, (events) => events.filter((other) => !isGone(other)));
    },
  });
}

/** Nobody is told of what is over, and guests may know already of what was cancelled. */
function isWrittenAbout(event: CalendarEvent): boolean {
  return isToCome(event) && outsideAddresses(event).length > 0;
}

export function isToCome({ recurrence, end, status }: CalendarEvent): boolean {
  return (recurrence !== null || Date.parse(end) > Date.now()) && status !== 'cancelled';
}

function organiserHears({ organiser }: CalendarEvent, t: TFunction): string {
  return t('calendar.said.organiserHears', { name: organiser?.name || organiser?.email });
}

function callOccurrences(event: CalendarEvent, scope: 'this' | 'following', changes: EventChanges | null) {
  const originalStart = event.originalStart ?? event.start;
  return call(changeOccurrences, { parameters: { id: event.id }, body: { originalStart, scope, changes } });
}

function withChanges(event: CalendarEvent, { extendedProps = {}, ...changes }: EventChanges): CalendarEvent {
  const { title = event.title, start = event.start, end, allDay = event.allDay, url = event.url } = changes;
  const { calendar = event.extendedProps.calendar, location = event.extendedProps.location } = extendedProps;
  return {
    ...{ ...event, title, start, end: end ?? event.end, allDay, url },
    extendedProps: { ...event.extendedProps, calendar, location },
  };
}

function showAs(client: QueryClient, event: CalendarEvent): void {
  changeLists(client, (events) => events.map((other) => (keyOf(other) === keyOf(event) ? event : other)));
}

function changeLists(client: QueryClient, change: (events: CalendarEvent[]) => CalendarEvent[]): void {
  client.setQueriesData<CalendarEvent[]>({ queryKey: ['event', 'list'] }, (events) => events && change(events));
}

interface Answer {
  event: CalendarEvent;
  answer: GuestAnswer;
  note: string;
}

export function useAnswerEvent() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ event: { id }, answer, note }: Answer) => call(answerEvent, { parameters: { id }, body: { answer, note } }),
    said: ({ event: { title, answer: before }, answer }) =>
      before === answer ? t('calendar.said.noted', { title }) : t(`calendar.said.answered.${answer}`, { title }),
    touches,
  });
}

interface Reminding {
  event: CalendarEvent;
  reminders: number[];
}

/** Of an event that one is invited to: who invites has reminders of their own. */
export function useSetReminders() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ event: { id }, reminders }: Reminding) =>
      call(setOwnReminders, { parameters: { id }, body: { reminders } }),
    said: ({ event: { title } }) => t('calendar.said.reminders', { title }),
    touches,
  });
}

/** What was sent cannot be called back. */
export function useSendInvitations({ id, status }: CalendarEvent) {
  const { t, i18n } = useTranslation();
  const { list } = useFormat();
  const language: DocumentLanguage = documentLanguages.find((known) => known === i18n.language) ?? 'en';
  return useMutation({
    mutationFn: () => call(sendInvitations, { parameters: { id }, body: { message: '', language } }),
    onSuccess: ({ sentTo }) => {
      const said = status === 'cancelled' ? 'calendar.said.cancellationSent' : 'calendar.said.invited';
      notify({ message: t(said, { to: list(sentTo) }) });
    },
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}
