import { sql } from 'kysely';
import { containsUnindexed } from '../../database/dialect.ts';
import type { Database } from '../../database/engine.ts';
import { searchFew } from '../../search/few-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { findPublished } from './blog.queries.ts';

const mostPosts = 500;

/** Among the newest posts that are published. */
export const searchPosts: SearchSource = async (question) => {
  const posts = await findPublishedWith(question.context.services.engine.read, question.words);
  const searched = posts.map(({ id, title, authorName, featuredImage, publishedAt, createdAt, wordsWithin }) => ({
    hit: hitOf({ id, title, detail: authorName, picture: featuredImage, at: publishedAt ?? createdAt }),
    texts: [title, authorName, wordsWithin],
  }));
  return searchFew(question, searched);
};

/** The posts, each with those of the words that are in it: the texts themselves, which may be long, stay in the database. */
function findPublishedWith(database: Database, words: readonly string[]) {
  const within = words.map(
    (word) => sql`case when ${containsUnindexed(sql.ref('search'), word)} then cast(${word} as text) else '' end`,
  );
  const wordsWithin = sql<string>`${sql.join([sql.lit(''), ...within], sql` || ' ' || `)}`;
  return findPublished(database, mostPosts, 0).select(wordsWithin.as('wordsWithin')).execute();
}
