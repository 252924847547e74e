import { recentSignIns, type Session, type SignIn } from '@atrium/contract/accounts';
import { type ChangeToRecord, recordChange, recordEach } from '../changes/record.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { AccountRow, SessionRow } from '../database/schema.ts';
import { nextId } from '../database/sequences.ts';
import { countSignIns } from '../figures/sign-ins.ts';
import { type Ending, lapsedFor, planClearing } from './old-sessions.ts';
import { hashToken, randomToken } from './random.ts';

/** A session is one sign-in on one browser. Its refresh tokens follow each other; the row ends with the last of them. */
export async function openSession(
  transaction: Transaction,
  context: Context,
  account: Pick<AccountRow, 'id' | 'fullName' | 'username'>,
): Promise<{ sessionId: number; refreshToken: string }> {
  const session = await insertSession(transaction, context, account.id);
  await countSignIns(transaction, [session]);
  await planClearing(transaction, context.now);
  const author = { ...context, caller: null };
  await recordChange(transaction, author, signInChange(session, account));
  const refreshToken = randomToken();
  await addRefreshToken(transaction, { sessionId: session.id, refreshToken, expiresAt: session.expiresAt });
  return { sessionId: session.id, refreshToken };
}

async function insertSession(transaction: Transaction, context: Context, accountId: number): Promise<SessionRow> {
  const { now } = context;
  const session = {
    id: await nextId(transaction, 'sessions'),
    accountId,
    userAgent: (context.request.headers.get('user-agent') ?? '').slice(0, 400),
    address: context.address,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd(context),
    endedAt: null,
  };
  await transaction.insertInto('sessions').values(session).execute();
  return session;
}

/** The session lives on with a new refresh token. */
export async function prolongSession(
  transaction: Transaction,
  context: Context,
  session: { sessionId: number; refreshToken: string; expiresAt: string },
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ lastUsedAt: context.now, expiresAt: session.expiresAt })
    .where('id', '=', session.sessionId)
    .execute();
  await addRefreshToken(transaction, session);
}

async function addRefreshToken(
  transaction: Transaction,
  { sessionId, refreshToken, expiresAt }: { sessionId: number; refreshToken: string; expiresAt: string },
): Promise<void> {
  await transaction
    .insertInto('refreshTokens')
    .values({ hash: await hashToken(refreshToken), sessionId, expiresAt, usedAt: null })
    .execute();
}

/** When a session ends that nobody has used for so long, and nobody uses any more. */
export function sessionEnd({ services, now }: Pick<Context, 'services' | 'now'>, unusedSeconds = 0): string {
  const seconds = services.settings.refreshTokenSeconds - unusedSeconds;
  return new Date(Math.max(0, Date.parse(now) + seconds * 1000)).toISOString();
}

/** Ends sessions that have not ended yet, by themselves or by somebody: their tokens are worthless from here on. Answers how many. */
export async function endSessions(
  transaction: Transaction,
  author: Ending,
  which: { accountIds: readonly number[]; only?: number; except?: number },
): Promise<number> {
  let running = transaction
    .updateTable('sessions')
    .set({ endedAt: author.now })
    .where('accountId', 'in', which.accountIds)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', lapsedFor(author));
  if (which.only !== undefined) running = running.where('id', '=', which.only);
  if (which.except !== undefined) running = running.where('id', '<>', which.except);
  const ended = await running.returning(['id', 'accountId', 'userAgent', 'address']).execute();
  if (ended.length === 0) return 0;
  const names = await accountNames(transaction, which.accountIds);
  const changes = ended.map((session) => sessionChange(session, names.get(session.accountId) ?? '', 'ended'));
  await recordEach(transaction, author, changes);
  return ended.length;
}

async function accountNames(transaction: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'fullName', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(accounts.map((account) => [account.id, nameOf(account)]));
}

export function signInChange(session: SessionRow, account: Pick<AccountRow, 'fullName' | 'username'>): ChangeToRecord {
  return sessionChange(session, nameOf(account), 'begun');
}

function sessionChange(
  { id, accountId, userAgent, address }: Pick<SessionRow, 'id' | 'accountId' | 'userAgent' | 'address'>,
  entityName: string,
  what: 'begun' | 'ended',
): ChangeToRecord {
  const [before, after] = what === 'begun' ? [null, { userAgent, address }] : [{ userAgent, address }, null];
  return { entity: 'session', entityId: id, entityName, before, after, ownerId: accountId };
}

function nameOf({ fullName, username }: Pick<AccountRow, 'fullName' | 'username'>): string {
  return fullName || username;
}

/** Sessions that run: not ended, and with a refresh token that is still good. The latest first. */
export async function runningSessions(
  database: Database,
  accountId: number,
  now: string,
  currentId: number | null,
): Promise<Session[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => sessionOf(row, currentId));
}

/** The last times that an account was signed in to, whether they go on or not. */
export async function latestSignIns(
  database: Database,
  accountId: number,
  now: string,
  currentId: number | null,
): Promise<SignIn[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(recentSignIns)
    .execute();
  return rows.map((row) => ({ ...sessionOf(row, currentId), endedAt: row.endedAt ?? lapseOf(row, now) }));
}

/** A session that nobody prolonged has ended by itself. */
function lapseOf({ expiresAt }: SessionRow, now: string): string | null {
  return expiresAt <= now ? expiresAt : null;
}

function sessionOf({ id, userAgent, address, createdAt, lastUsedAt }: SessionRow, currentId: number | null): Session {
  return { id, userAgent, address, createdAt, lastUsedAt, isCurrent: id === currentId };
}
