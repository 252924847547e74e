import { seederOf } from '../../lists/seed.ts';
import { userRow, usersIndex } from './users.list.ts';
import { countUsers } from './users.queries.ts';
import { seededUser } from './users.seed-rows.ts';

/** Appends made-up users. */
export const seedUsers = seederOf({
  index: usersIndex,
  entity: 'user',
  async insert(transaction, firstId, count, now) {
    const rows = Array.from({ length: count }, (_, index) => userRow(seededUser(firstId + index, now)));
    await transaction.insertInto('users').values(rows).execute();
    await countUsers(transaction, rows, 1);
  },
});
