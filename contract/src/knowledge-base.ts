import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, line } from './text.ts';

export const KnowledgeBaseCategory = z.object({
  id: id(),
  /** Its slug. */
  category: z.string(),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
});
export type KnowledgeBaseCategory = z.infer<typeof KnowledgeBaseCategory>;

const Question = z.object({ id: id(), question: z.string(), slug: z.string() });

export const KnowledgeBaseGroup = z.object({
  id: id(),
  title: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  questions: z.array(Question),
});
export type KnowledgeBaseGroup = z.infer<typeof KnowledgeBaseGroup>;

export const KnowledgeBaseArticle = z.object({
  title: z.string(),
  lastUpdated: z.iso.date(),
  relatedQuestions: z.array(Question),
  /** HTML. */
  content: z.string(),
});
export type KnowledgeBaseArticle = z.infer<typeof KnowledgeBaseArticle>;

const readKnowledgeBase = { action: 'read', subject: 'KnowledgeBase' } as const;

export const listKnowledgeBaseCategories = route({
  name: 'listKnowledgeBaseCategories',
  method: 'GET',
  path: '/faq/data/knowledge_base',
  summary: 'The categories of the knowledge base.',
  access: readKnowledgeBase,
  status: 200,
  response: z.array(KnowledgeBaseCategory),
});

export const readKnowledgeBaseCategory = route({
  name: 'readKnowledgeBaseCategory',
  method: 'GET',
  path: '/faq/data/category',
  summary: 'The groups of a category, each with its questions. Without `category`, those of the first.',
  access: readKnowledgeBase,
  query: z.object({ category: z.optional(line(120)) }),
  status: 200,
  response: z.array(KnowledgeBaseGroup),
});

export const readKnowledgeBaseArticle = route({
  name: 'readKnowledgeBaseArticle',
  method: 'GET',
  path: '/faq/data/question',
  summary: 'The answer to a question, with up to five others of its group and category. Without `slug`, the first.',
  access: readKnowledgeBase,
  query: z.object({ slug: z.optional(line(200)) }),
  status: 200,
  response: KnowledgeBaseArticle,
});
