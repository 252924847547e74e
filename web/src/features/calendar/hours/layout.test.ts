import { expect, test } from 'vitest';
import { daysFrom, daysOfView, inWeeks, turned } from '../calendar-days.ts';
import { type Entry, placeIn, type Times } from '../entries.ts';
import { barsOf, hiddenOn } from '../month/lanes.ts';
import { inColumns } from './columns.ts';

const week = daysFrom('2026-03-02', 7);

function entry(title: string, times: Times): Entry {
  return { key: title, title, tone: 'Business', location: '', event: null, place: null, ...placeIn('UTC', times) };
}

function days(title: string, start: string, end = start): Entry {
  return entry(title, { start, end, allDay: true });
}

function hours(title: string, day: string, from: string, to: string): Entry {
  return entry(title, { start: `${day}T${from}:00.000Z`, end: `${day}T${to}:00.000Z`, allDay: false });
}

test('the days of a month are whole weeks, from the day that a week begins with', () => {
  const monday = inWeeks(daysOfView('month', '2026-03-15', 1));
  expect(monday.map((days) => [days[0], days[6]])).toEqual([
    ['2026-02-23', '2026-03-01'],
    ['2026-03-02', '2026-03-08'],
    ['2026-03-09', '2026-03-15'],
    ['2026-03-16', '2026-03-22'],
    ['2026-03-23', '2026-03-29'],
    ['2026-03-30', '2026-04-05'],
  ]);
  expect(daysOfView('month', '2026-03-15', 0)[0]).toBe('2026-03-01');
  expect(daysOfView('week', '2026-03-01', 6)).toEqual(daysFrom('2026-02-28', 7));
  expect(daysOfView('list', '2028-02-10', 1)).toHaveLength(29);
});

test('one turns over by months, weeks and days; a month without the day ends at its last', () => {
  expect(turned('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(turned('list', '2026-01-31', -1)).toBe('2025-12-31');
  expect(turned('week', '2026-12-31', 1)).toBe('2027-01-07');
  expect(turned('day', '2026-03-01', -1)).toBe('2026-02-28');
});

test('what goes on for days keeps its lane, and what is short fills the holes', () => {
  const bars = barsOf(week, [
    hours('Talk', '2026-03-04', '09:00', '10:00'),
    days('Sailing', '2026-03-03', '2026-03-05'),
    days('Before', '2026-02-20', '2026-03-02'),
    days('After', '2026-03-05', '2026-03-12'),
    hours('Early', '2026-03-04', '08:00', '09:00'),
  ]);
  expect(
    bars.map(({ entry, lane, from, span, startsBefore, endsAfter }) => [
      entry.title,
      lane,
      from,
      span,
      startsBefore,
      endsAfter,
    ]),
  ).toEqual([
    ['Before', 0, 0, 1, true, false],
    ['Sailing', 0, 1, 3, false, false],
    ['Early', 1, 2, 1, false, false],
    ['Talk', 2, 2, 1, false, false],
    ['After', 1, 3, 4, false, true],
  ]);
  expect(week.map((_, day) => hiddenOn(bars, day, 2))).toEqual([0, 0, 1, 0, 0, 0, 0]);
});

test('what ends at midnight is not of the day that begins then', () => {
  const late = entry('Late', { start: '2026-03-02T20:00:00.000Z', end: '2026-03-03T00:00:00.000Z', allDay: false });
  expect([late.firstDay, late.lastDay]).toEqual(['2026-03-02', '2026-03-02']);
  const moment = entry('Moment', { start: '2026-03-03T00:00:00.000Z', end: '2026-03-03T00:00:00.000Z', allDay: false });
  expect([moment.firstDay, moment.lastDay]).toEqual(['2026-03-03', '2026-03-03']);
});

test('what overlaps stands side by side; what does not has the width for itself', () => {
  const placed = inColumns([
    { name: 'a', from: 60, to: 180 },
    { name: 'b', from: 60, to: 120 },
    { name: 'c', from: 120, to: 150 },
    { name: 'd', from: 150, to: 240 },
    { name: 'e', from: 240, to: 300 },
  ]);
  expect(placed.map(({ name, column, columns }) => [name, column, columns])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 1, 2],
    ['e', 0, 1],
  ]);
});
