import * as help from '@atrium/contract/help-pages';
import { expect } from 'vitest';
import { addAnArticle, aGroup, aReader, faqSection, newTitle, titlesOfFaq } from '../help/help.ts';
import { fieldsOf } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

export const helpProofs: ProofTable = {
  getFaq: {
    works: {
      'what answers and questions say, with what was found marked in them': async ({ admin }) => {
        const { categories, total } = await admin.call(help.getFaq, { query: { q: 'NÓRTHQUAY freight' } });
        const found = categories.flatMap(({ articles }) => articles);
        expect(found).toHaveLength(total);
        const [first] = found;
        expect(first?.title).toBe('How long does delivery take?');
        expect(first?.titleParts).toEqual([]);
        expect(first?.marked).toContain('<mark>Northquay</mark> <mark>Freight</mark>');
        expect(categories).toHaveLength((await admin.call(help.getFaq, { query: {} })).categories.length);
      },
      'drafts for those who may change them, and for nobody else': async ({ app, admin }) => {
        const title = newTitle();
        await addAnArticle(admin, await faqSection(admin), { title, isPublished: false });
        const reader = await aReader(app, admin);
        expect(await titlesOfFaq(admin)).toContain(title);
        expect(await titlesOfFaq(reader)).not.toContain(title);
        const { categories } = await reader.call(help.getFaq, { query: {} });
        expect(categories.flatMap(({ articles }) => articles.filter(({ votes }) => votes !== null))).toEqual([]);
      },
    },
    refuses: {
      'a search that is too long': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, help.getFaq, { query: { q: 'x'.repeat(201) } }))).toEqual(['q']);
      },
      clients: async ({ client }) => {
        await client.refused(403, help.getFaq);
      },
    },
  },
  getHelpContact: {
    works: {
      'the address of the house': async ({ admin }) => {
        const { email } = await admin.call(help.getHelpContact);
        expect(email).toBe('accounts@old-harbour.example');
      },
    },
  },
  listHelpCategories: {
    works: {
      'each with its groups and how many questions it answers': async ({ admin }) => {
        const { categories } = await admin.call(help.listHelpCategories);
        const [sales] = categories;
        expect(sales?.section.title).toBe('Sales Automation');
        expect(sales?.groups.map(({ title }) => title)).toContain('Saved views');
        expect(sales?.questionCount).toBeGreaterThanOrEqual(12);
      },
    },
  },
  getHelpCategory: {
    works: {
      'its groups with their questions, in order': async ({ admin }) => {
        const parameters = { category: 'api-questions' };
        const { category, groups } = await admin.call(help.getHelpCategory, { parameters });
        expect(category.title).toBe('API Questions');
        expect(groups[0]?.section.title).toBe('Signing in');
        expect(groups[0]?.questions.map(({ slug }) => slug)).toEqual(['get-a-token', 'errors-of-the-api']);
      },
      'drafts for those who may change them alone': async ({ app, admin }) => {
        const { category, group } = await aGroup(admin);
        await addAnArticle(admin, group.id, { isPublished: false });
        const parameters = { category: category.slug };
        const reader = await aReader(app, admin);
        expect((await admin.call(help.getHelpCategory, { parameters })).groups[0]?.questions).toHaveLength(1);
        expect((await reader.call(help.getHelpCategory, { parameters })).groups[0]?.questions).toEqual([]);
      },
    },
    refuses: {
      'a category that there is not, one of the FAQ among them': async ({ admin }) => {
        for (const category of ['sales', 'payment'])
          await admin.refused(404, help.getHelpCategory, { parameters: { category } });
      },
    },
  },
  getHelpPage: {
    works: {
      'the answer between its neighbours, with others of its category': async ({ admin }) => {
        const parameters = { question: 'errors-of-the-api' };
        const page = await admin.call(help.getHelpPage, { parameters });
        expect(page.article.title).toBe('What do the errors of the API look like?');
        expect([page.category.slug, page.group.title]).toEqual(['api-questions', 'Signing in']);
        expect(page.previous?.slug).toBe('get-a-token');
        expect(page.next).toMatchObject({ slug: 'page-through-a-list', category: 'api-questions' });
        expect(page.related[0]?.slug).toBe('get-a-token');
      },
    },
    refuses: {
      'a question that there is not, and a draft for who may not change it': async ({ app, admin }) => {
        await admin.refused(404, help.getHelpPage, { parameters: { question: 'why' } });
        const { group } = await aGroup(admin);
        const { slug } = await addAnArticle(admin, group.id, { isPublished: false });
        const reader = await aReader(app, admin);
        await reader.refused(404, help.getHelpPage, { parameters: { question: slug } });
        expect((await admin.call(help.getHelpPage, { parameters: { question: slug } })).article.isPublished).toBe(
          false,
        );
      },
    },
  },
  getHelpQuestion: {
    works: {
      'where an article stands that is known by its number': async ({ admin }) => {
        const { category, group } = await aGroup(admin);
        const { id, slug } = await addAnArticle(admin, group.id);
        const place = await admin.call(help.getHelpQuestion, { parameters: { id } });
        expect(place).toMatchObject({ id, slug, category: category.slug });
      },
    },
    refuses: {
      'one of the FAQ, and a draft for who may not change it': async ({ app, admin }) => {
        const ofFaq = await addAnArticle(admin, await faqSection(admin));
        await admin.refused(404, help.getHelpQuestion, { parameters: { id: ofFaq.id } });
        const { group } = await aGroup(admin);
        const draft = await addAnArticle(admin, group.id, { isPublished: false });
        const reader = await aReader(app, admin);
        await reader.refused(404, help.getHelpQuestion, { parameters: { id: draft.id } });
      },
      'what is no number': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, help.getHelpQuestion, { parameters: { id: 0 } }))).toEqual(['id']);
      },
    },
  },
  searchHelp: {
    works: {
      'titles first, and the words around what was found in an answer': async ({ admin }) => {
        const { results, total } = await admin.call(help.searchHelp, { query: { q: 'éxport' } });
        expect(results).toHaveLength(total);
        expect(results[0]).toMatchObject({ slug: 'export-as-csv', category: 'sales-automation' });
        const [title] = results[0]?.titleParts ?? [];
        expect(results[0]?.title.slice(title?.start, title?.end)).toBe('export');
        const inAnswer = results.find(({ titleParts }) => titleParts.length === 0);
        const [part] = inAnswer?.excerptParts ?? [];
        expect(inAnswer?.excerpt.slice(part?.start, part?.end).toLowerCase()).toBe('export');
      },
      'nothing when nothing is asked, and no drafts for readers': async ({ app, admin }) => {
        expect(await admin.call(help.searchHelp, { query: {} })).toEqual({ results: [], total: 0, isNear: false });
        const { group } = await aGroup(admin);
        const { title } = await addAnArticle(admin, group.id, { isPublished: false });
        const query = { q: title };
        expect((await admin.call(help.searchHelp, { query })).total).toBe(1);
        expect((await (await aReader(app, admin)).call(help.searchHelp, { query })).total).toBe(0);
      },
    },
    refuses: {
      'a search that is too long': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, help.searchHelp, { query: { q: 'x'.repeat(201) } }))).toEqual(['q']);
      },
    },
  },
};
