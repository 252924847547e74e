import { changeOccurrences, updateEvent } from '@atrium/contract/calendar';
import { importCalendar } from '@atrium/contract/calendar-files';
import { sendInvitations } from '@atrium/contract/event-guests';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { addAnEvent, allEvents, nine, ten } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const guests = [{ value: 'Amara', email: 'amara@heron.example' }];
const inBusiness = { extendedProps: { calendar: 'Business' as const, guests } };

async function writtenOf(id: number, language: 'de' | 'en' = 'en') {
  await admin.call(sendInvitations, { parameters: { id }, body: { language } });
  const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
  const file = await admin.get(`/api/v1/messages/${messages[0]?.id}/attachments/1`);
  return { message: messages[0], lines: linesOf(file.text) };
}

function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

function sequenceIn(lines: readonly string[]): number {
  return Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
}

function among(lines: readonly string[], pattern: RegExp): string[] {
  return lines.filter((line) => pattern.test(line));
}

test('Guests of a cancelled event are told that it is, and their calendars take it out, however soon it was cancelled', async () => {
  const { id, title } = await addAnEvent(admin, { reminders: [10], ...inBusiness });
  const invitation = await writtenOf(id);
  expect(among(invitation.lines, /^(METHOD|STATUS):/)).toEqual(['METHOD:REQUEST', 'STATUS:CONFIRMED']);
  app.moveClock(1);
  await admin.call(updateEvent, { body: { event: { id, status: 'cancelled' } } });
  const { message, lines } = await writtenOf(id, 'de');
  expect(message?.subject).toBe(`Abgesagt: ${title}`);
  expect(message?.body).toContain(`hat abgesagt: ${title}`);
  expect(message?.body).not.toContain('lädt Sie ein');
  expect(among(lines, /^(METHOD|STATUS|UID):/)).toEqual([
    'METHOD:CANCEL',
    among(invitation.lines, /^UID:/)[0],
    'STATUS:CANCELLED',
  ]);
  expect(among(lines, /^(ORGANIZER|ATTENDEE)/)).toHaveLength(2);
  expect(lines).not.toContain('BEGIN:VALARM');
  expect(sequenceIn(lines)).toBeGreaterThan(sequenceIn(invitation.lines));
});

test('Of a series one occurrence is cancelled by itself, and left out when the series is sent again', async () => {
  const { id } = await addAnEvent(admin, { start: nine, end: ten, recurrence: 'FREQ=WEEKLY;COUNT=4', ...inBusiness });
  const body = {
    originalStart: '2026-03-09T09:00:00.000Z',
    scope: 'this' as const,
    changes: { status: 'cancelled' as const },
  };
  const { event } = await admin.call(changeOccurrences, { parameters: { id }, body });
  const { lines } = await writtenOf(event?.id ?? 0);
  expect(among(lines, /^(METHOD|STATUS|RECURRENCE-ID|RRULE)/)).toEqual([
    'METHOD:CANCEL',
    'STATUS:CANCELLED',
    'RECURRENCE-ID:20260309T090000Z',
  ]);
  const series = await writtenOf(id);
  expect(among(series.lines, /^(METHOD|STATUS|RECURRENCE-ID|EXDATE|UID)/)).toEqual([
    'METHOD:REQUEST',
    among(lines, /^UID/)[0],
    'STATUS:CONFIRMED',
    'EXDATE:20260309T090000Z',
  ]);
  await admin.call(updateEvent, { body: { event: { id, status: 'cancelled' } } });
  expect(among((await writtenOf(id)).lines, /^(METHOD|BEGIN:VEVENT|RECURRENCE-ID)/)).toEqual([
    'METHOD:CANCEL',
    'BEGIN:VEVENT',
  ]);
});

test('Guests of what somebody else organises are written to by nobody here', async () => {
  const file = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:PUBLISH', 'BEGIN:VEVENT', 'UID:theirs@heron.example'],
    ...['DTSTART:20260302T090000Z', 'SUMMARY:Theirs', 'ORGANIZER:mailto:nadia@heron.example'],
    ...['ATTENDEE:mailto:amara@heron.example', 'END:VEVENT', 'END:VCALENDAR', ''],
  ];
  const before = await admin.call(listMessages, { query: {} });
  await admin.call(importCalendar, { query: {}, upload: asUpload(file.join('\r\n')) });
  const id = (await allEvents(admin)).find(({ title }) => title === 'Theirs')?.id ?? 0;
  for (const status of ['confirmed', 'cancelled'] as const) {
    await admin.call(updateEvent, { body: { event: { id, status } } });
    await admin.refused(409, sendInvitations, { parameters: { id }, body: {} });
  }
  expect((await admin.call(listMessages, { query: {} })).total).toBe(before.total);
});
