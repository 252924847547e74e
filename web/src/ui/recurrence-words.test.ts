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

function monthNameIn(language: string, month: number): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1));
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
    either: (parts: readonly string[]) => parts.join('/'),
    month: (month: number) => monthNameIn(language, month),
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

const counted = [
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYMONTHDAY=1,15,-2',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;INTERVAL=2;BYDAY=SA,SU;BYSETPOS=1',
  'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU',
  'FREQ=YEARLY;BYMONTH=7,1;BYMONTHDAY=15;COUNT=4',
  'FREQ=YEARLY;BYMONTH=1,7',
  'FREQ=YEARLY;BYMONTH=5;BYDAY=MO',
] as const;

test.each([
  [
    'en',
    [
      'Every month on the last day',
      'Every month on day 1, day 15, the second to last day',
      'Every month on the last working day',
      'Every 2 months on the first Saturday/Sunday',
      'Every year on the second Sunday of May',
      'Every year on day 15 of January, July, 4 times',
      'Every year on day 26 of January, July',
      'Every year on every Monday of May',
    ],
  ],
  [
    'de',
    [
      'Jeden Monat am letzten Tag',
      'Jeden Monat am 1., 15., vorletzten Tag',
      'Jeden Monat am letzten Arbeitstag',
      'Alle 2 Monate am ersten Samstag/Sonntag',
      'Jedes Jahr am zweiten Sonntag im Mai',
      'Jedes Jahr am 15. im Januar, Juli, 4-mal',
      'Jedes Jahr am 26. im Januar, Juli',
      'Jedes Jahr an jedem Montag im Mai',
    ],
  ],
  [
    'fr',
    [
      'Chaque mois, le dernier jour',
      'Chaque mois, le 1er, le 15, l’avant-dernier jour',
      'Chaque mois, le dernier jour ouvré',
      'Tous les 2 mois, le premier samedi/dimanche',
      'Chaque année, le deuxième dimanche, en mai',
      'Chaque année, le 15, en janvier, juillet, 4 fois',
      'Chaque année, le 26, en janvier, juillet',
      'Chaque année, chaque lundi, en mai',
    ],
  ],
  [
    'pt',
    [
      'Todo mês: no último dia',
      'Todo mês: dia 1º, dia 15, no penúltimo dia',
      'Todo mês: no último dia útil',
      'A cada 2 meses: no primeiro sábado/domingo',
      'Todo ano: no segundo domingo de maio',
      'Todo ano: dia 15 de janeiro, julho, 4 vezes',
      'Todo ano: dia 26 de janeiro, julho',
      'Todo ano: em cada segunda-feira de maio',
    ],
  ],
  [
    'ar',
    [
      'كل شهر: اليوم الأخير',
      'كل شهر: اليوم 1, اليوم 15, اليوم قبل الأخير',
      'كل شهر: يوم العمل الأخير',
      'كل شهرين: يوم السبت/الأحد الأول',
      'كل سنة: يوم الأحد الثاني من مايو',
      'كل سنة: اليوم 15 من يناير, يوليو، 4 مرات',
      'كل سنة: اليوم 26 من يناير, يوليو',
      'كل سنة: جميع أيام الاثنين من مايو',
    ],
  ],
])('days that are counted in months and years are told in %s', async (language, told) => {
  const words = await Promise.all(counted.map((rule) => wordsIn(language, 1, rule)));
  expect(words).toEqual(told);
});

test.each([
  ['en', 0, 'Every weekday'],
  ['de', 1, 'Jeden Werktag'],
  ['fr', 1, 'Chaque jour ouvré'],
  ['pt', 0, 'Todo dia útil'],
])('the days on which people work are told as one in %s', async (language, firstDay, told) => {
  expect(await wordsIn(language, firstDay, 'FREQ=WEEKLY;BYDAY=FR,TU,WE,TH,MO')).toBe(told);
});

test('the days on which people work are told one by one where others are meant, or not every week', async () => {
  expect(await wordsIn('ar', 6, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SU')).toBe('كل يوم عمل');
  expect(await wordsIn('en', 6, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe(
    'Every week on Monday, Tuesday, Wednesday, Thursday, Friday',
  );
  expect(await wordsIn('en', 1, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR')).toBe(
    'Every 2 weeks on Monday, Tuesday, Wednesday, Thursday, Friday',
  );
});

test('months are told without a day where nobody knows when it begins', async () => {
  expect(await wordsIn('en', 0, 'FREQ=YEARLY;BYMONTH=1,7', null)).toBe('Every year in January, July');
});

test('the working days of a land whose weeks begin with a Saturday are others', async () => {
  const rule = 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,SU;BYSETPOS=-1';
  expect(await wordsIn('ar', 6, rule)).toBe('كل شهر: يوم العمل الأخير');
  expect(await wordsIn('en', 0, rule)).toBe('Every month on the last Sunday/Monday/Tuesday/Wednesday/Thursday');
});
