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
 * After an update the files of the old build are gone: a page that asks for one is loaded anew, once. Where nobody answers, or a file was only
 * lost on its way, it stays as it is, with what was typed; that is why the failure is not thrown on, for the router would load it anew.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    isFileMissing = true;
    void reloadIfOutdated();
  });
}

async function reloadIfOutdated(): Promise<void> {
  const page = await answerFor('');
  if (page === null) return reportConnection(false);
  if (!startsWithTheseFiles(page)) reloadOnce();
}

/** Where a whole page is missing for want of a file there is nothing to lose. */
export async function reloadWhenAnswered(): Promise<void> {
  if (await isAnswered()) reloadOnce();
}

function reloadOnce(): void {
  const reloadedAt = Number(sessionStorage.getItem(storageKey));
  if (Date.now() - reloadedAt <= pause) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  location.reload();
}

/** Each file's name changes with what is in it, and with the names of those that it loads. What an extension of the browser added is not ours. */
function startsWithTheseFiles(page: string): boolean {
  const files = [...document.scripts].map((script) => script.getAttribute('src') ?? '');
  return files.filter((file) => file.startsWith(import.meta.env.BASE_URL)).every((file) => page.includes(file));
}

export async function isAnswered(): Promise<boolean> {
  return (await answerFor('favicon.svg')) !== null;
}

async function answerFor(path: string): Promise<string | null> {
  try {
    const answer = await network(`${import.meta.env.BASE_URL}${path}`, { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
