import * as routes from '@atrium/contract/bookmarks';
import type { Person } from '../person.ts';
import { type Acts, by } from './act.ts';

let addresses = 0;

function newBookmark() {
  addresses += 1;
  return { path: `/apps/invoice/preview/${addresses}`, title: `Invoice ${addresses}`, kind: 'invoice' } as const;
}

async function added(person: Person): Promise<number> {
  return (await person.call(routes.addBookmark, { body: newBookmark() })).bookmark.id;
}

export const bookmarkActs: Acts = {
  toggleBookmark: async (_, admin) => by(admin, () => admin.send(routes.toggleBookmark, { body: { id: 15 } })),
  addBookmark: async (_, admin) => by(admin, () => admin.send(routes.addBookmark, { body: newBookmark() })),
  renameBookmark: async (_, admin) => {
    const parameters = { id: await added(admin) };
    return by(admin, () => admin.send(routes.renameBookmark, { parameters, body: { title: 'Renamed' } }));
  },
  orderBookmarks: async (_, admin) => {
    const ids = [await added(admin), await added(admin)].toReversed();
    return by(admin, () => admin.send(routes.orderBookmarks, { body: { ids } }));
  },
  removeBookmark: async (_, admin) => {
    const parameters = { id: await added(admin) };
    return by(admin, () => admin.send(routes.removeBookmark, { parameters }));
  },
};
