import type { User } from '@atrium/contract/users';
import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { track } from '../../lists/track.ts';
import { indexedUser, userRow, usersIndex } from './users.list.ts';
import { countUsers } from './users.queries.ts';
import { sampleUsers } from './users.sample-rows.ts';

export async function loadSampleUsers(transaction: Transaction, now: string, tuning?: ListTuning): Promise<void> {
  const rows = sampleUsers.map((user, index) => userRow(sampleUser(user, index + 1, now)));
  await transaction.insertInto('users').values(rows).execute();
  await reserveIds(transaction, 'users', rows.length);
  await countUsers(transaction, rows, 1);
  const moves = rows.map((row) => ({ before: null, after: indexedUser(row) }));
  await track(transaction, usersIndex, moves, tuning);
}

/** The first joined a year and more ago, the latest this week. */
function sampleUser(user: (typeof sampleUsers)[number], id: number, now: string): User {
  const daysAgo = (sampleUsers.length - id) * 8 + 2;
  const createdAt = new Date(Date.parse(now) - daysAgo * 86_400_000).toISOString();
  return { ...user, id, createdAt, suspendedAt: null };
}
