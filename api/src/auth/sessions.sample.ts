import { recordPast } from '../changes/record.ts';
import type { Transaction } from '../database/engine.ts';
import type { AccountRow, SessionRow } from '../database/schema.ts';
import { nextIds } from '../database/sequences.ts';
import { countSignIns } from '../figures/sign-ins.ts';
import { signInChange } from './sessions.ts';

const days = 730;
/** Before that, one signed in each day. */
const busyDays = 200;
const longestSessionHours = 5;
/** All have lapsed an hour before their day is over. */
const latestMinute = 18 * 60;

const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const phone = 'Mozilla/5.0 (Linux; Android 16; Mobile) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1';
const browsers = [desktop, desktop, phone, desktop, phone, desktop, tablet, desktop, phone, desktop] as const;

/**
 * Sign-ins of the last months that nobody prolonged, recorded as others are, of whoever had joined by then: some more from month to month, few on
 * Sundays, the same at each loading.
 */
export async function loadSampleSessions(transaction: Transaction, now: string): Promise<void> {
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'fullName', 'username', 'createdAt'])
    .orderBy('id')
    .execute();
  const signIns = Array.from({ length: days }, (_, index) => signInsOf(days - index, accounts, now)).flat();
  const firstId = await nextIds(transaction, 'sessions', signIns.length);
  const opened = signIns.map(({ account, ...signIn }, index) => ({
    account,
    session: { ...signIn, id: firstId + index, accountId: account.id },
  }));
  const sessions = opened.map(({ session }) => session);
  await transaction.insertInto('sessions').values(sessions).execute();
  await countSignIns(transaction, sessions);
  await recordPast(
    transaction,
    opened.map(({ session, account }) => ({
      author: { caller: null, now: session.createdAt, requestId: `sample-sign-in-${session.id}` },
      change: signInChange(session, account),
    })),
  );
}

type Somebody = Pick<AccountRow, 'id' | 'fullName' | 'username' | 'createdAt'>;
type SignIn = Omit<SessionRow, 'id' | 'accountId'> & { account: Somebody };

/** In the order of the day, as they would have been recorded. */
function signInsOf(daysAgo: number, accounts: readonly Somebody[], now: string): SignIn[] {
  const midnight = Date.parse(now.slice(0, 10)) - daysAgo * 86_400_000;
  const members = accounts.filter(({ createdAt }) => Date.parse(createdAt) < midnight);
  const isSunday = new Date(midnight).getUTCDay() === 0;
  const isQuiet = isSunday || daysAgo > busyDays;
  const count = isQuiet ? 1 : 2 + ((daysAgo * 7) % 4) + Math.floor((busyDays - daysAgo) / 60);
  return Array.from({ length: count }, (_, index) => index)
    .flatMap((index): SignIn[] => {
      const account = members[(daysAgo * 3 + index * 5) % members.length];
      if (!account) return [];
      const begin = midnight + ((daysAgo * 37 + index * 211) % latestMinute) * 60_000;
      const end = new Date(begin + (1 + ((daysAgo + index) % longestSessionHours)) * 3_600_000).toISOString();
      return [
        {
          account,
          userAgent: browsers[(daysAgo + index * 3) % browsers.length] ?? desktop,
          address: `198.51.100.${1 + ((daysAgo + index) % 40)}`,
          createdAt: new Date(begin).toISOString(),
          lastUsedAt: end,
          expiresAt: end,
          endedAt: null,
        },
      ];
    })
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}
