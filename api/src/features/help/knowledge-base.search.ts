import { searchFew } from '../../search/few-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';

const mostArticles = 500;

export const searchArticles: SearchSource = async (question) => {
  const articles = await question.context.services.engine.read
    .selectFrom('knowledgeBaseArticles as article')
    .innerJoin('knowledgeBaseGroups as group', 'group.id', 'article.groupId')
    .innerJoin('knowledgeBaseCategories as category', 'category.id', 'group.categoryId')
    .select(['article.id', 'article.title', 'article.slug', 'group.title as groupTitle', 'category.slug as category'])
    .orderBy('article.id')
    .limit(mostArticles)
    .execute();
  const searched = articles.map(({ id, title, slug, groupTitle, category }) => ({
    hit: hitOf({ id, title, detail: groupTitle, place: `${category}/${slug}` }),
    texts: [title, groupTitle],
  }));
  return searchFew(question, searched);
};
