import * as z from 'zod/mini';
import { ArticleFields, HelpArticle, HelpSection, helpColors, helpIcons, helpPictures, helpSites } from './help.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, moment, requiredLine, text } from './text.ts';

const changed = z.object({ changeId: z.nullable(id()) });
const byId = z.object({ id: idParameter() });
const update = { action: 'update', subject: 'Article' } as const;

/** Behind which other of the same place it is to stand; null puts it first. */
const afterId = z.nullable(id());

const sectionFields = {
  title: requiredLine(120),
  description: text(300),
  icon: z.enum(helpIcons),
  color: z.enum(helpColors),
  picture: z.enum(helpPictures),
};

/** `parentId` is the category of a group of the knowledge base. */
export const NewHelpSection = z.object({
  site: z.enum(helpSites),
  parentId: z.nullable(id()),
  title: sectionFields.title,
  description: z._default(sectionFields.description, ''),
  icon: z._default(sectionFields.icon, 'HelpCircle'),
  color: z._default(sectionFields.color, 'primary'),
  picture: z._default(sectionFields.picture, 'sales-automation'),
});
export type NewHelpSection = z.infer<typeof NewHelpSection>;

export const addHelpSection = route({
  name: 'addHelpSection',
  method: 'POST',
  path: '/api/v1/help/sections',
  summary: 'Add a category, or a group to a category of the knowledge base. It stands behind the others.',
  access: { action: 'create', subject: 'Article' },
  body: z.object({ ...NewHelpSection.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ section: HelpSection, changeId: id() }),
});

export const HelpSectionChanges = z.partial(z.object(sectionFields));
export type HelpSectionChanges = z.infer<typeof HelpSectionChanges>;

export const updateHelpSection = route({
  name: 'updateHelpSection',
  method: 'PATCH',
  path: '/api/v1/help/sections/{id}',
  summary: 'Change how a category or group is called and looks. Its address stays.',
  access: update,
  parameters: byId,
  body: HelpSectionChanges,
  status: 200,
  response: changed,
});

export const moveHelpSection = route({
  name: 'moveHelpSection',
  method: 'POST',
  path: '/api/v1/help/sections/{id}/move',
  summary: 'Put a category behind another, or a group behind another of its category.',
  access: update,
  parameters: byId,
  body: z.object({ afterId }),
  status: 201,
  response: changed,
});

export const deleteHelpSection = route({
  name: 'deleteHelpSection',
  method: 'DELETE',
  path: '/api/v1/help/sections/{id}',
  summary: 'Delete a category or group with all that is in it.',
  access: { action: 'delete', subject: 'Article' },
  parameters: byId,
  status: 200,
  response: z.object({ changeId: id() }),
});

/** `answersSearchId` is the search that found nothing and is answered by this. */
export const NewArticle = z.object({ ...ArticleFields.shape, answersSearchId: z._default(z.nullable(id()), null) });
export type NewArticle = z.infer<typeof NewArticle>;

export const addArticle = route({
  name: 'addArticle',
  method: 'POST',
  path: '/api/v1/help/articles',
  summary:
    'Answer a question, in a category of the FAQ or in a group of the knowledge base. It stands behind the others.',
  access: { action: 'create', subject: 'Article' },
  body: z.object({ ...NewArticle.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ article: HelpArticle, category: z.string(), changeId: id() }),
});

export const ArticleChanges = z.partial(ArticleFields);
export type ArticleChanges = z.infer<typeof ArticleChanges>;

export const updateArticle = route({
  name: 'updateArticle',
  method: 'PATCH',
  path: '/api/v1/help/articles/{id}',
  summary: 'Change a question, its answer, whether readers see it, or where it stands. Its address stays.',
  access: update,
  parameters: byId,
  body: ArticleChanges,
  status: 200,
  response: changed,
});

export const moveArticle = route({
  name: 'moveArticle',
  method: 'POST',
  path: '/api/v1/help/articles/{id}/move',
  summary: 'Put a question behind another of this category or group.',
  access: update,
  parameters: byId,
  body: z.object({ sectionId: id(), afterId }),
  status: 201,
  response: changed,
});

export const deleteArticle = route({
  name: 'deleteArticle',
  method: 'DELETE',
  path: '/api/v1/help/articles/{id}',
  summary: 'Delete a question with its answer.',
  access: { action: 'delete', subject: 'Article' },
  parameters: byId,
  status: 200,
  response: z.object({ changeId: id() }),
});

export const voteOnArticle = route({
  name: 'voteOnArticle',
  method: 'PUT',
  path: '/api/v1/help/articles/{id}/vote',
  summary: 'Say whether an answer helped: one vote for each account, which may be changed, or taken back with null.',
  access: { action: 'read', subject: 'Article' },
  parameters: byId,
  body: z.object({ isHelpful: z.nullable(z.boolean()) }),
  status: 200,
  response: changed,
});

export const searchStates = ['open', 'dismissed', 'answered'] as const;
export type SearchState = (typeof searchStates)[number];

/** What was searched for and not found. */
export const HelpSearch = z.object({
  id: id(),
  site: z.enum(helpSites),
  term: z.string(),
  times: z.int(),
  lastAt: moment(),
  state: z.enum(searchStates),
});
export type HelpSearch = z.infer<typeof HelpSearch>;

export const keepHelpSearch = route({
  name: 'keepHelpSearch',
  method: 'POST',
  path: '/api/v1/help/searches',
  summary:
    'Keep for those who write that this was searched for and not found. What is found is not kept, nor what the same account has just asked.',
  access: { action: 'read', subject: 'Article' },
  body: z.object({ site: z.enum(helpSites), term: requiredLine(200) }),
  status: 201,
  response: changed,
});

export const listHelpSearches = route({
  name: 'listHelpSearches',
  method: 'GET',
  path: '/api/v1/help/searches',
  summary: 'What was searched for and not found, and is not answered yet, the most wanted first.',
  access: { action: 'create', subject: 'Article' },
  query: z.object({ page: listParameters.page, perPage: listParameters.perPage }),
  status: 200,
  response: z.object({ searches: z.array(HelpSearch), total: z.int() }),
});

export const dismissHelpSearch = route({
  name: 'dismissHelpSearch',
  method: 'POST',
  path: '/api/v1/help/searches/{id}/dismiss',
  summary: 'Take a search that found nothing off the list: it needs no answer.',
  access: update,
  parameters: byId,
  status: 201,
  response: changed,
});
