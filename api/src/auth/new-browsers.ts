import { readUserAgent } from '@atrium/contract/user-agent';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { tellOwner } from './security-news.ts';

/** By so many an account knows its browsers: of one that it has not used for so long it is told again. */
export const signInsAsked = 1_000;

/** Tells the owner of a sign-in from a browser that the account was never entered with: to be asked before its session is opened. */
export async function tellOfNewBrowser(
  transaction: Transaction,
  context: Context,
  account: Pick<AccountRow, 'id' | 'email' | 'username'>,
): Promise<void> {
  const browser = browserOf(context.request.headers.get('user-agent') ?? '');
  const known = await findUserAgents(transaction, account.id);
  if (known.length === 0 || known.some((userAgent) => browserOf(userAgent) === browser)) return;
  const place = [browser, context.address].filter((part) => part !== '').join(', ');
  await tellOwner(transaction, context, account, 'new-browser', place);
}

/** What a person would call it: the next version of a browser is no other one. A program is known by the name that it gives itself. */
function browserOf(userAgent: string): string {
  const { browser, system } = readUserAgent(userAgent);
  const names = [browser, system].filter((name) => name !== null);
  return names.join(' · ') || (userAgent.split(/[\s/]/, 1)[0] ?? '').slice(0, 40);
}

async function findUserAgents(database: Database, accountId: number): Promise<string[]> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('sessions')
        .select('userAgent')
        .where('accountId', '=', accountId)
        .orderBy('id', 'desc')
        .limit(signInsAsked)
        .as('latest'),
    )
    .select('userAgent')
    .distinct()
    .execute();
  return rows.map(({ userAgent }) => userAgent);
}
