import * as routes from '@atrium/contract/bookmarks';
import { uploadAttachment } from '@atrium/contract/files';
import { sendMail } from '@atrium/contract/mail';
import { pages } from '@atrium/contract/pages';
import { expect } from 'vitest';
import { bookmarkIds } from '../bookmarks/bookmarks.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { picture } from '../shop/pictures.ts';
import type { ProofTable } from './proofs.ts';

const nils = { path: '/apps/user/view/7', title: 'Nils', kind: 'user' } as const;

export const bookmarkProofs: ProofTable = {
  readMainSearch: {
    works: {
      'all pages, and the contacts by name': async ({ app }) => {
        // The first hundred by username are contacts.
        const person = await newcomer(app, { username: 'aagot.aas' });
        const { searchArr } = await person.call(routes.readMainSearch);
        expect(searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
          ['Pages', 4],
          ['Files', 4],
          ['Contacts', 4],
        ]);
        const [pageGroup, files, contacts] = searchArr;
        expect(pageGroup.data.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
        expect(files.data).toEqual([]);
        const [img, date] = ['/avatars/ida.lindqvist.svg', '2023-08-19'];
        expect(contacts.data).toContainEqual({ title: 'Ida Lindqvist', email: 'admin@demo.com', img, date });
        const own = { title: person.username, email: person.email, img: '', date: '2026-03-02' };
        expect(contacts.data).toContainEqual(own);
      },
      'the files of mails, each with who sent it, its size and a picture': async ({ admin }) => {
        const filesOf = async () => (await admin.call(routes.readMainSearch)).searchArr[1].data;
        expect((await filesOf()).find(({ title }) => title === 'packing-list.csv')).toEqual({
          title: 'packing-list.csv',
          by: 'Amara Okafor',
          size: expect.stringMatching(/^\d+ B$/),
          file: '/pictures/file.svg',
        });
        const { file } = await admin.call(uploadAttachment, { query: { name: 'pier.png' }, upload: picture() });
        const letter = { to: [{ email: 'client@demo.com' }], subject: 'The pier', attachments: [file.id] };
        await admin.call(sendMail, { body: letter });
        expect((await filesOf())[0]).toMatchObject({ title: 'pier.png', file: `/api/v1/files/${file.id}` });
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
        for (const body of [{}, { id: 0 }, { id: 'three' }, { id: 1.5 }])
          expect(fieldsOf(await admin.refused(400, routes.toggleBookmark, { body }))).toEqual(['id']);
      },
    },
    keepsOut: {
      'a client, of pages that they may not open': async ({ client }) => {
        await client.refused(404, routes.toggleBookmark, { body: { id: 15 } });
      },
    },
  },
  listOwnBookmarks: {
    works: {
      "one's own in their order, of pages and of all else": async ({ app, admin }) => {
        const person = await newcomer(app);
        await person.call(routes.toggleBookmark, { body: { id: 5 } });
        const { bookmark } = await person.call(routes.addBookmark, { body: { ...nils, title: ' Nils ' } });
        expect((await person.call(routes.listOwnBookmarks)).bookmarks).toEqual([
          { id: expect.any(Number), pageId: 5, path: '/apps/todo', title: '', kind: 'page' },
          { ...nils, id: bookmark.id, pageId: null },
        ]);
        const { bookmarks } = await admin.call(routes.listOwnBookmarks);
        expect(bookmarks.map(({ id }) => id)).not.toContain(bookmark.id);
      },
    },
  },
  addBookmark: {
    works: {
      'stands last': async ({ app }) => {
        const person = await newcomer(app);
        const { bookmark, changeId } = await person.call(routes.addBookmark, { body: nils });
        expect([bookmark.title, changeId]).toEqual(['Nils', expect.any(Number)]);
      },
    },
    refuses: {
      'what leads out of the app, what has no name, and what is none of the kinds': async ({ client }) => {
        for (const path of ['https://example.com', '//example.com', '/\\example.com', 'apps', '/a b', '']) {
          expect(fieldsOf(await client.refused(400, routes.addBookmark, { body: { ...nils, path } })), path).toEqual([
            'path',
          ]);
        }
        expect(fieldsOf(await client.refused(400, routes.addBookmark, { body: { ...nils, title: ' ' } }))).toEqual([
          'title',
        ]);
        expect(fieldsOf(await client.refused(400, routes.addBookmark, { body: { ...nils, kind: 'star' } }))).toEqual([
          'kind',
        ]);
      },
      'an address twice': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.addBookmark, { body: nils });
        await person.refused(409, routes.addBookmark, { body: { ...nils, title: 'Again' } });
      },
    },
  },
  renameBookmark: {
    works: {
      'once; the same name again changes nothing': async ({ app }) => {
        const person = await newcomer(app);
        const { bookmark } = await person.call(routes.addBookmark, { body: nils });
        const input = { parameters: { id: bookmark.id }, body: { title: 'Nils of the quay' } };
        expect((await person.call(routes.renameBookmark, input)).bookmark.title).toBe('Nils of the quay');
        expect((await person.call(routes.renameBookmark, input)).changeId).toBeNull();
      },
    },
    refuses: {
      'no name, and what there is not': async ({ client }) => {
        const parameters = { id: 999_999 };
        await client.refused(404, routes.renameBookmark, { parameters, body: { title: 'A' } });
        expect(fieldsOf(await client.refused(400, routes.renameBookmark, { parameters, body: { title: '' } }))).toEqual(
          ['title'],
        );
      },
    },
    keepsOut: {
      'everybody but its owner': async ({ app, admin }) => {
        const { bookmark } = await (await newcomer(app)).call(routes.addBookmark, { body: nils });
        await admin.refused(404, routes.renameBookmark, { parameters: { id: bookmark.id }, body: { title: 'Mine' } });
      },
    },
  },
  orderBookmarks: {
    works: {
      'in the places that they have together': async ({ app }) => {
        const person = await newcomer(app);
        for (const id of [7, 8, 9]) await person.call(routes.toggleBookmark, { body: { id } });
        const [first, , last] = (await person.call(routes.listOwnBookmarks)).bookmarks.map(({ id }) => id);
        await person.call(routes.orderBookmarks, { body: { ids: [last ?? 0, first ?? 0] } });
        expect(await bookmarkIds(person)).toEqual([9, 8, 7]);
      },
    },
    refuses: {
      'what there is not, one twice, and nothing': async ({ admin }) => {
        const [first] = (await admin.call(routes.listOwnBookmarks)).bookmarks;
        await admin.refused(404, routes.orderBookmarks, { body: { ids: [999_999] } });
        await admin.refused(404, routes.orderBookmarks, { body: { ids: [first?.id ?? 0, first?.id ?? 0] } });
        await admin.refused(400, routes.orderBookmarks, { body: { ids: [] } });
      },
    },
    keepsOut: {
      'everybody but their owner': async ({ app, admin }) => {
        const { bookmark } = await (await newcomer(app)).call(routes.addBookmark, { body: nils });
        await admin.refused(404, routes.orderBookmarks, { body: { ids: [bookmark.id] } });
      },
    },
  },
  removeBookmark: {
    works: {
      'takes it away': async ({ app }) => {
        const person = await newcomer(app);
        const { bookmark } = await person.call(routes.addBookmark, { body: nils });
        await person.call(routes.removeBookmark, { parameters: { id: bookmark.id } });
        expect((await person.call(routes.listOwnBookmarks)).bookmarks).toEqual([]);
      },
    },
    refuses: {
      'what there is not': async ({ client }) => {
        await client.refused(404, routes.removeBookmark, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'everybody but its owner': async ({ app, admin }) => {
        const { bookmark } = await (await newcomer(app)).call(routes.addBookmark, { body: nils });
        await admin.refused(404, routes.removeBookmark, { parameters: { id: bookmark.id } });
      },
    },
  },
};
