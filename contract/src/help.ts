import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { id, line, moment, requiredLine, requiredText } from './text.ts';

/** Where questions are answered: the FAQ, whose categories hold questions, and the knowledge base, whose categories hold groups of them. */
export const helpSites = ['faq', 'knowledge-base'] as const;
export type HelpSite = (typeof helpSites)[number];

/** The names of icons that a category of the FAQ and a group of the knowledge base can have. */
export const helpIcons = [
  'Bookmark',
  'BookOpen',
  'Calendar',
  'CheckSquare',
  'CreditCard',
  'Download',
  'Edit',
  'FileText',
  'HelpCircle',
  'Key',
  'Layers',
  'List',
  'Mail',
  'MessageCircle',
  'Package',
  'RefreshCw',
  'RotateCcw',
  'Send',
  'Settings',
  'ShoppingBag',
  'ShoppingCart',
  'Sun',
  'Truck',
  'User',
] as const;
export type HelpIcon = (typeof helpIcons)[number];

export const helpColors = ['primary', 'success', 'info', 'warning', 'danger', 'secondary'] as const;
export type HelpColor = (typeof helpColors)[number];

/** The pictures that a category of the knowledge base can have. */
export const helpPictures = [
  'sales-automation',
  'marketing-automation',
  'api-questions',
  'personalization',
  'email-marketing',
  'demand-generation',
] as const;
export type HelpPicture = (typeof helpPictures)[number];

export function helpPicturePath(picture: HelpPicture): string {
  return `/pictures/knowledge-base/${picture}.svg`;
}

/** A category, or a group of one: then it has a parent. */
export const HelpSection = z.object({
  id: id(),
  site: z.enum(helpSites),
  parentId: z.nullable(id()),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(helpIcons),
  color: z.enum(helpColors),
  picture: z.enum(helpPictures),
});
export type HelpSection = z.infer<typeof HelpSection>;

export const longestArticle = 100_000;

export const ArticleFields = z.object({
  sectionId: id(),
  title: requiredLine(200),
  /** HTML. */
  content: requiredText(longestArticle),
  isPublished: z.boolean(),
});
export type ArticleFields = z.infer<typeof ArticleFields>;

export const Votes = z.object({ helpful: z.int(), notHelpful: z.int() });
export type Votes = z.infer<typeof Votes>;

/** Some of a text that a search found, by the places of its first letter and of the one behind it. */
export const FoundPart = z.object({ start: z.int(), end: z.int() });
export type FoundPart = z.infer<typeof FoundPart>;

/** Of drafts and of what readers said, those alone hear who may change answers: `votes` is null for others. */
export const HelpArticle = z.object({
  id: id(),
  sectionId: id(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  isPublished: z.boolean(),
  updatedAt: moment(),
  ownVote: z.nullable(z.boolean()),
  votes: z.nullable(Votes),
});
export type HelpArticle = z.infer<typeof HelpArticle>;

/** A question as lists show it. */
export const HelpQuestion = z.object({ id: id(), slug: z.string(), title: z.string(), isPublished: z.boolean() });
export type HelpQuestion = z.infer<typeof HelpQuestion>;

export const helpSearch = z.object({ q: listParameters.q });

export const slug = () => line(120);
