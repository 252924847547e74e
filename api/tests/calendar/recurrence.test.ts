import { endOfSeries, occurrencesOf, type Series } from '@atrium/contract/recurrence';
import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import fc from 'fast-check';
import ical from 'ical.js';
import { expect, test } from 'vitest';
import { expectedStarts, temporalMoment } from './recurrence.reference.ts';

const zones = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Sao_Paulo'],
  ...['Africa/Casablanca', 'Pacific/Auckland', 'Pacific/Apia', 'Asia/Tehran', 'Pacific/Kiritimati'],
] as const;

const hour = 3_600_000;

function seriesOf(start: string, timeZone: string, recurrence: string, more: Partial<Series> = {}): Series {
  const rule = parseRecurrence(recurrence);
  if (!rule) throw new Error(`${recurrence} is no rule.`);
  const startsAt = temporalMoment(start, timeZone);
  return { startsAt, endsAt: startsAt + hour, timeZone, rule, exceptions: new Set(), ...more };
}

/** The first occurrences, as the clocks of their zone and those of UTC show them. */
function firstOf(series: Series, count: number): string[] {
  return [...occurrencesOf(series).take(count)].map(({ startsAt }) => {
    const wall = new Date(wallTimeAt(series.timeZone, startsAt)).toISOString().slice(0, 16);
    return `${wall} ${new Date(startsAt).toISOString().slice(11, 16)}Z`;
  });
}

test.each([
  [
    'when the clocks go forward in Berlin, at the same hour by the clock',
    ['2026-03-27T09:00', 'Europe/Berlin', 'FREQ=DAILY'],
    ['2026-03-27T09:00 08:00Z', '2026-03-28T09:00 08:00Z', '2026-03-29T09:00 07:00Z', '2026-03-30T09:00 07:00Z'],
  ],
  [
    'in the hour that is left out in Berlin, an hour later that day alone',
    ['2026-03-28T02:30', 'Europe/Berlin', 'FREQ=DAILY'],
    ['2026-03-28T02:30 01:30Z', '2026-03-29T03:30 01:30Z', '2026-03-30T02:30 00:30Z'],
  ],
  [
    'in the hour that comes twice in Berlin, the first time',
    ['2026-10-24T02:30', 'Europe/Berlin', 'FREQ=DAILY'],
    ['2026-10-24T02:30 00:30Z', '2026-10-25T02:30 00:30Z', '2026-10-26T02:30 01:30Z'],
  ],
  [
    'across the end of summer time in New York',
    ['2026-10-25T01:30', 'America/New_York', 'FREQ=WEEKLY'],
    ['2026-10-25T01:30 05:30Z', '2026-11-01T01:30 05:30Z', '2026-11-08T01:30 06:30Z'],
  ],
  [
    'in the hour that is left out in New York',
    ['2026-03-01T02:30', 'America/New_York', 'FREQ=WEEKLY'],
    ['2026-03-01T02:30 07:30Z', '2026-03-08T03:30 07:30Z', '2026-03-15T02:30 06:30Z'],
  ],
  [
    'when it was to begin in the hour that is left out in Auckland, at the time that the clocks show then',
    ['2025-09-28T02:00', 'Pacific/Auckland', 'FREQ=DAILY'],
    ['2025-09-28T03:00 14:00Z', '2025-09-29T03:00 14:00Z', '2025-09-30T03:00 14:00Z'],
  ],
  [
    'on several days of every other week',
    ['2026-03-04T09:00', 'UTC', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE'],
    ['2026-03-04T09:00 09:00Z', '2026-03-16T09:00 09:00Z', '2026-03-18T09:00 09:00Z', '2026-03-30T09:00 09:00Z'],
  ],
  [
    'every other week that begins on Sunday',
    ['1997-08-05T09:00', 'UTC', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU'],
    ['1997-08-05T09:00 09:00Z', '1997-08-17T09:00 09:00Z', '1997-08-19T09:00 09:00Z', '1997-08-31T09:00 09:00Z'],
  ],
  [
    'every other week that begins on Monday',
    ['1997-08-05T09:00', 'UTC', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO'],
    ['1997-08-05T09:00 09:00Z', '1997-08-10T09:00 09:00Z', '1997-08-19T09:00 09:00Z', '1997-08-24T09:00 09:00Z'],
  ],
  [
    'on the second and the last Friday of a month',
    ['2026-01-09T09:00', 'UTC', 'FREQ=MONTHLY;BYDAY=2FR,-1FR'],
    ['2026-01-09T09:00 09:00Z', '2026-01-30T09:00 09:00Z', '2026-02-13T09:00 09:00Z', '2026-02-27T09:00 09:00Z'],
  ],
  [
    'on the fifth Thursday, in months that have one',
    ['2026-01-29T09:00', 'UTC', 'FREQ=MONTHLY;BYDAY=5TH'],
    ['2026-01-29T09:00 09:00Z', '2026-04-30T09:00 09:00Z', '2026-07-30T09:00 09:00Z'],
  ],
  [
    'on the 31st, in months that have one',
    ['2026-01-31T09:00', 'UTC', 'FREQ=MONTHLY'],
    ['2026-01-31T09:00 09:00Z', '2026-03-31T09:00 09:00Z', '2026-05-31T09:00 09:00Z'],
  ],
  [
    'on the 29th of February, in years that have one',
    ['2024-02-29T09:00', 'UTC', 'FREQ=YEARLY'],
    ['2024-02-29T09:00 09:00Z', '2028-02-29T09:00 09:00Z', '2032-02-29T09:00 09:00Z'],
  ],
  [
    'on the last day of a month, also when the clocks go forward that day',
    ['2026-02-28T02:30', 'Europe/Berlin', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['2026-02-28T02:30 01:30Z', '2026-03-31T02:30 00:30Z', '2026-04-30T02:30 00:30Z', '2026-05-31T02:30 00:30Z'],
  ],
  [
    'on the last working day of a month, across the end of summer time in New York',
    ['2026-10-30T09:00', 'America/New_York', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
    ['2026-10-30T09:00 13:00Z', '2026-11-30T09:00 14:00Z', '2026-12-31T09:00 14:00Z', '2027-01-29T09:00 14:00Z'],
  ],
  [
    'on the last Sunday of March, in the hour that is left out then',
    ['2026-03-29T02:30', 'UTC', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
    ['2026-03-29T02:30 02:30Z', '2027-03-28T02:30 02:30Z', '2028-03-26T02:30 02:30Z'],
  ],
  [
    'on some days of some months of a year, those counted from its end too',
    ['2026-01-15T09:00', 'Europe/Berlin', 'FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=15,-1'],
    ['2026-01-15T09:00 08:00Z', '2026-01-31T09:00 08:00Z', '2026-07-15T09:00 07:00Z', '2026-07-31T09:00 07:00Z'],
  ],
  [
    'on days that a month may not have, in those that have them',
    ['2026-01-29T09:00', 'UTC', 'FREQ=MONTHLY;BYMONTHDAY=29,31'],
    ['2026-01-29T09:00 09:00Z', '2026-01-31T09:00 09:00Z', '2026-03-29T09:00 09:00Z', '2026-03-31T09:00 09:00Z'],
  ],
  [
    'until a day, that day included',
    ['2026-03-02T23:30', 'America/New_York', 'FREQ=DAILY;UNTIL=20260304'],
    ['2026-03-02T23:30 04:30Z', '2026-03-03T23:30 04:30Z', '2026-03-04T23:30 04:30Z'],
  ],
  [
    'until a moment, that moment included',
    ['2026-03-02T23:30', 'America/New_York', 'FREQ=DAILY;UNTIL=20260304T043000Z'],
    ['2026-03-02T23:30 04:30Z', '2026-03-03T23:30 04:30Z'],
  ],
  [
    'first of all when the event itself is, though the rule has another day',
    ['2026-03-04T09:00', 'UTC', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3'],
    ['2026-03-04T09:00 09:00Z', '2026-03-09T09:00 09:00Z', '2026-03-16T09:00 09:00Z'],
  ],
] as const)('An event repeats %s', (_, [start, zone, rule], expected) => {
  const series = seriesOf(start, zone, rule);
  const isAll = series.rule.count !== null || series.rule.until !== null;
  expect(firstOf(series, isAll ? 100 : expected.length)).toEqual(expected);
});

test('An occurrence that is left out counts all the same', () => {
  const series = seriesOf('2026-03-02T09:00', 'UTC', 'FREQ=DAILY;COUNT=3');
  const exceptions = new Set([Date.parse('2026-03-03T09:00Z')]);
  expect(firstOf({ ...series, exceptions }, 100)).toEqual(['2026-03-02T09:00 09:00Z', '2026-03-04T09:00 09:00Z']);
});

test.each([
  ...['', 'FREQ=HOURLY', 'FREQ=DAILY;', 'freq=daily', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;COUNT=0', 'COUNT=3'],
  ...['FREQ=DAILY;COUNT=3;COUNT=4', 'FREQ=DAILY;COUNT=3;UNTIL=20260304', 'FREQ=DAILY;UNTIL=20260230'],
  ...['FREQ=DAILY;UNTIL=20260304T250000Z', 'FREQ=WEEKLY;BYDAY=2MO', 'FREQ=DAILY;BYDAY=MO', 'FREQ=MONTHLY;BYDAY=6MO'],
  ...['FREQ=YEARLY;BYMONTHDAY=2', 'FREQ=MONTHLY;BYMONTH=2', 'FREQ=MONTHLY;BYMONTHDAY=32', 'FREQ=YEARLY;BYMONTH=13'],
  ...['FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=1', 'FREQ=MONTHLY;BYSETPOS=1', 'FREQ=MONTHLY;BYDAY=1MO,TU;BYSETPOS=1'],
  ...['FREQ=YEARLY;BYMONTH=1,7;BYDAY=MO,TU;BYSETPOS=1', 'FREQ=YEARLY;BYDAY=1MO', 'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=1'],
  ...['RRULE:FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO;FREQ=DAILY'],
])('%j is no rule', (text) => {
  expect(parseRecurrence(text)).toBeNull();
});

const someZone = fc.constantFrom(...zones);

test('The moment at which clocks show a time is the one that Temporal gives', () => {
  const wallTime = fc.date({ min: new Date('1975-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  const isTheSame = (timeZone: string, wall: Date) => {
    const expected = temporalMoment(wall.toISOString().slice(0, -1), timeZone);
    expect(momentAt(timeZone, wall.getTime()), `${wall.toISOString()} ${timeZone}`).toBe(expected);
  };
  fc.assert(fc.property(someZone, wallTime, isTheSame), { numRuns: 3_000 });
});

test('So it is in every half hour around the changes of the clocks', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
    let transition = Temporal.Instant.from('2025-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    for (let count = 0; transition && count < 6; count += 1) {
      const wall = wallTimeAt(zone, transition.epochMilliseconds);
      for (let step = -60; step <= 60; step += 1) {
        const time = wall + (step * hour) / 2;
        const text = new Date(time).toISOString().slice(0, -1);
        expect(momentAt(zone, time), `${text} ${zone}`).toBe(temporalMoment(text, zone));
      }
      transition = transition.getTimeZoneTransition('next');
    }
  }
});

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const nth = fc.constantFrom('', '1', '2', '3', '4', '5', '+2', '-1', '-2', '-5');
const weekdayList = fc.uniqueArray(weekday, { minLength: 1, maxLength: 4 }).map((days) => `;BYDAY=${days.join()}`);
const nthList = fc
  .uniqueArray(
    fc.tuple(nth, weekday).map((pair) => pair.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((days) => `;BYDAY=${days.join()}`);
const positionList = fc
  .tuple(weekdayList, fc.constantFrom('1', '-1', '2,-2', '5', '-1,1'))
  .map(([days, positions]) => `${days};BYSETPOS=${positions}`);
const monthDayList = fc
  .uniqueArray(fc.constantFrom('1', '15', '29', '30', '31', '-1', '-3', '+2'), { minLength: 1, maxLength: 3 })
  .map((days) => `;BYMONTHDAY=${days.join()}`);
const monthList = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 })
  .map((months) => `;BYMONTH=${months.join()}`);
const yearList = fc.oneof(
  fc.tuple(monthList, fc.oneof(fc.constant(''), nthList, monthDayList)),
  fc.tuple(fc.constantFrom(';BYMONTH=2', ';BYMONTH=11'), positionList),
);
const end = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 40 }).map((count) => `;COUNT=${count}`),
  fc.constantFrom(';UNTIL=20261025', ';UNTIL=20270601T003000Z', ';UNTIL=20250101', ';UNTIL=20280229'),
);
const someRule = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY').map((frequency) => [frequency, ''] as const),
      weekdayList.map((list) => ['WEEKLY', list] as const),
      fc.oneof(nthList, monthDayList, positionList).map((list) => ['MONTHLY', list] as const),
      yearList.map((list) => ['YEARLY', list.join('')] as const),
    ),
    fc.constantFrom('', ';INTERVAL=2', ';INTERVAL=3', ';INTERVAL=5'),
    end,
    fc.constantFrom('', ';WKST=SU', ';WKST=WE'),
  )
  .map(([[frequency, list], interval, last, week]) => `FREQ=${frequency}${interval}${list}${last}${week}`);

const someStart = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

const question = fc.record({
  start: someStart,
  zone: someZone,
  rule: someRule,
  hours: fc.constantFrom(0, 1, 24, 100, 1_000),
  from: fc.date({ min: new Date('2024-06-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  days: fc.integer({ min: 0, max: 400 }),
  leftOut: fc.array(fc.nat(30), { maxLength: 4 }),
});

type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

const horizon = Date.parse('2031-01-01');

test('The occurrences in a range are those that a plain walk through all days with Temporal finds', () => {
  const isTheSame = ({ start, zone, rule, hours, from, days, leftOut }: Question) => {
    const all = expectedStarts({ start, zone, rule, horizon });
    const exceptions = new Set(leftOut.map((index) => all[index] ?? 0));
    const series = seriesOf(start, zone, rule);
    const long = { ...series, endsAt: series.startsAt + hours * hour, exceptions };
    const [begin, finish] = [from.getTime(), from.getTime() + days * 24 * hour];
    const found = [...occurrencesOf(long, begin)].filter(({ startsAt }) => startsAt < Math.min(finish, horizon));
    const expected = all
      .filter((startsAt) => !exceptions.has(startsAt) && startsAt < finish)
      .filter((startsAt) => startsAt >= begin || startsAt + hours * hour > begin);
    expect(
      found.map(({ startsAt }) => startsAt),
      `${start} ${zone} ${rule}`,
    ).toEqual(expected);
    for (const { startsAt, endsAt } of found) expect(endsAt - startsAt).toBe(hours * hour);
  };
  fc.assert(fc.property(question, isTheSame), { numRuns: 100 });
});

test.each([
  ...['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYMONTHDAY=1,15,-2', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=29,30'],
  ...['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=SA,SU;BYSETPOS=1,-1'],
  ...['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=MO,4TH'],
  ...['FREQ=YEARLY;INTERVAL=2;BYMONTH=7,1;BYMONTHDAY=15', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
])('ical.js finds the same days for %s', (rule) => {
  const isTheSame = (start: string, zone: string) => {
    const series = seriesOf(start, zone, rule);
    const dayOf = (moment: number) => new Date(wallTimeAt(zone, moment)).toISOString().slice(0, 10);
    // It asks for a beginning that the rule has.
    const found = [...occurrencesOf(series).drop(1).take(12)].map(({ startsAt }) => dayOf(startsAt));
    const [first = '', last = ''] = [found[0], found.at(-1)];
    expect(found, `${start} ${zone}`).toEqual(icalDays(rule, first, last));
  };
  fc.assert(fc.property(someStart, someZone, isTheSame), { numRuns: 30 });
});

/** From one day to another. */
function icalDays(rule: string, first: string, last: string): string[] {
  const iterator = ical.Recur.fromString(rule).iterator(ical.Time.fromDateString(first));
  const days: string[] = [];
  for (let next = iterator.next(); next && next.toString() <= last; next = iterator.next()) days.push(next.toString());
  return days;
}

test('No occurrence ends after the end of its series', () => {
  const isBefore = ({ start, zone, rule }: { start: string; zone: string; rule: string }) => {
    const series = seriesOf(start, zone, rule);
    const last = endOfSeries(series);
    expect(last === null).toBe(!/COUNT|UNTIL/.test(rule));
    if (last !== null) for (const { endsAt } of occurrencesOf(series)) expect(endsAt).toBeLessThanOrEqual(last);
  };
  fc.assert(fc.property(fc.record({ start: someStart, zone: someZone, rule: someRule }), isBefore), { numRuns: 300 });
});

test('What repeats for ever ends with the calendar', () => {
  const series = seriesOf('2026-03-02T09:00', 'Europe/Berlin', 'FREQ=DAILY;INTERVAL=999');
  const starts = [...occurrencesOf(series, Date.parse('2190-01-01'))].map(({ startsAt }) => startsAt);
  const [last, end] = [starts.at(-1) ?? 0, Date.parse('2200-01-01')];
  expect(last).toBeLessThan(end);
  expect(last).toBeGreaterThan(end - 1_000 * 24 * hour);
});
