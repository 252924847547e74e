import type { Chrono, Parser, ParsingComponents, ParsingContext, Refiner } from 'chrono-node';
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
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  pt: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
};

const portugueseNumbers = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

const more: Readonly<Record<string, readonly Parser[]>> = {
  de: [{ pattern: () => /(?<![\d.])(?:am\s)?(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/iu, extract: dayAndMonth }],
  fr: [weekdayIn('fr', (names) => `(${names})s`)],
  pt: [
    words('(?:em|daqui a|dentro de) (\\p{L}+|\\d{1,3}) (dia|semana|mes|mês)(?:s|es)?', portugueseDistance),
    weekdayIn('pt', (names) => `(${names})s(?:-feiras)?`),
    weekdayIn('pt', (names) => `pr[óo]xim[oa]\\s(${names})(?:-feira)?`),
    weekdayIn('pt', (names) => `(${names})(?:-feira)?\\sque\\svem`),
  ],
};

const refiners: Readonly<Record<string, readonly Refiner[]>> = {
  ar: [nextIsComing(/القادم|المقبل/u)],
  fr: [nextIsComing(/prochain/iu)],
  pt: [nextIsComing(/pr[óo]xim/iu), wordBeforeFigures('dia')],
};

/** With the days and hours that chrono does not know in a language, or takes for something shorter: of two that overlap the longer counts, and of two as long the first. */
export function withMoreDays(language: string, known: Chrono): Chrono {
  const all = known.clone();
  all.parsers.unshift(...namesIn(language), ...hoursIn(language), ...(more[language] ?? []));
  all.refiners.push(...(refiners[language] ?? []));
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
    words(known.dayOfMonth, (match, today) => dayOfMonth(today, numberIn(match))),
    ...known.dayOfEachMonth.map((each) => words(each, dayOfEachMonth, ofEachMonth)),
  ];
}

function monthsIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)).toLowerCase());
}

function dayOfEachMonth(match: RegExpMatchArray, today: Date): Date | null {
  return dayOfMonth(today, numberIn(match));
}

/** Of several ways to say a number, the one that it is said in; without one, the first. */
function numberIn([, ...numbers]: RegExpMatchArray): number {
  return Number(numbers.find((number) => number !== undefined) ?? 1);
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

/** A day of the week as chrono does not know it ("tous les lundis", "segunda que vem"): the next of them. */
function weekdayIn(language: string, patternOf: (names: string) => string): Parser {
  const names = weekdays[language] ?? [];
  const whole = new RegExp(`(?<!\\p{L})${patternOf(names.join('|'))}(?!\\p{L})`, 'iu');
  return {
    pattern: () => whole,
    extract: (context, [, name = '']) => {
      const weekday = names.indexOf(name.toLowerCase());
      const components = context.createParsingComponents({ weekday });
      return comingWeekday(components, weekday, context.refDate);
    },
  };
}

function comingWeekday(components: ParsingComponents, weekday: number, today: Date): ParsingComponents {
  const day = weekdayFrom(later(today, 1), weekday);
  return components
    .imply('day', day.getDate())
    .imply('month', day.getMonth() + 1)
    .imply('year', day.getFullYear());
}

/** "Dimanche prochain" is the Sunday to come, which in this week may be still: chrono has the one of the week after, as English does. */
function nextIsComing(next: RegExp): Refiner {
  return {
    refine: ({ refDate }, found) => {
      for (const { text, start } of found) {
        const weekday = start.isCertain('weekday') && !start.isCertain('day') ? start.get('weekday') : null;
        if (weekday !== null && next.test(text)) comingWeekday(start, weekday, refDate);
      }
      return found;
    },
  };
}

/** "Dia 5 de dezembro": a word that goes with a day in figures, and with another ("bom dia amanhã") does not. */
function wordBeforeFigures(word: string): Refiner {
  const before = new RegExp(`(?<!\\p{L})${word}\\s+$`, 'iu');
  return {
    refine: (context, found) =>
      found.map((each) => {
        const [words = ''] = before.exec(context.text.slice(0, each.index)) ?? [];
        if (!/^\d/.test(each.text) || !each.start.isCertain('day')) return each;
        return context.createParsingResult(each.index - words.length, each.index + each.text.length, each.start);
      }),
  };
}
