import { searchFew } from '../../search/few-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { findPublished } from './blog.queries.ts';

const mostPosts = 500;

/** Among the newest posts that are published. */
export const searchPosts: SearchSource = async (question) => {
  const posts = await findPublished(question.context.services.engine.read, mostPosts, 0);
  const searched = posts.map(({ id, title, excerpt, authorName, featuredImage, publishedAt, createdAt }) => ({
    hit: hitOf({ id, title, detail: authorName, picture: featuredImage, at: publishedAt ?? createdAt }),
    texts: [title, excerpt, authorName],
  }));
  return searchFew(question, searched);
};
