import type { Chrono, Parser, ParsingContext } from 'chrono-node';
import { dayNames } from './day-names.ts';
import { hoursIn } from './hours.ts';
import {
  dayOfMonth,
  endOfNamedMonth,
  lastWorkdayIn,
  later,
  monthsLater,
  namedDays,
  weekdayFrom,
} from './named-days.ts';

/** Marks a day that is meant in each month. */
export const ofEachMonth = 'atrium/of-each-month';

type Days = (match: RegExpMatchArray, today: Date) => Date | null;

const weekdays: Readonly<Record<string, readonly string[]>> = {
  fr: ['dimanches', 'lundis', 'mardis', 'mercredis', 'jeudis', 'vendredis', 'samedis'],
  pt: ['domingos', 'segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados'],
};

const portugueseNumbers = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

const more: Readonly<Record<string, readonly Parser[]>> = {
  de: [{ pattern: () => /(?<![\d.])(?:am\s)?(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/iu, extract: dayAndMonth }],
  fr: [plurals('fr')],
  pt: [
    words('(?:em|daqui a|dentro de) (\\p{L}+|\\d{1,3}) (dia|semana|mes|mês)(?:s|es)?', portugueseDistance),
    plurals('pt'),
  ],
};

/** With the days and hours that chrono does not know in a language, or takes for something shorter: of two that overlap the longer counts, and of two as long the first. */
export function withMoreDays(language: string, known: Chrono): Chrono {
  const all = known.clone();
  all.parsers.unshift(...namesIn(language), ...hoursIn(language), ...(more[language] ?? []));
  return all;
}

function namesIn(language: string): Parser[] {
  const known = dayNames[language];
  if (!known) return [];
  const lastWorkday = lastWorkdayIn(language);
  const months = monthsIn(language);
  return [
    ...Object.entries(namedDays).flatMap(([name, dayOf]) => {
      const pattern = Object.entries(known.names).find(([each]) => each === name)?.[1];
      return pattern === undefined ? [] : words(`(?:${pattern})`, (_, today) => dayOf(today, lastWorkday));
    }),
    words(`${known.endOf} (${months.join('|')})`, ([, month = ''], today) =>
      endOfNamedMonth(today, months.indexOf(month.toLowerCase())),
    ),
    words(known.dayOfMonth, ([, day], today) => dayOfMonth(today, Number(day))),
    ...known.dayOfEachMonth.map((each) => words(each, dayOfEachMonth, ofEachMonth)),
  ];
}

function monthsIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)).toLowerCase());
}

function dayOfEachMonth([, ...numbers]: RegExpMatchArray, today: Date): Date | null {
  return dayOfMonth(today, Number(numbers.find((number) => number !== undefined) ?? 1));
}

/** A space in the pattern is any space. */
function words(pattern: string, days: Days, tag?: string): Parser {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern.replaceAll(' ', '\\s')}(?![\\p{L}\\p{N}])`, 'iu');
  return {
    pattern: () => whole,
    extract: (context, match) => {
      const day = days(match, context.refDate);
      if (!day) return null;
      const date = { day: day.getDate(), month: day.getMonth() + 1, year: day.getFullYear() };
      return context.createParsingComponents(date).addTags(tag ? [tag] : []);
    },
  };
}

/** "24.12.": its year is the one that comes. */
function dayAndMonth(context: ParsingContext, [, day, month]: RegExpMatchArray) {
  const [ofMonth, ofYear] = [Number(day), Number(month)];
  if (ofMonth < 1 || ofMonth > 31 || ofYear < 1 || ofYear > 12) return null;
  return context.createParsingComponents({ day: ofMonth, month: ofYear });
}

function portugueseDistance([, amount = '', unit = '']: RegExpMatchArray, today: Date): Date | null {
  const word = amount.toLowerCase().replace('uma', 'um').replace('duas', 'dois');
  const count = /\d/.test(word) ? Number(word) : portugueseNumbers.indexOf(word);
  if (count < 0) return null;
  if (/^m/i.test(unit)) return monthsLater(today, count);
  return later(today, count * (/^s/i.test(unit) ? 7 : 1));
}

/** "tous les lundis": the next of them, as a weekday. */
function plurals(language: string): Parser {
  const names = weekdays[language] ?? [];
  const whole = new RegExp(`(?<!\\p{L})(${names.join('|')})(?:-feiras)?(?!\\p{L})`, 'iu');
  return {
    pattern: () => whole,
    extract: (context, [, name = '']) => {
      const weekday = names.indexOf(name.toLowerCase());
      const day = weekdayFrom(later(context.refDate, 1), weekday);
      const components = context.createParsingComponents({ weekday });
      components
        .imply('day', day.getDate())
        .imply('month', day.getMonth() + 1)
        .imply('year', day.getFullYear());
      return components;
    },
  };
}
