import { expect, test } from 'vitest';
import { findDayIn } from './find-day.ts';
import { type QuickWords, quickTask } from './quick-add-words.ts';

const names = { team: 'Team', low: 'Low', medium: 'Médium', high: 'High', update: 'Update' };
const repeats = {
  daily: 'every day|daily',
  weekdays: 'every weekday',
  weekly: 'every week|weekly',
  monthly: 'every month|monthly',
  yearly: 'every year|yearly',
};
const words: QuickWords = { nameOf: (tag) => names[tag], wordsOf: (repeat) => repeats[repeat] };
/** A Wednesday. */
const now = new Date('2026-03-04T10:00:00');

async function read(line: string, language = 'en') {
  return quickTask(line, words, await findDayIn(language, () => now), '2026-03-04');
}

test.each([
  [
    'Oil the crane tomorrow #high !',
    { title: 'Oil the crane', dueDate: '2026-03-05', tags: ['high'], isImportant: true },
  ],
  ['Call Ida on friday', { title: 'Call Ida', dueDate: '2026-03-06' }],
  ['Count lamps in 3 days #team #medium', { title: 'Count lamps', dueDate: '2026-03-07', tags: ['team', 'medium'] }],
  ['Pay the rent 1 April every month', { title: 'Pay the rent', dueDate: '2026-04-01', repeat: 'monthly' }],
  ['Water the plants weekly', { title: 'Water the plants', dueDate: '2026-03-04', repeat: 'weekly' }],
  ['Write to #nobody', { title: 'Write to #nobody', tags: [], dueDate: null }],
  ['What a day! Buy 12 lamps', { title: 'What a day! Buy 12 lamps', isImportant: false, dueDate: null }],
  ['tomorrow', { title: 'tomorrow', dueDate: null }],
])('%s', async (line, expected) => {
  expect(await read(line)).toMatchObject(expected);
});

test.each([
  ['de', 'Kran ölen morgen', 'Kran ölen', '2026-03-05'],
  ['fr', 'Huiler la grue demain', 'Huiler la grue', '2026-03-05'],
  ['pt', 'Lubrificar o guindaste amanhã', 'Lubrificar o guindaste', '2026-03-05'],
  ['ar', 'تزييت الرافعة غداً', 'تزييت الرافعة', '2026-03-05'],
])('Days are read in %s too', async (language, line, title, dueDate) => {
  expect(await read(line, language)).toMatchObject({ title, dueDate });
});
