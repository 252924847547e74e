import type { OrderBuyer } from '@atrium/contract/orders';
import type { Database } from '../../../database/engine.ts';
import { shownName } from '../../../people/shown-name.ts';
import { fold } from '../../../search/fold.ts';

/** The account that an order was placed with; a closed one is nobody's any more. */
export async function findBuyer(database: Database, accountId: number | null): Promise<OrderBuyer | null> {
  if (accountId === null) return null;
  const buyer = await database
    .selectFrom('accounts')
    .select(['email', 'username', 'userId', shownName('accounts').as('name')])
    .where('id', '=', accountId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return buyer ?? null;
}

/** The account that signs in with an e-mail address. */
export async function findAccountWithEmail(database: Database, email: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('accounts')
    .select('id')
    .where('emailKey', '=', fold(email))
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
