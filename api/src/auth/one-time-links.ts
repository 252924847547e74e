import type { Database, Transaction } from '../database/engine.ts';
import type { OneTimeLinkRow } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { hashToken, randomToken } from './random.ts';

type Purpose = OneTimeLinkRow['purpose'];

/** Makes a link's token for an account (or for the owner to be). Earlier links of the same purpose stop working. */
export async function addOneTimeLink(
  transaction: Transaction,
  accountId: number | null,
  purpose: Purpose,
  now: string,
  hoursToLive: number,
  email: string | null = null,
): Promise<string> {
  await transaction
    .deleteFrom('oneTimeLinks')
    .where('purpose', '=', purpose)
    .where('accountId', accountId === null ? 'is' : '=', accountId)
    .execute();
  const token = randomToken();
  const expiresAt = new Date(Date.parse(now) + hoursToLive * 3_600_000).toISOString();
  await transaction
    .insertInto('oneTimeLinks')
    .values({ hash: await hashToken(token), accountId, purpose, expiresAt, usedAt: null, email })
    .execute();
  return token;
}

/** Makes links worthless that were sent and not used. */
export async function forgetLinks(transaction: Transaction, accountId: number, purpose: Purpose): Promise<void> {
  await transaction
    .deleteFrom('oneTimeLinks')
    .where('purpose', '=', purpose)
    .where('accountId', '=', accountId)
    .execute();
}

/** Uses a link up and answers whose it was. A link works once, for its purpose, until it expires. */
export async function useOneTimeLink(
  transaction: Transaction,
  token: string,
  purpose: Purpose,
  now: string,
): Promise<OneTimeLinkRow> {
  const link = await requireOneTimeLink(transaction, token, purpose, now);
  await transaction.updateTable('oneTimeLinks').set({ usedAt: now }).where('hash', '=', link.hash).execute();
  return link;
}

/** Refuses a link that does not work, and leaves one that does as it is. */
export async function requireOneTimeLink(
  database: Database,
  token: string,
  purpose: Purpose,
  now: string,
): Promise<OneTimeLinkRow> {
  const link = await findOneTimeLink(database, token, purpose, now);
  if (!link)
    throw new Refusal(400, 'This link has been used or has expired. Ask for a new one.', {
      fields: [{ path: purpose === 'owner' ? 'ownerToken' : 'token', message: 'Used or expired.' }],
    });
  return link;
}

/** Whether a link works for this: some pages are led to by links of two kinds. */
export async function isLinkOf(database: Database, token: string, purpose: Purpose, now: string): Promise<boolean> {
  return (await findOneTimeLink(database, token, purpose, now)) !== undefined;
}

async function findOneTimeLink(
  database: Database,
  token: string,
  purpose: Purpose,
  now: string,
): Promise<OneTimeLinkRow | undefined> {
  return database
    .selectFrom('oneTimeLinks')
    .selectAll()
    .where('hash', '=', await hashToken(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}
