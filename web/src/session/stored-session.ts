import type { Account, SignedIn } from '@atrium/contract/accounts';
import { defaultHome, home } from '../backend/home.ts';

/** The accounts of the two homes are different people: only one of them may use the plain names. */
const prefix = home === defaultHome ? '' : `${home}:`;
const keys = {
  accessToken: `${prefix}accessToken`,
  refreshToken: `${prefix}refreshToken`,
  userData: `${prefix}userData`,
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

/** Signed in is who has both account data and an access token. */
export function storedAccount(): Account | null {
  if (storedAccessToken() === null) return null;
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

export function storeSession({ userData, accessToken, refreshToken }: SignedIn): void {
  localStorage.setItem(keys.userData, JSON.stringify(userData));
  localStorage.setItem(keys.refreshToken, refreshToken);
  localStorage.setItem(keys.accessToken, accessToken);
  tell();
}

/** The same account, told anew. */
export function storeAccount(account: Account): void {
  localStorage.setItem(keys.userData, JSON.stringify(account));
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

const watched: readonly (string | null)[] = [keys.userData, keys.accessToken, null];

addEventListener('storage', (event) => {
  if (event.storageArea === localStorage && watched.includes(event.key)) tell();
});
