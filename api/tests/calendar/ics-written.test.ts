import { changeOccurrences } from '@atrium/contract/calendar';
import { exportCalendar, exportEvent, importCalendar } from '@atrium/contract/calendar-files';
import { sendInvitations } from '@atrium/contract/event-guests';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, nine, ten } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** What a file says of the times of its events. */
function timesIn(text: string): string[] {
  const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const named = /^(?:DTSTART|RECURRENCE-ID|EXDATE)\b.*$/gm;
  return events.flatMap((event) => (event.match(named) ?? []).map((line) => line.trim()));
}

const start = 'DTSTART:20260302T090000Z';
const leftOut = 'EXDATE:20260309T090000Z';
const changed = ['DTSTART:20260310T090000Z', 'RECURRENCE-ID:20260309T090000Z'];

/** Each Monday at nine, but once on a Tuesday. */
async function addMovedSeries(owner: Person, guests: readonly { value: string; email?: string; accountId?: number }[]) {
  const extendedProps = { calendar: 'Business' as const, guests: [...guests] };
  const { id } = await addAnEvent(owner, { start: nine, end: ten, recurrence: 'FREQ=WEEKLY;COUNT=4', extendedProps });
  const at = { originalStart: '2026-03-09T09:00:00.000Z', scope: 'this' as const };
  const times = { start: '2026-03-10T09:00:00.000Z', end: '2026-03-10T10:00:00.000Z' };
  const changes = { ...times, extendedProps: { calendar: 'Family' as const } };
  const { event } = await owner.call(changeOccurrences, { parameters: { id }, body: { ...at, changes } });
  return { id, movedId: event?.id ?? 0 };
}

test('An occurrence that was moved is left out of its series where the file has nothing in its place, and only there', async () => {
  const [owner, guest] = [await newcomer(app), await newcomer(app)];
  const { id } = await addMovedSeries(owner, [{ value: 'Guest', accountId: guest.accountId }]);
  expect(timesIn((await owner.send(exportCalendar)).text)).toEqual([start, ...changed]);
  expect(timesIn((await owner.send(exportEvent, { parameters: { id } })).text)).toEqual([start, ...changed]);
  const some = await owner.send(exportCalendar, { query: { calendars: ['Business'] } });
  expect(timesIn(some.text)).toEqual([start, leftOut]);
  expect(timesIn((await guest.send(exportEvent, { parameters: { id } })).text)).toEqual([start, leftOut]);
});

test('An invitation to a series brings along the occurrence that was moved, when it is for the same guests', async () => {
  const invited = async (id: number) => {
    await admin.call(sendInvitations, { parameters: { id }, body: {} });
    const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
    return timesIn((await admin.get(`/api/v1/messages/${messages[0]?.id}/attachments/1`)).text);
  };
  const { id, movedId } = await addMovedSeries(admin, [{ value: 'Amara', email: 'amara@heron.example' }]);
  expect(await invited(id)).toEqual([start, ...changed]);
  expect(await invited(movedId)).toEqual(changed);
});

test('What somebody wrote with other line ends and controls is a file that can be read', async () => {
  const owner = await newcomer(app);
  const description = 'One\r\ntwo\rEND:VEVENT\rthree\u0007four\tfive';
  const guests = [{ value: 'Amara\u000b', email: 'amara@heron.example' }];
  await addAnEvent(owner, { extendedProps: { calendar: 'Business', description, location: 'Pier\u0001', guests } });
  const { text } = await owner.send(exportCalendar);
  expect(text.replaceAll('\r\n', '\n')).not.toMatch(/[^\P{Cc}\t\n]/u);
  expect(text).toContain('DESCRIPTION:One\\ntwo\\nEND:VEVENT\\nthreefour\tfive');
  const other = await newcomer(app);
  const query = { calendar: 'Business' as const };
  const imported = await other.call(importCalendar, { query, upload: asUpload(text) });
  expect(imported).toMatchObject({ added: 1, problems: [] });
});
