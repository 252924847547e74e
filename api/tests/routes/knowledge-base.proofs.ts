import * as routes from '@atrium/contract/knowledge-base';
import { expect } from 'vitest';
import type { ProofTable } from './proofs.ts';

const slugs = [
  'sales-automation',
  'marketing-automation',
  'api-questions',
  'personalization',
  'email-marketing',
  'demand-generation',
];

export const knowledgeBaseProofs: ProofTable = {
  listKnowledgeBaseCategories: {
    works: {
      'the six categories': async ({ admin }) => {
        const categories = await admin.call(routes.listKnowledgeBaseCategories);
        expect(categories.map(({ category }) => category)).toEqual(slugs);
        expect(categories[2]).toEqual({
          id: 3,
          category: 'api-questions',
          img: '/pictures/knowledge-base/api-questions.svg',
          title: 'API Questions',
          desc: 'Calling the same API that this application calls.',
        });
      },
    },
  },
  readKnowledgeBaseCategory: {
    works: {
      'the groups of the category, each with its questions': async ({ admin }) => {
        const groups = await admin.call(routes.readKnowledgeBaseCategory, { query: { category: 'api-questions' } });
        expect(groups.map(({ title, questions }) => [title, questions.length])).toEqual([
          ['Signing in', 2],
          ['Lists', 1],
          ['Changes', 2],
        ]);
        expect(groups[0]).toMatchObject({ icon: 'Key', iconColor: 'primary' });
        expect(groups[1]?.questions).toEqual([
          { id: expect.any(Number), question: 'How do I page through a list?', slug: 'page-through-a-list' },
        ]);
      },
      'those of the first category when none is named': async ({ admin }) => {
        const groups = await admin.call(routes.readKnowledgeBaseCategory, { query: {} });
        expect(groups).toHaveLength(6);
        expect(groups).toEqual(await admin.call(routes.readKnowledgeBaseCategory, { query: { category: slugs[0] } }));
      },
      'each category has groups of its own, and each question can be opened': async ({ admin }) => {
        const seen = new Set<number>();
        for (const category of slugs) {
          const groups = await admin.call(routes.readKnowledgeBaseCategory, { query: { category } });
          expect(groups.length).toBeGreaterThanOrEqual(2);
          for (const { id, questions } of groups) {
            expect(seen).not.toContain(id);
            seen.add(id);
            for (const { slug, question } of questions) {
              const { title } = await admin.call(routes.readKnowledgeBaseArticle, { query: { slug } });
              expect(title).toBe(question);
            }
          }
        }
      },
    },
    refuses: {
      'a category that there is not': async ({ admin }) => {
        await admin.refused(404, routes.readKnowledgeBaseCategory, { query: { category: 'sales' } });
      },
    },
  },
  readKnowledgeBaseArticle: {
    works: {
      'the article, with others of its group and then of its category': async ({ admin }) => {
        const query = { slug: 'negative-balance' };
        const { relatedQuestions, ...article } = await admin.call(routes.readKnowledgeBaseArticle, { query });
        expect(article).toEqual({
          title: 'What does a negative balance mean?',
          lastUpdated: '2026-02-12',
          content: expect.stringMatching(/^<p>A balance is .*<\/p>\n<ul>(<li>.*<\/li>){3}<\/ul>\n<p>.*<\/p>$/s),
        });
        expect(relatedQuestions.map(({ slug }) => slug)).toEqual([
          'find-open-invoices',
          'from-cart-to-order',
          'shipping-dates',
          'search-in-lists',
          'link-to-a-list',
        ]);
      },
      'never one of another category': async ({ admin }) => {
        const { relatedQuestions } = await admin.call(routes.readKnowledgeBaseArticle, {
          query: { slug: 'get-a-token' },
        });
        expect(relatedQuestions.map(({ slug }) => slug)).toEqual([
          'errors-of-the-api',
          'page-through-a-list',
          'hear-of-changes',
          'undo-by-the-api',
        ]);
      },
      'the first when none is named': async ({ admin }) => {
        const { title } = await admin.call(routes.readKnowledgeBaseArticle, { query: {} });
        expect(title).toBe('What happens between the cart and the order?');
      },
    },
    refuses: {
      'a question that there is not': async ({ admin }) => {
        await admin.refused(404, routes.readKnowledgeBaseArticle, { query: { slug: 'why' } });
      },
    },
  },
};
