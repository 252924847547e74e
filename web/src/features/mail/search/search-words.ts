import { type SearchedPlace, searchedPlaces, withAttachments } from '@atrium/contract/mail';
import { daysOfWord, daysOfWords } from '@atrium/contract/mail-days';

/** What a search among mails asks for, apart; days are YYYY-MM-DD, or empty. A type and no interface: a form's values are a record. */
export type SearchWords = Record<SearchedPlace, string> & {
  words: string;
  fromDay: string;
  toDay: string;
  hasAttachments: boolean;
};

export function readSearch(q: string): SearchWords {
  const words = wordsOf(q);
  const days = daysOfWords(words);
  const said = (place: SearchedPlace) =>
    words.filter((word) => placeOf(word) === place).map((word) => word.slice(place.length + 1));
  return {
    ...{ from: said('from').join(' '), to: said('to').join(' '), subject: said('subject').join(' ') },
    words: words.filter(isElsewhere).join(' '),
    ...{ fromDay: days?.from ?? '', toDay: days?.to ?? '' },
    hasAttachments: words.some(isAttachment),
  };
}

export function writtenSearch({ words, fromDay, toDay, hasAttachments, ...said }: SearchWords): string {
  const inPlaces = searchedPlaces.flatMap((place) => wordsOf(said[place]).map((word) => `${place}:${word}`));
  const files = hasAttachments ? [withAttachments] : [];
  return [...inPlaces, ...writtenDays(fromDay, toDay), ...files, ...wordsOf(words)].join(' ');
}

function writtenDays(from: string, to: string): string[] {
  if (from !== '' && from === to) return [`on:${from}`];
  return [...(from === '' ? [] : [`after:${from}`]), ...(to === '' ? [] : [`before:${to}`])];
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
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
