import { expect, test } from 'vitest';
import { morningOf } from './occurrence.ts';

test('a new event begins at nine by the clocks, on days on which they change too', () => {
  const starts = (days: string[]) => days.map((day) => morningOf({ zone: 'Europe/Berlin' }, day).start.slice(5, 16));
  expect(starts(['2026-03-28', '2026-03-29', '2026-10-25'])).toEqual(['03-28T08:00', '03-29T07:00', '10-25T08:00']);
  expect(morningOf({ zone: 'Europe/Berlin' }, '2026-03-29')).toEqual({
    start: '2026-03-29T07:00:00.000Z',
    end: '2026-03-29T08:00:00.000Z',
    allDay: false,
  });
});
