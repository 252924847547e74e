import { demoAccounts } from '@atrium/api/features/configuration/demo-accounts';
import type { Account, SignedIn } from '@atrium/contract/accounts';
import type { BrowserContextOptions } from '@playwright/test';

export interface Person {
  readonly id: number;
  readonly accessToken: string;
  /** What the browser of somebody has kept who has signed in before. */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

export async function signIn(address: string): Promise<Person> {
  const [{ email, password }] = demoAccounts;
  const { userData, ...tokens }: SignedIn = await post(`${address}/jwt/login`, { email, password });
  return personOf(address, userData, tokens);
}

/** Somebody else, with an account of their own. */
export async function register(address: string, username: string): Promise<Person> {
  const input = { username, email: `${username}@bench.test`, password: 'good for a bench alone' };
  const { user, ...tokens }: Omit<SignedIn, 'userData'> & { user: Account } = await post(
    `${address}/jwt/register`,
    input,
  );
  return personOf(address, user, tokens);
}

/** What the answer is in JSON. Fails unless it is a success. */
export async function post<Answer>(url: string, body: object, accessToken = 'anonymous'): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function personOf(origin: string, userData: Account, tokens: Omit<SignedIn, 'userData'>): Person {
  const kept = { ...tokens, userData: JSON.stringify(userData) };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return {
    id: userData.id,
    accessToken: tokens.accessToken,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
}
