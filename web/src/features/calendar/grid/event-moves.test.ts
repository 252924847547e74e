import { expect, test } from 'vitest';
import { axisOf } from '../hours/time-axis.ts';
import {
  edgeAt,
  edgeByDays,
  edgeByMinutes,
  edgeOnDay,
  leftOutOf,
  movedByDays,
  movedByMinutes,
  onDay,
  seriesTimes,
  startedAt,
} from './event-moves.ts';
import { dragged } from './gestures.ts';

const zone = 'Europe/Berlin';
const talk = { start: '2026-03-28T08:00:00.000Z', end: '2026-03-28T09:30:00.000Z', allDay: false };
const trip = { start: '2026-03-28', end: '2026-03-30', allDay: true };

test('a day later it is as late on the clock, and as long', () => {
  expect(movedByDays({ times: talk }, 1, zone).times).toEqual({
    start: '2026-03-29T07:00:00.000Z',
    end: '2026-03-29T08:30:00.000Z',
    allDay: false,
  });
  expect(movedByDays({ times: trip }, -1, zone)).toEqual({
    times: { start: '2026-03-27', end: '2026-03-29', allDay: true },
  });
});

test('minutes move what has hours', () => {
  expect(movedByMinutes(talk, -15)).toMatchObject({
    start: '2026-03-28T07:45:00.000Z',
    end: '2026-03-28T09:15:00.000Z',
  });
  expect(movedByMinutes(trip, 15)).toEqual(trip);
});

test('whole days become an hour, and hours the days that they touch', () => {
  const at = Date.parse('2026-03-28T10:00:00Z');
  expect(startedAt(trip, at)).toEqual({
    start: '2026-03-28T10:00:00.000Z',
    end: '2026-03-28T11:00:00.000Z',
    allDay: false,
  });
  const night = { start: '2026-03-28T20:00:00.000Z', end: '2026-03-29T04:00:00.000Z', allDay: false };
  expect(onDay(night, '2026-04-01', zone)).toEqual({ start: '2026-04-01', end: '2026-04-02', allDay: true });
});

test('either end moves, and a quarter of an hour or a day is left', () => {
  expect(edgeByMinutes(talk, 'end', 30)).toMatchObject({ end: '2026-03-28T10:00:00.000Z' });
  expect(edgeByMinutes(talk, 'end', -120)).toMatchObject({ end: '2026-03-28T08:15:00.000Z' });
  expect(edgeAt(talk, 'start', Date.parse('2026-03-28T12:00:00Z'))).toMatchObject({
    start: '2026-03-28T09:15:00.000Z',
  });
  expect(edgeOnDay(trip, 'start', '2026-04-09', zone)).toEqual({ ...trip, start: '2026-03-30' });
  expect(edgeByDays(trip, 'end', -5, zone)).toEqual({ ...trip, end: '2026-03-28' });
  expect(edgeOnDay(talk, 'end', '2026-03-29', zone)).toMatchObject({ end: '2026-03-29T08:30:00.000Z' });
});

test('a series goes as far as its occurrence, by the clocks of its zone', () => {
  const first = { start: '2026-01-05T08:00:00.000Z', end: '2026-01-05T09:00:00.000Z', allDay: false };
  const before = { start: '2026-06-01T07:00:00.000Z', end: '2026-06-01T08:00:00.000Z', allDay: false };
  const after = { start: '2026-06-02T08:30:00.000Z', end: '2026-06-02T10:30:00.000Z', allDay: false };
  expect(seriesTimes(first, before, after, zone)).toEqual({
    start: '2026-01-06T09:30:00.000Z',
    end: '2026-01-06T11:30:00.000Z',
    allDay: false,
  });
  expect(seriesTimes(first, before, { start: '2026-06-03', end: '2026-06-04', allDay: true }, zone)).toEqual({
    start: '2026-01-07',
    end: '2026-01-08',
    allDay: true,
  });
});

test('a series keeps its hour when one of its occurrences, whose hour the clocks leave out, is as early as before', () => {
  const first = { start: '2026-03-27T01:30:00.000Z', end: '2026-03-27T02:30:00.000Z', allDay: false };
  const before = { start: '2026-03-29T01:30:00.000Z', end: '2026-03-29T02:30:00.000Z', allDay: false };
  expect(seriesTimes(first, before, { ...before, end: '2026-03-29T03:30:00.000Z' }, zone)).toEqual({
    ...{ start: '2026-03-27T01:30:00.000Z', end: '2026-03-27T03:30:00.000Z', allDay: false },
  });
});

test('what the clocks leave out on a day is said, and is there again on the next', () => {
  const early = { start: '2026-03-28T01:30:00.000Z', end: '2026-03-28T02:00:00.000Z', allDay: false };
  const put = movedByDays({ times: early }, 1, zone);
  expect(put.times).toEqual({ start: '2026-03-29T01:30:00.000Z', end: '2026-03-29T02:00:00.000Z', allDay: false });
  expect(leftOutOf(put, zone)).toBe(150);
  const next = movedByDays(put, 1, zone);
  expect(next.times.start).toBe('2026-03-30T00:30:00.000Z');
  expect(leftOutOf(next, zone)).toBeNull();
  expect(leftOutOf(movedByDays({ times: talk }, 1, zone), zone)).toBeNull();
});

test('what is dragged over hours lands by the clocks of its day, wherever it was taken hold of', () => {
  const days = ['2026-03-27', '2026-03-28', '2026-03-29'];
  const axis = axisOf(zone, days);
  const early = { start: '2026-03-28T00:00:00.000Z', end: '2026-03-28T03:00:00.000Z', allDay: false };
  const drag = (at: number, until: number) =>
    dragged(early, { day: '2026-03-28', place: at }, { day: '2026-03-29', place: until }, zone, axis);
  for (const hold of [65, 150, 235]) {
    expect(drag(hold, hold).times.start).toBe('2026-03-29T00:00:00.000Z');
    expect(leftOutOf(drag(hold, hold), zone)).toBeNull();
    expect(drag(hold, hold + 92).times.start).toBe('2026-03-29T01:30:00.000Z');
    expect(leftOutOf(drag(hold, hold + 92), zone)).toBe(150);
  }
});
