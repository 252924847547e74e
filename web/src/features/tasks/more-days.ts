import type { Chrono, Parser, ParsingContext } from 'chrono-node';

type Days = (match: RegExpMatchArray, today: Date) => Date | null;

const weekdays: Readonly<Record<string, readonly string[]>> = {
  fr: ['dimanches', 'lundis', 'mardis', 'mercredis', 'jeudis', 'vendredis', 'samedis'],
  pt: ['domingos', 'segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados'],
};

const portugueseUnits: Readonly<Record<string, number>> = { dia: 1, semana: 7 };
const portugueseNumbers = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

const more: Readonly<Record<string, readonly Parser[]>> = {
  en: [words('(?:the\\s)?day after tomorrow', (_, today) => later(today, 2))],
  de: [{ pattern: () => /(?<![\d.])(?:am\s)?(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/iu, extract: dayAndMonth }],
  fr: [words('apr[èe]s[- ]demain', (_, today) => later(today, 2)), plurals('fr')],
  pt: [
    words('depois de amanhã', (_, today) => later(today, 2)),
    words('(?:em|daqui a|dentro de)\\s(\\p{L}+|\\d{1,3})\\s(dia|semana)s?', portugueseDistance),
    plurals('pt'),
  ],
};

/** With the days that chrono does not know in a language, or takes for something shorter: of two that overlap the longer counts. */
export function withMoreDays(language: string, known: Chrono): Chrono {
  const all = known.clone();
  all.parsers.push(...(more[language] ?? []));
  return all;
}

function words(pattern: string, days: Days): Parser {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');
  return {
    pattern: () => whole,
    extract: ({ refDate }, match) => {
      const day = days(match, refDate);
      return day && { day: day.getDate(), month: day.getMonth() + 1, year: day.getFullYear() };
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
  return count < 0 ? null : later(today, count * (portugueseUnits[unit.toLowerCase()] ?? 1));
}

/** "tous les lundis": the next of them, as a weekday. */
function plurals(language: string): Parser {
  const names = weekdays[language] ?? [];
  const whole = new RegExp(`(?<!\\p{L})(${names.join('|')})(?:-feiras)?(?!\\p{L})`, 'iu');
  return {
    pattern: () => whole,
    extract: (context, [, name = '']) => {
      const weekday = names.indexOf(name.toLowerCase());
      const day = later(context.refDate, (weekday - context.refDate.getDay() + 7) % 7 || 7);
      const components = context.createParsingComponents({ weekday });
      components
        .imply('day', day.getDate())
        .imply('month', day.getMonth() + 1)
        .imply('year', day.getFullYear());
      return components;
    },
  };
}

function later(today: Date, days: number): Date {
  const day = new Date(today);
  day.setDate(day.getDate() + days);
  return day;
}
