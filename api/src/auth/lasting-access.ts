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
  const changes = [...(await deleteKeys(transaction, accountId)), ...(await deleteAddresses(transaction, accountId))];
  if (changes.length > 0) await recordChanges(transaction, author, changes);
}

async function deleteKeys(transaction: Transaction, ownerId: number): Promise<ChangeToRecord[]> {
  const keys = await transaction
    .deleteFrom('apiKeys')
    .where('accountId', '=', ownerId)
    .returning(['id', 'name', 'grants', 'expiresOn'])
    .execute();
  return keys.map(({ id, ...key }) => {
    return { entity: 'api-key', entityId: id, entityName: key.name, before: key, after: null, ownerId };
  });
}

async function deleteAddresses(transaction: Transaction, ownerId: number): Promise<ChangeToRecord[]> {
  const addresses = await transaction
    .deleteFrom('secretAddresses')
    .where('accountId', '=', ownerId)
    .returning(['kind', 'createdAt'])
    .execute();
  return addresses.map(({ kind, createdAt }) => {
    return { entity: `${kind}-feed`, entityId: ownerId, entityName: '', before: { createdAt }, after: null, ownerId };
  });
}
