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

/** Looks at all of a few things; for words like those asked, at what they are called. */
export function searchFew(
  { words, limit }: Pick<SearchQuestion, 'words' | 'limit'>,
  things: readonly Searched[],
): Found {
  const folded = things.map(({ hit, texts }) => ({ hit, text: searchText(texts) }));
  const exact = folded.filter(({ text }) => words.every((word) => text.includes(word)));
  if (exact.length > 0) {
    const hits = inRank(
      exact.map(({ hit }) => hit),
      words,
    );
    return { total: exact.length, isNear: false, hits: hits.slice(0, limit) };
  }
  const near = folded
    .flatMap(({ hit }) => {
      const slips = slipsTo(searchText([hit.title]), words);
      return slips === null ? [] : [{ hit, slips }];
    })
    .toSorted((one, other) => one.slips - other.slips);
  return { total: near.length, isNear: near.length > 0, hits: near.slice(0, limit).map(({ hit }) => hit) };
}
