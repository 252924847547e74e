import { queryOfWords } from '@atrium/contract/phrases';
import { searchFew } from '../../search/few-search.ts';
import { inRank } from '../../search/rank.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { countPosts, findTitles, searchedWords } from './posts.queries.ts';
import { readerOf } from './posts.rights.ts';

/** Of so many, the newest, the best stand first. */
const mostPosts = 500;

/** What is published, found as the list of posts finds it. */
export const searchPosts: SearchSource = async ({ context, words, limit, isNear }) => {
  const { read } = context.services.engine;
  const reader = readerOf(context);
  const filter = { words: isNear ? [] : await searchedWords(read, queryOfWords(words)), show: 'published' } as const;
  const posts = (await findTitles(read, filter, reader, mostPosts)).map(
    ({ id, title, authorName, featuredImage, publishedAt, createdAt }) =>
      hitOf({ id, title, detail: authorName, picture: featuredImage, at: publishedAt ?? createdAt }),
  );
  if (isNear) {
    const searched = posts.map((hit) => ({ hit, texts: [hit.title] }));
    return searchFew({ words, limit, isNear }, searched);
  }
  const total = posts.length < mostPosts ? posts.length : await countPosts(read, filter, reader);
  return { total, hits: inRank(posts, words).slice(0, limit) };
};
