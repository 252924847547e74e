import type { SearchHit } from '@atrium/contract/search';
import { searchText } from './fold.ts';
import { slipsTo } from './near.ts';
import { inRank } from './rank.ts';
import type { Found, SearchQuestion } from './search-source.ts';

/** Something of which there are few, with what is searched of it. */
export interface Searched {
  hit: SearchHit;
  texts: readonly string[];
}

type Question = Pick<SearchQuestion, 'words' | 'limit' | 'isNear'>;

/** Looks at all of a few things; for words like those asked, at what they are called. */
export function searchFew({ words, limit, isNear }: Question, things: readonly Searched[]): Found {
  const found = isNear ? nearAmong(things, words) : exactAmong(things, words);
  return { total: found.length, hits: found.slice(0, limit) };
}

function exactAmong(things: readonly Searched[], words: readonly string[]): SearchHit[] {
  const exact = things.filter(({ texts }) => {
    const text = searchText(texts);
    return words.every((word) => text.includes(word));
  });
  return inRank(
    exact.map(({ hit }) => hit),
    words,
  );
}

function nearAmong(things: readonly Searched[], words: readonly string[]): SearchHit[] {
  return calledLike(
    things.map(({ hit }) => hit),
    words,
  );
}

/** What is called something like the words, the nearest first, and then what has words like them elsewhere. */
export function calledOrToldLike<Thing extends { title: string; search: string }>(
  things: readonly Thing[],
  words: readonly string[],
): Thing[] {
  const called = calledLike(things, words);
  const others = things.filter((thing) => !called.includes(thing));
  return [...called, ...nearestFirst(others, words, ({ search }) => search)];
}

/** What is called something like the words, the nearest first. */
function calledLike<Thing extends { title: string }>(things: readonly Thing[], words: readonly string[]): Thing[] {
  return nearestFirst(things, words, ({ title }) => searchText([title]));
}

function nearestFirst<Thing>(
  things: readonly Thing[],
  words: readonly string[],
  textOf: (thing: Thing) => string,
): Thing[] {
  return things
    .flatMap((thing) => {
      const slips = slipsTo(textOf(thing), words);
      return slips === null ? [] : [{ thing, slips }];
    })
    .toSorted((one, other) => one.slips - other.slips)
    .map(({ thing }) => thing);
}
