import { type Connection, connectionServices } from '@atrium/contract/user-preferences';
import type { Database, Transaction } from '../../database/engine.ts';
import { inStatements } from '../../database/store-rows.ts';

/** What services are noted for several users; answers a look-up by the user's id. */
export async function connectionsOf(
  database: Database,
  userIds: readonly number[],
): Promise<(userId: number) => Connection[]> {
  const rows = await database.selectFrom('userConnections').selectAll().where('userId', 'in', userIds).execute();
  const rowsOf = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) =>
    connectionServices.map((service) => {
      const row = rowsOf.get(userId)?.find((candidate) => candidate.service === service);
      return { service, isConnected: row?.isConnected === 1, handle: row?.handle ?? '' };
    });
}

interface Connected {
  readonly id: number;
  readonly connections: readonly Connection[];
}

/** What users have from then on, each their own. */
export async function storeConnections(transaction: Transaction, users: readonly Connected[]): Promise<void> {
  const ids = users.map(({ id }) => id);
  await transaction.deleteFrom('userConnections').where('userId', 'in', ids).execute();
  const rows = users.flatMap(({ id: userId, connections }) =>
    connections.map(({ service, isConnected, handle }) => ({
      userId,
      service,
      isConnected: isConnected ? 1 : 0,
      handle,
    })),
  );
  for (const some of inStatements(rows)) await transaction.insertInto('userConnections').values(some).execute();
}
