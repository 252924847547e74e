import { NewCalendarEvent } from '@atrium/contract/calendar';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { nextId } from '../../database/sequences.ts';
import type { LinkMakers, LinkSource } from '../../links/link-source.ts';
import { beginningOf } from '../../rich-text/plain-text.ts';
import { newEvent } from './calendar.changes.ts';
import { findEvent, findEventTitles } from './calendar.queries.ts';
import { shown } from './calendar.rows.ts';
import { insertNew } from './calendar.ts';

export const eventLinks: LinkSource = {
  titles: findEventTitles,
  async content(database, accountId, id) {
    const event = await findEvent(database, accountId, id);
    return event && { title: event.title, text: [event.location, event.description].filter(Boolean).join('\n') };
  },
};

/** What the contract lets a description have. */
const longestDescription = 10_000;
const hourMilliseconds = 3_600_000;

/** It begins with the next full hour, and takes one. */
export const makeLinkedEvent: LinkMakers['event'] = async (transaction, context, { title, text }, timeZone) => {
  const start = nextFullHour(context.now, timeZone);
  const extendedProps = { description: beginningOf(text, longestDescription) };
  const input = NewCalendarEvent.parse({ title, start, timeZone, extendedProps });
  const event = newEvent(await nextId(transaction, 'events'), context.caller.accountId, input);
  return { event: shown(event), changeId: await insertNew(transaction, context, event, 'event') };
};

function nextFullHour(now: string, timeZone: string): string {
  const hour = Math.floor(wallTimeAt(timeZone, Date.parse(now)) / hourMilliseconds) + 1;
  return new Date(momentAt(timeZone, hour * hourMilliseconds)).toISOString();
}
