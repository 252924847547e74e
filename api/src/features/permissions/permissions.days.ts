import { dateStyleOf } from '@atrium/contract/date-style';
import { documentLanguages } from '@atrium/contract/document-languages';

let formats: readonly Intl.DateTimeFormat[] | undefined;

/** A day in UTC as it is looked for: as lists show it in each language, in words, and as YYYY-MM-DD. */
export function daysInWords(moment: string): string[] {
  formats ??= documentLanguages.flatMap((language) =>
    [dateStyleOf(language), 'long' as const].map(
      (dateStyle) => new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }),
    ),
  );
  const date = new Date(moment);
  return [moment.slice(0, 10), ...new Set(formats.map((format) => format.format(date)))];
}
