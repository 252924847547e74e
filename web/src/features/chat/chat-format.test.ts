import { expect, test } from 'vitest';
import { chatFormatOf } from './chat-format.ts';

const now = new Date('2026-03-09T02:00:00Z');

test('days and times are by the clocks of the zone', () => {
  const [newYork, kolkata] = [chatFormatOf('en', 'America/New_York'), chatFormatOf('en', 'Asia/Kolkata')];
  const sent = '2026-03-08T20:00:00Z';
  expect([newYork.day(sent, now), kolkata.day(sent, now)]).toEqual(['Today', 'Today']);
  expect([newYork.time(sent), kolkata.time(sent)]).toEqual(['4:00 PM', '1:30 AM']);
  const earlier = '2026-03-08T04:30:00Z';
  expect([newYork.day(earlier, now), kolkata.day(earlier, now)]).toEqual(['Yesterday', 'Yesterday']);
  expect([newYork.short(earlier, now), kolkata.short(earlier, now)]).toEqual(['Mar 7', 'Mar 8']);
});

test('of a day of another year the year is said', () => {
  const format = chatFormatOf('en', 'Asia/Kolkata');
  expect(format.day('2025-12-31T18:45:00Z', now)).toBe('Thursday, January 1');
  expect(format.day('2025-12-31T18:15:00Z', now)).toBe('Wednesday, December 31, 2025');
});
