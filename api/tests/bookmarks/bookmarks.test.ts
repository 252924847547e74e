import {
  addBookmark,
  listOwnBookmarks,
  mostBookmarks,
  orderBookmarks,
  removeBookmark,
  renameBookmark,
  toggleBookmark,
} from '@atrium/contract/bookmarks';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { pages } from '@atrium/contract/pages';
import { abilityOf, rulesOf } from '@atrium/contract/policy';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { bookmarkIds } from './bookmarks.ts';

const app = await openApp();

const toggle = (person: Person, id: number) => person.call(toggleBookmark, { body: { id } });
const undo = (person: Person, id: number) => person.call(undoChange, { parameters: { id } });

test('Every page has an id, a target and a link of its own', () => {
  for (const key of ['id', 'target', 'link'] as const)
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
});

test('Everybody may open at least one page, and an admin all', () => {
  const open = (role: 'admin' | 'client') => {
    const ability = abilityOf(rulesOf(role));
    return pages.filter(({ needs }) => needs === null || ability.can('read', needs));
  };
  expect(open('admin')).toEqual(pages);
  expect(open('client').map(({ target }) => target)).toContain('access-control');
});

test('Toggling twice is as before', async () => {
  const person = await newcomer(app);
  await toggle(person, 7);
  const before = await bookmarkIds(person);
  await toggle(person, 8);
  await toggle(person, 8);
  expect(await bookmarkIds(person)).toEqual(before);
});

test('However many toggle at once, each counts, and none fails', async () => {
  const person = await newcomer(app);
  const before = await bookmarkIds(person);
  for (const [times, after] of [
    [2, before],
    [5, [...before, 20]],
    [4, [...before, 20]],
  ] as const) {
    const answers = Array.from({ length: times }, () => person.send(toggleBookmark, { body: { id: 20 } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
    expect(await bookmarkIds(person)).toEqual(after);
  }
});

test('A bookmark that comes back by undo has its old place; setting and taking away can be undone and done again', async () => {
  const person = await newcomer(app);
  for (const id of [7, 8, 9]) await toggle(person, id);
  const before = await bookmarkIds(person);
  const removed = await toggle(person, 8);
  const undone = await undo(person, removed.changeId);
  expect(await bookmarkIds(person)).toEqual(before);
  await undo(person, undone.changes[0]?.id ?? 0);
  expect(await bookmarkIds(person)).toEqual(before.filter((id) => id !== 8));
  const added = await toggle(person, 10);
  await undo(person, added.changeId);
  expect(await bookmarkIds(person)).toEqual(before.filter((id) => id !== 8));
});

test('What was toggled since is a conflict', async () => {
  const person = await newcomer(app);
  const first = await toggle(person, 7);
  await toggle(person, 7);
  await person.refused(409, undoChange, { parameters: { id: first.changeId } });
  await toggle(person, 7);
  await person.refused(409, undoChange, { parameters: { id: first.changeId } });
});

test("Nobody undoes another's change of a bookmark, an admin neither", async () => {
  const [person, admin] = [await newcomer(app), await app.signIn('admin')];
  const { changeId } = await toggle(person, 7);
  await admin.refused(404, undoChange, { parameters: { id: changeId } });
});

test('The change is recorded with the page it is of', async () => {
  const person = await newcomer(app);
  const { changeId } = await toggle(person, 29);
  const { changes } = await person.call(listChanges, { query: { entity: 'bookmark' } });
  expect(changes[0]).toMatchObject({
    id: changeId,
    action: 'create',
    entityName: 'Knowledge Base Page',
    actorId: person.accountId,
    isUndoable: true,
  });
});

const add = (person: Person, path: string, title = 'Late invoices') =>
  person.call(addBookmark, { body: { path, title, kind: 'view' } });
const own = async (person: Person) =>
  (await person.call(listOwnBookmarks)).bookmarks.map(({ title, path }) => title || path);

test('Pages, lists and records stand in one order; moving, renaming, adding and taking away are undone in any turn', async () => {
  const person = await newcomer(app);
  await toggle(person, 5);
  const { bookmark, changeId } = await add(person, '/apps/invoice/list?status=Past+Due');
  await add(person, '/apps/user/view/7', 'Nils');
  expect(await own(person)).toEqual(['/apps/todo', 'Late invoices', 'Nils']);
  const ids = (await person.call(listOwnBookmarks)).bookmarks.map(({ id }) => id);
  const moved = await person.call(orderBookmarks, { body: { ids: ids.toReversed() } });
  expect(await own(person)).toEqual(['Nils', 'Late invoices', '/apps/todo']);
  expect((await person.call(orderBookmarks, { body: { ids: ids.toReversed() } })).changeId).toBeNull();
  const renamed = await person.call(renameBookmark, { parameters: { id: bookmark.id }, body: { title: 'Late' } });
  await person.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
  await undo(person, moved.changeId ?? 0);
  expect(await own(person)).toEqual(['/apps/todo', 'Late', 'Nils']);
  await undo(person, renamed.changeId ?? 0);
  const removed = await person.call(removeBookmark, { parameters: { id: bookmark.id } });
  expect(await own(person)).toEqual(['/apps/todo', 'Nils']);
  await add(person, bookmark.path, 'Again');
  await person.refused(409, undoChange, { parameters: { id: removed.changeId } });
});

test('The address of a page has the same bookmark as the page', async () => {
  const person = await newcomer(app);
  await add(person, '/apps/todo', 'To do');
  expect(await bookmarkIds(person)).toEqual([5]);
  expect((await toggle(person, 5)).isBookmarked).toBe(false);
});

test('There is room for a hundred, whether they are added, toggled or brought back', async () => {
  const person = await newcomer(app);
  const { bookmark } = await add(person, '/apps/user/view/1000');
  const removed = await person.call(removeBookmark, { parameters: { id: bookmark.id } });
  for (let count = 0; count < mostBookmarks; count += 1) await add(person, `/apps/user/view/${count}`);
  await person.refused(409, addBookmark, { body: { path: '/apps/user/view/999', title: 'One more', kind: 'user' } });
  await person.refused(409, toggleBookmark, { body: { id: 7 } });
  await person.refused(409, undoChange, { parameters: { id: removed.changeId } });
  const [first] = (await person.call(listOwnBookmarks)).bookmarks;
  await person.call(removeBookmark, { parameters: { id: first?.id ?? 0 } });
  await undo(person, removed.changeId);
  expect((await person.call(listOwnBookmarks)).bookmarks).toHaveLength(mostBookmarks);
});

test('What stands on pages that one may not open is not listed, be it a list as one looked at it or one thing', async () => {
  const [admin, client] = [await newcomer(app), await app.signIn('client')];
  const paths = [
    '/apps/user/view/3',
    '/apps/user/list?q=a',
    '/apps/email/inbox?mail=2',
    '/access-control?from=here',
    '/?q=a',
  ];
  const listed = async (person: Person) => {
    for (const path of paths) await person.call(addBookmark, { body: { path, title: 'Kept', kind: 'view' } });
    const { bookmarks } = await person.call(listOwnBookmarks);
    return bookmarks.map(({ path }) => path).filter((path) => paths.includes(path));
  };
  expect(await listed(admin)).toEqual(paths);
  expect(await listed(client)).toEqual(['/access-control?from=here']);
});
