import { sql } from 'kysely';
import { containsUnindexed } from '../../database/dialect.ts';
import type { Database } from '../../database/engine.ts';
import { foldWords } from '../../search/fold.ts';

export function findFaqCategories(database: Database) {
  return database
    .selectFrom('faqCategories')
    .select(['id', 'key', 'icon', 'title', 'subtitle'])
    .orderBy('position')
    .execute();
}

/** The questions that have every word of `q`, in the order of their category. */
export function findFaqQuestions(database: Database, q: string) {
  let query = database
    .selectFrom('faqQuestions')
    .select(['categoryId', 'question', 'answer'])
    .orderBy('categoryId')
    .orderBy('position')
    .orderBy('id');
  for (const word of foldWords(q)) query = query.where(containsUnindexed(sql.ref('search'), word));
  return query.execute();
}
