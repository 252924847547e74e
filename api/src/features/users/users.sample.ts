import { dayMilliseconds } from '@atrium/contract/days';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { trackRows } from '../../lists/track.ts';
import { userRow, usersIndex } from './users.list.ts';
import { countUsers } from './users.queries.ts';
import { sampleUsers } from './users.sample-rows.ts';

export async function loadSampleUsers(transaction: Transaction, now: string, tuning?: ListTuning): Promise<void> {
  const rows = sampleUsers.map((user, index) => userRow(sampleUser(user, index + 1, now)));
  await transaction.insertInto('users').values(rows).execute();
  await reserveIds(transaction, 'users', rows.length);
  await countUsers(transaction, rows, 1);
  const moves = rows.map((row) => ({ before: null, after: row }));
  await trackRows(transaction, usersIndex, moves, tuning);
}

/** The built-in roles by their ids, and who has them: 4 administrators, 7 managers, 5 users, 3 of the support and 2 who only look. */
const members: Readonly<Record<number, readonly number[]>> = {
  1: [1, 14, 27, 40],
  2: [2, 8, 15, 22, 29, 36, 43],
  3: [5, 12, 19, 33, 47],
  4: [9, 24, 38],
  5: [17, 45],
};

function accessRoleOf(userId: number): number | null {
  const held = Object.entries(members).find(([, userIds]) => userIds.includes(userId));
  return held ? Number(held[0]) : null;
}

/** The first joined nearly two years ago, the latest this week, a little more of them from month to month. */
function sampleUser(user: (typeof sampleUsers)[number], id: number, now: string): User {
  const daysAgo = 2 + Math.round(690 * (1 - id / sampleUsers.length) ** 1.3);
  const createdAt = new Date(Date.parse(now) - daysAgo * dayMilliseconds).toISOString();
  return { ...user, id, accessRoleId: accessRoleOf(id), createdAt, suspendedAt: null };
}
