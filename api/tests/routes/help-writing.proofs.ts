import { getFaq, getHelpPage } from '@atrium/contract/help-pages';
import * as writing from '@atrium/contract/help-writing';
import { expect } from 'vitest';
import {
  addAnArticle,
  aGroup,
  aReader,
  categoryTitles,
  faqSection,
  newTitle,
  openTerms,
  titlesIn,
  titlesOfFaq,
} from '../help/help.ts';
import { fieldsOf } from '../helper.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const nobody = { id: 999_999 };

const unknown = (route: Parameters<import('../person.ts').Person['refused']>[1], body?: object): Scenarios => ({
  'an id that nothing has': async ({ admin }) => {
    await admin.refused(404, route, { parameters: nobody, ...(body && { body }) });
  },
});

export const helpWritingProofs: ProofTable = {
  addHelpSection: {
    works: {
      'a category behind the others, with an address of its own': async ({ admin }) => {
        const { category } = await aGroup(admin);
        expect((await categoryTitles(admin)).at(-1)).toBe(category.title);
        expect(category.slug).toMatch(/^where-does-the-ferry-number-\d+-land$/);
        const body = { site: 'knowledge-base' as const, parentId: null, title: category.title };
        const { section } = await admin.call(writing.addHelpSection, { body });
        expect(section.slug).toBe(`${category.slug}-2`);
      },
      'an address without the tags of its title, in plain letters': async ({ admin }) => {
        const body = { site: 'knowledge-base' as const, parentId: null, title: '<b>Größe</b> & Łódź' };
        const { section } = await admin.call(writing.addHelpSection, { body });
        expect(section.slug).toBe('grosse-lodz');
      },
    },
    refuses: {
      'no title, no site, and an icon that there is not': async ({ admin }) => {
        const body = { parentId: null, title: ' ', icon: 'Skull' };
        const problem = await admin.refused(400, writing.addHelpSection, { body });
        expect(fieldsOf(problem).sort()).toEqual(['icon', 'site', 'title']);
      },
      'a group of a group, and one of the FAQ': async ({ admin }) => {
        const { category, group } = await aGroup(admin);
        const title = newTitle();
        for (const body of [
          { site: 'knowledge-base', parentId: group.id, title },
          { site: 'faq', parentId: category.id, title },
        ])
          expect(fieldsOf(await admin.refused(400, writing.addHelpSection, { body }))).toEqual(['parentId']);
      },
    },
  },
  updateHelpSection: {
    works: {
      'how it is called; its address stays, and nothing is done twice': async ({ admin }) => {
        const { category } = await aGroup(admin);
        const title = newTitle();
        const input = { parameters: { id: category.id }, body: { title } };
        expect((await admin.call(writing.updateHelpSection, input)).changeId).not.toBeNull();
        expect((await admin.call(writing.updateHelpSection, input)).changeId).toBeNull();
        expect(await categoryTitles(admin)).toContain(title);
        expect(await titlesIn(admin, category.slug)).toEqual([[]]);
      },
    },
    refuses: {
      ...unknown(writing.updateHelpSection, { title: 'Ferries' }),
      'a title that is too long': async ({ admin }) => {
        const { category } = await aGroup(admin);
        const input = { parameters: { id: category.id }, body: { title: 'x'.repeat(121) } };
        expect(fieldsOf(await admin.refused(400, writing.updateHelpSection, input))).toEqual(['title']);
      },
    },
  },
  moveHelpSection: {
    works: {
      'first, and behind another': async ({ admin }) => {
        const [one, other] = [await aGroup(admin), await aGroup(admin)];
        await admin.call(writing.moveHelpSection, { parameters: { id: other.category.id }, body: { afterId: null } });
        expect((await categoryTitles(admin))[0]).toBe(other.category.title);
        const body = { afterId: one.category.id };
        await admin.call(writing.moveHelpSection, { parameters: { id: other.category.id }, body });
        expect((await categoryTitles(admin)).slice(-2)).toEqual([one.category.title, other.category.title]);
        const again = await admin.call(writing.moveHelpSection, { parameters: { id: other.category.id }, body });
        expect(again.changeId).toBeNull();
      },
    },
    refuses: {
      ...unknown(writing.moveHelpSection, { afterId: null }),
      'behind what stands elsewhere': async ({ admin }) => {
        const { category, group } = await aGroup(admin);
        const input = { parameters: { id: category.id }, body: { afterId: group.id } };
        expect(fieldsOf(await admin.refused(400, writing.moveHelpSection, input))).toEqual(['afterId']);
      },
    },
  },
  deleteHelpSection: {
    works: {
      'with all that is in it': async ({ admin }) => {
        const { category, group } = await aGroup(admin);
        const { slug } = await addAnArticle(admin, group.id);
        await admin.call(writing.deleteHelpSection, { parameters: { id: category.id } });
        expect(await categoryTitles(admin)).not.toContain(category.title);
        await admin.refused(404, getHelpPage, { parameters: { question: slug } });
      },
    },
    refuses: unknown(writing.deleteHelpSection),
  },
  addArticle: {
    works: {
      'behind the others, without what could do harm': async ({ admin }) => {
        const sectionId = await faqSection(admin);
        const first = await addAnArticle(admin, sectionId);
        const content = '<p onclick="steal()">Ask <a href="javascript:alert(1)">us</a>.</p><script>steal()</script>';
        const second = await addAnArticle(admin, sectionId, { content });
        expect(second.content).toBe('<p>Ask us.</p>');
        const { categories } = await admin.call(getFaq, { query: {} });
        const category = categories.find(({ section }) => section.id === sectionId);
        expect(category?.articles.map(({ id }) => id)).toEqual([first.id, second.id]);
      },
      'and takes what it answers off the list': async ({ app, admin }) => {
        const term = newTitle();
        const reader = await aReader(app, admin);
        await reader.call(writing.keepHelpSearch, { body: { site: 'faq', term } });
        const { searches } = await admin.call(writing.listHelpSearches, { query: { perPage: 100 } });
        const answersSearchId = searches.find((search) => search.term === term)?.id ?? null;
        await addAnArticle(admin, await faqSection(admin), { title: 'Ferries', answersSearchId });
        expect(await openTerms(admin)).not.toContain(term);
      },
    },
    refuses: {
      'no question and no answer': async ({ admin }) => {
        const body = { sectionId: await faqSection(admin), title: ' ', content: '', isPublished: true };
        const problem = await admin.refused(400, writing.addArticle, { body });
        expect(fieldsOf(problem).sort()).toEqual(['content', 'title']);
        const harmful = { ...body, title: newTitle(), content: '<script>steal()</script>' };
        expect(fieldsOf(await admin.refused(400, writing.addArticle, { body: harmful }))).toEqual(['content']);
      },
      'where no questions stand, and an answer to no search': async ({ admin }) => {
        const { category, group } = await aGroup(admin);
        const body = { title: newTitle(), content: '<p>Here.</p>', isPublished: true };
        for (const sectionId of [category.id, 999_999]) {
          const problem = await admin.refused(400, writing.addArticle, { body: { ...body, sectionId } });
          expect(fieldsOf(problem)).toEqual(['sectionId']);
        }
        const answering = { ...body, sectionId: group.id, answersSearchId: 999_999 };
        await admin.refused(404, writing.addArticle, { body: answering });
      },
    },
  },
  updateArticle: {
    works: {
      'what it says, on this day, at the same address': async ({ app, admin }) => {
        const { group } = await aGroup(admin);
        const { id, slug } = await addAnArticle(admin, group.id);
        app.moveClock(60);
        const body = { title: newTitle(), content: '<p>West.</p>' };
        await admin.call(writing.updateArticle, { parameters: { id }, body });
        const { article } = await admin.call(getHelpPage, { parameters: { question: slug } });
        expect(article).toMatchObject({ ...body, updatedAt: app.services.now().toISOString() });
      },
      'whether readers see it, and where it stands, and the day stays': async ({ app, admin }) => {
        const [from, to] = [await aGroup(admin), await aGroup(admin)];
        const { id, slug, updatedAt } = await addAnArticle(admin, from.group.id);
        app.moveClock(60);
        const body = { isPublished: false, sectionId: to.group.id };
        await admin.call(writing.updateArticle, { parameters: { id }, body });
        const { article, category } = await admin.call(getHelpPage, { parameters: { question: slug } });
        expect(article).toMatchObject({ isPublished: false, updatedAt });
        expect(category.id).toBe(to.category.id);
      },
    },
    refuses: {
      ...unknown(writing.updateArticle, { title: 'Ferries' }),
      'from the knowledge base to the FAQ, and an empty answer': async ({ admin }) => {
        const { group } = await aGroup(admin);
        const { id } = await addAnArticle(admin, group.id);
        const sectionId = await faqSection(admin);
        const moved = await admin.refused(400, writing.updateArticle, { parameters: { id }, body: { sectionId } });
        expect(fieldsOf(moved)).toEqual(['sectionId']);
        const emptied = await admin.refused(400, writing.updateArticle, { parameters: { id }, body: { content: '' } });
        expect(fieldsOf(emptied)).toEqual(['content']);
      },
    },
  },
  moveArticle: {
    works: {
      'within its group, and into another': async ({ admin }) => {
        const { category, group } = await aGroup(admin);
        const other = await aGroup(admin);
        const [one, two] = [await addAnArticle(admin, group.id), await addAnArticle(admin, group.id)];
        const parameters = { id: two.id };
        await admin.call(writing.moveArticle, { parameters, body: { sectionId: group.id, afterId: null } });
        expect(await titlesIn(admin, category.slug)).toEqual([[two.title, one.title]]);
        await admin.call(writing.moveArticle, { parameters, body: { sectionId: other.group.id, afterId: null } });
        expect(await titlesIn(admin, other.category.slug)).toEqual([[two.title]]);
      },
    },
    refuses: {
      ...unknown(writing.moveArticle, { sectionId: 1, afterId: null }),
      'behind what stands elsewhere': async ({ admin }) => {
        const { group } = await aGroup(admin);
        const { id } = await addAnArticle(admin, group.id);
        const body = { sectionId: group.id, afterId: 1 };
        const problem = await admin.refused(400, writing.moveArticle, { parameters: { id }, body });
        expect(fieldsOf(problem)).toEqual(['afterId']);
      },
    },
  },
  deleteArticle: {
    works: {
      'and the question is gone': async ({ admin }) => {
        const { id, title } = await addAnArticle(admin, await faqSection(admin));
        await admin.call(writing.deleteArticle, { parameters: { id } });
        expect(await titlesOfFaq(admin)).not.toContain(title);
      },
    },
    refuses: unknown(writing.deleteArticle),
  },
  voteOnArticle: {
    works: {
      'one vote for each account, which changes and is taken back': async ({ app, admin }) => {
        const { group } = await aGroup(admin);
        const { id, slug } = await addAnArticle(admin, group.id);
        const reader = await aReader(app, admin);
        const parameters = { id };
        const seen = async () => (await admin.call(getHelpPage, { parameters: { question: slug } })).article.votes;
        await reader.call(writing.voteOnArticle, { parameters, body: { isHelpful: true } });
        await admin.call(writing.voteOnArticle, { parameters, body: { isHelpful: true } });
        expect(await seen()).toEqual({ helpful: 2, notHelpful: 0 });
        await reader.call(writing.voteOnArticle, { parameters, body: { isHelpful: false } });
        expect(await seen()).toEqual({ helpful: 1, notHelpful: 1 });
        const { article } = await reader.call(getHelpPage, { parameters: { question: slug } });
        expect(article).toMatchObject({ ownVote: false, votes: null });
        await reader.call(writing.voteOnArticle, { parameters, body: { isHelpful: null } });
        expect(await seen()).toEqual({ helpful: 1, notHelpful: 0 });
        const again = await reader.call(writing.voteOnArticle, { parameters, body: { isHelpful: null } });
        expect(again.changeId).toBeNull();
      },
    },
    refuses: {
      ...unknown(writing.voteOnArticle, { isHelpful: true }),
      'on a draft that one does not see': async ({ app, admin }) => {
        const { id } = await addAnArticle(admin, await faqSection(admin), { isPublished: false });
        const reader = await aReader(app, admin);
        await reader.refused(404, writing.voteOnArticle, { parameters: { id }, body: { isHelpful: true } });
      },
    },
  },
  keepHelpSearch: {
    works: {
      'what is not found, once for each who asks': async ({ app, admin }) => {
        const term = newTitle();
        const reader = await aReader(app, admin);
        const timesOf = async () => {
          const { searches } = await admin.call(writing.listHelpSearches, { query: { perPage: 100 } });
          return searches.find((search) => search.term === term)?.times;
        };
        await reader.call(writing.keepHelpSearch, { body: { site: 'faq', term } });
        const again = await reader.call(writing.keepHelpSearch, { body: { site: 'faq', term: term.toUpperCase() } });
        expect([await timesOf(), again.changeId]).toEqual([1, null]);
        await admin.call(writing.keepHelpSearch, { body: { site: 'faq', term } });
        expect(await timesOf()).toBe(2);
      },
      'nothing of what readers find': async ({ admin }) => {
        const body = { site: 'faq' as const, term: 'card charged' };
        expect((await admin.call(writing.keepHelpSearch, { body })).changeId).toBeNull();
        expect(await openTerms(admin)).not.toContain('card charged');
      },
    },
    refuses: {
      'no words': async ({ admin }) => {
        const problem = await admin.refused(400, writing.keepHelpSearch, { body: { site: 'faq', term: ' ' } });
        expect(fieldsOf(problem)).toEqual(['term']);
      },
    },
  },
  listHelpSearches: {
    works: {
      'the most wanted first': async ({ admin }) => {
        const { searches, total } = await admin.call(writing.listHelpSearches, { query: { perPage: 2 } });
        expect(searches.map(({ term }) => term)).toEqual(['gift wrapping', 'import contacts']);
        expect(total).toBeGreaterThanOrEqual(4);
      },
    },
    refuses: {
      'who may not write, and what is no page': async ({ app, admin }) => {
        await (await aReader(app, admin)).refused(403, writing.listHelpSearches);
        expect(fieldsOf(await admin.refused(400, writing.listHelpSearches, { query: { page: 0 } }))).toEqual(['page']);
      },
    },
  },
  dismissHelpSearch: {
    works: {
      'and it is off the list': async ({ admin }) => {
        const term = newTitle();
        await admin.call(writing.keepHelpSearch, { body: { site: 'knowledge-base', term } });
        const { searches } = await admin.call(writing.listHelpSearches, { query: { perPage: 100 } });
        const id = searches.find((search) => search.term === term)?.id ?? 0;
        await admin.call(writing.dismissHelpSearch, { parameters: { id } });
        expect(await openTerms(admin)).not.toContain(term);
      },
    },
    refuses: unknown(writing.dismissHelpSearch),
  },
};
