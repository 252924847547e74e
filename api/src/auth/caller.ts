import type { Caller } from '../context.ts';
import type { Database } from '../database/engine.ts';
import { type Placeholders, prepared } from '../database/prepared.ts';
import { notSignedIn } from '../errors.ts';
import type { AccessTokens, Claims } from './access-tokens.ts';
import { callerOfKey, isApiKey } from './api-keys.ts';

/** What the web app sends when it has no token: nobody. */
const anonymous = 'anonymous';

/** Who the request's token stands for; null without one. A token that is wrong, or whose session has ended, is refused. */
export async function callerOf(
  request: Request,
  tokens: AccessTokens,
  database: Database,
  now: Date,
): Promise<Caller | null> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return null;
  const [scheme, token = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === anonymous) return null;
  if (isApiKey(token)) return callerOfKey(token, now, database);
  const claims = await tokens.verify(token);
  const caller = claims && (await findCaller(database, claims));
  if (!caller) throw notSignedIn('Your session has ended. Sign in again.');
  return caller;
}

async function findCaller(database: Database, { id, session, exp }: Claims): Promise<Caller | null> {
  const [account] = await findAccount(database, { session, account: id });
  if (!account) return null;
  const { fullName, username, role, accessRoleId, grants, lastUsedAt } = account;
  const name = fullName || username;
  return {
    accountId: id,
    sessionId: session,
    sessionUsedAt: lastUsedAt,
    key: null,
    name,
    role,
    accessRoleId,
    access: grants,
    tokenEndsAt: exp * 1000,
  };
}

/** Who an account is by now, for a job that does what it has asked for; undefined once it may not sign in. */
export async function callerOfAccount(database: Database, accountId: number): Promise<Caller | undefined> {
  const account = await database
    .selectFrom('accounts')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('roles', 'roles.id', 'users.accessRoleId')
    .select(['accounts.username', 'accounts.fullName', 'accounts.role', 'users.accessRoleId', 'roles.grants'])
    .where('accounts.id', '=', accountId)
    .where('accounts.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (!account) return undefined;
  const { fullName, username, role, accessRoleId, grants: access } = account;
  const withoutToken = { sessionId: null, sessionUsedAt: null, key: null, tokenEndsAt: 0 };
  return { accountId, name: fullName || username, role, accessRoleId, access, ...withoutToken };
}

/** Asked on each request, so that ending a session, suspending an account, another role and what a role gives work at once. */
const findAccount = prepared((database, given: Placeholders<{ session: number; account: number }>) =>
  database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('roles', 'roles.id', 'users.accessRoleId')
    .select(['accounts.username', 'accounts.fullName', 'accounts.role', 'users.accessRoleId', 'roles.grants'])
    .select('sessions.lastUsedAt')
    .where('sessions.id', '=', given.session)
    .where('sessions.accountId', '=', given.account)
    .where('sessions.endedAt', 'is', null)
    .where('accounts.suspendedAt', 'is', null)
    .compile(),
);
