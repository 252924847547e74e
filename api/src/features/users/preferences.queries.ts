import { type Connection, connectionServices } from '@atrium/contract/user-preferences';
import type { Database, Transaction } from '../../database/engine.ts';

/** What services are noted for several users; answers a look-up by the user's id. */
export async function connectionsOf(
  database: Database,
  userIds: readonly number[],
): Promise<(userId: number) => Connection[]> {
  const rows = await database.selectFrom('userConnections').selectAll().where('userId', 'in', userIds).execute();
  return (userId) =>
    connectionServices.map((service) => {
      const row = rows.find((candidate) => candidate.userId === userId && candidate.service === service);
      return { service, isConnected: row?.isConnected === 1, handle: row?.handle ?? '' };
    });
}

export async function storeConnections(
  transaction: Transaction,
  userId: number,
  connections: readonly Connection[],
): Promise<void> {
  await transaction.deleteFrom('userConnections').where('userId', '=', userId).execute();
  await transaction
    .insertInto('userConnections')
    .values(
      connections.map(({ service, isConnected, handle }) => ({
        userId,
        service,
        isConnected: isConnected ? 1 : 0,
        handle,
      })),
    )
    .execute();
}
