import { sql } from 'kysely';
import type { Engine } from '../../database/engine.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { foldSearched, searchText } from '../../search/fold.ts';
import { foldOld } from '../../search/fold-old.ts';

const articlesAtOnce = 500;

export function foldOldArticles(engine: Engine): Promise<void> {
  return foldOld(engine, 'articles', async (transaction, after) => {
    const articles = await transaction
      .selectFrom('articles')
      .select(['id', 'title', 'content'])
      .where('search', '=', sql.lit(''))
      .where('id', '>', after)
      .orderBy('id')
      .limit(articlesAtOnce)
      .execute();
    return articles.map(({ id, title, content }) => {
      return { id, titleSearch: foldSearched(title), search: searchText([title, plainText(content)]) };
    });
  });
}
