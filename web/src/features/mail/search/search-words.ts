import { type SearchedPlace, searchedPlaces, withAttachments } from '@atrium/contract/mail';
import { daysOfWord, daysOfWords } from '@atrium/contract/mail-days';
import { queryOfWords, wordsOfQuery } from '@atrium/contract/phrases';

/** What a search among mails asks for, apart; days are YYYY-MM-DD, or empty. A type and no interface: a form's values are a record. */
export type SearchWords = Record<SearchedPlace, string> & {
  words: string;
  fromDay: string;
  toDay: string;
  hasAttachments: boolean;
};

export function readSearch(q: string): SearchWords {
  const words = wordsOfQuery(q);
  const days = daysOfWords(words);
  const said = (place: SearchedPlace) =>
    queryOfWords(words.filter((word) => placeOf(word) === place).map((word) => word.slice(place.length + 1).trim()));
  return {
    ...{ from: said('from'), to: said('to'), subject: said('subject') },
    words: queryOfWords(words.filter(isElsewhere)),
    ...{ fromDay: days?.from ?? '', toDay: days?.to ?? '' },
    hasAttachments: words.some(isAttachment),
  };
}

export function writtenSearch({ words, fromDay, toDay, hasAttachments, ...said }: SearchWords): string {
  const inPlaces = searchedPlaces.flatMap((place) =>
    wordsOfQuery(said[place]).map((word) => `${place}:${queryOfWords([word])}`),
  );
  const files = hasAttachments ? [withAttachments] : [];
  return [...inPlaces, ...writtenDays(fromDay, toDay), ...files, queryOfWords(wordsOfQuery(words))].join(' ').trim();
}

function writtenDays(from: string, to: string): string[] {
  if (from !== '' && from === to) return [`on:${from}`];
  return [...(from === '' ? [] : [`after:${from}`]), ...(to === '' ? [] : [`before:${to}`])];
}

function isElsewhere(word: string): boolean {
  return placeOf(word) === undefined && daysOfWord(word) === null && !isAttachment(word);
}

function isAttachment(word: string): boolean {
  return word.toLowerCase() === withAttachments;
}

function placeOf(word: string): SearchedPlace | undefined {
  return searchedPlaces.find((place) => word.toLowerCase().startsWith(`${place}:`));
}
