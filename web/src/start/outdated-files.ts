import { reportConnection } from '../backend/connection.ts';
import { network } from '../backend/network.ts';

const storageKey = 'reloadedAt';
const pause = 30_000;

let isFileMissing = false;

/** Whether a file could not be loaded: a browser does not ask for it a second time before the page is loaded anew. */
export function needsReload(): boolean {
  return isFileMissing;
}

/**
 * After an update the files of the old build are gone: a page that asks for one is loaded anew, once. Where nobody answers
 * it stays as it is, with what was typed; that is why the failure is not thrown on, for the router would load it anew.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    isFileMissing = true;
    void reloadIfAnswered();
  });
}

async function reloadIfAnswered(): Promise<void> {
  if (!(await isAnswered())) return reportConnection(false);
  const reloadedAt = Number(sessionStorage.getItem(storageKey));
  if (Date.now() - reloadedAt <= pause) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  location.reload();
}

export async function isAnswered(): Promise<boolean> {
  try {
    const { ok } = await network(`${import.meta.env.BASE_URL}favicon.svg`, { cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
