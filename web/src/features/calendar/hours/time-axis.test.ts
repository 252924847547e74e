import { expect, test } from 'vitest';
import { addDays, daysFrom } from '../calendar-days.ts';
import { startOfDay } from '../calendar-zone.ts';
import { axisOf, gapsOf, hoursOf, momentAtPlace, placeOf } from './time-axis.ts';

const berlin = 'Europe/Berlin';

test('an ordinary day has 24 hours, each where its clocks say', () => {
  const axis = axisOf(berlin, ['2026-03-02']);
  expect(axis.length).toBe(1_440);
  expect(hoursOf(axis).map(({ shows }) => shows / 60)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(placeOf(axis, '2026-03-02', Date.parse('2026-03-02T08:30:00Z'))).toBe(9 * 60 + 30);
  expect(gapsOf(axis, '2026-03-02')).toEqual([]);
});

test('the hour that is left out when clocks are set forward is a gap of that day alone', () => {
  const axis = axisOf(berlin, daysFrom('2026-03-23', 7));
  expect(axis.length).toBe(1_440);
  expect(gapsOf(axis, '2026-03-29')).toEqual([{ from: 120, length: 60 }]);
  expect(gapsOf(axis, '2026-03-28')).toEqual([]);
  expect(placeOf(axis, '2026-03-29', Date.parse('2026-03-29T01:00:00Z'))).toBe(180);
  expect(new Date(momentAtPlace(axis, '2026-03-29', 150)).toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('the hour that comes twice when clocks are set back stands twice', () => {
  const axis = axisOf(berlin, daysFrom('2026-10-19', 7));
  expect(axis).toMatchObject({ repeated: { from: 180, length: 60 }, length: 1_500 });
  expect(
    hoursOf(axis)
      .slice(0, 6)
      .map(({ shows }) => shows / 60),
  ).toEqual([0, 1, 2, 2, 3, 4]);
  const first = Date.parse('2026-10-25T00:30:00Z');
  const second = Date.parse('2026-10-25T01:30:00Z');
  expect([first, second].map((moment) => placeOf(axis, '2026-10-25', moment))).toEqual([150, 210]);
  expect([150, 210].map((place) => momentAtPlace(axis, '2026-10-25', place))).toEqual([first, second]);
  expect(gapsOf(axis, '2026-10-25')).toEqual([]);
  expect(gapsOf(axis, '2026-10-24')).toEqual([{ from: 180, length: 60 }]);
  expect(placeOf(axis, '2026-10-24', Date.parse('2026-10-24T01:00:00Z'))).toBe(240);
});

test('clocks that are set by half an hour cut the hours there', () => {
  const axis = axisOf('Australia/Lord_Howe', daysFrom('2026-03-30', 7));
  expect(axis).toMatchObject({ repeated: { from: 120, length: 30 }, length: 1_470 });
  expect(hoursOf(axis).slice(0, 5)).toEqual([
    { from: 0, length: 60, shows: 0 },
    { from: 60, length: 60, shows: 60 },
    { from: 120, length: 30, shows: 90 },
    { from: 150, length: 60, shows: 120 },
    { from: 210, length: 60, shows: 180 },
  ]);
});

test('midnight itself may be left out', () => {
  const axis = axisOf('Africa/Cairo', ['2026-04-24']);
  expect(gapsOf(axis, '2026-04-24')).toEqual([{ from: 0, length: 60 }]);
  expect(placeOf(axis, '2026-04-24', startOfDay('Africa/Cairo', '2026-04-24'))).toBe(60);
});

test.each([
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
])('every quarter of an hour of the weeks in which clocks are set in %s is where it is looked for', (zone) => {
  for (const first of Array.from({ length: 52 }, (_, week) => addDays('2026-01-05', week * 7))) {
    const days = daysFrom(first, 7);
    const axis = axisOf(zone, days);
    for (const day of days) {
      const end = startOfDay(zone, addDays(day, 1));
      for (let moment = startOfDay(zone, day); moment < end; moment += 900_000) {
        expect(momentAtPlace(axis, day, placeOf(axis, day, moment))).toBe(moment);
      }
    }
  }
});
