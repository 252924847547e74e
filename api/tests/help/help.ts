import type { HelpArticle, HelpSection } from '@atrium/contract/help';
import { getFaq, getHelpCategory, listHelpCategories } from '@atrium/contract/help-pages';
import { addArticle, addHelpSection, listHelpSearches, type NewArticle } from '@atrium/contract/help-writing';
import type { TestApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';

let titles = 0;

/** A title that nothing else in this file has. */
export function newTitle(): string {
  titles += 1;
  return `Where does the ferry number ${titles} land?`;
}

/** Somebody who may read answers and do no more. */
export async function aReader(app: TestApp, admin: Person): Promise<Person> {
  return (await personWith(app, admin, ['content:read'])).person;
}

/** A new category of the knowledge base with a group in it. */
export async function aGroup(admin: Person): Promise<{ category: HelpSection; group: HelpSection }> {
  const site = 'knowledge-base' as const;
  const { section: category } = await admin.call(addHelpSection, { body: { site, parentId: null, title: newTitle() } });
  const body = { site, parentId: category.id, title: newTitle() };
  return { category, group: (await admin.call(addHelpSection, { body })).section };
}

/** The id of a new category of the FAQ. */
export async function faqSection(admin: Person): Promise<number> {
  const body = { site: 'faq' as const, parentId: null, title: newTitle() };
  return (await admin.call(addHelpSection, { body })).section.id;
}

export async function addAnArticle(
  admin: Person,
  sectionId: number,
  more: Partial<NewArticle> = {},
): Promise<HelpArticle> {
  const body = { sectionId, title: newTitle(), content: '<p>At the east mole.</p>', isPublished: true, ...more };
  return (await admin.call(addArticle, { body })).article;
}

export async function titlesOfFaq(person: Person, q = ''): Promise<string[]> {
  const { categories } = await person.call(getFaq, { query: { q } });
  return categories.flatMap(({ articles }) => articles.map(({ title }) => title));
}

export async function titlesIn(person: Person, category: string): Promise<string[][]> {
  const { groups } = await person.call(getHelpCategory, { parameters: { category } });
  return groups.map(({ questions }) => questions.map(({ title }) => title));
}

export async function categoryTitles(person: Person): Promise<string[]> {
  const { categories } = await person.call(listHelpCategories);
  return categories.map(({ section }) => section.title);
}

export async function openTerms(person: Person): Promise<string[]> {
  const { searches } = await person.call(listHelpSearches, { query: { perPage: 100 } });
  return searches.map(({ term }) => term);
}
