import { exportEvent, importCalendar, readCalendarFeed, renewCalendarFeed } from '@atrium/contract/calendar-files';
import { answerEvent, setOwnReminders } from '@atrium/contract/event-guests';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAnEvent, inviting } from './calendar.ts';
import { asUpload } from './ics-files.ts';

const app = await openApp();
const hour = 3_600_000;
const now = app.services.now().getTime();

function compact(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Events of half an hour, each an hour after the one before: the numbers are those of the hours from now. */
async function addHours(person: Person, from: number, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1_000) {
    const hours = Array.from({ length: Math.min(1_000, count - done) }, (_, index) => from + done + index);
    const events = hours.flatMap((each) => [
      ...['BEGIN:VEVENT', `UID:hour${each}@heron.example`, `SUMMARY:Hour ${each}`],
      ...[`DTSTART:${compact(now + each * hour)}`, 'DURATION:PT30M', 'END:VEVENT'],
    ]);
    const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
    await person.call(importCalendar, { query: {}, upload: asUpload(file) });
  }
}

async function titlesIn(token: string): Promise<string[]> {
  const { text } = await app.visitor().send(readCalendarFeed, { parameters: { token } });
  return text.match(/(?<=SUMMARY:).+/g) ?? [];
}

const hoursFrom = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Hour ${from + index}`);

test('A guest’s feed has the guest’s own reminders, and nothing that they declined', async () => {
  const [owner, guest] = [await newcomer(app), await newcomer(app)];
  const [start, end] = [72, 73].map((hours) => new Date(now + hours * hour).toISOString());
  const { id } = await addAnEvent(owner, { title: 'Regatta', start, end, reminders: [45], ...inviting(guest) });
  const { address } = await guest.call(renewCalendarFeed);
  const token = address.split('/').at(-1) ?? '';
  const alarmsIn = (text: string) => text.match(/(?<=TRIGGER:)\S+/g);
  await guest.call(setOwnReminders, { parameters: { id }, body: { reminders: [20] } });
  const { text } = await app.visitor().send(readCalendarFeed, { parameters: { token } });
  const [own, organisers] = await Promise.all(
    [guest, owner].map((each) => each.send(exportEvent, { parameters: { id } })),
  );
  expect([text, own?.text ?? '', organisers?.text ?? ''].map(alarmsIn)).toEqual([['-PT20M'], ['-PT20M'], ['-PT45M']]);
  const answer = (said: 'declined' | 'tentative') =>
    guest.call(answerEvent, { parameters: { id }, body: { answer: said } });
  await answer('declined');
  expect(await titlesIn(token)).toEqual([]);
  await answer('tentative');
  expect(await titlesIn(token)).toEqual(['Regatta']);
});

test('A calendar that has more than a feed holds is there with what is to come, and then what was last', async () => {
  const [person, other] = [await newcomer(app), await newcomer(app)];
  const { address } = await person.call(renewCalendarFeed);
  const token = address.split('/').at(-1) ?? '';
  const longAgo = { start: '2020-01-06T09:00:00Z', end: '2020-01-06T10:00:00Z' };
  await addAnEvent(person, { title: 'Since long', ...longAgo, recurrence: 'FREQ=WEEKLY' });
  await addAnEvent(person, { title: 'Once', ...longAgo, recurrence: 'FREQ=WEEKLY;COUNT=2' });
  const [start, end] = [-1.25, 0.25].map((hours) => new Date(now + hours * hour).toISOString());
  await addAnEvent(other, { title: 'Goes on', start, end, ...inviting(person) });
  await addHours(person, -1_500, 1_500);
  await addHours(person, 1, 998);
  expect(await titlesIn(token)).toEqual([
    'Since long',
    ...hoursFrom(-1_000, 999),
    'Goes on',
    'Hour -1',
    ...hoursFrom(1, 998),
  ]);
  await addHours(person, 999, 1_100);
  expect(await titlesIn(token)).toEqual(['Since long', 'Goes on', ...hoursFrom(1, 1_998)]);
}, 60_000);
