import { type SearchedPlace, searchedPlaces, withAttachments } from '@atrium/contract/mail';

/** What a search among mails asks for, apart. A type and no interface: a form's values are a record. */
export type SearchWords = Record<SearchedPlace, string> & { words: string; hasAttachments: boolean };

export function readSearch(q: string): SearchWords {
  const words = wordsOf(q);
  const said = (place: SearchedPlace) =>
    words.filter((word) => placeOf(word) === place).map((word) => word.slice(place.length + 1));
  const isAttachment = (word: string) => word.toLowerCase() === withAttachments;
  const elsewhere = words.filter((word) => placeOf(word) === undefined && !isAttachment(word));
  return {
    ...{ from: said('from').join(' '), to: said('to').join(' '), subject: said('subject').join(' ') },
    words: elsewhere.join(' '),
    hasAttachments: words.some(isAttachment),
  };
}

export function writtenSearch({ words, hasAttachments, ...said }: SearchWords): string {
  const inPlaces = searchedPlaces.flatMap((place) => wordsOf(said[place]).map((word) => `${place}:${word}`));
  return [...inPlaces, ...(hasAttachments ? [withAttachments] : []), ...wordsOf(words)].join(' ');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function placeOf(word: string): SearchedPlace | undefined {
  return searchedPlaces.find((place) => word.toLowerCase().startsWith(`${place}:`));
}
