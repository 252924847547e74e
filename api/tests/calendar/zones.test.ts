import { occurrencesOf, type Series } from '@atrium/contract/recurrence';
import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import ical from 'ical.js';
import { expect, test } from 'vitest';
import { zoneComponent } from '../../src/features/calendar/ics/ics-zones.ts';
import { expectedStarts, temporalMoment } from './recurrence.reference.ts';

/** Half an hour and a whole one, both halves of the earth, changes at midnight, a day that was left out, Ramadan, and none at all. */
const zones = [
  ...['Europe/Berlin', 'Europe/London', 'America/New_York', 'America/St_Johns', 'America/Havana', 'America/Santiago'],
  ...['Africa/Casablanca', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Gaza', 'Australia/Lord_Howe'],
  ...['Australia/Adelaide', 'Pacific/Auckland', 'Pacific/Chatham', 'America/Nuuk', 'Antarctica/Troll', 'UTC'],
];

/** Days on which clocks did something else than once or twice a year. */
const strange = [
  ['Pacific/Apia', '2011-12-28T09:30'],
  ['Pacific/Apia', '2011-12-29T23:30'],
  ['Asia/Pyongyang', '2018-05-03T23:45'],
  ['America/Caracas', '2016-04-29T02:45'],
  ['Europe/Istanbul', '2016-10-29T03:30'],
  ['Africa/Juba', '2021-01-30T23:30'],
  ['Asia/Amman', '2022-10-26T00:30'],
  ['America/Mexico_City', '2022-10-29T01:30'],
] as const;

const rules = [
  ...['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=DAILY;COUNT=4', 'FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=SA,SU,MO'],
  ...[
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYDAY=-1SU',
    'FREQ=MONTHLY;BYDAY=2SU,-1FR',
  ],
  ...['FREQ=YEARLY', 'FREQ=MONTHLY;INTERVAL=12;BYDAY=-1SU'],
];

/** Minutes from the edge to the hour of the event: before it, in what is left out or comes twice, and after. */
const minutes = [-30, 0, 15, 30, 60];
const daysBefore = [0, 7];
const dayMilliseconds = 86_400_000;
const firstMoment = Temporal.Instant.from('2025-06-01T00:00Z');

function edgesOf(zone: string): { moment: number; wall: Temporal.PlainDateTime }[] {
  const found = [];
  let next = firstMoment.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  while (next && found.length < 2) {
    // What the clocks would have shown without the change.
    const before = next.subtract({ nanoseconds: 1 });
    const wall = before.toPlainDateTime().add({ nanoseconds: 1 });
    found.push({ moment: next.epochMilliseconds, wall });
    next = next.getTimeZoneTransition('next');
  }
  return found;
}

/** An event begins at a moment: a time that is left out is the one that the clocks show then. */
function shown(wall: Temporal.PlainDateTime, zone: string): string {
  return wall.toZonedDateTime(zone).toPlainDateTime().toString().slice(0, 16);
}

interface Case {
  start: string;
  zone: string;
  rule: string;
  horizon: number;
}

function casesOf(zone: string): Case[] {
  return edgesOf(zone).flatMap(({ moment, wall }) =>
    daysBefore.flatMap((days) =>
      minutes.flatMap((offset) => {
        const start = shown(wall.subtract({ days }).add({ minutes: offset }), zone);
        return untilRules(
          rules.filter((rule) => offset === 15 || !isYearly(rule)),
          moment,
        ).map((rule) => ({ start, zone, rule, horizon: horizonOf(rule, moment) }));
      }),
    ),
  );
}

/** With ends that lie at the edge, a second before it and a day of it. */
function untilRules(all: readonly string[], moment: number): string[] {
  const text = (at: number) => new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    ...all,
    `FREQ=DAILY;UNTIL=${text(moment)}Z`,
    `FREQ=DAILY;UNTIL=${text(moment - 1_000)}Z`,
    `FREQ=WEEKLY;UNTIL=${text(moment).slice(0, 8)}`,
  ];
}

/** They take long to walk through, day by day. */
function isYearly(rule: string): boolean {
  return rule.includes('YEARLY') || rule.includes('INTERVAL=12');
}

function horizonOf(rule: string, moment: number): number {
  return moment + (isYearly(rule) ? 400 : 40) * dayMilliseconds;
}

function seriesOf({ start, zone, rule }: Case): Series {
  const parsed = parseRecurrence(rule);
  if (!parsed) throw new Error(`${rule} is no rule.`);
  const startsAt = temporalMoment(start, zone);
  return { startsAt, endsAt: startsAt + 1_800_000, timeZone: zone, rule: parsed, exceptions: new Set() };
}

/** From the beginning on, and from each of the edges on, where the days before are passed over. */
function expectAsTemporal(each: Case): void {
  const expected = expectedStarts(each);
  const series = seriesOf(each);
  const name = `${each.start} ${each.zone} ${each.rule}`;
  const startsFrom = (from?: number) =>
    [...occurrencesOf(series, from).take(expected.length + 1)]
      .map(({ startsAt }) => startsAt)
      .filter((startsAt) => startsAt < each.horizon);
  expect(startsFrom(), name).toEqual(expected);
  const middle = expected[Math.floor(expected.length / 2)] ?? series.startsAt;
  expect(startsFrom(middle), `${name} from its middle`).toEqual(expected.filter((startsAt) => startsAt >= middle));
}

test.each(zones)(
  'Every rule has the occurrences that Temporal gives it around the changes of the clocks in %s',
  (zone) => {
    const cases = zone === 'UTC' ? casesAtNight() : casesOf(zone);
    expect(cases.length).toBeGreaterThan(10);
    for (const each of cases) expectAsTemporal(each);
  },
);

function casesAtNight(): Case[] {
  return rules.map((rule) => ({
    ...{ start: '2026-03-28T23:30', zone: 'UTC', rule },
    horizon: horizonOf(rule, Date.UTC(2026, 2, 29)),
  }));
}

test.each(strange)('So it is when the clocks of %s were set anew after %s', (zone, start) => {
  for (const rule of rules) {
    const horizon = horizonOf(rule, temporalMoment(start, zone));
    expectAsTemporal({ start, zone, rule, horizon });
  }
});

test('There are more than four thousand of these cases', () => {
  const total = zones.flatMap((zone) => (zone === 'UTC' ? casesAtNight() : casesOf(zone))).length;
  expect(total + strange.length * rules.length).toBeGreaterThan(4_000);
});

/** No part of a year, so that every hour of the day has its turn. */
const step = 11 * dayMilliseconds + 47 * 60_000;

test.each(zones)('The definition of %s that files get sets the clocks as Temporal does', (name) => {
  const zone = new ical.Timezone(new ical.Component(zoneComponent(name)));
  for (let moment = Date.UTC(1971, 0, 1); moment < Date.UTC(2040, 11, 1); moment += step) {
    const there = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(name);
    const time = ical.Time.fromDateTimeString(there.toPlainDateTime().toString().slice(0, 19));
    const expected = Math.round(there.offsetNanoseconds / 60_000_000_000);
    const isEdge = isNearEdge(there);
    if (!isEdge) expect(Math.round(zone.utcOffset(time) / 60), `${there}`).toBe(expected);
  }
});

/** Where the same time of the clocks comes twice, files cannot say which. */
function isNearEdge(there: Temporal.ZonedDateTime): boolean {
  const day = 86_400_000_000_000;
  const [before, after] = [there.subtract({ nanoseconds: day }), there.add({ nanoseconds: day })];
  return before.offsetNanoseconds !== there.offsetNanoseconds || after.offsetNanoseconds !== there.offsetNanoseconds;
}
