import { listBookmarks } from '@atrium/contract/bookmarks';
import type { Person } from '../person.ts';

/** The pages on which somebody has bookmarks, in order. */
export async function bookmarkIds(person: Person): Promise<number[]> {
  return (await person.call(listBookmarks)).bookmarks.map(({ id }) => id);
}
