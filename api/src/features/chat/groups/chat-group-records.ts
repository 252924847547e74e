import { type Author, recordChange } from '../../../changes/record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';

/** A job changes no group. */
export type SignedInAuthor = Author & Pick<SignedInContext, 'caller'>;

interface GroupFields {
  name?: string;
  memberIds?: readonly number[];
}

/** In the order of their ids, so that the same members are the same list. */
export function sorted(accountIds: readonly number[]): number[] {
  return accountIds.toSorted((one, other) => one - other);
}

/** `before` is null when it was made, `after` when the last one has left. */
export function recordGroup(
  transaction: Transaction,
  author: SignedInAuthor,
  { id, name }: { id: number; name: string },
  audience: readonly number[],
  before: GroupFields | null,
  after: GroupFields | null,
): Promise<number> {
  return recordChange(transaction, author, {
    entity: 'chat-group',
    entityId: id,
    entityName: name,
    before,
    after,
    ownerId: author.caller.accountId,
    audience,
    isUndoable: true,
  });
}
