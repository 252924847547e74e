import { apiKeyStart } from '@atrium/contract/api-keys';
import { allGrants, type Grant } from '@atrium/contract/grants';
import { areaOf } from '@atrium/contract/policy';
import type { Route } from '@atrium/contract/route';
import { endOfDayIn } from '@atrium/contract/time-zone';
import type { ApiKey, Caller } from '../context.ts';
import type { ApiKeyRow } from '../database/account-security-schema.ts';
import type { Database } from '../database/engine.ts';
import { type Placeholders, prepared } from '../database/prepared.ts';
import { notSignedIn, Refusal } from '../errors.ts';
import { accessOfText, textOfAccess } from './access-roles.ts';
import { hashToken } from './random.ts';

const prefixLength = 6;

/** A key, what is shown of it, and what is kept of it: 256 bits that nobody can tell need no slow hash. */
export async function apiKeyWith(token: string): Promise<{ key: string; prefix: string; hash: string }> {
  const key = `${apiKeyStart}${token}`;
  return { key, prefix: key.slice(0, apiKeyStart.length + prefixLength), hash: await hashToken(key) };
}

export function isApiKey(token: string): boolean {
  return token.startsWith(apiKeyStart);
}

/**
 * The owner of a key, cut down to what the key may. Asked on each request, as sessions are: deleting a key, suspending its owner and taking
 * rights from them work at once.
 */
export async function callerOfKey(token: string, now: Date, database: Database): Promise<Caller> {
  const [row] = await findKey(database, { hash: await hashToken(token) });
  const tokenEndsAt = row ? endOf(row) : 0;
  if (!row || tokenEndsAt <= now.getTime())
    throw notSignedIn('This API key does not work: it was deleted, has expired, or its owner may not sign in.');
  const { id, accountId, role, accessRoleId, lastUsedAt } = row;
  const held = row.grants === fullAccess ? null : accessOfText(row.grants).grants;
  return {
    accountId,
    sessionId: null,
    sessionUsedAt: null,
    key: { id, grants: held, lastUsedAt },
    name: row.fullName || row.username,
    role: held === null ? role : 'client',
    accessRoleId,
    access: held === null ? row.ownGrants : textOfAccess({ hasFullAccess: false, grants: within(held, row) }),
    tokenEndsAt,
  };
}

function endOf({ expiresOn, timeZone }: Pick<ApiKeyRow, 'expiresOn' | 'timeZone'>): number {
  return expiresOn === null ? Number.POSITIVE_INFINITY : endOfDayIn(timeZone, expiresOn);
}

export const fullAccess = '*';

/** Of what a key was given, what its owner has at this moment. */
function within(held: readonly Grant[], { role, ownGrants }: { role: string; ownGrants: string | null }): Grant[] {
  const own = role === 'admin' ? { hasFullAccess: true, grants: [] } : accessOfText(ownGrants ?? '');
  return allGrants.filter((grant) => held.includes(grant) && (own.hasFullAccess || own.grants.includes(grant)));
}

const findKey = prepared((database, given: Placeholders<{ hash: string }>) =>
  database
    .selectFrom('apiKeys')
    .innerJoin('accounts', 'accounts.id', 'apiKeys.accountId')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('roles', 'roles.id', 'users.accessRoleId')
    .select(['apiKeys.id', 'apiKeys.accountId', 'apiKeys.grants', 'apiKeys.lastUsedAt'])
    .select(['apiKeys.expiresOn', 'apiKeys.timeZone'])
    .select(['accounts.username', 'accounts.fullName', 'accounts.role', 'users.accessRoleId'])
    .select('roles.grants as ownGrants')
    .where('apiKeys.hash', '=', given.hash)
    .where('accounts.suspendedAt', 'is', null)
    .compile(),
);

/** What the rules of the policy cannot say: a key signs nobody in, and what is only to read changes nothing, not even for its owner alone. */
export function refuseBeyondKey(route: Route, key: ApiKey): void {
  if (route.isInPerson) throw new Refusal(403, 'An API key may not do this. Sign in for it.');
  if (key.grants === null || !isChanging(route)) return;
  const area = route.access === 'public' ? null : areaOf(route.access.subject);
  if (area === null || !key.grants.includes(`${area}:write`))
    throw new Refusal(403, 'This API key is only to read this.');
}

function isChanging({ method, records, marksAsSeen }: Route): boolean {
  return marksAsSeen === true || (method !== 'GET' && records !== false);
}
