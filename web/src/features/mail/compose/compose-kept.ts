import { storedAccount } from '../../../session/stored-session.ts';
import { readWriting, type Writing } from './compose-store.ts';

const prefix = 'mail-unsaved ';
const held = new Set<string>();

/** What the server does not have is kept on this device, whatever becomes of the tab. */
export function keepHere(writing: Writing): void {
  hold(writing.key);
  try {
    localStorage.setItem(nameOf(writing), JSON.stringify(writing));
  } catch {
    // There is no room: the tab still has it.
  }
}

export function forgetHere(writing: Writing): void {
  localStorage.removeItem(nameOf(writing));
}

/** What a tab that is gone has left behind. */
export async function findLeftBehind(): Promise<Writing | null> {
  const accountId = storedAccount()?.id ?? 0;
  const names = Object.keys(localStorage).filter((name) => name.startsWith(`${prefix}${String(accountId)} `));
  for (const name of names) {
    const writing = readWriting(localStorage.getItem(name));
    if (writing && (await isFree(writing.key))) return writing;
  }
  return null;
}

function nameOf({ accountId, key }: Writing): string {
  return `${prefix}${String(accountId)} ${key}`;
}

/** As long as this tab is there, no other takes it over. */
function hold(key: string): void {
  if (held.has(key)) return;
  held.add(key);
  void navigator.locks?.request(`mail-writing ${key}`, () => new Promise(() => undefined));
}

async function isFree(key: string): Promise<boolean> {
  if (held.has(key) || !navigator.locks) return false;
  return navigator.locks.request(`mail-writing ${key}`, { ifAvailable: true }, (lock) => lock !== null);
}
