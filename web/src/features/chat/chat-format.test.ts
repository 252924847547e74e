import { expect, test } from 'vitest';
import { chatFormatOf } from './chat-format.ts';

test('A message stands under the day that it was where the account is, whatever the device says', () => {
  const now = new Date('2026-03-05T01:00:00Z');
  const [tokyo, honolulu] = [chatFormatOf('en', 'Asia/Tokyo'), chatFormatOf('en', 'Pacific/Honolulu')];
  const sent = '2026-03-04T14:30:00Z';
  expect([tokyo.day(sent, now), honolulu.day(sent, now)]).toEqual(['Yesterday', 'Today']);
  expect([tokyo.time(sent), honolulu.time(sent)].map((text) => text.replace(/\s/g, ' '))).toEqual([
    '11:30 PM',
    '4:30 AM',
  ]);
  expect([tokyo.short(sent, now), honolulu.short('2025-12-31T09:00:00Z', now)]).toEqual(['Mar 4', '12/30/25']);
});
