import { text } from '@atrium/contract/text';
import * as z from 'zod/mini';

/** A panel that is open beside the page: a new or a known question or category, or what was asked and not answered. */
const panel = z.optional(z.string().check(z.regex(/^(new|new-section|asked|article-\d{1,15}|section-\d{1,15})$/)));
const number = z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/)));

/** `within` is the category or group that something new is for, `answers` the search that it answers. */
const panels = { panel, within: number, answers: number };

/** What the address of the FAQ says; `question` is the one that is open, `none` when none is. */
export const FaqAddress = z.object({
  q: z._default(text(200), ''),
  category: z.optional(text(120)),
  question: z.optional(z.string().check(z.regex(/^(none|[1-9]\d{0,14})$/))),
  ...panels,
});
export type FaqAddress = z.infer<typeof FaqAddress>;

export const KnowledgeBaseAddress = z.object({ q: z._default(text(200), ''), ...panels });
export type KnowledgeBaseAddress = z.infer<typeof KnowledgeBaseAddress>;

export const noDefaults = {} as const;
export const noPanel = { panel: undefined, within: undefined, answers: undefined } as const;

/** The number in `article-12`, if it is of this kind. */
export function panelId(open: string | undefined, kind: 'article' | 'section'): number | null {
  return open?.startsWith(`${kind}-`) ? Number(open.slice(kind.length + 1)) : null;
}
