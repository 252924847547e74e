import type { KnowledgeBaseCategory } from '@atrium/contract/knowledge-base';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

export async function findCategories(database: Database): Promise<KnowledgeBaseCategory[]> {
  const categories = await database.selectFrom('knowledgeBaseCategories').selectAll().orderBy('id').execute();
  return categories.map(({ id, slug, title, description }) => ({
    id,
    category: slug,
    img: `/pictures/knowledge-base/${slug}.svg`,
    title,
    desc: description,
  }));
}

/** The category with this slug, or the first one. */
export function findCategory(database: Database, slug: string | undefined): Promise<{ id: number } | undefined> {
  const query = database.selectFrom('knowledgeBaseCategories').select('id').orderBy('id').limit(1);
  return (slug === undefined ? query : query.where('slug', '=', slug)).executeTakeFirst();
}

export function findGroups(database: Database, categoryId: number) {
  return database
    .selectFrom('knowledgeBaseGroups')
    .select(['id', 'title', 'icon', 'iconColor'])
    .where('categoryId', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findQuestions(database: Database, categoryId: number) {
  return questionsOf(database, categoryId).orderBy('article.groupId').orderBy('article.id').execute();
}

/** The article with this slug, or the first one of the first category that has any. */
export function findArticle(database: Database, slug: string | undefined) {
  const query = database
    .selectFrom('knowledgeBaseArticles as article')
    .innerJoin('knowledgeBaseGroups as group', 'group.id', 'article.groupId')
    .select(['article.id', 'article.groupId', 'group.categoryId', 'article.title', 'article.content'])
    .select('article.updatedAt')
    .orderBy('group.categoryId')
    .orderBy('group.position')
    .orderBy('article.id')
    .limit(1);
  return (slug === undefined ? query : query.where('article.slug', '=', slug)).executeTakeFirst();
}

/** Five others of its category, those of its own group first. */
export function findRelated(database: Database, article: { id: number; groupId: number; categoryId: number }) {
  return questionsOf(database, article.categoryId)
    .where('article.id', '<>', article.id)
    .orderBy(sql`case when article.group_id = ${article.groupId} then 0 else 1 end`)
    .orderBy('group.position')
    .orderBy('article.id')
    .limit(5)
    .execute();
}

function questionsOf(database: Database, categoryId: number) {
  return database
    .selectFrom('knowledgeBaseArticles as article')
    .innerJoin('knowledgeBaseGroups as group', 'group.id', 'article.groupId')
    .select(['article.id', 'article.groupId', 'article.title as question', 'article.slug'])
    .where('group.categoryId', '=', categoryId);
}
