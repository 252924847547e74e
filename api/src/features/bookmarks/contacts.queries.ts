import type { ContactItem } from '@atrium/contract/bookmarks';
import type { Database } from '../../database/engine.ts';
import { fold } from '../../search/fold.ts';

const mostContacts = 100;

/** The first accounts by username, which an index has in order; then by name as a person reads it. */
export async function findContacts(database: Database): Promise<ContactItem[]> {
  const accounts = await database
    .selectFrom('accounts')
    .select(['fullName', 'username', 'email', 'avatar', 'createdAt'])
    .where('closedAt', 'is', null)
    .orderBy('usernameKey')
    .limit(mostContacts)
    .execute();
  return accounts
    .map(({ fullName, username, email, avatar, createdAt }) => ({
      title: fullName || username,
      email,
      img: avatar ?? '',
      date: createdAt.slice(0, 10),
    }))
    .toSorted((one, other) => (fold(one.title) < fold(other.title) ? -1 : 1));
}
