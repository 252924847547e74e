import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import { findCategories } from './knowledge-base.queries.ts';
import { sampleGroups } from './knowledge-base.sample-rows.ts';

export async function loadSampleKnowledgeBase(transaction: Transaction, now: string): Promise<void> {
  const categories = await findCategories(transaction);
  const groups = categories.flatMap(({ id, category }) =>
    sampleGroups
      .filter((group) => group.category === category)
      .map((group, index) => ({ ...group, categoryId: id, position: index + 1 })),
  );
  const groupRows = groups.map(({ categoryId, title, icon, iconColor, position }, index) => {
    return { id: index + 1, categoryId, title, icon, iconColor, position };
  });
  const articleRows = groups
    .flatMap(({ articles }, index) => articles.map((article) => ({ ...article, groupId: index + 1 })))
    .map((article, index) => ({ ...article, id: index + 1, updatedAt: daysBefore(now, index * 5 + 3) }));
  await transaction.insertInto('knowledgeBaseGroups').values(groupRows).execute();
  await transaction.insertInto('knowledgeBaseArticles').values(articleRows).execute();
  await reserveIds(transaction, 'knowledge_base_groups', groupRows.length);
  await reserveIds(transaction, 'knowledge_base_articles', articleRows.length);
}

function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * 86_400_000).toISOString();
}
