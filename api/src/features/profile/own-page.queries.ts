import type { Database, Transaction } from '../../database/engine.ts';
import type { ProfileRow } from '../../database/profile-schema.ts';

export interface OwnPage extends ProfileRow {
  /** Empty where there is none. */
  avatar: string;
}

export async function findOwnPage(database: Database, accountId: number): Promise<OwnPage | undefined> {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('accountProfiles', 'accountProfiles.accountId', 'accounts.id')
    .select(['accounts.avatar', 'profiles.designation', 'profiles.lives', 'profiles.cover', 'accountProfiles.title'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { avatar, designation, lives, cover, title } = row;
  return {
    accountId,
    avatar: avatar ?? '',
    designation: designation ?? title ?? '',
    lives: lives ?? '',
    cover: cover ?? '',
  };
}

export async function storeOwnPage(transaction: Transaction, { avatar, accountId, ...page }: OwnPage): Promise<void> {
  const { designation, lives, cover } = page;
  await transaction
    .updateTable('accounts')
    .set({ avatar: avatar || null })
    .where('id', '=', accountId)
    .execute();
  await transaction
    .insertInto('profiles')
    .values({ accountId, designation, lives, cover })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ designation, lives, cover }))
    .execute();
}
