import type { User } from '@atrium/contract/users';
import { recordEach } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';

interface UserChange {
  user: Pick<User, 'id' | 'fullName'>;
  before: object | null;
  after: object | null;
}

/** Records changes of users; each can be undone (users.undo.ts). Answers the id of each change. */
export function recordUsers(
  transaction: Transaction,
  context: Context,
  changes: readonly UserChange[],
): Promise<number[]> {
  const records = changes.map(({ user, before, after }) => ({
    entity: 'user' as const,
    entityId: user.id,
    entityName: user.fullName,
    before,
    after,
    isUndoable: true,
  }));
  return recordEach(transaction, context, records);
}
