import { takeEarlyAnswer } from '../start/early-answers.ts';
import { type BrowserHome, startBrowserHome } from './browser-home.ts';
import { network } from './network.ts';
import { sendUpload } from './send-upload.ts';

type Home = 'server' | 'browser';

const storageKey = 'backend';

/** The home of a build without a server, such as the demo, is the browser. */
export const defaultHome: Home = import.meta.env.VITE_HOME === 'browser' ? 'browser' : 'server';

/** A build without a server has no other home to go to. */
export const canSwitchHome = defaultHome === 'server';

function isHome(value: unknown): value is Home {
  return value === 'server' || value === 'browser';
}

/** `?backend=browser` or `?backend=server` on any page switches this tab, and leaves the address. */
function takeFromAddress(): void {
  const address = new URL(location.href);
  const wanted = address.searchParams.get('backend');
  if (wanted === null) return;
  if (isHome(wanted)) sessionStorage.setItem(storageKey, wanted);
  address.searchParams.delete('backend');
  history.replaceState(history.state, '', address);
}

takeFromAddress();

const stored = sessionStorage.getItem(storageKey);

/** Which home answers this tab. It changes by loading the page anew, so it is the same for the page's whole life. */
export const home: Home = isHome(stored) ? stored : defaultHome;

export function switchHome(to: Home): void {
  sessionStorage.setItem(storageKey, to);
  location.assign(`${import.meta.env.BASE_URL}login`);
}

let running: Promise<BrowserHome> | undefined;

function browserHome(): Promise<BrowserHome> {
  running ??= startBrowserHome();
  return running;
}

/** A file that is sent, and who wants to know how much of it has gone. */
export interface Upload {
  file: Blob;
  onProgress: (share: number) => void;
}

/** Hands a request to the home of this tab. In a browser nothing travels, and there is nothing to tell of an upload. */
export async function send(request: Request, upload?: Upload): Promise<Response> {
  if (home === 'server' && upload) return sendUpload(request, upload.file, upload.onProgress);
  if (home === 'server') return takeEarlyAnswer(request.url) ?? network(request);
  const started = await browserHome();
  return started.fetch(request);
}

/** In the browser home whatever else runs on the page reaches the same back end, as it would a server: a console, a test, somebody's own script. */
function answerPage(): void {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).origin === location.origin ? send(request) : network(request);
  };
}

if (home === 'browser') answerPage();

/** Throws away what is kept in the browser home; it begins again with the sample data. */
export async function resetDemo(): Promise<void> {
  const started = await browserHome();
  await started.reset();
}
