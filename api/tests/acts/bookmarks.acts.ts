import { toggleBookmark } from '@atrium/contract/bookmarks';
import { type Acts, by } from './act.ts';

export const bookmarkActs: Acts = {
  toggleBookmark: async (_, admin) => by(admin, () => admin.send(toggleBookmark, { body: { id: 15 } })),
};
