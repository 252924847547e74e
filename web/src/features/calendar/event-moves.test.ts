import { expect, test } from 'vitest';
import {
  edgeAt,
  edgeByDays,
  edgeByMinutes,
  edgeOnDay,
  movedByDays,
  movedByMinutes,
  onDay,
  seriesTimes,
  startedAt,
} from './event-moves.ts';

const zone = 'Europe/Berlin';
const talk = { start: '2026-03-28T08:00:00.000Z', end: '2026-03-28T09:30:00.000Z', allDay: false };
const trip = { start: '2026-03-28', end: '2026-03-30', allDay: true };

test('a day later it is as late on the clock, and as long', () => {
  expect(movedByDays(talk, 1, zone)).toEqual({
    start: '2026-03-29T07:00:00.000Z',
    end: '2026-03-29T08:30:00.000Z',
    allDay: false,
  });
  expect(movedByDays(trip, -1, zone)).toEqual({ start: '2026-03-27', end: '2026-03-29', allDay: true });
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
