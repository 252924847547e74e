import { readFileSync } from 'node:fs';
import i18next, { type TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { recurrenceWords } from './recurrence-words.ts';

const weekdayNames: Readonly<Record<string, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  pt: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
  ar: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
};

async function speak(language: string): Promise<TFunction> {
  const file = new URL(`../../../locales/${language}/calendar.json`, import.meta.url);
  const resources = { [language]: { translation: { calendar: JSON.parse(readFileSync(file, 'utf8')) } } };
  return i18next.createInstance().init({ lng: language, resources, interpolation: { escapeValue: false } });
}

async function wordsIn(language: string, firstDay: number, rule: string): Promise<string> {
  const format = {
    day: (day: string) => day,
    list: (parts: readonly string[]) => parts.join(', '),
    weekday: (weekday: number) => weekdayNames[language]?.[weekday] ?? '',
    firstDay,
  };
  return recurrenceWords(rule, '2026-11-26', format, await speak(language));
}

test('a weekday of the month is counted as its name has it', async () => {
  expect(await wordsIn('en', 0, 'FREQ=MONTHLY;BYDAY=4SA')).toBe('Every month on the fourth Saturday');
  expect(await wordsIn('pt', 0, 'FREQ=MONTHLY;BYDAY=4TH')).toBe('Todo mês: na quarta quinta-feira');
  expect(await wordsIn('pt', 0, 'FREQ=MONTHLY;BYDAY=4SA')).toBe('Todo mês: no quarto sábado');
  expect(await wordsIn('pt', 0, 'FREQ=MONTHLY;BYDAY=-1SU')).toBe('Todo mês: no último domingo');
  expect(await wordsIn('ar', 6, 'FREQ=MONTHLY;BYDAY=4TH')).toBe('كل شهر: يوم الخميس الرابع');
});

test('weekdays are told from the first day of the week on', async () => {
  const rule = 'FREQ=WEEKLY;BYDAY=MO,SA,SU';
  expect(await wordsIn('en', 0, rule)).toBe('Every week on Sunday, Monday, Saturday');
  expect(await wordsIn('ar', 6, rule)).toBe('كل أسبوع: السبت, الأحد, الاثنين');
});
