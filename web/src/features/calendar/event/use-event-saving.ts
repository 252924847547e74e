import type { CalendarEvent } from '@atrium/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { eventQuery } from '../calendar.queries.ts';
import {
  type EventChanges,
  isToCome,
  type Scope,
  useChangeEvent,
  useRemoveEvent,
} from '../calendar-commands.queries.ts';
import type { Times } from '../entries.ts';
import { seriesTimes } from '../grid/event-moves.ts';
import type { ScopeAnswer, ScopeQuestion } from './scope-dialog.tsx';
import { movedRule, ownDay, ruleFrom } from './series.ts';

type Ask = (question: ScopeQuestion) => Promise<ScopeAnswer | null>;

export interface EventSaving {
  /** Answers null when nothing was done. */
  save: (
    event: CalendarEvent,
    changes: EventChanges,
    said: 'updated' | 'moved',
    besides?: string,
  ) => Promise<CalendarEvent | null>;
  /** `onSure` comes before it is gone: who shows it need not ask for it any more. */
  removeOne: (event: CalendarEvent, onSure?: () => void) => Promise<void>;
}

/** Changes and removes events; of those that repeat it asks which occurrences are meant. */
export function useEventSaving(ask: Ask, { untilShown = false } = {}): EventSaving {
  const client = useQueryClient();
  const change = useChangeEvent(untilShown);
  const remove = useRemoveEvent();

  async function save(
    event: CalendarEvent,
    changes: EventChanges,
    said: 'updated' | 'moved',
    besides?: string,
  ): Promise<CalendarEvent | null> {
    if (event.recurrence === null)
      return (await change.mutateAsync({ event, scope: 'all', changes, said, besides })).event;
    const withoutThis = changes.recurrence !== undefined;
    const asked = await ask({ deed: 'change', title: event.title, withoutThis });
    if (asked === null) return null;
    const { scope } = asked;
    const first = scope === 'this' ? null : await client.fetchQuery({ ...eventQuery(event.id), staleTime: 0 });
    const fitting = first ? forSeries(event, first, changes, scope) : changes;
    return (await change.mutateAsync({ event, scope, changes: fitting, said, besides })).event;
  }

  async function removeOne(event: CalendarEvent, onSure?: () => void): Promise<void> {
    const answer = await askAbout(event);
    if (answer === null) return;
    onSure?.();
    await remove.mutateAsync({ event, ...answer });
  }

  async function askAbout(event: CalendarEvent): Promise<ScopeAnswer | null> {
    const isOnce = event.recurrence === null;
    const organiser = whoWaits(event);
    if (isOnce && organiser === undefined) return { scope: 'all', declines: false };
    return ask({ deed: 'remove', title: event.title, isOnce, organiser });
  }

  return { save, removeOne };
}

/** Who invites by mail to what is still to come, and has not heard that one does not. */
function whoWaits(event: CalendarEvent): string | undefined {
  const { organiser, answer } = event;
  if (!organiser || organiser.accountId !== null || organiser.email === '') return undefined;
  const isWaiting = answer !== undefined && answer !== 'declined' && isToCome(event);
  return isWaiting ? organiser.name || organiser.email : undefined;
}

/** What is changed about an occurrence, as it is for all of them or for those from it on. */
function forSeries(event: CalendarEvent, first: CalendarEvent, changes: EventChanges, scope: Scope): EventChanges {
  const times = timesAfter(event, changes);
  const timeZone = changes.timeZone ?? event.timeZone;
  const rule = changes.recurrence === undefined ? ruleOf(event, first, scope) : changes.recurrence;
  const recurrence =
    rule && changes.recurrence === undefined ? movedRule(rule, ownDay(event), ownDay({ ...times, timeZone })) : rule;
  const isOther = recurrence !== event.recurrence;
  if (scope !== 'all' || !hasTimes(changes)) return { ...changes, ...(isOther && { recurrence }) };
  return { ...changes, ...seriesTimes(first, event, times, timeZone), ...(isOther && { recurrence }) };
}

function ruleOf(event: CalendarEvent, first: CalendarEvent, scope: Scope): string | null {
  return scope === 'all' ? first.recurrence : ruleFrom(first, event.originalStart ?? event.start);
}

function hasTimes({ start, end, allDay }: EventChanges): boolean {
  return start !== undefined || (end ?? null) !== null || allDay !== undefined;
}

function timesAfter(event: CalendarEvent, { start, end, allDay }: EventChanges): Times {
  return { start: start ?? event.start, end: end ?? event.end, allDay: allDay ?? event.allDay };
}
