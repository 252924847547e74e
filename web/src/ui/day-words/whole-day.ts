import type { FindDay } from './find-day.ts';

/** The day that a text names with all of its words, as YYYY-MM-DD; null where it says anything else besides. */
export function wholeDay(text: string, findDay: FindDay): string | null {
  const words = withLastDot(text.trim());
  const found = findDay(words, ({ index, length, time, isMonthly }) => {
    const isWhole = index === 0 && length === words.length;
    return isWhole && time === null && !isMonthly;
  });
  return found?.day ?? null;
}

/** "31.12": a number in a sentence, and a day where nothing else is written. */
function withLastDot(words: string): string {
  return /^\d{1,2}\.\s?\d{1,2}$/.test(words) ? `${words}.` : words;
}
