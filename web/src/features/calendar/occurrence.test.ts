import { expect, test } from 'vitest';
import { momentsOf, morningOf } from './occurrence.ts';

const berlin = { zone: 'Europe/Berlin', settings: { eventMinutes: 60 } } as const;

test('a new event begins at nine by the clocks, on days on which they change too', () => {
  const starts = (days: string[]) => days.map((day) => morningOf(berlin, day).start.slice(5, 16));
  expect(starts(['2026-03-28', '2026-03-29', '2026-10-25'])).toEqual(['03-28T08:00', '03-29T07:00', '10-25T08:00']);
  expect(morningOf(berlin, '2026-03-29')).toEqual({
    start: '2026-03-29T07:00:00.000Z',
    end: '2026-03-29T08:00:00.000Z',
    allDay: false,
  });
});

test('a new event is as long as one has set, and a day where it is one of whole days', () => {
  expect(morningOf({ ...berlin, settings: { eventMinutes: 15 } }, '2026-03-28').end).toBe('2026-03-28T08:15:00.000Z');
  expect(momentsOf('2026-03-28T22:30:00.000Z', { eventMinutes: 120 }).end).toBe('2026-03-29T00:30:00.000Z');
  expect(momentsOf('2026-03-28', { eventMinutes: 120 }).end).toBe('2026-03-28');
});
