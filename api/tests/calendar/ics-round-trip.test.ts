import { type CalendarEvent, eventKinds } from '@atrium/contract/calendar';
import { exportCalendar, importCalendar } from '@atrium/contract/calendar-files';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { allEvents } from './calendar.ts';
import { asUpload } from './ics-files.ts';

/** `ICS_RUNS=2000 vitest run ics-round-trip` looks longer. */
const numRuns = Number(process.env.ICS_RUNS ?? 40);

const app = await openApp();

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.constantFrom('a; b, c\\d "e"', 'line\nline\n\nline', 'ü'.repeat(100), '🚢🚢🚢', ':;,', '  ', '\\n', 'END:VEVENT'),
);
const zone = fc.constantFrom(null, 'UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata');
const rule = fc.constantFrom(
  ...[
    'FREQ=DAILY;COUNT=5',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20260801',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY',
  ],
  ...['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR'],
  ...['FREQ=WEEKLY;UNTIL=20260701T120000Z;WKST=SU', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=4'],
  ...[
    'RDATE',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
    'FREQ=YEARLY;BYMONTH=7,1;BYMONTHDAY=15',
    'FREQ=YEARLY;BYYEARDAY=-1',
  ],
);
const person = fc.record({
  name: words,
  email: fc.constantFrom('', 'amara@heron.example', "o'neill+tides@heron.example", 'not an address'),
  answer: fc.constantFrom('', 'NEEDS-ACTION', 'ACCEPTED', 'DECLINED', 'TENTATIVE', 'DELEGATED'),
});
const someEvent = fc.record({
  title: words,
  location: words,
  description: words,
  url: fc.constantFrom('', 'https://heron.example/?a=1,2;3', 'ftp://old.example', 'not one'),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  minute: fc.integer({ min: 0, max: 1_439 }),
  length: fc.integer({ min: 0, max: 3_000 }),
  allDay: fc.boolean(),
  zone,
  rule: fc.option(rule),
  leftOut: fc.boolean(),
  isMoved: fc.boolean(),
  kind: fc.constantFrom('', 'Sport', ...eventKinds),
  status: fc.constantFrom('', 'CONFIRMED', 'TENTATIVE', 'CANCELLED', 'ODD'),
  alarms: fc.array(fc.constantFrom('-PT10M', 'PT0S', '-P1D', 'PT9H', '-P5W', '-PT1H30M'), { maxLength: 7 }),
  people: fc.array(person, { maxLength: 4 }),
  folded: fc.integer({ min: 20, max: 75 }),
});
type SomeEvent = typeof someEvent extends fc.Arbitrary<infer Value> ? Value : never;

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, "'")}"`;
}

const two = (value: number) => String(value).padStart(2, '0');

function timeOf(name: string, { zone: tzid, allDay }: SomeEvent, time: Temporal.PlainDateTime): string {
  const date = `${time.year}${two(time.month)}${two(time.day)}`;
  if (allDay) return `${name};VALUE=DATE:${date}`;
  const moment = `${date}T${two(time.hour)}${two(time.minute)}00`;
  if (tzid === 'UTC') return `${name}:${moment}Z`;
  return tzid === null ? `${name}:${moment}` : `${name};TZID=${tzid}:${moment}`;
}

function linesOf(event: SomeEvent, uid: string): string[] {
  const start = new Temporal.PlainDateTime(
    2026,
    event.month,
    event.day,
    Math.floor(event.minute / 60),
    event.minute % 60,
  );
  const end = event.allDay ? start.add({ days: 1 + (event.length % 4) }) : start.add({ minutes: event.length });
  const next = start.add({ days: 7 });
  const details = [
    ...[`SUMMARY:${escaped(event.title)}`, `LOCATION:${escaped(event.location)}`],
    ...[`DESCRIPTION:${escaped(event.description)}`, ...(event.url ? [`URL:${event.url}`] : [])],
    ...(event.kind ? [`CATEGORIES:${event.kind}`] : []),
    ...(event.status ? [`STATUS:${event.status}`] : []),
    ...event.people.map(
      ({ name, email, answer }) =>
        `ATTENDEE;CN=${quoted(name)}${answer && `;PARTSTAT=${answer}`}:${email ? `mailto:${email}` : 'invalid:nomail'}`,
    ),
    ...event.alarms.flatMap((trigger) => ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, 'END:VALARM']),
  ];
  const repeats = event.rule === 'RDATE' ? [timeOf('RDATE', event, next)] : event.rule ? [`RRULE:${event.rule}`] : [];
  const leftOut = event.leftOut && event.rule ? [timeOf('EXDATE', event, next.add({ days: 7 }))] : [];
  const block = (times: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...times, ...details, 'END:VEVENT'];
  const moved = block([
    timeOf('RECURRENCE-ID', event, next),
    timeOf('DTSTART', event, next.add({ hours: 30 })),
    timeOf('DTEND', event, next.add({ hours: 55 })),
  ]);
  return [
    ...block([timeOf('DTSTART', event, start), timeOf('DTEND', event, end), ...repeats, ...leftOut]),
    ...(event.isMoved && event.rule ? moved : []),
  ];
}

/** Cut after so many letters, as writers of files do, and never within one. */
function folded(line: string, length: number): string {
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  const rows = Array.from({ length: Math.ceil(letters.length / length) }, (_, row) =>
    letters.slice(row * length, (row + 1) * length).join(''),
  );
  return rows.join('\r\n ');
}

function fileOf(events: readonly SomeEvent[]): string {
  const lines = events.flatMap((event, index) =>
    linesOf(event, `uid-${index}@heron.example`).map((line) => folded(line, event.folded)),
  );
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** All that is said of events, whatever their ids; who invites is whose calendar the file is of. */
async function said(who: Person): Promise<object[]> {
  const events = await allEvents(who);
  const plain = events.map(({ id: _, organiser: __, ...event }: CalendarEvent) => event);
  return plain.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

const query = { timeZone: 'Pacific/Auckland', calendar: 'ETC' } as const;

test('A file that was imported and exported says the same to whoever imports it again', async () => {
  const property = fc.asyncProperty(fc.array(someEvent, { minLength: 1, maxLength: 5 }), async (events) => {
    const [first, second] = [await newcomer(app), await newcomer(app)];
    const file = fileOf(events);
    const { added, problems } = await first.call(importCalendar, { query, upload: asUpload(file) });
    const leftOut = problems.filter(({ isLeftOut }) => isLeftOut);
    expect(added + leftOut.length, file).toBeGreaterThan(0);
    const { text } = await first.send(exportCalendar);
    const again = await first.call(importCalendar, { query, upload: asUpload(text) });
    expect([again.added, again.updated, again.problems], `${file}\n\n${text}`).toEqual([0, 0, []]);
    await second.call(importCalendar, { query, upload: asUpload(text) });
    expect(await said(second), `${file}\n\n${text}`).toEqual(await said(first));
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
});
