import type { QueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../../i18n/i18n.ts';
import { findDayQuery } from '../../ui/day-words/find-day.queries.ts';
import { wholeDay } from '../../ui/day-words/whole-day.ts';
import { readDay } from '../../ui/forms/read-day.ts';

/** The day that a search names, in the words of the language that is shown or in English; null where it is none, and while those words cannot be loaded. */
export async function searchedDay(client: QueryClient, words: string): Promise<string | null> {
  if (words.trim() === '') return null;
  const language = currentLanguage();
  const known = readDay(words, language);
  if (known !== null) return known;
  for (const each of new Set([language, 'en'])) {
    const findDay = await client.ensureQueryData(findDayQuery(each)).catch(() => null);
    const day = findDay && wholeDay(words, findDay);
    if (day !== null) return day;
  }
  return null;
}
