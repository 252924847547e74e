import { type Faq, faqCategoryKeys, readFaq } from '@atrium/contract/faq';
import { getFaq } from '@atrium/contract/help-pages';
import { deleteHelpSection } from '@atrium/contract/help-writing';
import { expect } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { addAnArticle, faqSection } from '../help/help.ts';
import { fieldsOf, openApp } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

const questionsOf = (faq: Faq) => Object.values(faq).flatMap(({ qandA }) => qandA.map(({ question }) => question));

export const faqProofs: ProofTable = {
  readFaq: {
    works: {
      'every question with its answer, by category': async ({ admin }) => {
        const faq = await admin.call(readFaq, { query: {} });
        expect(Object.keys(faq).slice(0, 5)).toEqual(faqCategoryKeys);
        expect(faq.payment).toMatchObject({ icon: 'CreditCard', title: 'Payment', subtitle: 'How to pay, and when' });
        expect(faq.payment.qandA[0]).toEqual({
          question: 'When is my card charged?',
          ans: expect.stringMatching(/^On the day your parcel leaves/),
        });
        expect(questionsOf(faq).length).toBeGreaterThanOrEqual(28);
      },
      'each word is found in a question, in any case and order, and empty categories stay': async ({ admin }) => {
        const faq = await admin.call(readFaq, { query: { q: 'CHARGED  cárd' } });
        expect(questionsOf(faq)).toEqual(['When is my card charged?']);
        expect(faq.delivery).toMatchObject({ title: 'Delivery', qandA: [] });
      },
      'answers are not searched, and what patterns mean is plain text': async ({ admin }) => {
        for (const q of ['counted from what Northquay', '%', '_', '\\']) {
          expect(questionsOf(await admin.call(readFaq, { query: { q } })), q).toEqual([]);
        }
      },
      'the five categories without sample data too': async ({ admin }) => {
        const app = await openApp({ settings: { sampleData: false } });
        const categories = app.engine.read.selectFrom('helpSections').select('slug').where('site', '=', 'faq');
        expect((await categories.orderBy('positionKey').execute()).map(({ slug }) => slug)).toEqual(faqCategoryKeys);
        expect(Object.keys(await admin.call(readFaq, { query: { q: 'nothing like it' } })).slice(0, 5)).toEqual(
          faqCategoryKeys,
        );
      },
      'the five after one was deleted, and one that was added': async ({ admin }) => {
        const { categories } = await admin.call(getFaq, { query: {} });
        const id = categories.find(({ section }) => section.slug === 'myOrders')?.section.id ?? 0;
        const { changeId } = await admin.call(deleteHelpSection, { parameters: { id } });
        await addAnArticle(admin, await faqSection(admin), { title: 'Is there a ferry?' });
        const faq = await admin.call(readFaq, { query: {} });
        await undo(admin, changeId);
        expect(faq.myOrders).toEqual({ icon: 'Package', title: 'My orders', subtitle: '', qandA: [] });
        expect(questionsOf(faq)).toContain('Is there a ferry?');
        expect((await admin.call(readFaq, { query: {} })).myOrders.qandA).toHaveLength(5);
      },
    },
    refuses: {
      'a search that is too long': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, readFaq, { query: { q: 'x'.repeat(201) } }))).toEqual(['q']);
      },
      clients: async ({ client }) => {
        await client.refused(403, readFaq);
      },
    },
  },
};
