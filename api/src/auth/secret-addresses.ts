import type { Ability } from '@atrium/contract/policy';
import type { SecretAddress } from '@atrium/contract/secret-addresses';
import { recordChange } from '../changes/record.ts';
import type { SignedInContext } from '../context.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { SecretAddressKind } from '../database/secret-addresses-schema.ts';
import { notFound } from '../errors.ts';
import { abilityFor } from './access-roles.ts';
import { findAccount } from './accounts.ts';
import { hashToken, randomToken } from './random.ts';
import { tellOwner } from './security-news.ts';

export async function readSecretAddress(
  { services, caller }: SignedInContext,
  kind: SecretAddressKind,
): Promise<{ feed: SecretAddress | null }> {
  return { feed: (await findAddress(services.engine.read, caller.accountId, kind)) ?? null };
}

/**
 * Like a link that is sent: only a hash is kept, so that who reads the database reads nobody's things by it. An open session is enough to
 * make one, so its owner is told.
 */
export function renewSecretAddress(
  context: SignedInContext,
  kind: SecretAddressKind,
): Promise<{ feed: SecretAddress; token: string }> {
  const { services, caller, now } = context;
  const token = randomToken();
  return services.engine.write(async (transaction) => {
    const before = (await findAddress(transaction, caller.accountId, kind)) ?? null;
    const hash = await hashToken(token);
    await transaction
      .insertInto('secretAddresses')
      .values({ accountId: caller.accountId, kind, hash, createdAt: now })
      .onConflict((conflict) => conflict.columns(['accountId', 'kind']).doUpdateSet({ hash, createdAt: now }))
      .execute();
    const feed = { createdAt: now };
    await record(transaction, context, kind, before, feed);
    const account = await findAccount(transaction, caller.accountId);
    if (account) await tellOwner(transaction, context, account, `${kind}-address-made`);
    return { feed, token };
  });
}

export function revokeSecretAddress(context: SignedInContext, kind: SecretAddressKind): Promise<Record<string, never>> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = await findAddress(transaction, accountId, kind);
    if (!before) throw notFound('secret address');
    await transaction
      .deleteFrom('secretAddresses')
      .where('accountId', '=', accountId)
      .where('kind', '=', kind)
      .execute();
    await record(transaction, context, kind, before, null);
    return {};
  });
}

function findAddress(
  database: Database,
  accountId: number,
  kind: SecretAddressKind,
): Promise<SecretAddress | undefined> {
  return database
    .selectFrom('secretAddresses')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Nothing brings back an address that was given up: whoever has it is to be locked out. */
async function record(
  transaction: Transaction,
  context: SignedInContext,
  kind: SecretAddressKind,
  before: SecretAddress | null,
  after: SecretAddress | null,
): Promise<void> {
  const { accountId } = context.caller;
  const what = { entity: `${kind}-feed`, entityId: accountId, entityName: '', ownerId: accountId } as const;
  await recordChange(transaction, context, { ...what, before, after });
}

/** Whose address it is, and what they may do now. It works as long as its account may sign in. */
export async function ownerOfAddress(
  database: Database,
  kind: SecretAddressKind,
  token: string,
): Promise<{ accountId: number; ability: Ability }> {
  const owner = await database
    .selectFrom('secretAddresses')
    .innerJoin('accounts', 'accounts.id', 'secretAddresses.accountId')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('roles', 'roles.id', 'users.accessRoleId')
    .select(['secretAddresses.accountId', 'accounts.role', 'roles.grants as access'])
    .where('secretAddresses.hash', '=', await hashToken(token))
    .where('secretAddresses.kind', '=', kind)
    .where('accounts.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (!owner) throw notFound('secret address');
  return { accountId: owner.accountId, ability: abilityFor(owner.role, owner.access) };
}
