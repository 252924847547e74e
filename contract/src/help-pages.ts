import * as z from 'zod/mini';
import { FoundPart, HelpArticle, HelpQuestion, HelpSection, helpSearch, slug } from './help.ts';
import { route } from './route.ts';
import { emailAddress, idParameter } from './text.ts';

const readFaq = { action: 'read', subject: 'FAQ' } as const;
const readKnowledgeBase = { action: 'read', subject: 'KnowledgeBase' } as const;

/** `marked` is the answer with what a search found in it, as HTML; null without a search. */
export const FaqArticle = z.object({
  ...HelpArticle.shape,
  titleParts: z.array(FoundPart),
  marked: z.nullable(z.string()),
});
export type FaqArticle = z.infer<typeof FaqArticle>;

export const getFaq = route({
  name: 'getFaq',
  method: 'GET',
  path: '/api/v1/faq',
  summary:
    'The FAQ as its page shows it. `q` looks for each of its words in questions and answers; a category without a match stays, empty. Where nothing has them, `isNear` says so, and what is called something like them is there, the nearest first. Drafts are there for those who may change them.',
  access: readFaq,
  query: helpSearch,
  status: 200,
  response: z.object({
    categories: z.array(z.object({ section: HelpSection, articles: z.array(FaqArticle) })),
    total: z.int(),
    isNear: z.boolean(),
  }),
});

/** How to reach people; `email` is null where the settings name nobody. */
export const HelpContact = z.object({ email: z.nullable(emailAddress()), address: z.string() });
export type HelpContact = z.infer<typeof HelpContact>;

export const getHelpContact = route({
  name: 'getHelpContact',
  method: 'GET',
  path: '/api/v1/help/contact',
  summary: 'How to reach the people of the house when no answer is there.',
  access: readFaq,
  status: 200,
  response: HelpContact,
});

export const listHelpCategories = route({
  name: 'listHelpCategories',
  method: 'GET',
  path: '/api/v1/knowledge-base',
  summary: 'The categories of the knowledge base, each with how many questions it answers.',
  access: readKnowledgeBase,
  status: 200,
  response: z.object({
    categories: z.array(z.object({ section: HelpSection, groups: z.array(HelpSection), questionCount: z.int() })),
  }),
});

export const getHelpCategory = route({
  name: 'getHelpCategory',
  method: 'GET',
  path: '/api/v1/knowledge-base/categories/{category}',
  summary: 'A category of the knowledge base with its groups and their questions.',
  access: readKnowledgeBase,
  parameters: z.object({ category: slug() }),
  status: 200,
  response: z.object({
    category: HelpSection,
    groups: z.array(z.object({ section: HelpSection, questions: z.array(HelpQuestion) })),
  }),
});

/** A question of the knowledge base, and where it stands. */
export const PlacedQuestion = z.object({ ...HelpQuestion.shape, category: z.string() });
export type PlacedQuestion = z.infer<typeof PlacedQuestion>;

export const HelpPage = z.object({
  article: HelpArticle,
  category: HelpSection,
  group: HelpSection,
  related: z.array(PlacedQuestion),
  previous: z.nullable(PlacedQuestion),
  next: z.nullable(PlacedQuestion),
});
export type HelpPage = z.infer<typeof HelpPage>;

export const getHelpPage = route({
  name: 'getHelpPage',
  method: 'GET',
  path: '/api/v1/knowledge-base/questions/{question}',
  summary: 'The answer to a question of the knowledge base, with its neighbours and with up to five that are near it.',
  access: readKnowledgeBase,
  parameters: z.object({ question: slug() }),
  status: 200,
  response: HelpPage,
});

export const getHelpQuestion = route({
  name: 'getHelpQuestion',
  method: 'GET',
  path: '/api/v1/knowledge-base/articles/{id}',
  summary: 'Where an article of the knowledge base stands, for whoever knows it by its number.',
  access: readKnowledgeBase,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: PlacedQuestion,
});

export const mostFound = 50;

export const FoundArticle = z.object({
  ...PlacedQuestion.shape,
  categoryTitle: z.string(),
  groupTitle: z.string(),
  /** Text of the answer around the first word that was found. */
  excerpt: z.string(),
  titleParts: z.array(FoundPart),
  excerptParts: z.array(FoundPart),
});
export type FoundArticle = z.infer<typeof FoundArticle>;

export const searchHelp = route({
  name: 'searchHelp',
  method: 'GET',
  path: '/api/v1/knowledge-base/search',
  summary:
    'Questions of the knowledge base that have each word of `q` in their title or answer, those with all of them in the title first, 50 at most. Where none has them, `isNear` says so, and those that are called something like them are answered, the nearest first.',
  access: readKnowledgeBase,
  query: helpSearch,
  status: 200,
  response: z.object({ results: z.array(FoundArticle), total: z.int(), isNear: z.boolean() }),
});
