import type { HelpSite } from '@atrium/contract/help';
import { searchFew } from '../../search/few-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { findArticlesWithPlaces } from './articles.queries.ts';
import { seesDrafts } from './readers.ts';

export const searchQuestions = sourceOf('faq');
export const searchArticles = sourceOf('knowledge-base');

/** Answers are few: all of them are looked at. */
function sourceOf(site: HelpSite): SearchSource {
  return async (question) => {
    const { services } = question.context;
    const reader = { seesDrafts: seesDrafts(question.context) };
    const articles = await findArticlesWithPlaces(services.engine.read, site, reader);
    const searched = articles.map(({ id, title, search, slug, sectionTitle, category }) => ({
      hit: hitOf({ id, title, detail: sectionTitle, place: `${category}/${slug}` }),
      texts: [title, search],
    }));
    return searchFew(question, searched);
  };
}
