import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Engine, Transaction } from '../database/engine.ts';
import { foldSearched } from '../search/fold.ts';

const accountsAtOnce = 1_000;

/** Accounts whose names were written before they were folded: a step of the schema cannot fold them. */
export async function foldOldAccounts(engine: Engine): Promise<void> {
  let last: number | undefined = 0;
  do {
    const after: number = last;
    last = await engine.write((transaction) => foldSome(transaction, after));
  } while (last !== undefined);
}

/** Answers the last of them; nothing where there are no more. */
async function foldSome(transaction: Transaction, after: number): Promise<number | undefined> {
  const rows = await transaction
    .selectFrom('accounts')
    .select(['id', 'fullName'])
    .where('fullName', '<>', sql.lit(''))
    .where('fullNameKey', '=', sql.lit(''))
    .where('id', '>', after)
    .orderBy('id')
    .limit(accountsAtOnce)
    .execute();
  if (rows.length === 0) return undefined;
  const records = rows.map(({ id, fullName }) => ({ id, key: foldSearched(fullName) }));
  await sql`
    update accounts set full_name_key = folded.key
    from (select ${numberField('id')} as id, ${textField('key')} as key
      from ${recordsTable(transaction, records)}) as folded
    where accounts.id = folded.id`.execute(transaction);
  return rows.at(-1)?.id;
}
