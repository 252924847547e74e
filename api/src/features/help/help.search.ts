import type { HelpSite } from '@atrium/contract/help';
import type { SearchHit } from '@atrium/contract/search';
import { calledOrToldLike, searchFew } from '../../search/few-search.ts';
import { type Found, hitOf, type SearchQuestion, type SearchSource } from '../../search/search-source.ts';
import { findArticlesWithPlaces } from './articles.queries.ts';
import { seesDrafts } from './readers.ts';

export const searchQuestions = sourceOf('faq');
export const searchArticles = sourceOf('knowledge-base');

/** Answers are few: all of them are looked at. For words like those asked, in what the page finds for them. */
function sourceOf(site: HelpSite): SearchSource {
  return async (question) => {
    const { services } = question.context;
    const reader = { seesDrafts: seesDrafts(question.context) };
    const articles = await findArticlesWithPlaces(services.engine.read, site, reader);
    if (question.isNear) return foundNear(question, articles);
    const searched = articles.map((article) => ({
      hit: hitOfArticle(article),
      texts: [article.title, article.search],
    }));
    return searchFew(question, searched);
  };
}

type PlacedArticle = Awaited<ReturnType<typeof findArticlesWithPlaces>>[number];

function foundNear({ words, limit }: SearchQuestion, articles: readonly PlacedArticle[]): Found {
  const near = calledOrToldLike(articles, words);
  return { total: near.length, hits: near.slice(0, limit).map(hitOfArticle) };
}

function hitOfArticle({ id, title, slug, sectionTitle, category }: PlacedArticle): SearchHit {
  return hitOf({ id, title, detail: sectionTitle, place: `${category}/${slug}` });
}
