import type { Database, Transaction } from '../../database/engine.ts';
import { foldSearched } from '../../search/fold.ts';
import { type KeptSettings, keptSettings, type OwnFields, settingsRow } from './account-settings.shapes.ts';

export async function findSettings(database: Database, accountId: number): Promise<KeptSettings> {
  const row = await database
    .selectFrom('accountSettings')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return keptSettings(row, await findOwnFields(database, accountId));
}

async function findOwnFields(database: Database, accountId: number): Promise<OwnFields> {
  const own = await database
    .selectFrom('accounts')
    .select(['fullName', 'avatar'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return own ?? { fullName: '', avatar: null };
}

export async function storeOwnFields(
  transaction: Transaction,
  accountId: number,
  { fullName, avatar }: OwnFields,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ fullName, fullNameKey: foldSearched(fullName), avatar })
    .where('id', '=', accountId)
    .execute();
}

/** The account, with the company of the user whom it was made from. */
export function findGeneral(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .select(['accounts.avatar', 'accounts.username', 'accounts.fullName', 'accounts.email', 'users.company'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/** The services that are connected for the user whom the account was made from. */
export function findConnections(database: Database, accountId: number) {
  return database
    .selectFrom('userConnections')
    .innerJoin('accounts', 'accounts.userId', 'userConnections.userId')
    .select(['service', 'handle'])
    .where('accounts.id', '=', accountId)
    .where('isConnected', '=', 1)
    .execute();
}

export async function storeSettings(transaction: Transaction, accountId: number, settings: KeptSettings) {
  const row = settingsRow(accountId, settings);
  await transaction
    .insertInto('accountSettings')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute();
}
