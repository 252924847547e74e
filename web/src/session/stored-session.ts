import type { Account, SignedIn } from '@atrium/contract/accounts';
import { defaultHome, home } from '../backend/home.ts';

/** The accounts of the two homes are different people: only one of them may use the plain names. */
const prefix = home === defaultHome ? '' : `${home}:`;
const keys = {
  accessToken: `${prefix}accessToken`,
  refreshToken: `${prefix}refreshToken`,
  userData: `${prefix}userData`,
  renewalKey: `${prefix}renewalKey`,
  tokenTime: `${prefix}tokenTime`,
  useTime: `${prefix}useTime`,
  sessionEnded: `${prefix}sessionEnded`,
} as const;

type Listener = () => void;
const listeners = new Set<Listener>();

function isAccount(value: unknown): value is Account {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'ability' in value && Array.isArray(value.ability)
  );
}

function parseAccount(text: string | null): Account | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isAccount(value) ? value : null;
  } catch {
    return null;
  }
}

let lastText: string | null = null;
let lastAccount: Account | null = null;

let isShown = false;

/** The page shows what its account may see. Should their session end, it stays, covered, until they sign in again. */
export function noteShown(): void {
  isShown = true;
}

/** Whether the last session here ended by itself, or was ended: nobody signed out. */
export function hasSessionEnded(): boolean {
  return localStorage.getItem(keys.sessionEnded) !== null;
}

/** Whether this page waits for its account to sign in again. */
export function isWaitingForSignIn(): boolean {
  return isShown && lastAccount !== null && storedAccessToken() === null && hasSessionEnded();
}

/** Signed in is who has both account data and an access token; a page that waits still is its account's. */
export function storedAccount(): Account | null {
  if (storedAccessToken() === null) return isWaitingForSignIn() ? lastAccount : null;
  const text = localStorage.getItem(keys.userData);
  if (text !== lastText) {
    lastText = text;
    lastAccount = parseAccount(text);
  }
  return lastAccount;
}

export function storedAccessToken(): string | null {
  return localStorage.getItem(keys.accessToken);
}

export function storedRefreshToken(): string | null {
  return localStorage.getItem(keys.refreshToken);
}

/** When the tokens were stored, by the clock of this machine; null for those that something else has stored. */
export function storedTokenTime(): number | null {
  return storedTime(keys.tokenTime);
}

/** When somebody did something in a tab of this browser. */
export function storedUseTime(): number | null {
  return storedTime(keys.useTime);
}

export function storeUseTime(time: number): void {
  localStorage.setItem(keys.useTime, String(time));
}

function storedTime(key: string): number | null {
  const text = localStorage.getItem(key);
  return text === null ? null : Number(text);
}

/** Tells one renewal of the session from another; kept until it is answered, so that it can be asked for once more. */
export function storedRenewalKey(): string {
  const stored = localStorage.getItem(keys.renewalKey);
  if (stored !== null) return stored;
  const key = crypto.randomUUID();
  localStorage.setItem(keys.renewalKey, key);
  return key;
}

export function storeSession({ userData, accessToken, refreshToken }: SignedIn): void {
  localStorage.setItem(keys.userData, JSON.stringify(userData));
  localStorage.setItem(keys.refreshToken, refreshToken);
  localStorage.setItem(keys.tokenTime, String(Date.now()));
  localStorage.setItem(keys.accessToken, accessToken);
  localStorage.removeItem(keys.renewalKey);
  localStorage.removeItem(keys.sessionEnded);
  tell();
}

/** The same account, told anew. */
export function storeAccount(account: Account): void {
  localStorage.setItem(keys.userData, JSON.stringify(account));
  tell();
}

/** The session is over, though nobody signed out. */
export function endSession(): void {
  localStorage.setItem(keys.sessionEnded, 'yes');
  for (const key of Object.values(keys)) if (key !== keys.sessionEnded) localStorage.removeItem(key);
  tell();
}

export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  tell();
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

const watched: readonly (string | null)[] = [keys.userData, keys.accessToken, keys.sessionEnded, null];

addEventListener('storage', (event) => {
  if (event.storageArea === localStorage && watched.includes(event.key)) tell();
});
