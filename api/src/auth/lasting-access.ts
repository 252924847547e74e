import { type Author, type ChangeToRecord, recordChanges } from '../changes/record.ts';
import type { Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';

/**
 * Takes back all that gives access to an account without its password and outlives its sessions: API keys and secret
 * addresses. Whoever has to set a password anew may have lost more than that.
 */
export async function endLastingAccess(
  transaction: Transaction,
  author: Author,
  { id: accountId }: Pick<AccountRow, 'id'>,
): Promise<void> {
  const keys = await transaction
    .deleteFrom('apiKeys')
    .where('accountId', '=', accountId)
    .returning(['id', 'name', 'grants', 'expiresOn'])
    .execute();
  const addresses = await transaction
    .deleteFrom('secretAddresses')
    .where('accountId', '=', accountId)
    .returning(['kind', 'createdAt'])
    .execute();
  const gone = { after: null, ownerId: accountId };
  const changes: ChangeToRecord[] = [
    ...keys.map(({ id, ...key }) => ({
      ...gone,
      entity: 'api-key' as const,
      entityId: id,
      entityName: key.name,
      before: key,
    })),
    ...addresses.map(({ kind, createdAt }) => ({
      ...gone,
      entity: `${kind}-feed` as const,
      entityId: accountId,
      entityName: '',
      before: { createdAt },
    })),
  ];
  if (changes.length > 0) await recordChanges(transaction, author, changes);
}
