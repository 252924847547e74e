import { readFileSync } from 'node:fs';
import { isCounted, type TaskRepeat, taskRepeats } from '@atrium/contract/task-repeat';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { read } from './quick-add-reading.ts';

const day = '2026-03-10';
const today = '2026-03-04';
test.each<[language: string, line: string, title: string, due: string, repeat: TaskRepeat, every: number]>([
  ['en', 'Water the plants every other Tuesday', 'Water the plants', day, 'weekly', 2],
  ['en', 'Water the plants every 2nd Tuesday', 'Water the plants', day, 'weekly', 2],
  ['en', 'Every other Tuesday water the plants', 'water the plants', day, 'weekly', 2],
  ['en', 'Water the plants every other week', 'Water the plants', today, 'weekly', 2],
  ['en', 'Check the boiler every 6 months', 'Check the boiler', today, 'monthly', 6],
  ['de', 'Blumen gießen jeden zweiten Dienstag', 'Blumen gießen', day, 'weekly', 2],
  ['de', 'Blumen gießen jeden 2. Dienstag', 'Blumen gießen', day, 'weekly', 2],
  ['de', 'Blumen gießen alle 3 Tage', 'Blumen gießen', today, 'daily', 3],
  ['de', 'Blumen gießen alle zwei Wochen am Dienstag', 'Blumen gießen', day, 'weekly', 2],
  ['fr', 'Arroser les fleurs un mardi sur deux', 'Arroser les fleurs', day, 'weekly', 2],
  ['fr', 'Arroser les fleurs tous les deux mardis', 'Arroser les fleurs', day, 'weekly', 2],
  ['fr', 'Arroser les fleurs tous les 3 jours', 'Arroser les fleurs', today, 'daily', 3],
  ['fr', 'Payer le loyer tous les 2 mois', 'Payer le loyer', today, 'monthly', 2],
  ['pt', 'Regar as flores a cada duas terças', 'Regar as flores', day, 'weekly', 2],
  ['pt', 'Regar as flores terça sim, terça não', 'Regar as flores', day, 'weekly', 2],
  ['pt', 'Regar as flores a cada 3 dias', 'Regar as flores', today, 'daily', 3],
  ['pt', 'Regar as flores dia sim, dia não', 'Regar as flores', today, 'daily', 2],
  ['ar', 'اسق النباتات كل ثاني ثلاثاء', 'اسق النباتات', day, 'weekly', 2],
  ['ar', 'اسق النباتات كل ٣ أيام', 'اسق النباتات', today, 'daily', 3],
  ['ar', 'اسق النباتات كل أسبوعين', 'اسق النباتات', today, 'weekly', 2],
])('What comes again after so many times is read in %s: %s', async (language, line, title, dueDate, repeat, every) => {
  expect(await read(line, language)).toMatchObject({ title, dueDate, repeat, repeatEvery: every });
});

test.each([
  ['en', 'Water the plants every fourth Tuesday'],
  ['en', 'Water the plants every 3rd Tuesday'],
  ['de', 'Blumen gießen jeden dritten Dienstag'],
  ['de', 'Blumen gießen jeden 1. Dienstag'],
  ['fr', 'Arroser les fleurs un mardi sur trois'],
  ['pt', 'Regar as flores a cada três terças'],
  ['ar', 'اسق النباتات كل ثالث ثلاثاء'],
])('What comes again in a way that no task has is left as it is said in %s: %s', async (language, line) => {
  expect(await read(line, language)).toMatchObject({ title: line, dueDate: null, repeat: null });
});

test.each([
  ['en', 'Water the plants every last Tuesday'],
  ['en', 'Water the plants every last Tuesday of the month'],
  ['en', 'Water the plants on the last Tuesday of every month'],
  ['en', 'Water the plants every month on the second to last Tuesday'],
  ['en', 'Water the plants every second Tuesday of the month'],
  ['de', 'Blumen gießen jeden letzten Dienstag im Monat'],
  ['de', 'Blumen gießen am letzten Dienstag jedes Monats'],
  ['de', 'Blumen gießen jeden Monat am vorletzten Dienstag'],
  ['de', 'Blumen gießen alle 2 Monate am dritten Freitag'],
  ['fr', 'Arroser les fleurs chaque dernier mardi du mois'],
  ['fr', 'Arroser les fleurs le dernier mardi de chaque mois'],
  ['fr', 'Arroser les fleurs chaque mois, le troisième vendredi'],
  ['pt', 'Regar as flores toda última terça-feira do mês'],
  ['pt', 'Regar as flores no último domingo de cada mês'],
  ['pt', 'Regar as flores todo mês: na penúltima sexta-feira'],
  ['ar', 'اسق النباتات كل آخر ثلاثاء من الشهر'],
  ['ar', 'اسق النباتات يوم الثلاثاء الأخير من كل شهر'],
  ['ar', 'اسق النباتات كل شهر: يوم الجمعة الثالث'],
])('A day that is counted in its month is left as it is said in %s: %s', async (language, line) => {
  expect(await read(line, language)).toMatchObject({ title: line, dueDate: null, repeat: null });
});

test.each([
  ['en', 'Every weekday water the plants', 'water the plants', today, 'weekdays'],
  ['en', 'Water the plants every month on day 15', 'Water the plants', '2026-03-15', 'monthly'],
  ['de', 'Blumen gießen jeden Monat am 15.', 'Blumen gießen', '2026-03-15', 'monthly'],
  ['fr', 'Arroser les fleurs chaque mois, le 1er', 'Arroser les fleurs', '2026-04-01', 'monthly'],
  ['fr', 'Arroser les fleurs chaque semaine, le mardi', 'Arroser les fleurs', day, 'weekly'],
  ['pt', 'Regar as flores todo mês: dia 1º', 'Regar as flores', '2026-04-01', 'monthly'],
  ['pt', 'Regar as flores toda semana: terça-feira', 'Regar as flores', day, 'weekly'],
  ['ar', 'اسق النباتات كل شهر: اليوم ١٥', 'اسق النباتات', '2026-03-15', 'monthly'],
  ['ar', 'اسق النباتات كل أسبوع: الثلاثاء', 'اسق النباتات', day, 'weekly'],
])(
  'What the calendar says of a day that comes again is read in %s: %s',
  async (language, line, title, dueDate, repeat) => {
    expect(await read(line, language)).toMatchObject({ title, dueDate, repeat, repeatEvery: 1 });
  },
);

test.each(['en', 'de', 'fr', 'pt', 'ar'])(
  'Whatever a task says of its repetition is read back in %s',
  async (language) => {
    const tasks = JSON.parse(readFileSync(new URL(`../../../locales/${language}/tasks.json`, import.meta.url), 'utf8'));
    const resources = { [language]: { translation: { tasks } } };
    const t = await i18next.createInstance().init({ lng: language, resources, interpolation: { escapeValue: false } });
    const misread: string[] = [];
    for (const repeat of taskRepeats) {
      for (const count of isCounted(repeat) ? [1, 2, 3, 5, 10, 11, 12, 21, 30, 99] : [1]) {
        const words = t(`tasks.repeats.${repeat}`, { count, formatted: String(count) });
        const task = await read(`Xy ${words}`, language);
        if (task.title !== 'Xy' || task.repeat !== repeat || task.repeatEvery !== count) misread.push(words);
      }
    }
    expect(misread).toEqual([]);
  },
);
