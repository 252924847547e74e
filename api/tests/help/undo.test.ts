import { listChanges, undoChange } from '@atrium/contract/changes';
import { getFaq, listHelpCategories } from '@atrium/contract/help-pages';
import * as writing from '@atrium/contract/help-writing';
import { expect, test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { addAnArticle, aGroup, aReader, faqSection, newTitle, openTerms, titlesIn } from './help.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('All that is done to categories is undone and done again', async () => {
  const { category, group } = await aGroup(admin);
  await addAnArticle(admin, group.id);
  await addAnArticle(admin, group.id, { isPublished: false });
  const parameters = { id: category.id };
  const seen = async () => [
    await admin.call(listHelpCategories),
    await titlesIn(admin, category.slug).catch(() => 'gone'),
  ];
  const title = newTitle();
  const deeds = {
    add: () => admin.call(writing.addHelpSection, { body: { site: 'knowledge-base', parentId: category.id, title } }),
    rename: () => admin.call(writing.updateHelpSection, { parameters, body: { title, picture: 'personalization' } }),
    move: () => admin.call(writing.moveHelpSection, { parameters, body: { afterId: null } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen });
  const before = await app.state();
  const { changeId } = await admin.call(writing.deleteHelpSection, { parameters });
  await undo(admin, changeId);
  const after = await app.state();
  for (const table of ['help_sections', 'articles']) expect(after[table], table).toEqual(before[table]);
});

test('All that is done to questions is undone and done again', async () => {
  const [sectionId, otherId] = [await faqSection(admin), await faqSection(admin)];
  await addAnArticle(admin, sectionId);
  const { id } = await addAnArticle(admin, sectionId);
  const parameters = { id };
  const seen = () => admin.call(getFaq, { query: {} });
  const isPublished = false;
  const body = { sectionId, title: newTitle(), content: '<p>Here.</p>', isPublished };
  const deeds = {
    add: () => admin.call(writing.addArticle, { body }),
    publish: () => admin.call(writing.updateArticle, { parameters, body: { isPublished } }),
    place: () => admin.call(writing.updateArticle, { parameters, body: { sectionId: otherId } }),
    move: () => admin.call(writing.moveArticle, { parameters, body: { sectionId, afterId: null } }),
    carry: () => admin.call(writing.moveArticle, { parameters, body: { sectionId: otherId, afterId: null } }),
    vote: () => admin.call(writing.voteOnArticle, { parameters, body: { isHelpful: true } }),
    delete: () => admin.call(writing.deleteArticle, { parameters }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(admin, { deed, act, seen });
});

test('What somebody changed meanwhile is not undone with what came before', async () => {
  const { id } = await addAnArticle(admin, await faqSection(admin));
  const first = await admin.call(writing.updateArticle, { parameters: { id }, body: { title: newTitle() } });
  await admin.call(writing.updateArticle, { parameters: { id }, body: { title: newTitle() } });
  await expect(undo(admin, first.changeId)).rejects.toThrow(/409/);
});

test('A vote is the business of who gave it, and comes back with its question', async () => {
  const { id } = await addAnArticle(admin, await faqSection(admin));
  const reader = await aReader(app, admin);
  const voted = await reader.call(writing.voteOnArticle, { parameters: { id }, body: { isHelpful: true } });
  await expect(undo(admin, voted.changeId)).rejects.toThrow(/404/);
  const { changeId } = await admin.call(writing.deleteArticle, { parameters: { id } });
  await undo(admin, changeId);
  const { categories } = await admin.call(getFaq, { query: {} });
  const article = categories.flatMap(({ articles }) => articles).find((known) => known.id === id);
  expect(article?.votes).toEqual({ helpful: 1, notHelpful: 0 });
});

test('An answer that is taken back leaves its search unanswered', async () => {
  const term = newTitle();
  await admin.call(writing.keepHelpSearch, { body: { site: 'faq', term } });
  const { searches } = await admin.call(writing.listHelpSearches, { query: { perPage: 100 } });
  const answersSearchId = searches.find((search) => search.term === term)?.id ?? null;
  const body = { sectionId: await faqSection(admin), title: term, content: '<p>Here.</p>', isPublished: true };
  const { changeId } = await admin.call(writing.addArticle, { body: { ...body, answersSearchId } });
  expect(await openTerms(admin)).not.toContain(term);
  await undo(admin, changeId);
  expect(await openTerms(admin)).toContain(term);
});

test('The log says that a search was answered, and that it is open again when what answered it is found no more', async () => {
  const term = newTitle();
  const search = { body: { site: 'faq', term } } as const;
  await admin.call(writing.keepHelpSearch, search);
  const { searches } = await admin.call(writing.listHelpSearches, { query: { perPage: 100 } });
  const answersSearchId = searches.find((one) => one.term === term)?.id ?? 0;
  const body = { sectionId: await faqSection(admin), title: term, content: '<p>Here.</p>', isPublished: true };
  const { article } = await admin.call(writing.addArticle, { body: { ...body, answersSearchId } });
  await admin.call(writing.deleteArticle, { parameters: { id: article.id } });
  await admin.call(writing.keepHelpSearch, search);
  const { changes } = await admin.call(listChanges, { query: { entity: 'help-search', entityId: answersSearchId } });
  expect(changes.slice(0, 2).map(({ before, after }) => [before, after])).toEqual([
    [
      { times: 1, state: 'answered' },
      { times: 2, state: 'open' },
    ],
    [{ state: 'open' }, { state: 'answered' }],
  ]);
  expect(await openTerms(admin)).toContain(term);
});

const undone = (changeId: number | null) => ({ parameters: { id: changeId } });

test('What has another in its place by now, or no place, is refused in words and comes back later', async () => {
  const { category, group } = await aGroup(admin);
  const article = await addAnArticle(admin, group.id);
  const articleGone = await admin.call(writing.deleteArticle, { parameters: { id: article.id } });
  const other = await addAnArticle(admin, group.id, { title: article.title });
  const { detail } = await admin.refused(409, undoChange, undone(articleGone.changeId));
  expect(detail).toContain('address');
  await admin.call(writing.deleteArticle, { parameters: { id: other.id } });
  const groupGone = await admin.call(writing.deleteHelpSection, { parameters: { id: group.id } });
  await admin.refused(409, undoChange, undone(articleGone.changeId));
  const categoryGone = await admin.call(writing.deleteHelpSection, { parameters: { id: category.id } });
  await admin.refused(409, undoChange, undone(groupGone.changeId));
  const body = { site: 'knowledge-base' as const, parentId: null, title: category.title };
  const { section: thief } = await admin.call(writing.addHelpSection, { body });
  await admin.refused(409, undoChange, undone(categoryGone.changeId));
  await admin.call(writing.deleteHelpSection, { parameters: { id: thief.id } });
  for (const { changeId } of [categoryGone, groupGone, articleGone]) await undo(admin, changeId);
  expect(await titlesIn(admin, category.slug)).toEqual([[article.title]]);
});

test('A vote that was given again, or whose question is gone, is refused in words', async () => {
  const { id } = await addAnArticle(admin, await faqSection(admin));
  const vote = (isHelpful: boolean | null) =>
    admin.call(writing.voteOnArticle, { parameters: { id }, body: { isHelpful } });
  await vote(true);
  const moved = await vote(false);
  const takenBack = await vote(null);
  const again = await vote(true);
  await admin.refused(409, undoChange, undone(takenBack.changeId));
  await undo(admin, again.changeId);
  const deleted = await admin.call(writing.deleteArticle, { parameters: { id } });
  await admin.refused(409, undoChange, undone(takenBack.changeId));
  await undo(admin, deleted.changeId);
  await undo(admin, takenBack.changeId);
  await undo(admin, moved.changeId);
});
