import type { Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { countSignIns } from '../figures/sign-ins.ts';

const days = 200;
const longestSessionHours = 5;

const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const phone = 'Mozilla/5.0 (Linux; Android 16; Mobile) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1';
const browsers = [desktop, desktop, phone, desktop, phone, desktop, tablet, desktop, phone, desktop] as const;

/** Sign-ins of the last months that have ended since: some more from month to month, few on Sundays, the same at each loading. */
export async function loadSampleSessions(transaction: Transaction, now: string): Promise<void> {
  const accounts = await transaction.selectFrom('accounts').select('id').orderBy('id').execute();
  const signIns = Array.from({ length: days }, (_, index) => signInsOf(days - index, accounts, now)).flat();
  const firstId = await nextIds(transaction, 'sessions', signIns.length);
  const sessions = signIns.map((session, index) => ({ ...session, id: firstId + index }));
  await transaction.insertInto('sessions').values(sessions).execute();
  await countSignIns(transaction, sessions);
}

function signInsOf(daysAgo: number, accounts: readonly { id: number }[], now: string) {
  const midnight = Date.parse(now.slice(0, 10)) - daysAgo * 86_400_000;
  const isSunday = new Date(midnight).getUTCDay() === 0;
  const count = isSunday ? 1 : 2 + ((daysAgo * 7) % 4) + Math.floor((days - daysAgo) / 60);
  return Array.from({ length: count }, (_, index) => {
    const begin = midnight + ((daysAgo * 37 + index * 211) % 1_200) * 60_000;
    const end = new Date(begin + (1 + ((daysAgo + index) % longestSessionHours)) * 3_600_000).toISOString();
    return {
      accountId: accounts[(daysAgo * 3 + index * 5) % accounts.length]?.id ?? 0,
      userAgent: browsers[(daysAgo + index * 3) % browsers.length] ?? desktop,
      address: `198.51.100.${1 + ((daysAgo + index) % 40)}`,
      createdAt: new Date(begin).toISOString(),
      lastUsedAt: end,
      expiresAt: end,
      endedAt: end,
    };
  });
}
