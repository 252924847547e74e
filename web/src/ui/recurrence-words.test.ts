import { readFileSync } from 'node:fs';
import i18next, { type TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { recurrenceWords } from './recurrence-words.ts';

/** A Monday. */
const monday = Date.UTC(2026, 0, 5);

function weekdayNamesIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(monday + index * 86_400_000));
}

async function speak(language: string): Promise<TFunction> {
  const file = new URL(`../../locales/${language}/calendar.json`, import.meta.url);
  const resources = { [language]: { translation: { calendar: JSON.parse(readFileSync(file, 'utf8')) } } };
  return i18next.createInstance().init({ lng: language, resources, interpolation: { escapeValue: false } });
}

async function wordsIn(
  language: string,
  firstDay: number,
  rule: string,
  start: string | null = '2026-11-26',
): Promise<string> {
  const names = weekdayNamesIn(language);
  const format = {
    day: (day: string) => day,
    list: (parts: readonly string[]) => parts.join(', '),
    weekday: (weekday: number) => names[weekday] ?? '',
    firstDay,
  };
  return recurrenceWords(rule, start, format, await speak(language));
}

test('a weekday of the month is counted as its name has it', async () => {
  expect(await wordsIn('en', 0, 'FREQ=MONTHLY;BYDAY=4SA')).toBe('Every month on the fourth Saturday');
  expect(await wordsIn('pt', 0, 'FREQ=MONTHLY;BYDAY=4TH')).toBe('Todo mês: na quarta quinta-feira');
  expect(await wordsIn('pt', 0, 'FREQ=MONTHLY;BYDAY=4SA')).toBe('Todo mês: no quarto sábado');
  expect(await wordsIn('pt', 0, 'FREQ=MONTHLY;BYDAY=-1SU')).toBe('Todo mês: no último domingo');
  expect(await wordsIn('ar', 6, 'FREQ=MONTHLY;BYDAY=4TH')).toBe('كل شهر: يوم الخميس الرابع');
});

test('a month is told without its day where nobody knows when it begins', async () => {
  expect(await wordsIn('en', 0, 'FREQ=MONTHLY;COUNT=3', null)).toBe('Every month, 3 times');
});

test('weekdays are told from the first day of the week on', async () => {
  const rule = 'FREQ=WEEKLY;BYDAY=MO,SA,SU';
  expect(await wordsIn('en', 0, rule)).toBe('Every week on Sunday, Monday, Saturday');
  expect(await wordsIn('ar', 6, rule)).toBe('كل أسبوع: السبت, الأحد, الاثنين');
  expect(await wordsIn('fr', 1, rule)).toBe('Chaque semaine, le lundi, le samedi, le dimanche');
});

const monthly = [
  ['FREQ=MONTHLY', '2026-11-26'],
  ['FREQ=MONTHLY', '2026-12-01'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=3FR', '2026-11-20'],
  ['FREQ=MONTHLY;BYDAY=-1TU', '2026-11-24'],
  ['FREQ=MONTHLY;BYDAY=-1SU', '2026-11-29'],
  ['FREQ=MONTHLY;BYDAY=-2TU', '2026-11-17'],
  ['FREQ=MONTHLY;BYDAY=-3SA', '2026-11-14'],
  ['FREQ=MONTHLY;BYDAY=1MO,3MO', '2026-11-02'],
  ['FREQ=MONTHLY;BYDAY=TU,TH', '2026-11-03'],
  ['FREQ=MONTHLY;BYDAY=-1TU;COUNT=3', '2026-11-24'],
] as const;

test.each([
  [
    'en',
    [
      'Every month on day 26',
      'Every month on day 1',
      'Every 2 months on the third Friday',
      'Every month on the last Tuesday',
      'Every month on the last Sunday',
      'Every month on the second to last Tuesday',
      'Every month on the third to last Saturday',
      'Every month on the first Monday, the third Monday',
      'Every month on every Tuesday, Thursday',
      'Every month on the last Tuesday, 3 times',
    ],
  ],
  [
    'de',
    [
      'Jeden Monat am 26.',
      'Jeden Monat am 1.',
      'Alle 2 Monate am dritten Freitag',
      'Jeden Monat am letzten Dienstag',
      'Jeden Monat am letzten Sonntag',
      'Jeden Monat am vorletzten Dienstag',
      'Jeden Monat am drittletzten Samstag',
      'Jeden Monat am ersten Montag, dritten Montag',
      'Jeden Monat an jedem Dienstag, Donnerstag',
      'Jeden Monat am letzten Dienstag, 3-mal',
    ],
  ],
  [
    'fr',
    [
      'Chaque mois, le 26',
      'Chaque mois, le 1er',
      'Tous les 2 mois, le troisième vendredi',
      'Chaque mois, le dernier mardi',
      'Chaque mois, le dernier dimanche',
      'Chaque mois, l’avant-dernier mardi',
      'Chaque mois, le troisième samedi avant la fin',
      'Chaque mois, le premier lundi, le troisième lundi',
      'Chaque mois, chaque mardi, jeudi',
      'Chaque mois, le dernier mardi, 3 fois',
    ],
  ],
  [
    'pt',
    [
      'Todo mês: dia 26',
      'Todo mês: dia 1º',
      'A cada 2 meses: na terceira sexta-feira',
      'Todo mês: na última terça-feira',
      'Todo mês: no último domingo',
      'Todo mês: na penúltima terça-feira',
      'Todo mês: no antepenúltimo sábado',
      'Todo mês: na primeira segunda-feira, na terceira segunda-feira',
      'Todo mês: em cada terça-feira, quinta-feira',
      'Todo mês: na última terça-feira, 3 vezes',
    ],
  ],
  [
    'ar',
    [
      'كل شهر: اليوم 26',
      'كل شهر: اليوم 1',
      'كل شهرين: يوم الجمعة الثالث',
      'كل شهر: يوم الثلاثاء الأخير',
      'كل شهر: يوم الأحد الأخير',
      'كل شهر: يوم الثلاثاء قبل الأخير',
      'كل شهر: يوم السبت الثالث من نهاية الشهر',
      'كل شهر: يوم الاثنين الأول, يوم الاثنين الثالث',
      'كل شهر: جميع أيام الثلاثاء, الخميس',
      'كل شهر: يوم الثلاثاء الأخير، 3 مرات',
    ],
  ],
])('every kind of month is told right in %s', async (language, told) => {
  const words = await Promise.all(monthly.map(([rule, start]) => wordsIn(language, 1, rule, start)));
  expect(words).toEqual(told);
});
