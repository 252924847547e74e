import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
import { foldSearched } from '../search/fold.ts';
import { foldOld } from '../search/fold-old.ts';

const accountsAtOnce = 1_000;

export function foldOldAccounts(engine: Engine): Promise<void> {
  return foldOld(engine, 'accounts', async (transaction, after) => {
    const accounts = await transaction
      .selectFrom('accounts')
      .select(['id', 'fullName'])
      .where('fullName', '<>', sql.lit(''))
      .where('fullNameKey', '=', sql.lit(''))
      .where('id', '>', after)
      .orderBy('id')
      .limit(accountsAtOnce)
      .execute();
    return accounts.map(({ id, fullName }) => ({ id, fullNameKey: foldSearched(fullName) }));
  });
}
