import { text } from '@atrium/contract/text';
import * as z from 'zod/mini';

/** A panel that is open beside the page: a new or a known question or category, or what was asked and not answered. */
const panel = z.optional(z.string().check(z.regex(/^(new|new-section|asked|article-\d{1,15}|section-\d{1,15})$/)));

/** `within` is the category or group that something new is for, `answers` the search that it answers. */
const panels = {
  panel,
  within: z.optional(z.string().check(z.regex(/^section-\d{1,15}$/))),
  answers: z.optional(z.string().check(z.regex(/^search-\d{1,15}$/))),
};

/** What the address of the FAQ says; `question` is the slug of the one that is open. */
export const FaqAddress = z.object({
  q: z._default(text(200), ''),
  category: z.optional(text(120)),
  question: z.optional(text(120)),
  ...panels,
});
export type FaqAddress = z.infer<typeof FaqAddress>;

export const KnowledgeBaseAddress = z.object({ q: z._default(text(200), ''), ...panels });
export type KnowledgeBaseAddress = z.infer<typeof KnowledgeBaseAddress>;

/** No slug is like this: none is open, though a search would open what it found. */
export const noQuestion = '-';

export const noDefaults = {} as const;
export const noPanel = { panel: undefined, within: undefined, answers: undefined } as const;

/** The number in `article-12`, if it is of this kind: an address would put a mere number in quotes. */
export function numberIn(open: string | undefined, kind: 'article' | 'section' | 'search'): number | null {
  return open?.startsWith(`${kind}-`) ? Number(open.slice(kind.length + 1)) : null;
}
