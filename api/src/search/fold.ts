import { plainArabic } from '@atrium/contract/arabic-letters';
import { plainLatin } from '@atrium/contract/latin-letters';
import { wordsOfQuery } from '@atrium/contract/phrases';

// Most texts are plain, and a million of them are folded when a list is filled.
const plain = /^[ -~]*$/;

/** Text as sorting sees it, and as names that are given once are compared: lower case, accents off, one space between words. */
export function fold(text: string): string {
  const letters = plain.test(text) ? text.toLowerCase() : plainLetters(text);
  return letters.replace(/\s+/g, ' ').trim();
}

/** Text as searching sees it: what people write for each other in Arabic is the same, too. */
export function foldSearched(text: string): string {
  const folded = fold(text);
  return plain.test(folded) ? folded : plainArabic(folded);
}

function plainLetters(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plainLatin(letters).replaceAll('ς', 'σ');
}

/** The words of a query, folded; every one of them has to be found. One that holds spaces is a phrase. */
export function foldWords(query: string): string[] {
  return query === '' ? [] : [...new Set(wordsOfQuery(foldSearched(query)))];
}

/** After each field: no word has it, so nothing is found across two fields, and the last letters of a field make trigrams too. */
const fieldEnd = '\n\n';

export function searchText(fields: readonly string[]): string {
  return fields.map((field) => foldSearched(field) + fieldEnd).join('');
}
