import {
  getFaq,
  getHelpCategory,
  getHelpContact,
  getHelpPage,
  getHelpQuestion,
  listHelpCategories,
  searchHelp,
} from '@atrium/contract/help-pages';
import { listHelpSearches } from '@atrium/contract/help-writing';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';

/** Sections and votes are shown with articles. */
const meta = { follows: ['help-section', 'article-vote'] };

export function faqQuery(q: string) {
  return queryOptions({
    queryKey: ['article', 'faq', q],
    queryFn: ({ signal }) => call(getFaq, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });
}

export const contactQuery = queryOptions({
  queryKey: ['help-contact'],
  queryFn: ({ signal }) => call(getHelpContact, { signal }),
  staleTime: 3_600_000,
});

export const categoriesQuery = queryOptions({
  queryKey: ['article', 'categories'],
  queryFn: ({ signal }) => call(listHelpCategories, { signal }),
  meta,
});

/** Null for what there is not. */
export function categoryQuery(category: string) {
  return queryOptions({
    queryKey: ['article', 'category', category],
    queryFn: ({ signal }) => ifThere(call(getHelpCategory, { parameters: { category } }, { signal })),
    meta,
  });
}

export function helpPageQuery(question: string) {
  return queryOptions({
    queryKey: ['article', 'page', question],
    queryFn: ({ signal }) => ifThere(call(getHelpPage, { parameters: { question } }, { signal })),
    meta,
  });
}

/** Where an article of the knowledge base stands; null for one that it has not. */
export function questionPlaceQuery(id: number) {
  return queryOptions({
    queryKey: ['article', 'place', id],
    queryFn: ({ signal }) => ifThere(call(getHelpQuestion, { parameters: { id } }, { signal })),
    staleTime: 0,
    meta,
  });
}

export function helpSearchQuery(q: string) {
  return queryOptions({
    queryKey: ['article', 'search', q],
    queryFn: ({ signal }) => call(searchHelp, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
    meta,
  });
}

const searchesAtOnce = 50;

export const askedQuery = infiniteQueryOptions({
  queryKey: ['help-search', 'list'],
  queryFn: ({ signal, pageParam }) =>
    call(listHelpSearches, { query: { page: pageParam, perPage: searchesAtOnce } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * searchesAtOnce < total ? pages.length + 1 : undefined),
});
