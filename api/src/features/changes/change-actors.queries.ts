import type { ChangeActor } from '@atrium/contract/change-actors';
import type { Database } from '../../database/engine.ts';
import { nameHolds, nameKey } from '../../people/name-key.ts';
import { shownName } from '../../people/shown-name.ts';

const actorsAtOnce = 50;

/** Accounts by name: those that are still there, or the one that is asked for. */
export function findChangeActors(
  database: Database,
  { q, actorId }: { q: string; actorId?: number | undefined },
): Promise<ChangeActor[]> {
  const accounts = database
    .selectFrom('accounts')
    .select(['id as accountId', shownName('accounts').as('name'), 'username'])
    .orderBy(nameKey)
    .orderBy('id')
    .limit(actorsAtOnce);
  return actorId === undefined
    ? accounts.where('closedAt', 'is', null).where(nameHolds(q)).execute()
    : accounts.where('id', '=', actorId).execute();
}
