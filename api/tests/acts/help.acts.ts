import * as writing from '@atrium/contract/help-writing';
import { addAnArticle, aGroup, faqSection, newTitle } from '../help/help.ts';
import type { Person } from '../person.ts';
import { type Acts, by } from './act.ts';

async function articleId(admin: Person): Promise<number> {
  return (await addAnArticle(admin, await faqSection(admin))).id;
}

async function searchId(admin: Person): Promise<number> {
  const term = newTitle();
  await admin.call(writing.keepHelpSearch, { body: { site: 'faq', term } });
  const { searches } = await admin.call(writing.listHelpSearches, { query: { perPage: 100 } });
  return searches.find((search) => search.term === term)?.id ?? 0;
}

export const helpActs: Acts = {
  addHelpSection: async (_, admin) =>
    by(admin, () =>
      admin.send(writing.addHelpSection, { body: { site: 'faq', parentId: null, title: newTitle(), icon: 'Truck' } }),
    ),
  updateHelpSection: async (_, admin) => {
    const { category } = await aGroup(admin);
    const body = { title: newTitle(), description: 'All about ferries.', color: 'info', picture: 'personalization' };
    return by(admin, () => admin.send(writing.updateHelpSection, { parameters: { id: category.id }, body }));
  },
  moveHelpSection: async (_, admin) => {
    const { category } = await aGroup(admin);
    const input = { parameters: { id: category.id }, body: { afterId: null } };
    return by(admin, () => admin.send(writing.moveHelpSection, input));
  },
  deleteHelpSection: async (_, admin) => {
    const { category, group } = await aGroup(admin);
    await addAnArticle(admin, group.id);
    return by(admin, () => admin.send(writing.deleteHelpSection, { parameters: { id: category.id } }));
  },
  addArticle: async (_, admin) => {
    const body = { sectionId: await faqSection(admin), title: newTitle(), content: '<p>Here.</p>', isPublished: false };
    return by(admin, () => admin.send(writing.addArticle, { body }));
  },
  updateArticle: async (_, admin) => {
    const input = { parameters: { id: await articleId(admin) }, body: { title: newTitle(), isPublished: false } };
    return by(admin, () => admin.send(writing.updateArticle, input));
  },
  moveArticle: async (_, admin) => {
    const parameters = { id: await articleId(admin) };
    const body = { sectionId: await faqSection(admin), afterId: null };
    return by(admin, () => admin.send(writing.moveArticle, { parameters, body }));
  },
  deleteArticle: async (_, admin) => {
    const parameters = { id: await articleId(admin) };
    return by(admin, () => admin.send(writing.deleteArticle, { parameters }));
  },
  voteOnArticle: async (_, admin) => {
    const input = { parameters: { id: await articleId(admin) }, body: { isHelpful: true } };
    return by(admin, () => admin.send(writing.voteOnArticle, input));
  },
  keepHelpSearch: async (_, admin) =>
    by(admin, () => admin.send(writing.keepHelpSearch, { body: { site: 'faq', term: newTitle() } })),
  dismissHelpSearch: async (_, admin) => {
    const parameters = { id: await searchId(admin) };
    return by(admin, () => admin.send(writing.dismissHelpSearch, { parameters }));
  },
};
