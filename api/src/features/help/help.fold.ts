import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Engine } from '../../database/engine.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { foldSearched, searchText } from '../../search/fold.ts';

const articlesAtOnce = 500;

/** Articles that are older than the search of them: a step of the schema cannot fold their words. */
export async function foldOldArticles(engine: Engine): Promise<void> {
  let count: number;
  do {
    count = await engine.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('articles')
        .select(['id', 'title', 'content'])
        .where('search', '=', sql.lit(''))
        .limit(articlesAtOnce)
        .execute();
      if (rows.length === 0) return 0;
      const records = rows.map(({ id, title, content }) => {
        return { id, titleSearch: foldSearched(title), search: searchText([title, plainText(content)]) };
      });
      await sql`
        update articles set title_search = folded.title_search, search = folded.search
        from (select ${numberField('id')} as id, ${textField('titleSearch')} as title_search, ${textField('search')} as search
          from ${recordsTable(transaction, records)}) as folded
        where articles.id = folded.id`.execute(transaction);
      return rows.length;
    });
  } while (count > 0);
}
