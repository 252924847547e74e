import * as routes from '@atrium/contract/bookmarks';
import { pages } from '@atrium/contract/pages';
import { expect } from 'vitest';
import { bookmarkIds } from '../bookmarks/bookmarks.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const bookmarkProofs: ProofTable = {
  readMainSearch: {
    works: {
      'all pages, and the contacts by name': async ({ app }) => {
        const person = await newcomer(app);
        const { searchArr } = await person.call(routes.readMainSearch);
        expect(searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
          ['Pages', 4],
          ['Files', 4],
          ['Contacts', 4],
        ]);
        const [pageGroup, files, contacts] = searchArr;
        expect(pageGroup.data.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
        expect(files.data).toEqual([]);
        const ida = { title: 'Ida Lindqvist', email: 'admin@demo.com', img: '', date: '2026-03-02' };
        expect(contacts.data).toContainEqual(ida);
        expect(contacts.data).toContainEqual({ ...ida, title: person.username, email: person.email });
      },
      "one's own bookmarks, and nobody else's": async ({ app }) => {
        const [person, other] = [await newcomer(app), await newcomer(app)];
        await person.call(routes.toggleBookmark, { body: { id: 30 } });
        const isMarked = async (who: typeof person) => {
          const { searchArr } = await who.call(routes.readMainSearch);
          return searchArr[0].data.find(({ id }) => id === 30)?.isBookmarked;
        };
        expect([await isMarked(person), await isMarked(other)]).toEqual([true, false]);
      },
      'to a client what a client may open, and no accounts of others': async ({ client }) => {
        const { searchArr } = await client.call(routes.readMainSearch);
        const targets = searchArr[0].data.map(({ target }) => target);
        expect(targets).toEqual(expect.arrayContaining(['accountSettings', 'access-control', 'comingSoon']));
        expect(targets).not.toEqual(expect.arrayContaining(['userList']));
        expect(searchArr[2].data).toEqual([]);
      },
    },
  },
  listBookmarks: {
    works: {
      'in the order in which they were set, and all pages': async ({ app }) => {
        const person = await newcomer(app);
        const before = await bookmarkIds(person);
        for (const id of [40, 9, 26]) await person.call(routes.toggleBookmark, { body: { id } });
        const { bookmarks, suggestions } = await person.call(routes.listBookmarks);
        expect(bookmarks.map(({ id }) => id)).toEqual([...before, 40, 9, 26]);
        expect(bookmarks.at(-1)).toEqual({
          id: 26,
          target: 'accountSettings',
          isBookmarked: true,
          title: 'Account Settings',
          icon: 'IconUserCog',
          link: '/pages/account-settings',
        });
        expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toHaveLength(bookmarks.length);
        expect(suggestions).toHaveLength(pages.length);
      },
      'those of the sample': async ({ admin }) => {
        expect((await bookmarkIds(admin)).slice(0, 4)).toEqual([3, 4, 5, 6]);
      },
    },
  },
  toggleBookmark: {
    works: {
      'sets it, and takes it away': async ({ client }) => {
        const before = await bookmarkIds(client);
        const first = await client.call(routes.toggleBookmark, { body: { id: 83 } });
        expect([first.isBookmarked, await bookmarkIds(client)]).toEqual([true, [...before, 83]]);
        const second = await client.call(routes.toggleBookmark, { body: { id: 83 } });
        expect([second.isBookmarked, await bookmarkIds(client)]).toEqual([false, before]);
      },
    },
    refuses: {
      'a page that there is not': async ({ admin }) => {
        for (const id of [17, 999_999]) await admin.refused(404, routes.toggleBookmark, { body: { id } });
      },
      'no id, and what is none': async ({ admin }) => {
        for (const body of [{}, { id: 0 }, { id: '3' }, { id: 1.5 }])
          expect(fieldsOf(await admin.refused(400, routes.toggleBookmark, { body }))).toEqual(['id']);
      },
    },
    keepsOut: {
      'a client, of pages that they may not open': async ({ client }) => {
        await client.refused(404, routes.toggleBookmark, { body: { id: 15 } });
      },
    },
  },
};
