import { expect, test } from 'vitest';
import { startNamedIn } from './named-start.ts';

/** It was written on a Wednesday, and is read the day after. */
const at = '2026-03-04T10:00:00.000Z';
const now = Date.parse('2026-03-05T08:00:00.000Z');

function start(text: string, language = 'en', zone = 'UTC') {
  return startNamedIn({ text, at }, { language, zone, now });
}

test.each([
  ['Shall we meet on Friday at 14:00?', '2026-03-06T14:00:00.000Z'],
  ['The inspection is on 12 March.', '2026-03-12'],
  ['Come the day after tomorrow at 9am', '2026-03-06T09:00:00.000Z'],
  ['On Mon, 2 March 2026 at 10:00 Ida wrote: see you on 9 March', '2026-03-09'],
])('An event of "%s" is at %s', async (text, expected) => {
  expect(await start(text)).toBe(expected);
});

test('Its hour is that of the clocks of whoever reads it', async () => {
  expect(await start('Friday at 14:00', 'en', 'Asia/Kolkata')).toBe('2026-03-06T08:30:00.000Z');
});

test("A day is read in one's own language, and in English", async () => {
  expect(await start('Wir sehen uns am Freitag um 14 Uhr', 'de')).toBe('2026-03-06T14:00:00.000Z');
  expect(await start('See you on 12 March', 'de')).toBe('2026-03-12');
});

test('What names no day, or only what is over, says nothing of when', async () => {
  expect(await start('The crane is free.')).toBeUndefined();
  expect(await start('Thank you for 3 March 2026')).toBeUndefined();
  expect(await start('As I said yesterday at 9:00')).toBeUndefined();
});
