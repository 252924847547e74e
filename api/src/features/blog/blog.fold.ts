import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Engine } from '../../database/engine.ts';
import { blogSearch } from './blog.search.ts';

const postsAtOnce = 200;

/** Posts that are older than the search of them: a step of the schema cannot fold their words. */
export async function foldOldPosts(engine: Engine): Promise<void> {
  for (;;) {
    const count = await engine.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('blogPosts')
        .select(['id', 'title', 'excerpt', 'content'])
        .where('search', '=', sql.lit(''))
        .orderBy('id')
        .limit(postsAtOnce)
        .execute();
      if (rows.length === 0) return 0;
      const records = rows.map((post) => ({ id: post.id, search: blogSearch(post) }));
      await sql`
        update blog_posts set search = folded.search
        from (select ${numberField('id')} as id, ${textField('search')} as search
          from ${recordsTable(transaction, records)}) as folded
        where blog_posts.id = folded.id`.execute(transaction);
      return rows.length;
    });
    if (count === 0) return;
  }
}
