import { type SearchedPlace, searchedPlaces } from '@atrium/contract/mail';
import { isPhrase } from '@atrium/contract/phrases';
import { markedWords, wordBeginning } from '../../search/marked-words.ts';

// Runes: to the index of PostgreSQL a word is made of letters, so what marks one has to be a letter too, and one that nobody writes.
const marks: Readonly<Record<SearchedPlace, string>> = { from: 'ᚠ', to: 'ᛏ', subject: 'ᛋ' };
const attachmentMark = 'ᚺ';

/** What the search text of a mail has beside its words, so that `from:anna` and `has:attachment` are words to look for too. */
export function markedFields(
  texts: Readonly<Record<SearchedPlace, readonly string[]>>,
  hasAttachments: number,
): string[] {
  const marked = searchedPlaces.map((place) => markedWords(marks[place], texts[place]));
  return [...marked, hasAttachments === 1 ? attachmentMark : ''].filter((field) => field !== '');
}

/** Words of a search, of which some are asked for in one place; whatever else has a colon is a word like all others. */
export function inPlaces(folded: readonly string[]): string[] {
  return [...new Set(folded.flatMap(inPlace))];
}

const askedForAttachments = /^has:(?:attachments?|files?)$/;

/**
 * What stands after its mark is in no order. So of a phrase each word is looked for in the place, and the whole of it anywhere: what has these words
 * in the one and the phrase in the other is found too.
 */
function inPlace(word: string): string[] {
  if (askedForAttachments.test(word)) return [attachmentMark];
  const place = searchedPlaces.find((each) => word.startsWith(`${each}:`));
  if (!place) return [word];
  const said = word.slice(place.length + 1).trim();
  const beginnings = said
    .split(' ')
    .map(wordBeginning)
    .filter((beginning) => beginning !== '');
  if (beginnings.length === 0) return [word];
  return [...beginnings.map((beginning) => marks[place] + beginning), ...(isPhrase(said) ? [said] : [])];
}
