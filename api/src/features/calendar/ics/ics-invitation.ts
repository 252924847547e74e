import type { GuestAnswer } from '@atrium/contract/calendar';
import type { FileInvitation } from '@atrium/contract/calendar-files';
import type { FileEvent } from './ics-events.ts';
import type { Plan } from './ics-import.ts';

/** What a file asks one to come to: of a series all of it, not the occurrences that were changed. Null where it asks for nothing. */
export function invitationIn({ asks = false, added, updated, unchanged }: Plan): FileInvitation | null {
  if (!asks) return null;
  const events = [
    ...added.map((event) => ({ event, id: null })),
    ...updated.map(({ after }) => ({ event: after, id: after.id })),
    ...unchanged.map((event) => ({ event, id: event.id })),
  ].filter(({ event }) => event.ownAnswer !== null && event.status !== 'cancelled');
  const asked = events.find(({ event }) => event.originalStart === null) ?? events[0];
  return asked ? invitationTo(asked.event, asked.id) : null;
}

function invitationTo(event: FileEvent, id: number | null): FileInvitation {
  const { title, start, end, allDay, location, organiserName, organiserEmail, ownAnswer, ownNote } = event;
  const from = organiserName || organiserEmail;
  return { id, title, from, start, end, allDay, location, answer: ownAnswer ?? 'waiting', note: ownNote };
}

/** With what one says to all that the file asks one to come to, also to what is there already. */
export function withAnswer(plan: Plan, { answer, note = '' }: { answer?: GuestAnswer; note?: string }): Plan {
  if (!plan.asks || answer === undefined) return plan;
  const answered = <Event extends FileEvent>(event: Event): Event =>
    event.ownAnswer === null ? event : { ...event, ownAnswer: answer, ownNote: note };
  const isSame = (event: FileEvent) =>
    event.ownAnswer === null || (event.ownAnswer === answer && event.ownNote === note);
  return {
    ...plan,
    isAnswered: true,
    added: plan.added.map(answered),
    updated: [
      ...plan.updated.map((update) => ({ ...update, after: answered(update.after) })),
      ...plan.unchanged.filter((event) => !isSame(event)).map((before) => ({ before, after: answered(before) })),
    ],
    unchanged: plan.unchanged.filter(isSame),
  };
}
