import { recordChange } from '../changes/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { insertPerson } from '../people/insert-person.ts';
import { insertAccount, type NewAccount, recordedAccount } from './accounts.ts';

/** Makes an account, with the person that others find it as. */
export async function addAccount(
  transaction: Transaction,
  context: Context,
  details: Omit<NewAccount, 'createdAt'>,
): Promise<AccountRow> {
  const account = await insertAccount(transaction, { ...details, createdAt: context.now });
  const { id, fullName, username } = account;
  await insertPerson(transaction, { accountId: id, name: fullName || username });
  await recordChange(transaction, context, {
    entity: 'account',
    entityId: id,
    entityName: username,
    before: null,
    after: recordedAccount(account),
    ownerId: id,
  });
  return account;
}
