import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';

export const faqCategoryKeys = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;
export type FaqCategoryKey = (typeof faqCategoryKeys)[number];

export const FaqCategory = z.object({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
});
export type FaqCategory = z.infer<typeof FaqCategory>;

/** The five that are always there, and those that were added since, by their slugs. */
export const Faq = z.catchall(
  z.object({
    payment: FaqCategory,
    delivery: FaqCategory,
    cancellationReturn: FaqCategory,
    myOrders: FaqCategory,
    productServices: FaqCategory,
  }),
  FaqCategory,
);
export type Faq = z.infer<typeof Faq>;

export const readFaq = route({
  name: 'readFaq',
  method: 'GET',
  path: '/faq/data',
  summary: 'Questions and answers by category. `q` searches the questions; a category without a match stays, empty.',
  access: { action: 'read', subject: 'FAQ' },
  query: z.object({ q: listParameters.q }),
  status: 200,
  response: Faq,
});
