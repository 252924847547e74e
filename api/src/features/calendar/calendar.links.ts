import { NewCalendarEvent } from '@atrium/contract/calendar';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import type { LinkMakers, LinkSource } from '../../links/link-source.ts';
import { beginningOf } from '../../rich-text/plain-text.ts';
import { findEventTitles, findSeenEvent } from './calendar.queries.ts';
import { shown } from './calendar.rows.ts';
import { addOwnEvent } from './calendar.ts';

export const eventLinks: LinkSource = {
  titles: findEventTitles,
  async content(database, accountId, id) {
    const event = await findSeenEvent(database, accountId, id);
    return event && { title: event.title, text: [event.location, event.description].filter(Boolean).join('\n') };
  },
};

/** What the contract lets a description have. */
const longestDescription = 10_000;
const hourMilliseconds = 3_600_000;

/** Where nobody said when, it begins with the next full hour. */
export const makeLinkedEvent: LinkMakers['event'] = async (transaction, context, { title, text }, when) => {
  const { timeZone, start = nextFullHour(context.now, timeZone) } = when;
  const extendedProps = { description: beginningOf(text, longestDescription) };
  const input = NewCalendarEvent.parse({ title, start, allDay: !start.includes('T'), timeZone, extendedProps });
  return addOwnEvent(transaction, context, input);
};

export const findMadeEvent: LinkMakers['madeEvent'] = async (transaction, accountId, id) => {
  const event = await findSeenEvent(transaction, accountId, id);
  return event?.accountId === accountId ? shown(event, accountId) : undefined;
};

function nextFullHour(now: string, timeZone: string): string {
  const hour = Math.floor(wallTimeAt(timeZone, Date.parse(now)) / hourMilliseconds) + 1;
  return new Date(momentAt(timeZone, hour * hourMilliseconds)).toISOString();
}
