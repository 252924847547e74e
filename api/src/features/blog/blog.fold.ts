import { sql } from 'kysely';
import type { Engine } from '../../database/engine.ts';
import { foldOld } from '../../search/fold-old.ts';
import { blogSearch } from './blog.search.ts';

const postsAtOnce = 200;

export function foldOldPosts(engine: Engine): Promise<void> {
  return foldOld(engine, 'blogPosts', async (transaction, after) => {
    const posts = await transaction
      .selectFrom('blogPosts')
      .select(['id', 'title', 'excerpt', 'content'])
      .where('search', '=', sql.lit(''))
      .where('id', '>', after)
      .orderBy('id')
      .limit(postsAtOnce)
      .execute();
    return posts.map((post) => ({ id: post.id, search: blogSearch(post) }));
  });
}
