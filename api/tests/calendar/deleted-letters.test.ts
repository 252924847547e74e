import { type CalendarEvent, changeOccurrences, removeEvent, updateEvent } from '@atrium/contract/calendar';
import { sendInvitations } from '@atrium/contract/event-guests';
import { listMessages } from '@atrium/contract/messages';
import { expect, test } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { addAnEvent } from './calendar.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const [amara, bruno] = [
  { value: 'Amara', email: 'amara@heron.example' },
  { value: 'Bruno', email: 'bruno@heron.example' },
];
const withGuests = (...guests: (typeof amara)[]) => ({
  extendedProps: { calendar: 'Business' as const, guests },
});
const inApril = { start: '2026-04-06T09:00:00.000Z', end: '2026-04-06T10:00:00.000Z' };
const weekly = { ...inApril, recurrence: 'FREQ=WEEKLY;COUNT=4', ...withGuests(amara) };
const second = '2026-04-13T09:00:00.000Z';

/** What letters say first, who gets them, and what the calendar of their reader is to do: those since it was asked last. */
async function letters() {
  const { messages, total } = await admin.call(listMessages, { query: { perPage: 100 } });
  const fresh = messages.slice(0, total - seen).reverse();
  seen = total;
  return Promise.all(
    fresh.map(async ({ id, recipient, subject, body }) => {
      const { text } = await admin.get(`/api/v1/messages/${id}/attachments/1`);
      const lines = text.replaceAll('\r\n ', '').split('\r\n');
      const sequence = Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
      const does = lines.filter((line) => /^(METHOD|STATUS|RECURRENCE-ID|RRULE|EXDATE)/.test(line));
      const uids = new Set(lines.filter((line) => line.startsWith('UID:')));
      return { recipient, subject, body, does, sequence, uid: [...uids].join() };
    }),
  );
}
let seen = (await admin.call(listMessages, { query: {} })).total;

async function invite({ id }: CalendarEvent, language: 'de' | 'en' = 'en') {
  await admin.call(sendInvitations, { parameters: { id }, body: { language } });
  return letters();
}

const remove = ({ id }: CalendarEvent) => admin.call(removeEvent, { query: { id } });

const removeAt = ({ id }: CalendarEvent, scope: 'this' | 'following', originalStart = second) =>
  admin.call(changeOccurrences, { parameters: { id }, body: { originalStart, scope, changes: null } });

async function lettersLater() {
  await app.later(30);
  return letters();
}

const doesOf = async () => (await lettersLater()).map(({ does }) => does);

test('Who was invited by letter is told when the event is deleted, once undo has had its time, and nobody else', async () => {
  const event = await addAnEvent(admin, { ...inApril, ...withGuests(amara) });
  const [invitation] = await invite(event, 'de');
  await admin.call(updateEvent, { body: { event: { id: event.id, ...withGuests(amara, bruno) } } });
  await remove(event);
  await app.later(29);
  expect(await letters()).toEqual([]);
  const [cancellation, ...others] = await lettersLater();
  expect(others).toEqual([]);
  expect(cancellation).toMatchObject({
    ...{ recipient: amara.email, subject: `Abgesagt: ${event.title}`, uid: invitation?.uid },
    does: ['METHOD:CANCEL', 'STATUS:CANCELLED'],
  });
  expect(app.log.at(-1)?.fields).toMatchObject({ recipient: amara.email, subject: cancellation?.subject });
  expect(cancellation?.sequence).toBeGreaterThan(invitation?.sequence ?? 0);
  expect(await lettersLater()).toEqual([]);
});

test('What is brought back in time is no news; what comes back later is, and what is deleted again is again', async () => {
  const event = await addAnEvent(admin, { ...inApril, ...withGuests(amara) });
  const [invitation] = await invite(event);
  const undone = await undo(admin, (await remove(event)).changeId);
  expect(await lettersLater()).toEqual([]);
  const redone = await undo(admin, undone);
  const [cancellation] = await lettersLater();
  expect(cancellation?.does).toEqual(['METHOD:CANCEL', 'STATUS:CANCELLED']);
  await undo(admin, redone);
  const [back, ...others] = await lettersLater();
  expect([back?.does, back?.uid, others]).toEqual([['METHOD:REQUEST', 'STATUS:CONFIRMED'], invitation?.uid, []]);
  expect(back?.subject).toBe(`It takes place after all: ${event.title}`);
  expect(back?.sequence).toBeGreaterThan(cancellation?.sequence ?? Number.NaN);
});

test('One occurrence that is deleted is taken out by itself, put back by undo, and taken out again', async () => {
  const event = await addAnEvent(admin, weekly);
  await invite(event);
  const { changeId } = await removeAt(event, 'this');
  const cancelled = [['METHOD:CANCEL', 'STATUS:CANCELLED', 'RECURRENCE-ID:20260413T090000Z']];
  expect(await doesOf()).toEqual(cancelled);
  const undone = await undo(admin, changeId);
  const again = [['METHOD:REQUEST', 'STATUS:CONFIRMED', 'RRULE:FREQ=WEEKLY;COUNT=4']];
  expect(await doesOf()).toEqual(again);
  const redone = await undo(admin, undone);
  expect(await doesOf()).toEqual(cancelled);
  await undo(admin, redone);
  const { changeId: removal } = await remove(event);
  expect(await doesOf()).toEqual([['METHOD:CANCEL', 'STATUS:CANCELLED', 'RRULE:FREQ=WEEKLY;COUNT=4']]);
  await undo(admin, removal);
  expect((await doesOf())[0]).toEqual(again[0]);
});

test('Of a series whose rest is deleted guests get what is left, and all of it again after undo', async () => {
  const event = await addAnEvent(admin, weekly);
  await invite(event);
  const { changeId } = await removeAt(event, 'following');
  const [ending, ...others] = await lettersLater();
  expect([ending?.does, others]).toEqual([['METHOD:REQUEST', 'STATUS:CONFIRMED', 'RRULE:FREQ=WEEKLY;COUNT=1'], []]);
  expect(ending?.body).toContain(`has cancelled the rest of a series: ${event.title}`);
  expect(ending?.body).toContain('April 13, 2026');
  const undone = await undo(admin, changeId);
  expect(await doesOf()).toEqual([['METHOD:REQUEST', 'STATUS:CONFIRMED', 'RRULE:FREQ=WEEKLY;COUNT=4']]);
  await undo(admin, await undo(admin, undone));
  expect(await lettersLater()).toEqual([]);
  await removeAt(event, 'following', inApril.start);
  expect(await doesOf()).toEqual([['METHOD:CANCEL', 'STATUS:CANCELLED', 'RRULE:FREQ=WEEKLY;COUNT=4']]);
});

test('An occurrence that was changed is taken out as what it stands for, and with its series in one letter', async () => {
  const series = await addAnEvent(admin, weekly);
  await invite(series);
  const move = async (originalStart: string) => {
    const changes = { start: originalStart.replace('T09', 'T12'), end: originalStart.replace('T09', 'T13') };
    const body = { originalStart, scope: 'this' as const, changes };
    const { event } = await admin.call(changeOccurrences, { parameters: { id: series.id }, body });
    return event ?? series;
  };
  await remove(await move(second));
  expect(await doesOf()).toEqual([['METHOD:CANCEL', 'STATUS:CANCELLED', 'RECURRENCE-ID:20260413T090000Z']]);
  await move('2026-04-20T09:00:00.000Z');
  const { changeId } = await remove(series);
  const [whole, ...others] = await lettersLater();
  expect([whole?.does[0], others]).toEqual(['METHOD:CANCEL', []]);
  const redone = await undo(admin, await undo(admin, changeId));
  expect(await lettersLater()).toEqual([]);
  await undo(admin, redone);
  expect(await doesOf()).toEqual([
    [
      ...['METHOD:REQUEST', 'STATUS:CONFIRMED', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20260413T090000Z'],
      ...['STATUS:CONFIRMED', 'RECURRENCE-ID:20260420T090000Z'],
    ],
  ]);
});

test('Nobody is written to of what they were never asked to, what was cancelled by letter, and what is over', async () => {
  await remove(await addAnEvent(admin, { ...inApril, ...withGuests(amara) }));
  const cancelled = await addAnEvent(admin, { ...inApril, ...withGuests(amara) });
  const over = await addAnEvent(admin, {
    start: '2026-01-05T09:00:00Z',
    end: '2026-01-05T10:00:00Z',
    ...withGuests(amara),
  });
  for (const event of [cancelled, over]) await invite(event);
  await admin.call(updateEvent, { body: { event: { id: cancelled.id, status: 'cancelled' } } });
  await invite(cancelled);
  for (const event of [cancelled, over]) await remove(event);
  expect(await lettersLater()).toEqual([]);
});
