import type { Caller } from '../context.ts';
import type { Database } from '../database/engine.ts';
import { notSignedIn } from '../errors.ts';
import type { AccessTokens } from './access-tokens.ts';

/** What the web app sends when it has no token (spec.md section 7): nobody. */
const anonymous = 'anonymous';

/** Who the request's token stands for; null without one. A token that is wrong, or whose session has ended, is refused. */
export async function callerOf(request: Request, tokens: AccessTokens, database: Database): Promise<Caller | null> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return null;
  const [scheme, token = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === anonymous) return null;
  const claims = await tokens.verify(token);
  const caller = claims && (await findCaller(database, claims.session, claims.id));
  if (!caller) throw notSignedIn('Your session has ended. Sign in again.');
  return { ...caller, tokenEndsAt: claims.exp * 1000 };
}

/** Asked on each request, so that ending a session, suspending an account and a new role work at once. */
async function findCaller(
  database: Database,
  sessionId: number,
  accountId: number,
): Promise<Omit<Caller, 'tokenEndsAt'> | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['accounts.id', 'accounts.username', 'accounts.fullName', 'accounts.role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.accountId', '=', accountId)
    .where('sessions.endedAt', 'is', null)
    .where('accounts.suspendedAt', 'is', null)
    .executeTakeFirst();
  return row ? { accountId: row.id, sessionId, name: row.fullName || row.username, role: row.role } : null;
}
