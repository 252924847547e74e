import type { KnowledgeBaseArticle, KnowledgeBaseGroup } from '@atrium/contract/knowledge-base';
import * as routes from '@atrium/contract/knowledge-base';
import type { Database } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import {
  findArticle,
  findCategories,
  findCategory,
  findGroups,
  findQuestions,
  findRelated,
} from './knowledge-base.queries.ts';

export const knowledgeBaseEndpoints = [
  handle(routes.listKnowledgeBaseCategories, ({ services }) => findCategories(services.engine.read)),

  handle(routes.readKnowledgeBaseCategory, ({ services }, { query }) =>
    readCategory(services.engine.read, query.category),
  ),

  handle(routes.readKnowledgeBaseArticle, ({ services }, { query }) => readArticle(services.engine.read, query.slug)),
];

async function readCategory(database: Database, slug: string | undefined): Promise<KnowledgeBaseGroup[]> {
  const category = await findCategory(database, slug);
  if (!category) throw notFound('category');
  const [groups, questions] = await Promise.all([
    findGroups(database, category.id),
    findQuestions(database, category.id),
  ]);
  const ofGroup = Map.groupBy(questions, ({ groupId }) => groupId);
  return groups.map((group) => ({ ...group, questions: ofGroup.get(group.id) ?? [] }));
}

async function readArticle(database: Database, slug: string | undefined): Promise<KnowledgeBaseArticle> {
  const article = await findArticle(database, slug);
  if (!article) throw notFound('question');
  const { title, content, updatedAt } = article;
  const relatedQuestions = await findRelated(database, article);
  return { title, lastUpdated: updatedAt.slice(0, 'YYYY-MM-DD'.length), relatedQuestions, content };
}
